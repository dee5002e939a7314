// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.terrain.internal.ground.BoxQueries;
import org.junit.jupiter.api.Test;

/** What the parameters of each kind mean. */
final class KindsTest {
    private static final double NEAR = 1e-12;

    @Test
    void aSlopeClimbsAfterItsStart() {
        Terrain t = Kinds.of("slope", Map.of("grade", 0.2, "start", 1.5), 0);
        assertEquals(0, t.height(1.5, 4), NEAR);
        assertEquals(0, t.height(-40, 4), NEAR);
        assertEquals(0.2 * 8.5, t.height(10, -3), NEAR);
        assertEquals(-0.1 * 9, Kinds.of("slope", Map.of("grade", -0.1), 0).height(10, 0), NEAR);
        assertEquals(Double.POSITIVE_INFINITY, t.footholdDistance(3, 3));
    }

    @Test
    void aHeightFieldIsEvenlySpreadUpToItsGreatestHeight() {
        Terrain t = Kinds.of("heightfield", Map.of("spacing", 0.5, "max", 0.4), 7);
        assertEquals(0.5, t.lattice().spacing());
        double sum = 0;
        double min = 1;
        double max = 0;
        for (int i = 10; i < 110; i++) {
            for (int j = -50; j < 50; j++) {
                double h = t.lattice().at(i, j);
                sum += h;
                min = Math.min(min, h);
                max = Math.max(max, h);
            }
        }
        // the mean of 10,000 uniform draws has a standard error of 0.4 / √12 / 100
        assertEquals(0.2, sum / 10_000, 6 * 0.00116);
        assertTrue(min >= 0 && min < 0.001 && max <= 0.4 && max > 0.399, min + " " + max);
    }

    @Test
    void bumpsReachTheirGradientAndNeverPassIt() {
        for (double ridges : new double[] {0, 1}) {
            Terrain t = Kinds.of("bumpy", Map.of("gradient", 0.125, "ridges", ridges), 5);
            double[] n = new double[3];
            double max = 0;
            for (int k = 0; k < 40_000; k++) {
                t.normal(2 + 0.25 * (k % 2000) + 0.1, 0.5 * (k / 2000.0), n);
                max = Math.max(max, Math.sqrt(n[0] * n[0] + n[1] * n[1]) / n[2]);
            }
            assertTrue(max <= 0.125 + NEAR && max > 0.11, "gradient " + max);
        }
    }

    @Test
    void ridgesRunAcross() {
        Terrain t = Kinds.of("bumpy", Map.of(), 5);
        assertEquals(t.height(7.3, -4), t.height(7.3, 11), NEAR);
        Terrain hills = Kinds.of("bumpy", Map.of("ridges", 0.0), 5);
        assertTrue(Math.abs(hills.height(7.3, -4) - hills.height(7.3, 11)) > 1e-6);
    }

    @Test
    void boxesPaveTheGroundUpToTheirGreatestHeight() {
        Terrain t = Kinds.of("boxes", Map.of("max", 0.2, "size", 0.5), 3);
        double max = 0;
        for (int k = 0; k < 2000; k++) {
            double h = t.height(2 + 0.025 * k, -3.3);
            assertTrue(h > 0 && h <= 0.2);
            max = Math.max(max, h);
        }
        assertTrue(max > 0.18);
        assertEquals(t.height(3.1, 2.1), t.height(3.4, 2.4), "one box");
        assertEquals(0.25, t.footholdDistance(20.25, 0.25), 0.2501);
    }

    @Test
    void stairsGoUpThenDown() {
        Terrain t = Kinds.of("stairs", Map.of("rise", 0.15, "run", 0.3, "count", 10.0, "landing", 2.0), 0);
        assertEquals(0, t.height(0.99, 0), NEAR);
        assertEquals(0.15, t.height(1.01, 0), NEAR);
        assertEquals(0.15 * 5, t.height(1 + 0.3 * 4.5, 0), NEAR);
        double top = 1 + 9 * 0.3;
        assertEquals(1.5, t.height(top + 0.01, 0), NEAR);
        assertEquals(1.5, t.height(top + 1.99, 0), NEAR);
        assertEquals(1.35, t.height(top + 2.01, 0), NEAR);
        assertEquals(0, t.height(top + 2 + 9 * 0.3 + 0.01, 0), NEAR);
        assertEquals(0, t.height(900, 0), NEAR);
        assertEquals(0.1, t.footholdDistance(1 + 0.3 * 4 + 0.1, 3), NEAR);
    }

    @Test
    void stairsMayGoDownAndEndBelow() {
        Terrain t = Kinds.of("stairs", Map.of("rise", -0.2, "run", 0.4, "count", 3.0, "flights", 1.0), 0);
        assertEquals(0, t.height(-5, 0), NEAR);
        assertEquals(-0.2, t.height(1.1, 0), NEAR);
        assertEquals(-0.6, t.height(50, 0), NEAR);
        assertEquals(0, t.boxes(20, -1, 21, 1).size(), "the bottom is the lattice");
    }

    @Test
    void randomRisesStayInTheirRange() {
        Terrain t = Kinds.of("stairs", Map.of("rise", 0.2, "run", 0.5, "count", 40.0, "spread", 1.0), 9);
        Set<Double> rises = new HashSet<>();
        for (int k = 0; k < 39; k++) {
            double rise = t.height(1.25 + 0.5 * k, 0) - t.height(0.75 + 0.5 * k, 0);
            assertTrue(rise >= 0 && rise <= 0.4 + NEAR, "rise " + rise);
            rises.add(rise);
        }
        assertEquals(39, rises.size());
    }

