// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.kind;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.core.terrain.Thing;

/** All kinds of this bundle, and grounds of them that differ as much as they can. */
public final class Kinds {
    public static final List<TerrainFactory> ALL = List.of(
            new FlatTerrain(),
            new SlopeTerrain(),
            new HeightFieldTerrain(),
            new BumpyTerrain(),
            new ImageTerrain(),
            new BoxesTerrain(),
            new StairsTerrain(),
            new HurdlesTerrain(),
            new GapsTerrain(),
            new DropsTerrain(),
            new SteppingStonesTerrain(),
            new CourseTerrain());

    private Kinds() {}

    public static Terrain of(String kind, Map<String, Double> parameters, long seed) {
        return of(new TerrainSpec(kind, parameters, seed));
    }

    public static Terrain of(TerrainSpec spec) {
        return ALL.stream()
                .filter(f -> f.id().equals(spec.kind()))
                .findFirst()
                .orElseThrow()
                .create(spec);
    }

    /** Every kind with its defaults, and more. */
    static Stream<Terrain> grounds() {
        Stream<Terrain> plain = ALL.stream().map(f -> of(f.id(), Map.of(), 3));
        Stream<Terrain> special = Stream.of(
                of("slope", Map.of("grade", -0.2, "start", 0.7), 0),
                of("slope", Map.of("grade", 0.3, "start", 0.0), 0),
                of("heightfield", Map.of("spacing", 0.3, "max", 0.4, "start", 0.0), 11),
                of("bumpy", Map.of("ridges", 0.0, "gradient", 0.3), 5),
                of("boxes", Map.of("size", 0.3, "max", 0.5), 8),
                of("stairs", Map.of("rise", -0.17, "run", 0.29, "flights", 3.0, "spread", 1.0), 4),
                of("stairs", Map.of("flights", 3.0), 4),
                of("gaps", Map.of("width", 0.5, "spread", 0.5), 6),
                of("stepping-stones", Map.of("turn", 0.6, "scatter", 1.0, "rise", 0.1), 9),
                of(new TerrainSpec(
                        "course", Map.of("length", 4.0), 2, Map.of("segments", "stepping-stones+stairs+gaps"))),
                of(new TerrainSpec("course", Map.of("pause", 0.0), 7, Map.of("segments", "slope+drops+flat+boxes"))));
        return Stream.concat(Stream.concat(plain, special), placed());
    }

    /** Grounds on which things stand, or into which they are cut. */
    private static Stream<Terrain> placed() {
        Thing box = Thing.of(Thing.Kind.BOX, 3, 1, 0.4, Map.of("length", 1.5, "height", 0.35));
        Thing stairs = Thing.of(Thing.Kind.STAIRS, 8, -1, -0.3, Map.of("count", 4.0));
        Thing flight = Thing.of(Thing.Kind.STAIRS, -4, 0, 2, Map.of("flights", 1.0, "rise", 0.1, "run", 0.4));
        Thing gap = Thing.of(Thing.Kind.GAP, 13, 0, 0.7, Map.of("length", 1.3, "width", 6.0));
        Thing pit = Thing.of(Thing.Kind.GAP, 20, 2, 0, Map.of("length", 3.0, "width", 2.5, "depth", 0.6));
        Thing bridge = Thing.of(Thing.Kind.BOX, 13, 1.5, 0.7, Map.of("length", 2.0, "width", 0.5, "height", 0.05));
        List<Thing> all = List.of(box, stairs, flight, gap, pit, bridge);
        return Stream.of(
                of(new TerrainSpec("flat", Map.of(), 0, Map.of(), all)),
                of(new TerrainSpec("slope", Map.of("grade", 0.15), 0, Map.of(), all)),
                of(new TerrainSpec("heightfield", Map.of("spacing", 0.7), 5, Map.of(), all)),
                of(new TerrainSpec("bumpy", Map.of("ridges", 0.0, "spacing", 0.1), 5, Map.of(), all)),
                of(new TerrainSpec("gaps", Map.of(), 0, Map.of(), List.of(box, stairs, flight))),
                of(new TerrainSpec("stepping-stones", Map.of("turn", 0.5), 4, Map.of(), List.of(box, stairs))));
    }

    /** Those that a seed changes, as they come by default. */
    static Stream<String> random() {
        return Stream.of("heightfield", "bumpy", "boxes", "stepping-stones", "course");
    }
}
