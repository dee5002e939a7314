// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Pages of the repository (Markdown): where their links lead, and whether the classes exist that they name. */
final class Pages {
    private static final Pattern LINK = Pattern.compile("\\[[^\\]]*\\]\\(([^)\\s]+)(?: \"[^\"]*\")?\\)");
    private static final Pattern CODE = Pattern.compile("`[^`\\n]*`");
    private static final Pattern FENCE = Pattern.compile("(?ms)^ *(```+).*?^ *\\1 *$");
    private static final Pattern HEADING = Pattern.compile("(?m)^#{1,6} +(.*?) *#*$");
    /** Such as {@code RunSession}, {@code RunEdit.Tune} or {@code Run.advance()}. */
    private static final Pattern CLASS = Pattern.compile("`([A-Z][a-z0-9]\\w*)(?:\\.[A-Za-z]\\w*)*(?:\\([^`]*\\))?`");

    private static final List<String> FOLDERS = List.of("docs", "examples", "releng");
    private static final Pattern SKIPPED = Pattern.compile(".*/(?:target|build|bin|node_modules)/.*");

    private Pages() {}

    /** All pages but those of the help, whose links have another form and a test of their own. */
    static List<Path> all(Path root) throws IOException {
        List<Path> pages = new ArrayList<>();
        try (Stream<Path> top = Files.list(root)) {
            top.filter(f -> f.toString().endsWith(".md")).forEach(pages::add);
        }
        for (String folder : FOLDERS) {
            try (Stream<Path> files = Files.walk(root.resolve(folder))) {
                files.filter(f -> f.toString().endsWith(".md"))
                        .filter(f -> !SKIPPED.matcher("/" + relative(root, f)).matches())
                        .forEach(pages::add);
            }
        }
        return pages;
    }

    /** Links of a page to files and headings that do not exist, one line each. */
    static List<String> deadLinks(Path root, Path page) throws IOException {
        List<String> dead = new ArrayList<>();
        Matcher link = LINK.matcher(withoutCode(Files.readString(page)));
        while (link.find()) {
            String target = link.group(1);
            if (!target.matches("[a-z]+:.*") && !leadsSomewhere(page, target)) {
                dead.add(relative(root, page) + ": " + target);
            }
        }
        return dead;
    }

    private static boolean leadsSomewhere(Path page, String target) throws IOException {
        int hash = target.indexOf('#');
        String name = hash < 0 ? target : target.substring(0, hash);
        Path file = name.isEmpty() ? page : page.resolveSibling(name).normalize();
        if (!Files.exists(file)) {
            return false;
        }
        return hash < 0 || anchors(Files.readString(file)).contains(target.substring(hash + 1));
    }

    /** Anchors of the headings of a page, as GitHub makes them. */
    static Set<String> anchors(String text) {
        Set<String> anchors = new HashSet<>();
        Map<String, Integer> seen = new HashMap<>();
        Matcher heading = HEADING.matcher(FENCE.matcher(text).replaceAll(""));
        while (heading.find()) {
            String words =
                    LINK.matcher(heading.group(1)).replaceAll(m -> m.group().replaceAll("^\\[|\\].*$", ""));
            String slug = words.toLowerCase(Locale.ROOT)
                    .replaceAll("[^\\p{L}\\p{N} _-]", "")
                    .replace(' ', '-');
            int before = seen.merge(slug, 1, Integer::sum) - 1;
            anchors.add(before == 0 ? slug : slug + "-" + before);
        }
        return anchors;
    }

    /** Classes that a text names in code type and that no file of the repository declares. */
    static List<String> unknownClasses(String text, Set<String> known) {
        List<String> unknown = new ArrayList<>();
        Matcher m = CLASS.matcher(FENCE.matcher(text).replaceAll(""));
        while (m.find()) {
            if (!known.contains(m.group(1))) {
                unknown.add(m.group());
            }
        }
        return unknown;
    }

    /** Simple names of all Java files. */
    static Set<String> classes(Path root) throws IOException {
        Set<String> names = new HashSet<>();
        for (String folder : List.of("bundles", "releng", "examples")) {
            try (Stream<Path> files = Files.walk(root.resolve(folder))) {
                files.map(f -> f.getFileName().toString())
                        .filter(f -> f.endsWith(".java"))
                        .forEach(f -> names.add(f.substring(0, f.length() - ".java".length())));
            }
        }
        return names;
    }

    private static String withoutCode(String text) {
        return CODE.matcher(FENCE.matcher(text).replaceAll("")).replaceAll("");
    }

    private static String relative(Path root, Path file) {
        return root.relativize(file).toString().replace('\\', '/');
    }
}
