// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.internal.terrain.TerrainReader;
import org.gaitwright.io.internal.terrain.TerrainWriter;
import org.gaitwright.io.internal.yaml.YamlText;
import org.gaitwright.io.internal.yaml.YamlValue;

/** Terrains as YAML files: kind, parameters, words, seed, and the things that stand on them. Headings are degrees in files. */
public final class TerrainFile {
    private TerrainFile() {}

    /**
     * Reads a terrain; its picture, which the file names relative to itself, is found from anywhere.
     *
     * @throws InvalidInput with file, line, what was got and what was expected
     */
    public static TerrainSpec read(Path file) {
        return parse(YamlText.read(file, "terrain file"), file);
    }

    /** Reads a terrain from text that stands in a file, or will. */
    public static TerrainSpec parse(String text, Path file) {
        return FileWord.absolute(parse(text, file.toString()), folder(file));
    }

    /** Reads a terrain from text; {@code file} names it in messages, and its picture stays as it is named. */
    public static TerrainSpec parse(String text, String file) {
        return TerrainReader.file(YamlValue.parse(text, file));
    }

    /** A terrain as text that reads back to an equal one. */
    public static String text(TerrainSpec ground) {
        if (FileWord.isPath(ground.kind())) {
            throw new InvalidInput("'" + ground.kind() + "' is itself a file; copy it, or give a kind");
        }
        StringBuilder out = new StringBuilder();
        TerrainWriter.append(out, "", ground);
        return out.toString();
    }

    /** Writes a terrain; the file appears whole or not at all. Its picture is named as seen from the file. */
    public static void write(TerrainSpec ground, Path file) throws IOException {
        try (PendingFile out = PendingFile.of(file)) {
            out.write(text(FileWord.relative(ground, folder(file))).getBytes(StandardCharsets.UTF_8));
            out.commit();
        }
    }

    private static Path folder(Path file) {
        return file.toAbsolutePath().normalize().getParent();
    }
}
