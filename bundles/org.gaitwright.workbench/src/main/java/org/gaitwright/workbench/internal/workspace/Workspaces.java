// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.workspace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The folders of projects that people have chosen, the one in use first; kept in a file beside the plug-ins.
 *
 * @param home where the studio keeps what is its own
 * @param user the user's own folder
 */
record Workspaces(Path home, Path user) {
    private static final String METADATA = ".metadata";
    private static final int LENGTH = 8;
    private static final String NAME = "Gaitwright";

    /** The one in use; empty if nobody has chosen, or if it is not there, such as on a disk that is not plugged in. */
    Optional<Path> chosen() throws IOException {
        return known().stream().findFirst().filter(Files::isDirectory);
    }

    /** What is offered, the best first; never empty. */
    List<Path> offered() throws IOException {
        Set<Path> all = new LinkedHashSet<>(known());
        Path hidden = home.resolve("workspace");
        if (Files.isDirectory(hidden.resolve(METADATA))) {
            // where projects were before anybody was asked
            all.add(hidden);
        }
        all.add(visible());
        return List.copyOf(all);
    }

    /** Why no projects can be in a folder that was entered; empty if they can. */
    static String refusal(String folder) {
        try {
            Path path = Path.of(folder);
            if (!path.isAbsolute()) {
                return "Enter the whole path of a folder, such as " + Path.of(System.getProperty("user.home"), NAME)
                        + ".";
            }
            return Files.exists(path) && !Files.isDirectory(path) ? path + " is a file; choose a folder." : "";
        } catch (InvalidPathException e) {
            return "No folder can have this name; choose another one.";
        }
    }

    /** A folder that people see; another one where that is something else, such as a checkout of the sources. */
    private Path visible() throws IOException {
        Path plain = user.resolve(NAME);
        return free(plain) ? plain : user.resolve("Gaitwright Projects");
    }

    private static boolean free(Path folder) throws IOException {
        if (!Files.exists(folder) || Files.isDirectory(folder.resolve(METADATA))) {
            return true;
        }
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.findAny().isEmpty();
        }
    }

    private List<Path> known() throws IOException {
        return Files.exists(file())
                ? Files.readAllLines(file()).stream()
                        .filter(l -> !l.isBlank())
                        .map(Path::of)
                        .toList()
                : List.of();
    }

    /** From now on, this one is in use. */
    void use(Path folder) throws IOException {
        List<Path> all = new ArrayList<>(known());
        all.remove(folder);
        all.add(0, folder);
        Files.createDirectories(home);
        Files.write(file(), all.stream().limit(LENGTH).map(Path::toString).toList());
    }

    private Path file() {
        return home.resolve("workspaces");
    }
}
