// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.Objects;
import org.gaitwright.io.FileWord;

/**
 * What the user picked in the toolbar; an empty id means that there is nothing to pick yet.
 *
 * @param controller id of the controller
 * @param character id of the character
 * @param terrain kind of the terrain
 */
public record Cast(String controller, String character, String terrain) {
    public static final Cast NONE = new Cast("", "", "");

    public Cast {
        Objects.requireNonNull(controller, "controller");
        Objects.requireNonNull(character, "character");
        Objects.requireNonNull(terrain, "terrain");
    }

    /** What people call a controller, character or terrain: its id, or the name of its file. */
    public static String shortly(String word) {
        return FileWord.isPath(word) ? FileWord.stem(word) : word;
    }

    /** Whether nothing is missing. */
    public boolean complete() {
        return !controller.isEmpty() && !character.isEmpty() && !terrain.isEmpty();
    }

    public Cast withController(String id) {
        return new Cast(id, character, terrain);
    }

    public Cast withCharacter(String id) {
        return new Cast(controller, id, terrain);
    }

    public Cast withTerrain(String kind) {
        return new Cast(controller, character, kind);
    }
}
