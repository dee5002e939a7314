// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.kind;

import java.util.List;
import java.util.Map;
import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.terrain.Difficulty;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.terrain.internal.ground.BoxList;
import org.gaitwright.terrain.internal.ground.Ground;
import org.osgi.service.component.annotations.Component;

/** Segments of other kinds of ground one after the other, as the obstacle course of [Mordatch 2010, figure 1]. */
@Component(service = TerrainFactory.class)
public final class CourseTerrain extends Kind {
    static final List<String> KINDS = List.of(
            "slope", "stairs", "gaps", "bumpy", "hurdles", "drops", "boxes", "stepping-stones", "heightfield", "flat");

    private static final String SEGMENTS = "segments";
    private static final int MAX_SEGMENTS = 200;

    public CourseTerrain() {
        super(
                "course",
                "Mixed course",
                "Segments of other kinds of ground, one after the other",
                number("count", 1, MAX_SEGMENTS, 9, "number of segments, if none are named"),
                length("length", 3, 50, 6, "length of a segment"),
                length("pause", 0, 20, 1, "level ground between segments"),
                length("start", 0.5, 100, 1.5, "level ground ahead of the origin before the first segment"),
                number("slope.grade", 0, 1, 0.15, "incline of slopes, up or down"),
                length("stairs.rise", 0, 0.5, 0.12, "height of a step, up or down"),
                length("stairs.run", 0.2, 3, 0.35, "depth of a step"),
                length("gaps.width", 0.05, 1.5, 0.3, "width of a gap"),
                number("bumpy.gradient", 0, 1, 0.125, "steepest slope of bumps"),
                length("hurdles.height", 0.02, 1, 0.15, "height of a bar"),
                length("drops.height", 0.05, 2, 0.25, "height of a drop"),
                length("boxes.max", 0, 1, 0.15, "maximum height of a box"),
                length("stepping-stones.size", 0.1, 2, 0.4, "side of a stone"),
                length("stepping-stones.gap", 0.02, 1, 0.12, "mean gap between stones"),
                length("heightfield.max", 0, 1, 0.1, "maximum height of a random lattice"));
    }

    @Override
    public Map<String, String> words() {
        return Map.of(SEGMENTS, "kinds joined by +, such as stairs+gaps+slope; default: a random order by the seed");
    }

    private static List<String> kinds(String named) {
        List<String> kinds = List.of(named.split("\\+", -1));
        for (String kind : kinds) {
            if (!KINDS.contains(kind)) {
                throw new InvalidInput("terrain 'course': there is no segment '" + kind + "' in segments=" + named
                        + "; expected kinds joined by +, from " + String.join(", ", KINDS));
            }
        }
        if (kinds.size() > MAX_SEGMENTS) {
            throw new InvalidInput(
                    "terrain 'course': got " + kinds.size() + " segments; expected at most " + MAX_SEGMENTS);
        }
        return kinds;
    }

    /** Every kind but level ground once, in random order, then again in another. */
    private static List<String> shuffled(long seed, int count) {
        int n = KINDS.size() - 1;
        String[] order = new String[count];
        for (int round = 0; round * n < count; round++) {
            String[] deck = KINDS.subList(0, n).toArray(String[]::new);
            for (int k = 0; k < n && round * n + k < count; k++) {
                int pick = k + (int) ((n - k) * CounterRandom.uniform(seed, -2 - round, k));
                String drawn = deck[pick];
                deck[pick] = deck[k];
                order[round * n + k] = drawn;
            }
        }
        return List.of(order);
    }

    @Override
    public Difficulty difficulty() {
        return Difficulty.of("slope.grade", 0, 0.4)
                .and("stairs.rise", 0.05, 0.3)
                .and("gaps.width", 0.05, 0.9)
                .and("bumpy.gradient", 0, 0.3)
                .and("hurdles.height", 0.02, 0.4)
                .and("drops.height", 0.05, 1)
                .and("boxes.max", 0, 0.4)
                .and("stepping-stones.gap", 0.05, 0.5)
                .and("stepping-stones.size", 0.6, 0.25)
                .and("heightfield.max", 0, 0.4);
    }

    @Override
    Ground build(TerrainSpec spec, ParameterValues p) {
        String named = spec.words().get(SEGMENTS);
        List<String> kinds = named == null ? shuffled(spec.seed(), (int) Math.rint(p.get("count"))) : kinds(named);
        CoursePlan plan = new CoursePlan(p, spec.seed());
        plan.level(p.get("start"));
        for (String kind : kinds) {
            plan.add(kind);
            plan.level(p.get("pause"));
        }
        CourseSurface lattice = new CourseSurface(plan.base(), plan.rough(), spec.seed());
        return new Ground(spec, lattice, new BoxList(plan.boxes()), plan.pits());
    }
}
