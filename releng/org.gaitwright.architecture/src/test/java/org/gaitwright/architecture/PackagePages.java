// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What packages of the code lack: a page where readers need one, and a size that can be read. */
final class PackagePages {
    /** An internal package with more files than this has a page. */
    static final int MAX_WITHOUT_PAGE = 8;
    /** A package with more files than this holds several ideas, and its prefixes are packages. */
    static final int MAX_FILES = 30;

    private static final String PAGE = "package-info.java";

    private PackagePages() {}

    /**
     * A package of one folder.
     *
     * @param name with dots
     * @param files names of its Java files, the page included
     * @param page text of its page; empty if it has none
     * @param exported whether other bundles see it
     */
    record Room(String name, List<String> files, String page, boolean exported) {
        /** What is wrong with it, one line each. */
        List<String> faults() {
            List<String> wrong = new ArrayList<>();
            long classes = files.stream().filter(f -> !f.equals(PAGE)).count();
            boolean needsPage = exported || classes > MAX_WITHOUT_PAGE;
            if (needsPage && !page.contains("/**")) {
                wrong.add(name + " has " + classes + (exported ? " files for other bundles" : " files") + " and no "
                        + PAGE + "; say what it is for, who calls whom, its lifecycle and threads");
            }
            if (exported && !(page.contains("Threads:") && page.contains("<pre>"))) {
                wrong.add(name + ": its page lacks threads or an example; other bundles need both");
            }
            if (files.size() > MAX_FILES) {
                wrong.add(name + " has " + files.size() + " files; expected " + MAX_FILES + " at most: split it");
            }
            return wrong;
        }
    }

    /** Main code of all bundles. */
    static List<Room> ofBundles(Path root) throws IOException {
        List<Room> rooms = new ArrayList<>();
        for (BundleManifest b : BundleManifest.in(root.resolve("bundles"))) {
            Set<String> exported =
                    b.exports().stream().map(BundleManifest.Clause::name).collect(Collectors.toSet());
            rooms.addAll(rooms(root.resolve("bundles").resolve(b.name()).resolve("src/main/java"), exported));
        }
        return rooms;
    }

    /** Tests of bundles and of the build. */
    static List<Room> ofTests(Path root) throws IOException {
        List<Room> rooms = new ArrayList<>();
        for (String parent : List.of("bundles", "releng")) {
            for (Path bundle : folders(root.resolve(parent))) {
                rooms.addAll(rooms(bundle.resolve("src/test/java"), Set.of()));
            }
        }
        return rooms;
    }

    private static List<Room> rooms(Path source, Set<String> exported) throws IOException {
        List<Room> rooms = new ArrayList<>();
        if (!Files.isDirectory(source)) {
            return rooms;
        }
        try (Stream<Path> all = Files.walk(source)) {
            for (Path folder : all.filter(Files::isDirectory).sorted().toList()) {
                List<String> files = javaFiles(folder);
                if (!files.isEmpty()) {
                    String name = source.relativize(folder).toString().replaceAll("[/\\\\]", ".");
                    Path page = folder.resolve(PAGE);
                    String text = Files.exists(page) ? Files.readString(page) : "";
                    rooms.add(new Room(name, files, text, exported.contains(name)));
                }
            }
        }
        return rooms;
    }

    private static List<Path> folders(Path parent) throws IOException {
        try (Stream<Path> all = Files.list(parent)) {
            return all.filter(Files::isDirectory).sorted().toList();
        }
    }

    private static List<String> javaFiles(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(f -> f.getFileName().toString())
                    .filter(f -> f.endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }
}
