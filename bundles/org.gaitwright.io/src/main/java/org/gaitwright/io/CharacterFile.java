// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.io.internal.mjcf.MjcfWriter;

/** Writes characters as MJCF, the native format. Importers read them: reading what was written gives the same model. */
public final class CharacterFile {
    /** The endings that files of this format have, without the dot. */
    public static final Set<String> ENDINGS = Set.of("xml", "mjcf");

    private CharacterFile() {}

    /**
     * Writes a character and leaves the stream open.
     *
     * @throws org.gaitwright.core.registry.InvalidInput if MJCF can't say what the model is
     */
    public static void write(CharacterModel character, OutputStream out) throws IOException {
        out.write(MjcfWriter.text(character).getBytes(StandardCharsets.UTF_8));
    }
}
