// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The kinds of files that a project holds, each in a folder of its own unless its author puts it elsewhere. */
enum FileKind {
    CHARACTER("characters", "xml"),
    STYLE("styles", "yaml"),
    GAIT("gaits", "yaml"),
    MOTION("motions", "yaml"),
    TERRAIN("terrains", "yaml"),
    SCENE("scenes", "yaml"),
    RECIPE("recipes", "yaml");

    private final String folder;
    private final String ending;

    FileKind(String folder, String ending) {
        this.folder = folder;
        this.ending = ending;
    }

    String folder() {
        return folder;
    }

    String ending() {
        return ending;
    }

    /** In a sentence. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What a folder is for, by its name. */
    static Optional<FileKind> ofFolder(String name) {
        return Arrays.stream(values()).filter(k -> k.folder.equals(name)).findFirst();
    }
}
