// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.RefusedEntry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.internal.scene.SceneReader;
import org.gaitwright.io.internal.scene.SceneText;
import org.gaitwright.io.internal.yaml.YamlText;
import org.gaitwright.io.internal.yaml.YamlValue;

/** Scenes as YAML files. Angles are degrees in the file and radians in the {@link Scene}. */
public final class SceneFile {
    /** The word of a terrain that is a path. */
    private static final String FILE = "file";

    private SceneFile() {}

    /**
     * Reads a scene.
     *
     * @throws InvalidInput with file, line, what was got and what was expected
     */
    public static Scene read(Path file) {
        return resolved(parse(YamlText.read(file, "scene file"), file.toString()), file);
    }

    /** The picture of a terrain is given relative to the scene file; a run needs to find it from anywhere. */
    private static Scene resolved(Scene scene, Path file) {
        TerrainSpec t = scene.terrain();
        String picture = t.words().get(FILE);
        if (picture == null) {
            return scene;
        }
        try {
            return scene.on(t.with(
                    FILE,
                    file.toAbsolutePath().resolveSibling(picture).normalize().toString()));
        } catch (InvalidPathException e) {
            throw new InvalidInput(
                    file + ": terrain: '" + picture + "' is not a path; expected the path of a picture", e);
        }
    }

    /** Reads a scene from text; {@code file} names it in messages, and the scene if it has no name of its own. */
    public static Scene parse(String text, String file) {
        return SceneReader.read(YamlValue.parse(text, file), file);
    }

    /**
     * What was refused of a scene after it was read, with the file and the line of the entry.
     *
     * @return empty if the file has no such entry: then it came from elsewhere
     */
    public static Optional<InvalidInput> refusal(Path file, RefusedEntry refused) {
        try {
            return YamlValue.parse(Files.readString(file), file.toString())
                    .entry(refused.key())
                    .map(entry -> entry.refuse(refused.getMessage()));
        } catch (IOException e) {
            throw new InvalidInput(file + ": " + refused.getMessage() + " (its line can't be read any more)", e);
        }
    }

    /** A scene as text that reads back to an equal scene. */
    public static String text(Scene scene) {
        return SceneText.of(scene);
    }

    /** Writes a scene; the file appears whole or not at all. A picture in or below its folder is named relative to it. */
    public static void write(Scene scene, Path file) throws IOException {
        try (PendingFile out = PendingFile.of(file)) {
            out.write(text(relative(scene, file)).getBytes(java.nio.charset.StandardCharsets.UTF_8));
            out.commit();
        }
    }

    private static Scene relative(Scene scene, Path file) {
        TerrainSpec t = scene.terrain();
        Path folder = file.toAbsolutePath().normalize().getParent();
        String picture = t.words().get(FILE);
        if (picture == null || folder == null || !Path.of(picture).startsWith(folder)) {
            return scene;
        }
        // with slashes on every system, so that the folder can be taken elsewhere
        String name = folder.relativize(Path.of(picture)).toString().replace('\\', '/');
        return scene.on(t.with(FILE, name));
    }
}
