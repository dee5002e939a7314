// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.search;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.gaitwright.io.optimization.RunFolder;

/** Where runs of searches are, and where a new one may go. */
public final class RunFolders {
    /** As deep as a project may sort its runs: {@code runs/humanoid/stairs/first}. */
    private static final int DEEPEST = 5;

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
        try {
            Files.walkFileTree(top, EnumSet.noneOf(FileVisitOption.class), DEEPEST, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes a) {
                    String name = String.valueOf(folder.getFileName());
                    if (name.startsWith(".") || NOT_LOOKED_INTO.contains(name)) {
                        return FileVisitResult.SKIP_SUBTREE;
                    }
                    if (RunFolder.is(folder)) {
                        found.add(folder);
                        return FileVisitResult.SKIP_SUBTREE;
                    }
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException e) {
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult postVisitDirectory(Path folder, IOException e) {
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            // a project that is just being deleted has no runs
            return List.of();
        }
        return found;
    }
}
