// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.editors.internal.OpenTexts;
import org.gaitwright.io.edit.CharacterEdit;

/** A character as it was last saved, which fields go back to. May be asked from any thread. */
final class SavedCharacter {
    private record Known(String text, CharacterModel model) {}

    private volatile Known known;

    /** The text on disk; empty if it can't be read. */
    static Optional<String> text(Path file) {
        try {
            return Optional.of(Files.readString(file));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** The model on disk, if it can be read. */
    Optional<CharacterModel> model(Path file) {
        String text = text(file).orElse(null);
        if (text == null) {
            return Optional.empty();
        }
        Known k = known;
        if (k == null || !k.text().equals(text)) {
            k = new Known(text, read(text, file));
            known = k;
        }
        return Optional.ofNullable(k.model());
    }

    private static CharacterModel read(String text, Path file) {
        try {
            return CharacterEdit.of(text, file, OpenTexts::of).model();
        } catch (InvalidInput e) {
            return null;
        }
    }
}
