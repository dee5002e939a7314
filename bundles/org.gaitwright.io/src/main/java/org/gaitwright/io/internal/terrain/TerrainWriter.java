// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.terrain;

import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.core.terrain.Thing;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.internal.Numbers;
import org.gaitwright.io.internal.yaml.YamlText;

/** Writes terrains as people would: nothing that is a default anyway. */
public final class TerrainWriter {
    private TerrainWriter() {}

    /** Whether a word says all of it. */
    public static boolean isWord(TerrainSpec t) {
        return t.parameters().isEmpty()
                && t.words().isEmpty()
                && t.seed() == 0
                && t.things().isEmpty();
    }

    /** Lines of a map, each after an indent. */
    public static void append(StringBuilder out, String indent, TerrainSpec t) {
        line(out, indent, FileWord.isPath(t.kind()) ? "file" : "kind", YamlText.word(t.kind()));
        if (!t.parameters().isEmpty()) {
            out.append(indent).append("parameters:\n");
            t.parameters().forEach((k, v) -> line(out, indent + "  ", YamlText.word(k), Numbers.spell(v)));
        }
        if (!t.words().isEmpty()) {
            out.append(indent).append("words:\n");
            t.words().forEach((k, v) -> line(out, indent + "  ", YamlText.word(k), YamlText.word(v)));
        }
        if (t.seed() != 0) {
            line(out, indent, "seed", Long.toString(t.seed()));
        }
        if (!t.things().isEmpty()) {
            out.append(indent).append("things:\n");
            t.things().forEach(thing -> out.append(indent)
                    .append("  - ")
                    .append(text(thing))
                    .append('\n'));
        }
    }

    private static String text(Thing t) {
        StringBuilder s = new StringBuilder("{kind: ").append(t.kind().word());
        s.append(", x: ").append(Numbers.spell(t.x()));
        s.append(", y: ").append(Numbers.spell(t.y()));
        if (t.yaw() != 0) {
            double degrees = Numbers.unitValue(t.yaw(), Math.toDegrees(t.yaw()), Math::toRadians);
            s.append(", heading: ").append(Numbers.spell(degrees));
        }
        for (Parameter p : t.kind().parameters().list()) {
            s.append(", ").append(p.name()).append(": ").append(Numbers.spell(t.get(p.name())));
        }
        return s.append('}').toString();
    }

    private static void line(StringBuilder out, String indent, String key, String value) {
        out.append(indent).append(key).append(": ").append(value).append('\n');
    }
}
