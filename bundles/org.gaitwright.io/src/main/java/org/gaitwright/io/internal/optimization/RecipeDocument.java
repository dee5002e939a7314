// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.optimization;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.gaitwright.core.optimization.Recipe;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.SceneFile;
import org.gaitwright.io.internal.scene.SceneReader;
import org.gaitwright.io.internal.yaml.YamlText;
import org.gaitwright.io.internal.yaml.YamlValue;

/** Reads the document of a recipe that stands in a file, with the scene file that it may name. */
public final class RecipeDocument {
    private RecipeDocument() {}

    /** @param unsaved text of other files, by their absolute path, if it differs from what is on disk */
    public static Recipe read(YamlValue root, Path file, Function<Path, Optional<String>> unsaved) {
        Path folder = file.toAbsolutePath().normalize().getParent();
        RecipeReader reader = new RecipeReader(
                value -> value.isMap() ? within(value, file, folder) : named(value, folder, unsaved),
                ground -> FileWord.absolute(ground, folder));
        return reader.read(root, file.toString());
    }

    private static Scene named(YamlValue value, Path folder, Function<Path, Optional<String>> unsaved) {
        Path other = value.at(() -> FileWord.path(value.text(), folder));
        return value.at(
                () -> SceneFile.parse(unsaved.apply(other).orElseGet(() -> YamlText.read(other, "scene file")), other));
    }

    private static Scene within(YamlValue value, Path file, Path folder) {
        Scene scene = SceneReader.read(value, file.toString(), word -> FileWord.absolute(word, folder));
        return value.at(() -> scene.on(FileWord.absolute(scene.terrain(), folder)));
    }
}
