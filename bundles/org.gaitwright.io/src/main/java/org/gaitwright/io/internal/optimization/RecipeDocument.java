// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.optimization;

import java.nio.file.Path;
import org.gaitwright.core.optimization.Recipe;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.SceneFile;
import org.gaitwright.io.internal.files.FileContent;
import org.gaitwright.io.internal.scene.SceneReader;
import org.gaitwright.io.internal.yaml.YamlValue;

/** Reads the document of a recipe that stands in a file, with the scene file that it may name. */
public final class RecipeDocument {
    private RecipeDocument() {}

    /** @param content of the scene file */
    public static Recipe read(YamlValue root, Path file, FileContent content) {
        Path folder = file.toAbsolutePath().normalize().getParent();
        OptimizationRecipeReader reader = new OptimizationRecipeReader(
                value -> value.isMap() ? within(value, file, folder) : named(value, folder, content),
                ground -> FileWord.absolute(ground, folder));
        return reader.read(root, file.toString());
    }

    private static Scene named(YamlValue value, Path folder, FileContent content) {
        Path other = value.at(() -> FileWord.path(value.text(), folder));
        return value.at(() -> SceneFile.parse(content.yaml(other, other.toString(), "scene file"), other));
    }

    private static Scene within(YamlValue value, Path file, Path folder) {
        Scene scene = SceneReader.read(value, file.toString(), word -> FileWord.absolute(word, folder));
        return value.at(() -> scene.on(FileWord.absolute(scene.terrain(), folder)));
    }
}
