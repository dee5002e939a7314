// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.scene;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.UnaryOperator;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterEvent;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.core.simulation.Physics;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.internal.Numbers;
import org.gaitwright.io.internal.terrain.TerrainWriter;
import org.gaitwright.io.internal.yaml.YamlText;

/** Writes scenes as people would: keys in a fixed order, nothing that is a default anyway. */
public final class SceneText {
    private final StringBuilder out = new StringBuilder();
    private final UnaryOperator<String> names;

    private SceneText(UnaryOperator<String> names) {
        this.names = names;
    }

    /** @param names how characters and presets are called in the text, since some are files */
    public static String of(Scene scene, UnaryOperator<String> names) {
        SceneText t = new SceneText(names);
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
            PushText.write(s.pushes(), out);
        }
        if (!s.crates().isEmpty()) {
            out.append("crates:\n");
            s.crates().forEach(this::crate);
        }
        if (!s.springs().isEmpty()) {
            out.append("springs:\n");
            s.springs().forEach(this::spring);
        }
        physics(s.physics());
        look(s.look());
    }

    private void look(SceneLook l) {
        if (l.equals(SceneLook.NONE)) {
            return;
        }
        out.append("view:\n");
        if (!l.signals().isEmpty()) {
            line("  ", "signals", list(l.signals()));
        }
        if (!l.stacked()) {
            line("  ", "stacked", "false");
        }
        if (!l.cameras().isEmpty()) {
            out.append("  cameras:\n");
            l.cameras().forEach((number, c) -> entry("    - ", entry(number, c)));
        }
        l.camera().ifPresent(c -> entry("  camera: ", entry(c)));
        if (!l.bookmarks().isEmpty()) {
            out.append("  bookmarks:\n");
            l.bookmarks()
                    .forEach(b -> out.append(
                            "    - {at: " + Numbers.spell(b.seconds()) + ", name: " + word(b.name()) + "}\n"));
        }
    }

    private void entry(String before, Map<String, Object> values) {
        StringJoiner entry = new StringJoiner(", ", before + "{", "}\n");
        values.forEach((key, value) -> entry.add(key + ": " + spelled(value)));
        out.append(entry);
    }

    private static String spelled(Object value) {
        if (value instanceof double[] v) {
            return vector(new Vec3(v[0], v[1], v[2]));
        }
        return value instanceof Double d ? Numbers.spell(d) : value.toString();
    }

    /** What a file says of a camera: angles in degrees. */
    public static Map<String, Object> entry(int number, SceneLook.Camera c) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("number", (long) number);
        entry.putAll(entry(c));
        return entry;
    }

    private static Map<String, Object> entry(SceneLook.Camera c) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("mode", c.mode().name().toLowerCase(Locale.ROOT));
        entry.put(
                "target",
                new double[] {c.target().x(), c.target().y(), c.target().z()});
        entry.put("yaw", Numbers.unitValue(c.yaw(), Math.toDegrees(c.yaw()), Math::toRadians));
        entry.put("pitch", Numbers.unitValue(c.pitch(), Math.toDegrees(c.pitch()), Math::toRadians));
        entry.put("distance", c.distance());
        return entry;
    }

    private void crate(Scene.Crate c) {
        line("  - ", "name", word(c.name()));
        if (c.geometry() instanceof Geometry.Sphere g) {
            line("    ", "shape", "sphere");
            line("    ", "radius", Numbers.spell(g.radius()));
        } else if (c.geometry() instanceof Geometry.Capsule g) {
            line("    ", "shape", "capsule");
            line("    ", "radius", Numbers.spell(g.radius()));
            line("    ", "length", Numbers.spell(2 * g.halfLength()));
        } else {
            Geometry.Box g = (Geometry.Box) c.geometry();
            line("    ", "shape", "box");
            line("    ", "size", vector(new Vec3(2 * g.hx(), 2 * g.hy(), 2 * g.hz())));
        }
        line("    ", "mass", Numbers.spell(c.mass()));
        line("    ", "friction", Numbers.spell(c.friction()));
        double degrees = Numbers.unitValue(c.yaw(), Math.toDegrees(c.yaw()), Math::toRadians);
        line(
                "    ",
                "start",
                "{x: " + Numbers.spell(c.x()) + ", y: " + Numbers.spell(c.y()) + ", above: " + Numbers.spell(c.above())
                        + ", heading: " + Numbers.spell(degrees) + "}");
    }

    private void spring(Scene.Spring s) {
        line("  - ", "from", anchor(s.from()));
        line("    ", "to", anchor(s.to()));
        line("    ", "stiffness", Numbers.spell(s.stiffness()));
        line("    ", "damping", Numbers.spell(s.damping()));
    }

    private static String anchor(Scene.Anchor a) {
        if (a instanceof Scene.Anchor.OfWorld) {
            return "{world: " + vector(a.point()) + "}";
        }
        String point = ", point: " + vector(a.point()) + "}";
        if (a instanceof Scene.Anchor.OfCrate c) {
            return "{crate: " + word(c.crate()) + point;
        }
        Scene.Anchor.OfLink l = (Scene.Anchor.OfLink) a;
        String actor = l.actor().isEmpty() ? "" : "actor: " + word(l.actor()) + ", ";
        return "{" + actor + "body: " + word(l.body()) + point;
    }

    private void physics(Physics p) {
        if (p.equals(Physics.DEFAULT)) {
            return;
        }
        out.append("physics:\n");
        Physics.Softness s = p.softness();
        line(
                "  ",
                "softness",
                "{time-constant: " + Numbers.spell(s.timeConstant()) + ", damping-ratio: "
                        + Numbers.spell(s.dampingRatio()) + ", least: " + Numbers.spell(s.min()) + ", most: "
                        + Numbers.spell(s.max()) + ", width: " + Numbers.spell(s.width()) + ", grip: "
                        + Numbers.spell(s.grip()) + "}");
        line(
                "  ",
                "ground",
                p.ground() instanceof Physics.Ground.Springs g
                        ? "{springs: {stiffness: " + Numbers.spell(g.stiffness()) + ", damping: "
                                + Numbers.spell(g.damping()) + "}}"
                        : "soft");
        line(
                "  ",
                "limits",
                p.limits() instanceof Physics.Limits.Exponential e
                        ? "{exponential: {stiffness: " + Numbers.spell(e.stiffness()) + ", rate: "
                                + Numbers.spell(e.rate()) + ", damping: " + Numbers.spell(e.damping()) + "}}"
                        : "soft");
        line("  ", "method", p.method() == Physics.Method.NEWTON ? "newton" : "gauss-seidel");
    }

    static String vector(Vec3 v) {
        return "[" + Numbers.spell(v.x()) + ", " + Numbers.spell(v.y()) + ", " + Numbers.spell(v.z()) + "]";
    }

    private void terrain(TerrainSpec t) {
        if (TerrainWriter.isWord(t)) {
            line("", "terrain", word(t.kind()));
        } else {
            out.append("terrain:\n");
            TerrainWriter.append(out, "  ", t);
        }
    }

    private void casting(Scene.Casting c) {
        line("  - ", "name", word(c.name()));
        line("    ", "character", word(names.apply(c.character())));
        line("    ", "controller", word(c.controller()));
        if (!c.preset().isEmpty()) {
            line("    ", "preset", word(names.apply(c.preset())));
        }
        parameters("    ", c.parameters());
        List<String> gaits = c.gaits().stream().map(names).toList();
        if (!gaits.isEmpty()) {
            line("    ", "gaits", list(gaits));
        }
        if (!c.goals().isEmpty()) {
            out.append("    goals:\n");
            c.goals().forEach(g -> goal(g, gaits));
        }
        if (!c.changes().isEmpty()) {
            out.append("    changes:\n");
            changes(c.changes());
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

    private static String list(List<String> words) {
        return "[" + String.join(", ", words.stream().map(SceneText::word).toList()) + "]";
    }

    private void goal(GoalEvent g, List<String> gaits) {
        String value = g.asks()
                ? Numbers.spell(Numbers.unitValue(g.value(), g.key().fromSi(g.value()), g.key()::toSi))
                : SceneReader.NONE;
        boolean named = g.key() == GoalKey.GAIT && g.value() >= 1 && g.value() <= gaits.size();
        String gait = named ? gaits.get((int) g.value() - 1) : SceneReader.NONE;
        // two of the same name could not be told apart, nor one called none from the end of the goal
        if (!gait.equals(SceneReader.NONE) && gaits.indexOf(gait) == (int) g.value() - 1) {
            value = word(gait);
        }
        out.append("      - {at: ")
                .append(Numbers.spell(g.timeSeconds()))
                .append(", ")
                .append(g.key().key())
                .append(": ")
                .append(value)
                .append("}\n");
    }

    /** What changes at one time stands in one entry, unless it names something twice. */
    private void changes(List<ParameterEvent> all) {
        Set<String> names = new HashSet<>();
        double time = Double.NaN;
        for (ParameterEvent e : all) {
            boolean same = e.timeSeconds() == time && names.add(e.name());
            if (!same) {
                out.append(names.isEmpty() ? "" : "}\n");
                out.append("      - {at: ").append(Numbers.spell(e.timeSeconds()));
                time = e.timeSeconds();
                names.clear();
                names.add(e.name());
            }
            out.append(", ").append(word(e.name())).append(": ").append(Numbers.spell(e.value()));
        }
        out.append("}\n");
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

    static String word(String text) {
        return YamlText.word(text);
    }
}
