// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.scene;

import java.util.List;
import java.util.Optional;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.internal.Numbers;
import org.gaitwright.io.internal.yaml.YamlMap;
import org.gaitwright.io.internal.yaml.YamlValue;

/** Reads the entries of {@code pushes}. */
final class PushReader {
    private final YamlValue item;
    private final YamlMap map;
    private final String actor;
    private final String body;
    private final Optional<Vec3> point;

    private PushReader(YamlValue item, YamlMap map, List<Scene.Casting> roles) {
        this.item = item;
        this.map = map;
        body = map.need("body").text();
        actor = map.find("actor").map(YamlValue::text).orElse("");
        if (!actor.isEmpty() && roles.stream().noneMatch(r -> r.name().equals(actor))) {
            throw map.need("actor").refuse(SceneReader.unknownActor(actor, roles));
        }
        point = map.find("point").map(p -> SceneReader.vector(p, "metres, in the frame of the body"));
    }

    /** Adds what an entry stands for: one push, or all parts of a drag. */
    static void read(YamlValue item, List<Scene.Casting> roles, List<Push> to) {
        boolean drag = item.isMap() && item.anyMap("a push").find("drag").isPresent();
        if (drag) {
            new PushReader(item, item.map("actor", "body", "point", "drag"), roles).drag(to);
        } else {
            YamlMap map = item.map(
                    "at", "duration", "actor", "body", "force", "torque", "point", "axes", "phase", "times", "every");
            to.add(new PushReader(item, map, roles).push());
        }
    }

    private Push push() {
        double at = map.need("at").number();
        double duration = map.need("duration").number();
        Vec3 force = map.find("force")
                .map(f -> SceneReader.vector(f, "newtons"))
                .orElseGet(() -> map.find("torque").isPresent() ? Vec3.ZERO : refuseNothing());
        Vec3 torque = map.find("torque")
                .map(t -> SceneReader.vector(t, "newton metres"))
                .orElse(Vec3.ZERO);
        Optional<Double> phase = map.find("phase").map(YamlValue::number);
        long times = map.find("times").map(YamlValue::integer).orElse(1L);
        double every = map.find("every").map(YamlValue::number).orElse(1.0);
        return item.at(() -> new Push(
                at,
                duration,
                actor,
                body,
                force,
                torque,
                point,
                axes(),
                new Push.Rhythm(phase, (int) Math.max(-1, Math.min(Integer.MAX_VALUE, times)), every)));
    }

    private Vec3 refuseNothing() {
        throw item.refuse("the key 'force' is missing; add it, or a 'torque'");
    }

    private Push.Axes axes() {
        return map.find("axes")
                .map(a -> switch (a.text()) {
                    case "world" -> Push.Axes.WORLD;
                    case "facing" -> Push.Axes.FACING;
                    default -> throw a.refuse("got '" + a.text() + "', expected world or facing");
                })
                .orElse(Push.Axes.WORLD);
    }

    private void drag(List<Push> to) {
        YamlValue drag = map.need("drag");
        for (String line : drag.text().split("\n")) {
            if (!line.isBlank()) {
                to.add(part(drag, line.trim()));
            }
        }
    }

    private Push part(YamlValue drag, String line) {
        String[] words = line.split("\\s+");
        double[] n = new double[8];
        boolean good = words.length == 5 || words.length == 8;
        for (int i = 0; good && i < words.length; i++) {
            Double number = Numbers.decimal(words[i]);
            good = number != null;
            n[i] = number != null ? number : 0;
        }
        if (!good) {
            throw drag.refuse("got '" + line
                    + "', expected five or eight numbers: time (s), duration (s), force x y z (N), torque x y z (N m)");
        }
        return drag.at(() -> new Push(
                n[0],
                n[1],
                actor,
                body,
                new Vec3(n[2], n[3], n[4]),
                new Vec3(n[5], n[6], n[7]),
                point,
                Push.Axes.WORLD,
                Push.Rhythm.ONCE));
    }
}
