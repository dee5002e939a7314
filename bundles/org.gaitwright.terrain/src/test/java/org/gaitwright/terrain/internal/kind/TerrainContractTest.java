// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.kind;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.terrain.HeightLattice;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.terrain.internal.ground.BoxQueries;
import org.gaitwright.terrain.internal.ground.LatticeQueries;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every kind of ground; each query is held against a second, slower way to answer it. */
final class TerrainContractTest {
    private static final String GROUNDS = "org.gaitwright.terrain.internal.kind.Kinds#grounds";
    private static final int POINTS = 400;
    /** Sums of a few numbers of size 100 differ by some units in the last place. */
    private static final double ROUNDING = 1e-11;

    private static double draw(int stream, int counter, double low, double high) {
        return low + (high - low) * CounterRandom.uniform(99, stream, counter);
    }

    private static double x(int k) {
        return draw(0, k, -8, 45);
    }

    private static double y(int k) {
        return draw(1, k, -7, 7);
    }

    /** Interpolates in barycentric coordinates of the triangle that holds the point. */
    private static double latticeHeight(HeightLattice g, double x, double y) {
        int i = (int) Math.floor(x / g.spacing());
        int j = (int) Math.floor(y / g.spacing());
        double u = (x - i * g.spacing()) / g.spacing();
        double v = (y - j * g.spacing()) / g.spacing();
        return u > v
                ? (1 - u) * g.at(i, j) + (u - v) * g.at(i + 1, j) + v * g.at(i + 1, j + 1)
                : (1 - v) * g.at(i, j) + (v - u) * g.at(i, j + 1) + u * g.at(i + 1, j + 1);
    }

    private static boolean covers(SolidBox b, double x, double y) {
        double c = Math.cos(b.yaw());
        double s = Math.sin(b.yaw());
        return Math.abs(c * (x - b.x()) + s * (y - b.y())) <= b.hx()
                && Math.abs(c * (y - b.y()) - s * (x - b.x())) <= b.hy();
    }

    @ParameterizedTest
    @MethodSource(GROUNDS)
    void heightIsTheHigherOfLatticeAndBoxes(Terrain t) {
        for (int k = 0; k < POINTS; k++) {
            double h = latticeHeight(t.lattice(), x(k), y(k));
            for (SolidBox b : t.boxes(x(k) - 3, y(k) - 3, x(k) + 3, y(k) + 3)) {
                h = covers(b, x(k), y(k)) ? Math.max(h, b.top()) : h;
            }
            assertEquals(h, t.height(x(k), y(k)), ROUNDING, t.spec() + " at " + x(k) + ", " + y(k));
        }
    }

    @ParameterizedTest
    @MethodSource(GROUNDS)
    void aRayStraightDownMeetsTheHeight(Terrain t) {
        for (int k = 0; k < POINTS; k++) {
            double top = draw(2, k, 15, 20);
            double h = t.height(x(k), y(k));
            assertEquals(top - h, t.cast(x(k), y(k), top, 0, 0, -1, 60));
            assertEquals(0, t.cast(x(k), y(k), h - 0.01, 0, 0, -1, 60));
            assertEquals(Double.POSITIVE_INFINITY, t.cast(x(k), y(k), h + 1, 0, 0, -1, 0.9));
            assertEquals(Double.POSITIVE_INFINITY, t.cast(x(k), y(k), h + 1, 0, 0, 1, 1e9));
        }
    }

    @ParameterizedTest
    @MethodSource(GROUNDS)
    void aSlantingRayEndsWhereSteppingAlongItFirstFindsGround(Terrain t) {
        double step = 2e-3;
        for (int k = 0; k < 40; k++) {
            double azimuth = draw(3, k, -Math.PI, Math.PI);
            double dip = draw(4, k, -0.9, 0.05);
            double dx = Math.cos(azimuth) * Math.cos(dip);
            double dy = Math.sin(azimuth) * Math.cos(dip);
            double dz = Math.sin(dip);
            double oz = t.height(x(k), y(k)) + draw(5, k, 0.05, 2);
            double hit = t.cast(x(k), y(k), oz, dx, dy, dz, 20);
            double end = Math.min(hit, 20);
            for (double s = 0; s < end - step; s += step) {
                double over = oz + s * dz - t.height(x(k) + s * dx, y(k) + s * dy);
                assertTrue(over > -1e-9, t.spec() + ": ray " + k + " is below ground at " + s + ", hit " + hit);
            }
            if (hit <= 20) {
                double deep = hit + 1e-6;
                double over = oz + deep * dz - t.height(x(k) + deep * dx, y(k) + deep * dy);
                assertTrue(over < 1e-6, t.spec() + ": ray " + k + " is " + over + " above ground at its hit " + hit);
            }
        }
    }

