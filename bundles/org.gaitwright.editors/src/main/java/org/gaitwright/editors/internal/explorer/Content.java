// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.explorer;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** What is in a file, by the folder that it lies in, or else by how it begins. */
enum Content {
    CHARACTER("characters", "(?s).*<(mujoco|robot)\\b.*"),
    SCENE("scenes", "(?sm).*^characters:.*"),
    GAIT("gaits", "(?sm).*^(controller:\\s*simbicon|states\\s*:|state\\.\\d+\\.).*"),
    KEYFRAMES("motions", "(?sm).*^(controller:\\s*nearest-node|keys\\s*:|key\\.\\d+\\.).*"),
    STYLE("styles", "(?sm).*^controller:.*"),
    TERRAIN("terrains", "(?sm).*^kind:.*"),
    OPTIMIZATION("recipes", "(?sm).*^(variables|objective):.*"),
    RECIPE("recipes", "(?sm).*^base:.*");

    private final String folder;
    private final Pattern opening;

    Content(String folder, String opening) {
        this.folder = folder;
        this.opening = Pattern.compile(opening);
    }

    String icon() {
        return "icons/" + name().toLowerCase(Locale.ROOT) + ".svg";
    }

    /** Whether a file with this ending can be one. */
    private boolean endsIn(String ending) {
        boolean model = ending.equals("xml") || ending.equals("mjcf") || ending.equals("urdf");
        return this == CHARACTER ? model : ending.equals("yaml") || ending.equals("yml");
    }

    /** By the name of its folder alone. */
    static Optional<Content> inFolder(String folder, String ending) {
        for (Content c : values()) {
            if (c.folder.equals(folder) && c.endsIn(ending)) {
                return Optional.of(c);
            }
        }
        return Optional.empty();
    }

    /** By its first lines. */
    static Optional<Content> beginning(String text, String ending) {
        for (Content c : values()) {
            if (c.endsIn(ending) && c.opening.matcher(text).matches()) {
                return Optional.of(c);
            }
        }
        return Optional.empty();
    }

    /** Whether it is worth looking into. */
    static boolean possible(String ending) {
        return CHARACTER.endsIn(ending) || SCENE.endsIn(ending);
    }
}
