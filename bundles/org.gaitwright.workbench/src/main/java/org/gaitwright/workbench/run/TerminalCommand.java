// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.FileKind;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.PresetFile;

/** What people type in a terminal to use a file there. */
public final class TerminalCommand {
    private static final String COMMAND = "gaitwright.command";
    private static final String RECORDING = "rec";

    private TerminalCommand() {}

    /** Plays a scene headless, and prints the report. */
    public static String simulate(Path scene) {
        return line(List.of(program(), "simulate", scene.toString(), "--report", "-"));
    }

    /** What suits the kind of a file; empty for one that the command line can't use. */
    public static Optional<String> of(Path file) {
        return words(file).map(TerminalCommand::line);
    }

    private static Optional<List<String>> words(Path file) {
        String path = file.toString();
        if (FileWord.ending(path).equals(RECORDING)) {
            return Optional.of(List.of(program(), "export", path, path.substring(0, path.length() - 3) + "csv"));
        }
        if (!FileWord.ENDINGS.contains(FileWord.ending(path))) {
            return Optional.empty();
        }
        try {
            String text = Files.readString(file);
            return switch (FileKind.of(path, text)) {
                case SCENE -> Optional.of(List.of(program(), "simulate", path, "--report", "-"));
                case OPTIMIZATION -> Optional.of(List.of(program(), "optimize", path));
                case TERRAIN -> Optional.of(List.of(program(), "simulate", "--terrain", path));
                case MJCF, URDF, CHARACTER_RECIPE -> Optional.of(List.of(program(), "simulate", "--character", path));
                case STYLE -> Optional.of(List.of(
                        program(),
                        "simulate",
                        "--controller",
                        PresetFile.style(text, path).controller(),
                        "--preset",
                        path));
                case PRESET, UNKNOWN -> Optional.empty();
            };
        } catch (IOException | InvalidInput e) {
            // its editor and the Problems view say what is wrong with it
            return Optional.empty();
        }
    }

    private static String program() {
        return System.getProperty(COMMAND, "gaitwright");
    }

    private static String line(List<String> words) {
        return words.stream().map(TerminalCommand::quoted).collect(Collectors.joining(" "));
    }

    /** A word that a shell leaves as it is. */
    public static String quoted(String word) {
        return word.matches("[A-Za-z0-9_./:=@,+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
