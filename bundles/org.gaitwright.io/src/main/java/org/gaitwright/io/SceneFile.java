// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.RefusedEntry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.io.internal.scene.SceneReader;
import org.gaitwright.io.internal.scene.SceneText;
import org.gaitwright.io.internal.yaml.YamlText;
import org.gaitwright.io.internal.yaml.YamlValue;

/** Scenes as YAML files. Angles are degrees in the file and radians in the {@link Scene}. */
public final class SceneFile {
    private SceneFile() {}

    /**
     * Reads a scene. Files that it names relative to itself are found from anywhere: the scene has their absolute paths.
     *
     * @throws InvalidInput with file, line, what was got and what was expected
     */
    public static Scene read(Path file) {
        return parse(YamlText.read(file, "scene file"), file);
    }

    /** Reads a scene from text that stands in a file, or will; names files as {@link #read} does. */
    public static Scene parse(String text, Path file) {
        Path folder = folder(file);
        YamlValue root = YamlValue.parse(text, file.toString());
        Scene scene = SceneReader.read(root, file.toString(), word -> FileWord.absolute(word, folder));
        return root.entry("terrain")
                .map(entry -> entry.at(() -> scene.on(FileWord.absolute(scene.terrain(), folder))))
                .orElse(scene);
    }

    /**
     * Reads a scene from text; {@code file} names it in messages, and the scene if it has no name of its own. Files that it
     * names stay as they are named.
     */
    public static Scene parse(String text, String file) {
        return SceneReader.read(YamlValue.parse(text, file), file, word -> word);
    }

    /**
     * What was refused of a scene after it was read, with the file and the line of the entry.
     *
     * @return empty if the file has no such entry: then it came from elsewhere
     */
    public static Optional<InvalidInput> refusal(Path file, RefusedEntry refused) {
        try {
            return YamlValue.parse(Files.readString(file), file.toString())
                    .entry(refused.path())
                    .map(entry -> entry.refuse(refused.getMessage()));
        } catch (IOException e) {
            throw new InvalidInput(file + ": " + refused.getMessage() + " (its line can't be read any more)", e);
        }
    }

    /** A camera as an entry of {@code view.cameras}, for {@link org.gaitwright.io.edit.YamlEdit}. */
    public static Map<String, Object> entry(int number, SceneLook.Camera camera) {
        return SceneText.entry(number, camera);
    }

    /** A scene as text that reads back to an equal scene. */
    public static String text(Scene scene) {
        return SceneText.of(scene, word -> word);
    }

    /** The text that {@link #write} would write. */
    public static String text(Scene scene, Path file) {
        Path folder = folder(file);
        Scene here = scene.on(FileWord.relative(scene.terrain(), folder));
        return SceneText.of(here, word -> FileWord.relative(word, folder));
    }

    /**
     * Writes a scene; the file appears whole or not at all. Files that it needs are named as seen from its folder, wherever
     * the scene was read from; those on another drive, or that share not even the first folder with it, by their whole path.
     */
    public static void write(Scene scene, Path file) throws IOException {
        try (PendingFile out = PendingFile.of(file)) {
            out.write(text(scene, file).getBytes(StandardCharsets.UTF_8));
            out.commit();
        }
    }

    private static Path folder(Path file) {
        return file.toAbsolutePath().normalize().getParent();
    }
}
