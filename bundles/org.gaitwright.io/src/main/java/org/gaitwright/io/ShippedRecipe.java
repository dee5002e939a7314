// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.gaitwright.core.optimization.RecipeProvider;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.internal.files.FileContent;

/**
 * An optimisation recipe of a bundle as a file, so that a {@link org.gaitwright.io.optimization.RunFolder} can begin with it. Files of the bundle that it names are
 * copied beside it before they are first read. All of them go when it is closed: a run has its own copies by then.
 */
public final class ShippedRecipe implements Closeable {
    private final RecipeProvider recipe;
    private final Registry installed;
    private final Path folder;
    private final Path file;

    private ShippedRecipe(RecipeProvider recipe, Registry installed, Path folder) {
        this.recipe = recipe;
        this.installed = installed;
        this.folder = folder;
        String path = installed.guard(recipe, RecipeProvider::path);
        file = folder.resolve(path).normalize();
        if (!file.startsWith(folder) || file.equals(folder)) {
            throw new InvalidInput("shipped recipe '" + recipe.id() + "' has the path '" + path
                    + "'; expected that of a file, such as recipes/walk.yaml; report this to its author");
        }
    }

    /**
     * Puts a recipe into a folder for a while.
     *
     * @throws IOException if there is no place for it
     */
    public static ShippedRecipe of(RecipeProvider recipe, Registry installed) throws IOException {
        String text = installed.guard(recipe, RecipeProvider::text);
        Path folder = Files.createTempDirectory("gaitwright-recipe-").toAbsolutePath();
        boolean done = false;
        try {
            ShippedRecipe shipped = new ShippedRecipe(recipe, installed, folder);
            Files.createDirectories(shipped.file.getParent());
            Files.writeString(shipped.file, text);
            done = true;
            return shipped;
        } finally {
            if (!done) {
                delete(folder);
            }
        }
    }

    public Path path() {
        return file;
    }

    /** What is installed, and the files of the bundle; frozen. */
    public FileRegistry files() {
        FileContent bundle = new FileContent() {
            @Override
            public Optional<String> text(Path asked) {
                return Optional.empty();
            }

            @Override
            public void prepare(Path asked) {
                copy(asked);
            }
        };
        return FileRegistry.reading(installed, file.getParent(), bundle).frozen();
    }

    /** What was refused of it, with its files named as in the bundle. */
    public InvalidInput refusal(InvalidInput refused) {
        String words = refused.getMessage().replace(folder + File.separator, "");
        return new InvalidInput("shipped recipe '" + recipe.id() + "': " + words, refused);
    }

    /** Copies a file of the bundle to its place, if it is not there yet. */
    private void copy(Path asked) {
        if (!asked.startsWith(folder)) {
            throw new InvalidInput(asked + " is not a file of its bundle; expected one in the folder of its resources,"
                    + " with a path relative to the file that names it");
        }
        if (!Files.exists(asked)) {
            String path = folder.relativize(asked).toString().replace('\\', '/');
            installed.guard(recipe, r -> {
                try (InputStream in = r.open(path)) {
                    return in != null && copied(in, asked);
                }
            });
        }
    }

    private static boolean copied(InputStream in, Path to) {
        try {
            Files.createDirectories(to.getParent());
            Files.copy(in, to);
            return true;
        } catch (IOException e) {
            throw new InvalidInput("can't write " + to + ": " + e.getMessage() + "; check the disk", e);
        }
    }

    @Override
    public void close() {
        delete(folder);
    }

    @SuppressWarnings("unused") // what can't be removed stays among temporary files, and no run fails for that
    private static void delete(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path p : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(p);
            }
        } catch (IOException e) {
            return;
        }
    }
}
