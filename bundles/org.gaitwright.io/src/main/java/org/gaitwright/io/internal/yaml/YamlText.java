// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.yaml;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.internal.JsonText;

/** The text of YAML files, and their names. */
public final class YamlText {
    private YamlText() {}

    /**
     * Reads a file of a size that {@link YamlValue#parse} takes.
     *
     * @param what it is, for messages, such as "scene file"
     * @throws InvalidInput if it can't be read, with the reason
     */
    public static String read(Path file, String what) {
        return read(file, file.toString(), what);
    }

    /** The same of a file that messages name as {@code shown}. */
    public static String read(Path file, String shown, String what) {
        try {
            if (Files.isDirectory(file)) {
                throw new InvalidInput(shown + " is a folder; expected a " + what + " (YAML)");
            }
            // four bytes hold any character, so a longer file can't be within the limit of characters
            if (Files.size(file) > 4L * YamlValue.MAX_CHARACTERS) {
                throw new InvalidInput(shown + " has " + Files.size(file) + " bytes; expected a " + what
                        + " of at most " + YamlValue.MAX_CHARACTERS + " characters");
            }
            return Files.readString(file);
        } catch (NoSuchFileException e) {
            throw new InvalidInput(what + " " + shown + " does not exist; give the path of a YAML file", e);
        } catch (CharacterCodingException e) {
            throw new InvalidInput(shown + " is not UTF-8 text; expected a " + what + " (YAML)", e);
        } catch (IOException e) {
            throw new InvalidInput(what + " " + shown + " can't be read: " + e.getMessage(), e);
        }
    }

    /** Text as a YAML scalar: plain where no reader can take it for anything else, otherwise quoted as in JSON. */
    public static String word(String text) {
        boolean plain = !text.isEmpty() && Character.isLetter(text.charAt(0));
        for (int i = 0; plain && i < text.length(); i++) {
            char c = text.charAt(i);
            plain = c < 128 && (Character.isLetterOrDigit(c) || c == '-' || c == '_' || c == '.' || c == '/');
        }
        boolean special =
                switch (text.toLowerCase(Locale.ROOT)) {
                    case "true", "false", "null", "yes", "no", "on", "off", "y", "n" -> true;
                    default -> false;
                };
        return plain && !special ? text : JsonText.quote(text);
    }

    /** A key: as {@link #word}, but people write {@code x: 1, y: 2} without quotes. */
    public static String key(String text) {
        return text.equals("y") || text.equals("n") ? text : word(text);
    }

    /** The last part of a path without its ending. */
    public static String stem(String file) {
        String name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }
}
