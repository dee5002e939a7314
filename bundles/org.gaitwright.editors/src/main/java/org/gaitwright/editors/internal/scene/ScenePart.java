// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.io.FileWord;

/**
 * A part of a scene that has fields of its own.
 *
 * @param kind of what sort
 * @param index among those of its kind
 */
record ScenePart(Kind kind, int index) {
    /** Of what sort. */
    enum Kind {
        SETTINGS("Scene", "icons/settings.svg", ""),
        GROUND("Ground", "icons/terrain.svg", "terrain"),
        ACTOR("Characters", "icons/character.svg", "characters"),
        PUSH("Pushes", "icons/push.svg", "pushes"),
        /** Crates, springs and physics, which have no fields. */
        REST("Other things", "icons/crate.svg", "crates"),
        /** Signals and cameras. */
        LOOK("View", "icons/camera.svg", "view");

        final String heading;
        final String icon;
        final String key;

        Kind(String heading, String icon, String key) {
            this.heading = heading;
            this.icon = icon;
            this.key = key;
        }
    }

    static final ScenePart SETTINGS = new ScenePart(Kind.SETTINGS, 0);
    static final ScenePart GROUND = new ScenePart(Kind.GROUND, 0);
    static final ScenePart LOOK = new ScenePart(Kind.LOOK, 0);

    /** All parts of a scene, in the order in which they are shown. */
    static List<ScenePart> all(Scene scene) {
        List<ScenePart> parts = new ArrayList<>(List.of(SETTINGS, GROUND));
        for (int i = 0; i < scene.roles().size(); i++) {
            parts.add(new ScenePart(Kind.ACTOR, i));
        }
        for (int i = 0; i < scene.pushes().size(); i++) {
            parts.add(new ScenePart(Kind.PUSH, i));
        }
        if (!scene.crates().isEmpty() || !scene.springs().isEmpty()) {
            parts.add(new ScenePart(Kind.REST, 0));
        }
        parts.add(LOOK);
        return parts;
    }

    /** Where it is in the file. */
    String path() {
        return switch (kind) {
            case SETTINGS -> "name";
            case ACTOR, PUSH -> kind.key + "[" + index + "]";
            default -> kind.key;
        };
    }

    /** The part that a path of the file belongs to. */
    static ScenePart at(String path) {
        for (Kind k : List.of(Kind.ACTOR, Kind.PUSH)) {
            if (path.startsWith(k.key)) {
                String rest = path.substring(k.key.length());
                return new ScenePart(
                        k,
                        rest.matches("\\[\\d+\\].*") ? Integer.parseInt(rest.replaceAll("^\\[(\\d+)\\].*", "$1")) : 0);
            }
        }
        if (path.startsWith("terrain")) {
            return GROUND;
        }
        if (path.startsWith("view")) {
            return LOOK;
        }
        return path.matches("(crates|springs).*") ? new ScenePart(Kind.REST, 0) : SETTINGS;
    }

    /** What people call it. */
    String label(Scene scene) {
        return switch (kind) {
            case SETTINGS -> "Scene";
            case GROUND -> "Ground: " + word(scene.terrain().kind());
            case ACTOR -> scene.roles().get(index).name();
            case PUSH -> push(scene.pushes().get(index));
            case REST -> count(scene.crates().size(), "crate") + ", "
                    + count(scene.springs().size(), "spring");
            case LOOK -> "View: " + look(scene.look());
        };
    }

    private static String word(String kind) {
        return FileWord.isPath(kind) ? FileWord.stem(kind) : kind;
    }

    private static String push(Push p) {
        return String.format(Locale.ROOT, "%.0f N at %.1f s", p.force().norm(), p.startSeconds());
    }

    private static String look(SceneLook look) {
        String cameras = count(look.cameras().size(), "camera");
        String signals = count(look.signals().size(), "signal");
        return look.cameras().isEmpty() && look.signals().isEmpty()
                ? "free"
                : look.signals().isEmpty() ? cameras : look.cameras().isEmpty() ? signals : cameras + ", " + signals;
    }

    private static String count(int n, String what) {
        return n + " " + what + (n == 1 ? "" : "s");
    }
}
