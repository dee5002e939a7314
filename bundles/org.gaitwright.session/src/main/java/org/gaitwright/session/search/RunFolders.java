// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.search;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.gaitwright.io.optimization.RunFolder;

/** Where runs of searches are, and where a new one may go. */
public final class RunFolders {
    /** As deep as a project may sort its runs: {@code runs/humanoid/stairs/first}. */
    private static final int DEEPEST = 4;

    /** Where tools put much that is no run. */
    private static final Set<String> NOT_LOOKED_INTO = Set.of("target", "bin", "build", "node_modules");

    private RunFolders() {}

    /** A name that any file system takes for what a recipe is called. */
    public static String nameOf(String recipe) {
        String word = recipe.replaceAll("[^\\p{L}\\p{N}._-]+", "-").replaceAll("^[.-]+|-+$", "");
        return word.isEmpty() ? "run" : word;
    }

    /** The first of NAME, NAME-2, … that is not there yet, nor taken otherwise. */
    public static Path free(Path runs, String name, Predicate<Path> taken) {
        Path folder = runs.resolve(name);
        for (int i = 2; Files.exists(folder) || taken.test(folder); i++) {
            folder = runs.resolve(name + "-" + i);
        }
        return folder;
    }

    /** All below a folder, but none within another. */
    public static List<Path> find(Path top) {
        List<Path> found = new ArrayList<>();
        find(top, 0, found);
        return found;
    }

    private static void find(Path folder, int depth, List<Path> found) {
        String name = String.valueOf(folder.getFileName());
        if (depth > DEEPEST || name.startsWith(".") || NOT_LOOKED_INTO.contains(name)) {
            return;
        }
        if (RunFolder.is(folder)) {
            found.add(folder);
            return;
        }
        try (DirectoryStream<Path> inner = Files.newDirectoryStream(folder, RunFolders::isOwn)) {
            inner.forEach(f -> find(f, depth + 1, found));
        } catch (IOException | DirectoryIteratorException e) {
            // a folder that is just being deleted has no runs
            return;
        }
    }

    /** Whether it is a folder and no link to one, which may lead back. */
    private static boolean isOwn(Path path) {
        return Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS);
    }
}