    @ParameterizedTest
    @MethodSource(GROUNDS)
    void raysThatFindNothingEnd(Terrain t) {
        assertEquals(Double.POSITIVE_INFINITY, t.cast(0, 0, 2e4, 1, 0, 0, Double.POSITIVE_INFINITY));
        assertEquals(Double.POSITIVE_INFINITY, t.cast(0, 0, 1, -0.6, 0, 0.8, Double.POSITIVE_INFINITY));
    }

    @ParameterizedTest
    @MethodSource(GROUNDS)
    void normalsHaveLengthOneAndFollowTheHeights(Terrain t) {
        double d = 1e-5;
        double[] n = new double[3];
        double[] beside = new double[3];
        int compared = 0;
        for (int k = 0; k < POINTS; k++) {
            t.normal(x(k), y(k), n);
            assertEquals(1, Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]), 1e-15 * 4);
            assertTrue(n[2] > 0);
            boolean smooth = true;
            for (int c = 0; c < 4; c++) {
                t.normal(x(k) + (c % 2 == 0 ? d : -d), y(k) + (c < 2 ? d : -d), beside);
                smooth &= Math.abs(beside[0] - n[0]) + Math.abs(beside[1] - n[1]) < 1e-12;
            }
            double sx = (t.height(x(k) + d, y(k)) - t.height(x(k) - d, y(k))) / (2 * d);
            double sy = (t.height(x(k), y(k) + d) - t.height(x(k), y(k) - d)) / (2 * d);
            // where neither a kink nor an edge is near
            if (smooth && Math.abs(sx) + Math.abs(sy) < 20) {
                compared++;
                assertEquals(-n[0] / n[2], sx, 1e-8, t.spec() + " at " + x(k) + ", " + y(k));
                assertEquals(-n[1] / n[2], sy, 1e-8);
            }
        }
        assertTrue(compared > 0.9 * POINTS, compared + " points");
    }

    @ParameterizedTest
    @MethodSource(GROUNDS)
    void boxesAreExactlyThoseThatMeetTheRegion(Terrain t) {
        for (int k = 0; k < 40; k++) {
            List<SolidBox> all = t.boxes(x(k) - 3, y(k) - 3, x(k) + 5, y(k) + 5);
            Rectangle2D region = new Rectangle2D.Double(x(k), y(k), draw(6, k, 0, 2), draw(7, k, 0, 2));
            List<SolidBox> expected = new ArrayList<>();
            for (SolidBox b : all) {
                if (overlap(b, region)) {
                    expected.add(b);
                }
            }
            List<SolidBox> found = t.boxes(region.getMinX(), region.getMinY(), region.getMaxX(), region.getMaxY());
            assertEquals(expected.size(), found.size(), t.spec() + " " + region);
            assertTrue(found.containsAll(expected));
        }
    }

    private static boolean overlap(SolidBox b, Rectangle2D region) {
        AffineTransform place = AffineTransform.getTranslateInstance(b.x(), b.y());
        place.rotate(b.yaw());
        Area area = new Area(
                place.createTransformedShape(new Rectangle2D.Double(-b.hx(), -b.hy(), 2 * b.hx(), 2 * b.hy())));
        area.intersect(new Area(region));
        return !area.isEmpty();
    }

    @ParameterizedTest
    @MethodSource(GROUNDS)
    void boxesComeTheSameAsNumbersAndAsValues(Terrain t) {
        List<SolidBox> values = t.boxes(-3, -2, 30, 2);
        double[] numbers = new double[8 * values.size() + 7];
        assertEquals(values.size(), t.boxesInto(-3, -2, 30, 2, numbers));
        for (int k = 0; k < values.size(); k++) {
            SolidBox b = values.get(k);
            double[] expected = {
                b.x(), b.y(), b.z(), b.hx(), b.hy(), b.hz(), StrictMath.cos(b.yaw()), StrictMath.sin(b.yaw())
            };
            assertArrayEquals(expected, java.util.Arrays.copyOfRange(numbers, 8 * k, 8 * k + 8));
        }
        double[] few = new double[8];
        assertEquals(values.size(), t.boxesInto(-3, -2, 30, 2, few), "counts those that don't fit, too");
    }

    @ParameterizedTest
    @MethodSource(GROUNDS)
    void boxesReachDownToTheLattice(Terrain t) {
        for (SolidBox b : t.boxes(-8, -7, 45, 7)) {
            for (int k = 0; k < 20; k++) {
                double x = Math.max(-8, Math.min(60, b.x() + draw(8, k, -1, 1) * b.hx()));
                assertTrue(b.z() - b.hz() < latticeHeight(t.lattice(), x, b.y()), t.spec() + " " + b);
            }
        }
    }

    @ParameterizedTest
    @MethodSource(GROUNDS)
    void theLatticeIsNowhereSteeperThanItSays(Terrain t) {
        double[] n = new double[3];
        for (int k = 0; k < 4 * POINTS; k++) {
            LatticeQueries.normal(t.lattice(), x(k), y(k), n);
            double slope = Math.sqrt(n[0] * n[0] + n[1] * n[1]) / n[2];
            assertTrue(slope <= t.lattice().steepest() + 1e-12, slope + " on " + t.spec());
        }
    }

    @ParameterizedTest
    @MethodSource(GROUNDS)
    void theFootholdDistanceIsThatToTheNearestStep(Terrain t) {
        for (int k = 0; k < 30; k++) {
            double d = t.footholdDistance(x(k), y(k));
            double seen = nearestStep(t, x(k), y(k), Math.min(1, Math.abs(d) + 0.05));
            if (Math.abs(d) < 1) {
                assertEquals(Math.abs(d), seen, 0.012, t.spec() + " at " + x(k) + ", " + y(k));
            } else {
                assertEquals(1, seen, t.spec() + " at " + x(k) + ", " + y(k));
            }
        }
    }

    /** Looks outwards in 64 directions for a place where the height jumps. */
    private static double nearestStep(Terrain t, double x, double y, double reach) {
        double best = reach;
        for (int a = 0; a < 64; a++) {
            double cx = Math.cos(a * Math.PI / 32);
            double cy = Math.sin(a * Math.PI / 32);
            for (double r = 0; r < best; r += 2e-3) {
                double jump = t.height(x + r * cx, y + r * cy) - t.height(x + (r + 2e-3) * cx, y + (r + 2e-3) * cy);
                if (Math.abs(jump) > BoxQueries.EDGE_STEP) {
                    best = r;
                }
            }
        }
        return best;
    }

    @ParameterizedTest
    @MethodSource(GROUNDS)
    void theOriginIsLevelToStandOn(Terrain t) {
        boolean startsAtOrigin = t.spec().parameters().getOrDefault("start", 1.0) == 0;
        double reach = startsAtOrigin ? 0 : Math.min(0.7, t.spec().parameters().getOrDefault("start", 1.0));
        double h = t.height(0, 0);
        for (int k = 0; k < POINTS; k++) {
            double dx = draw(9, k, -reach, reach);
            double dy = draw(10, k, -0.7, 0.7) * (startsAtOrigin ? 0 : 1);
            assertEquals(h, t.height(dx, dy), 1e-12, t.spec() + " at " + dx + ", " + dy);
        }
    }

    @ParameterizedTest
    @MethodSource("org.gaitwright.terrain.internal.kind.Kinds#random")
    void theSeedDecidesTheGround(String kind) {
        Terrain one = Kinds.of(kind, Map.of(), 5);
        Terrain same = Kinds.of(kind, Map.of(), 5);
        Terrain other = Kinds.of(kind, Map.of(), 6);
        int differ = 0;
        for (int k = 0; k < POINTS; k++) {
            assertEquals(one.height(x(k), y(k)), same.height(x(k), y(k)));
            differ += one.height(x(k), y(k)) != other.height(x(k), y(k)) ? 1 : 0;
        }
        assertTrue(differ > POINTS / 4, differ + " of " + POINTS);
        assertNotEquals(one.spec(), other.spec());
        assertEquals(one.spec(), same.spec());
    }

    @Test
    void aSpecMakesTheSameGroundAgain() {
        for (Terrain t : Kinds.grounds().toList()) {
            Terrain again = Kinds.of(t.spec());
            assertEquals(t.spec(), again.spec());
            for (int k = 0; k < 50; k++) {
                assertEquals(t.height(x(k), y(k)), again.height(x(k), y(k)));
            }
        }
    }

    @Test
    void kindsHaveNamesOfTheirOwnAndHelp() {
        assertEquals(12, Kinds.ALL.stream().map(TerrainFactory::id).distinct().count());
        for (TerrainFactory f : Kinds.ALL) {
            assertTrue(f.parameters().list().stream()
                    .noneMatch(p -> p.help().isBlank() || p.name().equals("seed")));
            assertTrue(f.description().length() > 10);
        }
    }
}
