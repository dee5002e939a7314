// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import org.gaitwright.io.internal.check.KindFinder;

/** What a file of a project is. */
public enum FileKind {
    MJCF("character (MJCF)"),
    URDF("character (URDF)"),
    /** A character made from another one by other proportions. */
    CHARACTER_RECIPE("character recipe"),
    STYLE("style"),
    PRESET("parameters of a controller"),
    TERRAIN("terrain"),
    SCENE("scene"),
    OPTIMIZATION("optimisation recipe"),
    /** None of ours, or too little to tell. */
    UNKNOWN("unknown");

    private final String label;

    FileKind(String label) {
        this.label = label;
    }

    /** What people call it. */
    public String label() {
        return label;
    }

    /** Whether a character can be read from it. */
    public boolean isCharacter() {
        return this == MJCF || this == URDF || this == CHARACTER_RECIPE;
    }

    /**
     * Tells the kind by what stands in a text; where that is not enough, by the ending and the folders of its name. Never fails.
     *
     * @param file its name or path
     */
    public static FileKind of(String file, String text) {
        return KindFinder.find(file, text);
    }
}
