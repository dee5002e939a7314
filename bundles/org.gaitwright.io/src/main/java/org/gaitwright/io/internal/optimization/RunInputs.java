// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.optimization;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.gaitwright.core.registry.InvalidInput;

/**
 * The files that a run needs, by their paths below the folder that all of them share: in that order they find each other
 * wherever they are copied to.
 *
 * @param recipe path of the recipe among them
 * @param files what stands in each
 */
public record RunInputs(Path recipe, Map<Path, byte[]> files) {
    /** Larger ones are taken for a mistake. */
    private static final long MAX_BYTES = 256L << 20;

    /**
     * Gathers files.
     *
     * @param texts by their absolute paths
     * @param others absolute paths of files that are no texts
     */
    public static RunInputs gather(Path recipe, Map<Path, String> texts, Iterable<Path> others) throws IOException {
        Map<Path, byte[]> all = new TreeMap<>();
        texts.forEach((path, text) -> all.put(path, text.getBytes(StandardCharsets.UTF_8)));
        long bytes = 0;
        for (Path other : others) {
            if (Files.isRegularFile(other)) {
                bytes += Files.size(other);
                if (bytes > MAX_BYTES) {
                    throw new InvalidInput("the run needs files of more than " + MAX_BYTES
                            + " bytes in total, the limit for copies; make them smaller: the last one is " + other);
                }
                all.put(other, Files.readAllBytes(other));
            }
        }
        Path root = recipe.getParent();
        for (Path p : all.keySet()) {
            while (root != null && !p.startsWith(root)) {
                root = root.getParent();
            }
        }
        if (root == null) {
            throw new InvalidInput("the files that the recipe needs are on several drives; put them on one");
        }
        Map<Path, byte[]> below = new TreeMap<>();
        Path shared = root;
        all.forEach((path, content) -> below.put(shared.relativize(path), content));
        return new RunInputs(shared.relativize(recipe), below);
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @param recipe its path, with that of the folder before it
     */
    public static RunInputs read(Path folder, Path recipe) throws IOException {
        Map<Path, byte[]> files = new TreeMap<>();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path p : all.filter(Files::isRegularFile).toList()) {
                    files.put(folder.relativize(p), Files.readAllBytes(p));
                }
            }
        }
        Path own = folder.getFileName().relativize(recipe);
        if (!files.containsKey(own)) {
            throw new InvalidInput(folder.resolve(own) + " is missing; restore it, or start again in another folder");
        }
        return new RunInputs(own, files);
    }

    /** Copies all of them. */
    public void write(Path folder) throws IOException {
        for (Map.Entry<Path, byte[]> e : files.entrySet()) {
            Path to = folder.resolve(e.getKey().toString());
            try {
                Files.createDirectories(to.getParent());
                Files.write(to, e.getValue());
            } catch (IOException failure) {
                throw new IOException("can't write " + to + ": " + failure.getMessage(), failure);
            }
        }
    }
}
