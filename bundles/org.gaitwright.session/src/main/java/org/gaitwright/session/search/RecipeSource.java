// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.search;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.gaitwright.core.optimization.Recipe;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.core.optimization.RecipeProvider;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Nearest;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.registry.UnknownContribution;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.RecipeFile;
import org.gaitwright.io.ShippedRecipe;

/** A recipe to begin a search with: a file, or one that a bundle ships. */
public final class RecipeSource {
    private final Registry registry;
    private final Path file;
    /** Null if it is a file. */
    private final RecipeProvider shipped;

    private RecipeSource(Registry registry, Path file, RecipeProvider shipped) {
        this.registry = registry;
        this.file = file;
        this.shipped = shipped;
    }

    /** What a recipe file says, with everything in it found; copies of a shipped recipe go when it is closed. */
    record Planned(RecipeFile file, FileRegistry files, RecipePlan plan, Closeable copies) implements Closeable {
        @Override
        public void close() throws IOException {
            copies.close();
        }
    }

    /** The recipe in a file. */
    public static RecipeSource file(Path file, Registry registry) {
        return new RecipeSource(registry, file, null);
    }

    /**
     * The recipe in the file of that name, or else the shipped one with that id.
     *
     * @throws InvalidInput if there is neither, with what was probably meant
     */
    public static RecipeSource of(Path word, Registry registry) {
        String id = word.toString();
        if (Files.exists(word) && !Files.isDirectory(word)) {
            return file(word, registry);
        }
        List<String> ids = registry.all(RecipeProvider.class).stream()
                .map(Contribution::id)
                .toList();
        if (FileWord.isPath(id) || Files.isDirectory(word) && !ids.contains(id)) {
            suggest(word, ids);
            return file(word, registry);
        }
        try {
            return new RecipeSource(registry, word, registry.get(RecipeProvider.class, id));
        } catch (UnknownContribution e) {
            throw new InvalidInput(e.getMessage() + "; or give the path of a YAML file", e);
        }
    }

    /** The file of a shipped recipe is named as its id is. */
    private static void suggest(Path word, List<String> ids) {
        if (!Files.exists(word)) {
            Nearest.to(FileWord.stem(word.toString()), ids).ifPresent(near -> {
                throw new InvalidInput("recipe " + word + " does not exist; give the path of a YAML file, or '" + near
                        + "' for the shipped recipe of that name");
            });
        }
    }

    /** The text of the recipe, as the folder of a run keeps it. */
    public String text() {
        return shipped == null ? RecipeFile.read(file).text() : registry.guard(shipped, RecipeProvider::text);
    }

    Registry registry() {
        return registry;
    }

    /** Reads the recipe and looks everything in it up; refuses what is wrong with file and line. */
    @SuppressWarnings("resource") // copies are closed with what is returned
    Planned plan(OptionalLong seed) throws IOException {
        if (shipped == null) {
            Path folder = file.toAbsolutePath().normalize().getParent();
            return plan(file, FileRegistry.of(registry, folder).frozen(), seed, () -> {});
        }
        ShippedRecipe copies = ShippedRecipe.of(shipped, registry);
        try {
            return plan(copies.path(), copies.files(), seed, copies);
        } catch (RuntimeException e) {
            copies.close();
            throw e instanceof InvalidInput refused ? copies.refusal(refused) : e;
        }
    }

    private static Planned plan(Path path, FileRegistry files, OptionalLong seed, Closeable copies) {
        RecipeFile read = RecipeFile.read(path, files);
        Recipe recipe = read.recipe();
        RecipePlan plan =
                read.plan(files, recipe.seeded(seed.orElse(recipe.search().seed())));
        return new Planned(read, files, plan, copies);
    }
}
