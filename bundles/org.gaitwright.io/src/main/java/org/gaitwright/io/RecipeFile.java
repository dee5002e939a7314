// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.gaitwright.core.optimization.Recipe;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.EntryPath;
import org.gaitwright.core.scene.RefusedEntry;
import org.gaitwright.io.internal.files.FileContent;
import org.gaitwright.io.internal.optimization.RecipeDocument;
import org.gaitwright.io.internal.yaml.YamlValue;

/**
 * An optimisation recipe as a YAML file.
 *
 * @param path of the file
 * @param text of the file
 * @param recipe what stands in it
 */
public record RecipeFile(Path path, String text, Recipe recipe) {
    private static final String SCENE = "scene";

    /**
     * Reads a recipe. Files that it names relative to itself are found from anywhere.
     *
     * @throws InvalidInput with file, line, what was got and what was expected
     */
    public static RecipeFile read(Path file) {
        return read(file, FileContent.OF_DISK);
    }

    /** Reads a recipe and its scene as they are in a registry of files; a frozen one remembers them. */
    public static RecipeFile read(Path file, FileRegistry files) {
        return read(file, files.content());
    }

    private static RecipeFile read(Path file, FileContent content) {
        return parse(content.yaml(file.toAbsolutePath().normalize(), file.toString(), "recipe"), file, content);
    }

    /**
     * Reads a recipe from text that stands in a file, or will.
     *
     * @param unsaved text of other files, by their absolute path, if it differs from what is on disk
     */
    public static RecipeFile parse(String text, Path file, Function<Path, Optional<String>> unsaved) {
        return parse(text, file, (FileContent) unsaved::apply);
    }

    private static RecipeFile parse(String text, Path file, FileContent content) {
        return new RecipeFile(file, text, RecipeDocument.read(YamlValue.parse(text, file.toString()), file, content));
    }

    /** The scene file that it names; empty if the scene stands in the recipe itself. */
    public static Optional<Path> sceneFile(String text, Path file) {
        return YamlValue.parse(text, file.toString())
                .entry(SCENE)
                .filter(s -> !s.isMap())
                .map(s -> FileWord.path(s.text(), folder(file)));
    }

    /**
     * Looks everything in it up.
     *
     * @param files what is installed and what is in files
     * @throws InvalidInput with file and line, for what does not exist or does not fit
     */
    public RecipePlan plan(FileRegistry files) {
        return plan(files, recipe);
    }

    /** The same of a recipe that differs from the file in what options said. */
    public RecipePlan plan(FileRegistry files, Recipe changed) {
        Registry here = files.in(folder(path));
        // terrains read their pictures themselves, and no other reader knows of them
        pictures(changed).forEach(files.content()::prepare);
        try {
            return new RecipePlan(changed, here);
        } catch (RefusedEntry e) {
            throw located(e, files);
        }
    }

    /** The plan that was made of the same recipe, with the same seed, where its files were somewhere else. */
    public RecipePlan moved(RecipePlan made, FileRegistry files) {
        pictures(recipe).forEach(files.content()::prepare);
        return made.moved(recipe.seeded(made.recipe().search().seed()), files.in(folder(path)));
    }

    private static List<Path> pictures(Recipe recipe) {
        return Stream.concat(
                        Stream.of(recipe.scene().terrain()),
                        recipe.rollouts().stream().flatMap(r -> r.terrain().stream()))
                .flatMap(ground -> FileWord.picture(ground).stream())
                .toList();
    }

    /** A refusal with its line, in this file or in that of the scene. */
    private InvalidInput located(RefusedEntry refused, FileRegistry files) {
        EntryPath at = refused.path();
        Path other = at.isWithin(EntryPath.of(SCENE)) && at.steps().size() > 1
                ? sceneFile(text, path).orElse(null)
                : null;
        if (other == null) {
            return YamlValue.parse(text, path.toString()).nearest(at).refuse(refused.getMessage());
        }
        String words = files.content().yaml(other, other.toString(), "scene file");
        return YamlValue.parse(words, other.toString()).nearest(at.from(1)).refuse(refused.getMessage());
    }

    private static Path folder(Path file) {
        return file.toAbsolutePath().normalize().getParent();
    }
}
