// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.thing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.EntryPath;
import org.gaitwright.core.scene.RefusedEntry;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.core.terrain.Thing;
import org.gaitwright.terrain.internal.ground.LatticeQueries;
import org.gaitwright.terrain.internal.kind.FlatTerrain;
import org.gaitwright.terrain.internal.kind.Kinds;
import org.gaitwright.terrain.internal.kind.StairsTerrain;
import org.junit.jupiter.api.Test;

/** What placed things mean; that their queries agree is in {@link TerrainContractTest}. */
final class ThingsTest {
    private static final double NEAR = 1e-12;

    private static Terrain ground(String kind, Map<String, Double> parameters, Thing... things) {
        return Kinds.of(new TerrainSpec(kind, parameters, 3, Map.of(), List.of(things)));
    }

    private static Thing thing(Thing.Kind kind, double x, double y, double degrees, Map<String, Double> size) {
        return Thing.of(kind, x, y, Math.toRadians(degrees), size);
    }

    @Test
    void aBoxStandsWhereItWasPlacedAndTurned() {
        Terrain t = ground(
                "flat", Map.of(), thing(Thing.Kind.BOX, 3, 1, 90, Map.of("length", 2.0, "width", 0.5, "height", 0.4)));
        assertEquals(0.4, t.height(3, 1.99), NEAR);
        assertEquals(0, t.height(3, 2.01), NEAR);
        assertEquals(0.4, t.height(3.24, 1), NEAR);
        assertEquals(0, t.height(3.26, 1), NEAR);
        assertEquals(0.25, t.footholdDistance(3, 1), 1e-9);
        assertEquals(0.5, t.footholdDistance(3.75, 1), 1e-9);
        assertEquals(2, t.cast(0.75, 1, 0.2, 1, 0, 0, 9), 2e-9);
    }

    @Test
    void heightsCountFromTheGroundInTheMiddle() {
        Terrain bare = Kinds.of("heightfield", Map.of(), 3);
        Terrain t = ground("heightfield", Map.of(), thing(Thing.Kind.BOX, 7.3, 2.6, 20, Map.of("height", 0.5)));
        assertEquals(bare.height(7.3, 2.6) + 0.5, t.height(7.3, 2.6), NEAR);
        assertEquals(t.height(7.3, 2.6), t.height(7.6, 2.5), NEAR, "its top is level");
        Terrain stairs = Kinds.of("stairs", Map.of(), 3);
        Terrain on = ground("stairs", Map.of(), thing(Thing.Kind.BOX, 4.5, 0, 0, Map.of()));
        assertEquals(stairs.height(4.5, 0) + 0.2, on.height(4.5, 0), NEAR, "also where that is a block");
    }

    @Test
    void stairsGoUpAndDownAgain() {
        Thing stairs = thing(
                Thing.Kind.STAIRS,
                5,
                0,
                0,
                Map.of("rise", 0.2, "run", 0.5, "count", 3.0, "landing", 1.0, "width", 1.5, "flights", 2.0));
        assertEquals(3, stairs.length(), NEAR);
        Terrain t = ground("flat", Map.of(), stairs);
        double[] expected = {0, 0.2, 0.4, 0.6, 0.6, 0.4, 0.2, 0};
        for (int k = 0; k < expected.length; k++) {
            assertEquals(expected[k], t.height(3.25 + 0.5 * k, 0.7), NEAR, "step " + k);
        }
        assertEquals(0, t.height(5, 0.76), NEAR);
        Terrain up = ground(
                "flat", Map.of(), thing(Thing.Kind.STAIRS, 5, 0, 0, Map.of("count", 1.0, "flights", 1.0, "rise", 0.3)));
        assertEquals(0.3, up.height(4.51, 0), NEAR);
        assertEquals(0, up.height(5.51, 0), NEAR);
    }

    @Test
    void aGapHasWallsAFloorAndTheGroundAroundIt() {
        Thing gap = thing(Thing.Kind.GAP, 4, 1, 30, Map.of("length", 0.6, "width", 3.0, "depth", 0.8));
        Terrain t = ground("flat", Map.of(), gap);
        int inside = 0;
        for (int k = 0; k < 20_000; k++) {
            double x = 4 + 6 * (CounterRandom.uniform(1, 0, k) - 0.5);
            double y = 1 + 6 * (CounterRandom.uniform(1, 1, k) - 0.5);
            double along = Math.cos(gap.yaw()) * (x - 4) + Math.sin(gap.yaw()) * (y - 1);
            double across = Math.cos(gap.yaw()) * (y - 1) - Math.sin(gap.yaw()) * (x - 4);
            double out = Math.max(Math.abs(along) - 0.3, Math.abs(across) - 1.5);
            if (Math.abs(out) > 1e-6) {
                boolean in = out < 0;
                inside += in ? 1 : 0;
                assertEquals(in ? -0.8 : 0, t.height(x, y), Kerb.HAIR + NEAR, x + ", " + y);
                assertEquals(in, t.footholdDistance(x, y) < 0);
                if (in) {
                    assertEquals(out, t.footholdDistance(x, y), 2e-3);
                }
            }
        }
        assertTrue(inside > 500, inside + " points in the gap");
    }

    @Test
    void farFromThingsTheGroundIsWhatItWas() {
        for (String kind : List.of("flat", "slope", "heightfield", "bumpy")) {
            Terrain bare = Kinds.of(kind, Map.of(), 3);
            Terrain t = ground(kind, Map.of(), thing(Thing.Kind.GAP, 4, 0, 30, Map.of()));
            for (int k = 0; k < 2000; k++) {
                double x = 20 * CounterRandom.uniform(2, 0, k);
                double y = 4 + 10 * CounterRandom.uniform(2, 1, k);
                assertEquals(bare.height(x, y), t.height(x, y), NEAR, kind);
            }
            assertEquals(-1, t.height(4, 0) - bare.height(4, 0), NEAR, kind);
        }
    }