    @Test
    void hurdlesStandAcrossTheWay() {
        Terrain t = Kinds.of("hurdles", Map.of("height", 0.3, "depth", 0.1, "every", 2.0, "start", 1.5), 0);
        assertEquals(0, t.height(1.49, 0), NEAR);
        assertEquals(0.3, t.height(1.55, 7), NEAR);
        assertEquals(0, t.height(1.61, 0), NEAR);
        assertEquals(0.3, t.height(3.55, 0), NEAR);
        assertEquals(1, t.cast(0.5, 0, 0.1, 1, 0, 0, 5), 2 * BoxQueries.SLACK);
        assertEquals(0.4, t.footholdDistance(2, 0), NEAR);
    }

    @Test
    void gapsAreAsWideAndDeepAsAsked() {
        Terrain t = Kinds.of("gaps", Map.of("width", 0.5, "every", 2.0, "depth", 3.0, "start", 1.0, "count", 2.0), 0);
        assertEquals(0, t.height(0.99, 0), NEAR);
        assertEquals(-3, t.height(1.01, 0), NEAR);
        assertEquals(-3, t.height(1.49, 0), NEAR);
        assertEquals(0, t.height(1.51, 0), NEAR);
        assertEquals(-3, t.height(3.75, 0), NEAR);
        assertEquals(0, t.height(60, 0), NEAR);
        assertEquals(0.25, t.footholdDistance(0.75, 0), NEAR);
        assertEquals(-0.2, t.footholdDistance(1.2, 0), NEAR, "in the gap");
        assertEquals(1, t.footholdDistance(2.5, 0), NEAR, "the middle of a platform is best");
    }

    @Test
    void dropsFallAwayOneByOne() {
        Terrain t = Kinds.of("drops", Map.of("height", 0.5, "every", 2.0, "count", 3.0, "start", 1.0), 0);
        assertEquals(0, t.height(0.9, 0), NEAR);
        assertEquals(-0.5, t.height(1.1, 0), NEAR);
        assertEquals(-1, t.height(3.1, 0), NEAR);
        assertEquals(-1.5, t.height(5.1, 0), NEAR);
        assertEquals(-1.5, t.height(500, 0), NEAR);
        assertEquals(0.3, t.footholdDistance(1.3, 0), NEAR);
    }

    @Test
    void stonesLieApartOverThePit() {
        Terrain t = Kinds.of("stepping-stones", Map.of("scatter", 1.0, "turn", 0.7, "rise", 0.1), 4);
        Set<Double> yaws = new TreeSet<>();
        int stones = 0;
        int pit = 0;
        for (SolidBox b : t.boxes(3, -5, 13, 5)) {
            stones++;
            yaws.add(b.yaw());
            assertEquals(0.4, 2 * b.hx(), NEAR);
            assertTrue(Math.abs(b.top()) <= 0.1 && Math.abs(b.yaw()) <= 0.7);
            assertEquals(b.top(), t.height(b.x(), b.y()), NEAR, "no stone lies on another");
            assertEquals(0.2, t.footholdDistance(b.x(), b.y()), NEAR);
        }
        for (int k = 0; k < 1000; k++) {
            double x = 3 + 10 * CounterRandom.uniform(1, 1, k);
            double y = 10 * CounterRandom.uniform(1, 2, k) - 5;
            boolean deep = t.height(x, y) < -1;
            pit += deep ? 1 : 0;
            assertEquals(deep, t.footholdDistance(x, y) < 0);
        }
        assertTrue(stones > 200 && yaws.size() == 16, stones + " stones at " + yaws);
        assertTrue(pit > 200, pit + " of 1000 in the pit");
    }

    @Test
    void aCourseHasItsSegmentsInOrder() {
        Terrain t = Kinds.of(new TerrainSpec(
                "course",
                Map.of("length", 5.0, "pause", 1.0, "start", 1.0, "hurdles.height", 0.3, "gaps.width", 0.4),
                1,
                Map.of("segments", "hurdles+flat+gaps")));
        assertEquals(0.3, t.height(2.05, 0), NEAR);
        assertEquals(0, t.height(7.5 + 2, 0), NEAR);
        // the third begins at 13 m: one cell of platform, half a metre more, then the gap
        assertEquals(0, t.height(13.9, 0), NEAR);
        assertEquals(-1, t.height(14.2, 0), NEAR);
        assertEquals(-0.2, t.footholdDistance(14.2, 0), NEAR);
        assertEquals(0, t.height(14.5, 0), NEAR);
        assertEquals(0, t.height(500, 0), NEAR);
    }

    @Test
    void aCourseWithoutNamesHasEveryKindByChance() {
        Terrain one = Kinds.of("course", Map.of(), 1);
        double[] lowest = {0};
        for (int k = 0; k < 7000; k++) {
            lowest[0] = Math.min(lowest[0], one.height(0.01 * k, 0));
        }
        assertTrue(lowest[0] < -0.9, "there are gaps");
        assertTrue(one.boxes(0, -4, 80, 4).size() > 100, "there are boxes, stones, stairs");
    }

    @Test
    void wordsThatAKindDoesNotTakeAreRefused() {
        refused("flat", Map.of("file", "x"), "terrain 'flat': got file=x");
        refused("slope", Map.of("grade", "x"), "terrain 'slope': got grade=x; expected a number");
        refused("image", Map.of("fil", "x"), "terrain 'image': got fil=x");
        refused("course", Map.of("segments", "gaps+stars"), "there is no segment 'stars' in segments=gaps+stars");
        refused("course", Map.of("segments", ""), "there is no segment ''");
    }

    private static void refused(String kind, Map<String, String> words, String message) {
        String got = assertThrows(InvalidInput.class, () -> Kinds.of(new TerrainSpec(kind, Map.of(), 0, words)))
                .getMessage();
        assertTrue(got.contains(message), got);
    }
}
