// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.exchange.Importer.Note;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.internal.bvh.BvhWalk;
import org.gaitwright.io.internal.model.ImportOptions;

/**
 * A walk that was captured (BVH), as keyframes of a character that moves in a plane.
 *
 * @param text a file of keyframes for {@code nearest-node}
 * @param notes what could not be taken over, and why
 */
public record CapturedWalk(String text, List<Note> notes) {
    /** The ending of files with captured motions, without the dot. */
    public static final String ENDING = "bvh";

    public static final int USUAL_KEYS = 4;
    public static final int MAX_KEYS = 12;

    public CapturedWalk {
        notes = List.copyOf(notes);
    }

    /**
     * Reads a file.
     *
     * @param model a character that {@code nearest-node} suits
     * @param character its id
     * @param description one line for people
     * @param keys how many keyframes half a cycle gets
     * @throws InvalidInput if the file can't be read or has no walk in it, with file, line, what was got and what was expected
     */
    public static CapturedWalk read(Path bvh, CharacterModel model, String character, String description, int keys)
            throws IOException {
        if (keys < 1 || keys > MAX_KEYS) {
            throw new InvalidInput("got " + keys + " keyframes; expected 1 to " + MAX_KEYS);
        }
        List<Note> notes = new ArrayList<>();
        try (InputStream in = ImportOptions.open(bvh)) {
            String file = bvh.getFileName().toString();
            return new CapturedWalk(BvhWalk.keyframes(in, file, model, character, description, keys, notes), notes);
        }
    }
}
