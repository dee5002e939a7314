// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.exchange;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.registry.Contribution;

/** Reads characters from files of one format. Stateless. */
public interface Importer extends Contribution {
    /** File endings without the dot. */
    Set<String> endings();

    /**
     * Reads a character.
     *
     * @param options of the format, such as {@code root=planar}
     * @throws org.gaitwright.core.registry.InvalidInput if the file can't be understood, with file, line and a remedy
     */
    Imported read(Path file, Map<String, String> options) throws IOException;

    /** A character and what of its file was not understood. */
    record Imported(CharacterModel character, List<Note> notes) {
        public Imported {
            notes = List.copyOf(notes);
        }
    }

    /** Something in a file that was ignored, and why. */
    record Note(String file, int line, String text) {
        @Override
        public String toString() {
            return file + ":" + line + ": " + text;
        }
    }
}