    @Test
    void theKerbOfAGapFollowsTheGround() {
        Terrain bare = Kinds.of("slope", Map.of("grade", 0.2), 0);
        Thing gap = thing(Thing.Kind.GAP, 6, 0, 25, Map.of("length", 1.0, "width", 2.0));
        Terrain t = ground("slope", Map.of("grade", 0.2), gap);
        for (int k = 0; k < 5000; k++) {
            double x = 4 + 4 * CounterRandom.uniform(4, 0, k);
            double y = -2 + 4 * CounterRandom.uniform(4, 1, k);
            if (t.footholdDistance(x, y) >= 0) {
                // half a stone of 0.34 m × 0.25 m at a grade of 0.2, along its diagonal
                assertEquals(bare.height(x, y), t.height(x, y), 0.2 * 0.5 * Math.hypot(0.34, 0.25) + 1e-9);
            }
        }
    }

    @Test
    void noBlockOfAKerbLiesInThePlaneOfTheLattice() {
        for (double degrees : new double[] {0, 90, 17, 45}) {
            Thing gap = thing(Thing.Kind.GAP, 5.03, 0.41, degrees, Map.of("length", 0.37, "width", 2.2));
            Terrain t = ground("flat", Map.of(), gap);
            int both = 0;
            for (int k = 0; k < 40_000; k++) {
                double x = 3 + 4 * CounterRandom.uniform(7, 0, k);
                double y = -2 + 4 * CounterRandom.uniform(7, 1, k);
                double ground = LatticeQueries.height(t.lattice(), x, y);
                List<SolidBox> blocks = t.boxes(x, y, x, y);
                boolean covered = !blocks.isEmpty();
                both += blocks.stream().anyMatch(b -> Math.abs(b.top() - ground) < 1e-5) ? 1 : 0;
                assertTrue(covered || ground == 0 || ground == -1, "a ramp shows at " + x + ", " + y);
            }
            assertEquals(0, both, "at " + degrees + "°: two surfaces in one place flicker");
        }
    }

    @Test
    void gapsAreRefusedWhereTheyCantBe() {
        Thing gap = thing(Thing.Kind.GAP, 3, 0, 0, Map.of());
        RefusedEntry onStairs = assertThrows(RefusedEntry.class, () -> ground("stairs", Map.of(), gap));
        assertEquals(EntryPath.of("things").item(0), onStairs.path());
        assertTrue(onStairs.getMessage().contains("(3.0, 0.0) m"), onStairs.getMessage());
        Thing near = thing(Thing.Kind.GAP, 3.4, 0, 0, Map.of());
        Thing box = thing(Thing.Kind.BOX, 9, 0, 0, Map.of());
        RefusedEntry both = assertThrows(RefusedEntry.class, () -> ground("flat", Map.of(), box, gap, near));
        assertEquals(EntryPath.of("things").item(2), both.path());
        assertTrue(both.getMessage().contains("0.25 m") && both.getMessage().contains("things[1]"), both.getMessage());
        assertFalse(ground("flat", Map.of(), gap, gap.at(4, 0, 0)).height(4, 0) > -1);
    }

    @Test
    void wrongThingsAreRefused() {
        refused("there is no parameter 'heigth'", Map.of("heigth", 1.0));
        refused("parameter 'height': 11.0 m is outside [0.01, 10.0] m", Map.of("height", 11.0));
        assertThrows(InvalidInput.class, () -> Thing.of(Thing.Kind.BOX, Double.NaN, 0, 0, Map.of()));
        Thing[] many = Collections.nCopies(1001, thing(Thing.Kind.BOX, 3, 0, 0, Map.of()))
                .toArray(Thing[]::new);
        String got = assertThrows(InvalidInput.class, () -> ground("flat", Map.of(), many))
                .getMessage();
        assertEquals("terrain 'flat': got 1001 things; expected at most 1000", got);
    }

    private static void refused(String message, Map<String, Double> size) {
        String got = assertThrows(InvalidInput.class, () -> Thing.of(Thing.Kind.BOX, 0, 0, 0, size))
                .getMessage();
        assertTrue(got.startsWith(message), got);
    }

    @Test
    void theSpecTellsTheThings() {
        Thing box = thing(Thing.Kind.BOX, 3, 0, 0, Map.of());
        Terrain t = ground("flat", Map.of(), box);
        assertEquals(List.of(box), t.spec().things());
        assertEquals("flat:seed=3 with 1 thing", t.spec().toString());
        assertNotEquals(t.spec(), t.spec().with(List.of(box, box)));
    }

    @Test
    void difficultyLeadsFromEasyToHardWithinTheRanges() {
        for (TerrainFactory f : Kinds.ALL) {
            f.difficulty()
                    .ranges()
                    .keySet()
                    .forEach(name -> assertTrue(f.parameters().contains(name), f.id()));
            for (double d : new double[] {0, 0.3, 1}) {
                Map<String, Double> values = f.parameters()
                        .initialValues()
                        .with(f.difficulty().values(d))
                        .asMap();
                f.create(new TerrainSpec(f.id(), values, 1));
                if (!f.id().equals("flat")) {
                    assertEquals(d, f.difficulty().of(values).orElseThrow(), 1e-12, f.id());
                }
            }
        }
        TerrainFactory stairs = new StairsTerrain();
        assertEquals(Map.of("rise", 0.05), stairs.difficulty().values(-3));
        assertEquals(Map.of("rise", 0.3), stairs.difficulty().values(1));
        assertTrue(new FlatTerrain().difficulty().of(Map.of()).isEmpty());
    }
}
