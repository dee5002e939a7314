// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.scene;

import java.util.Map;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.internal.JsonText;
import org.gaitwright.io.internal.Numbers;

/** Writes scenes as people would: keys in a fixed order, nothing that is a default anyway. */
public final class SceneText {
    private final StringBuilder out = new StringBuilder();

    private SceneText() {}

    public static String of(Scene scene) {
        SceneText t = new SceneText();
        t.scene(scene);
        return t.out.toString();
    }

    private void scene(Scene s) {
        line("", "name", word(s.name()));
        line("", "engine", word(s.engine()));
        line("", "seed", Long.toString(s.seed()));
        line("", "duration", Numbers.spell(s.durationSeconds()));
        terrain(s.terrain());
        out.append("characters:\n");
        s.roles().forEach(this::casting);
        if (!s.pushes().isEmpty()) {
            out.append("pushes:\n");
            s.pushes().forEach(this::push);
        }
    }

    private void terrain(TerrainSpec t) {
        if (t.parameters().isEmpty() && t.seed() == 0) {
            line("", "terrain", word(t.kind()));
            return;
        }
        out.append("terrain:\n");
        line("  ", "kind", word(t.kind()));
        parameters("  ", t.parameters());
        if (t.seed() != 0) {
            line("  ", "seed", Long.toString(t.seed()));
        }
    }

    private void casting(Scene.Casting c) {
        line("  - ", "name", word(c.name()));
        line("    ", "character", word(c.character()));
        line("    ", "controller", word(c.controller()));
        if (!c.preset().isEmpty()) {
            line("    ", "preset", word(c.preset()));
        }
        parameters("    ", c.parameters());
        if (!c.goals().isEmpty()) {
            out.append("    goals:\n");
            c.goals().forEach(this::goal);
        }
        if (c.x() != 0 || c.y() != 0 || c.yaw() != 0) {
            double degrees = Numbers.unitValue(c.yaw(), Math.toDegrees(c.yaw()), Math::toRadians);
            line(
                    "    ",
                    "start",
                    "{x: " + Numbers.spell(c.x()) + ", y: " + Numbers.spell(c.y()) + ", heading: "
                            + Numbers.spell(degrees) + "}");
        }
    }

    private void goal(GoalEvent g) {
        double value = Numbers.unitValue(g.value(), g.key().fromSi(g.value()), g.key()::toSi);
        out.append("      - {at: ")
                .append(Numbers.spell(g.timeSeconds()))
                .append(", ")
                .append(g.key().key())
                .append(": ")
                .append(Numbers.spell(value))
                .append("}\n");
    }

    private void push(Push p) {
        line("  - ", "at", Numbers.spell(p.startSeconds()));
        line("    ", "duration", Numbers.spell(p.durationSeconds()));
        if (!p.actor().isEmpty()) {
            line("    ", "actor", word(p.actor()));
        }
        line("    ", "body", word(p.body()));
        Vec3 f = p.force();
        line(
                "    ",
                "force",
                "[" + Numbers.spell(f.x()) + ", " + Numbers.spell(f.y()) + ", " + Numbers.spell(f.z()) + "]");
    }

    private void parameters(String indent, Map<String, Double> values) {
        if (!values.isEmpty()) {
            out.append(indent).append("parameters:\n");
            values.forEach((k, v) -> line(indent + "  ", word(k), Numbers.spell(v)));
        }
    }

    private void line(String indent, String key, String value) {
        out.append(indent).append(key).append(": ").append(value).append('\n');
    }

    /** Plain where no YAML reader can take it for anything but text; otherwise quoted as in JSON, which YAML reads. */
    private static String word(String text) {
        boolean plain = !text.isEmpty() && Character.isLetter(text.charAt(0));
        for (int i = 0; plain && i < text.length(); i++) {
            char c = text.charAt(i);
            plain = c < 128 && (Character.isLetterOrDigit(c) || c == '-' || c == '_' || c == '.' || c == '/');
        }
        boolean special =
                switch (text.toLowerCase(java.util.Locale.ROOT)) {
                    case "true", "false", "null", "yes", "no", "on", "off", "y", "n" -> true;
                    default -> false;
                };
        return plain && !special ? text : JsonText.quote(text);
    }
}
