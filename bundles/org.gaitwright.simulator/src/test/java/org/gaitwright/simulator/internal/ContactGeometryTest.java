// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.math.Quaternions;
import org.junit.jupiter.api.Test;

/** Overlaps of solids against what can be said of them without the code under test. */
class ContactGeometryTest {
    private final ContactManifold manifold = new ContactManifold();
    private final BoxBoxContact boxes = new BoxBoxContact();
    private int draws;

    private double uniform(double low, double high) {
        return low + (high - low) * CounterRandom.uniform(7, 1, draws++);
    }

    private double[] vector(double r) {
        return new double[] {uniform(-r, r), uniform(-r, r), uniform(-r, r)};
    }

    private double[] rotation() {
        double[] q = {uniform(-1, 1), uniform(-1, 1), uniform(-1, 1), uniform(-1, 1)};
        Quaternions.normalize(q, 0);
        double[] r = new double[9];
        Quaternions.toMatrix(q, 0, r, 0);
        return r;
    }

    private static double[] inside(double[] p, double[] c, double[] r) {
        double[] out = new double[3];
        for (int i = 0; i < 3; i++) {
            for (int k = 0; k < 3; k++) {
                out[i] += r[3 * k + i] * (p[k] - c[k]);
            }
        }
        return out;
    }

    /** Signed distance to a box, negative inside. */
    private static double boxDistance(double[] p, double[] c, double[] r, double[] h) {
        double[] x = inside(p, c, r);
        double out = 0;
        double in = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < 3; k++) {
            double g = Math.abs(x[k]) - h[k];
            out += Math.max(0, g) * Math.max(0, g);
            in = Math.max(in, g);
        }
        return out > 0 ? Math.sqrt(out) : in;
    }

    private double[] sample(double[] c, double[] r, double[] h) {
        double[] p = c.clone();
        for (int k = 0; k < 3; k++) {
            double t = uniform(-h[k], h[k]);
            for (int i = 0; i < 3; i++) {
                p[i] += r[3 * i + k] * t;
            }
        }
        return p;
    }

    @Test
    void boxesThatShareAPointTouchAndBoxesFarApartDoNot() {
        int met = 0;
        for (int trial = 0; trial < 3000; trial++) {
            double[] c = vector(0.5), d = vector(0.5);
            double[] r = rotation(), s = rotation();
            double[] h = {uniform(0.1, 0.4), uniform(0.1, 0.4), uniform(0.1, 0.4)};
            double[] g = {uniform(0.1, 0.4), uniform(0.1, 0.4), uniform(0.1, 0.4)};
            boolean share = false;
            for (int k = 0; k < 60 && !share; k++) {
                share = boxDistance(sample(c, r, h), d, s, g) < -1e-3;
            }
            boxes.find(c, 0, r, 0, h, 0, d, 0, s, 0, g, 0, 0, manifold);
            if (share) {
                met++;
                assertTrue(manifold.count > 0, "trial " + trial);
            }
            for (int k = 0; k < manifold.count; k++) {
                checkBoxContact(trial, k, c, r, h, d, s, g);
            }
            separates(trial, c, r, h, d, s, g);
        }
        assertTrue(met > 500, "only " + met + " pairs met");
    }

    private void checkBoxContact(
            int trial, int k, double[] c, double[] r, double[] h, double[] d, double[] s, double[] g) {
        double[] p = {manifold.point[3 * k], manifold.point[3 * k + 1], manifold.point[3 * k + 2]};
        assertTrue(manifold.distance[k] < 0);
        double depth = -manifold.distance[k];
        // half-way between the surfaces: at most half the depth outside either
        assertTrue(boxDistance(p, c, r, h) < 0.5 * depth + 1e-9, "trial " + trial);
        assertTrue(boxDistance(p, d, s, g) < 0.5 * depth + 1e-9, "trial " + trial);
        double n = manifold.normal[3 * k] * manifold.normal[3 * k]
                + manifold.normal[3 * k + 1] * manifold.normal[3 * k + 1]
                + manifold.normal[3 * k + 2] * manifold.normal[3 * k + 2];
        assertEquals(1, n, 1e-9);
    }

    /** Moved along the normal by the greatest depth, the boxes are apart. */
    private void separates(int trial, double[] c, double[] r, double[] h, double[] d, double[] s, double[] g) {
        if (manifold.count == 0) {
            return;
        }
        double deepest = 0;
        for (int k = 0; k < manifold.count; k++) {
            deepest = Math.max(deepest, -manifold.distance[k]);
        }
        double[] moved = c.clone();
        for (int i = 0; i < 3; i++) {
            moved[i] += manifold.normal[i] * (deepest + 1e-9);
        }
        boxes.find(moved, 0, r, 0, h, 0, d, 0, s, 0, g, 0, 0, manifold);
        double left = 0;
        for (int k = 0; k < manifold.count; k++) {
            left = Math.max(left, -manifold.distance[k]);
        }
        assertTrue(left < 1e-6, "trial " + trial + ": still " + left + " deep");
    }

    @Test
    void aBoxFlatOnAnotherTouchesAtTheCornersOfTheOverlap() {
        double[] identity = {1, 0, 0, 0, 1, 0, 0, 0, 1};
        boxes.find(
                new double[] {0.1, 0, 0.29},
                0,
                identity,
                0,
                new double[] {0.1, 0.1, 0.1},
                0,
                new double[] {0, 0, 0},
                0,
                identity,
                0,
                new double[] {0.15, 1, 0.2},
                0,
                0,
                manifold);
        assertEquals(4, manifold.count);
        for (int k = 0; k < 4; k++) {
            assertEquals(-0.01, manifold.distance[k], 1e-12);
            assertEquals(1, manifold.normal[3 * k + 2], 1e-12);
            assertTrue(manifold.point[3 * k] > -1e-12 && manifold.point[3 * k] < 0.15 + 1e-12);
            assertEquals(0.195, manifold.point[3 * k + 2], 1e-12);
        }
    }

    @Test
    void aCapsuleTouchesABoxWhereItsNearestPointSays() {
        int met = 0;
        for (int trial = 0; trial < 2000; trial++) {
            double[] c = vector(0.6), d = vector(0.1);
            double[] r = rotation(), s = rotation();
            double half = uniform(0.05, 0.4), radius = uniform(0.02, 0.15);
            double[] g = {uniform(0.1, 0.4), uniform(0.1, 0.4), uniform(0.1, 0.4)};
            double nearest = Double.POSITIVE_INFINITY;
            for (int k = 0; k <= 400; k++) {
                double t = half * (k / 200.0 - 1);
                double[] p = {c[0] + t * r[2], c[1] + t * r[5], c[2] + t * r[8]};
                nearest = Math.min(nearest, boxDistance(p, d, s, g));
            }
            manifold.capsuleBox(c, 0, r, 0, half, radius, d, 0, s, 0, g[0], g[1], g[2]);
            double deepest = 0;
            for (int k = 0; k < manifold.count; k++) {
                deepest = Math.min(deepest, manifold.distance[k]);
            }
            if (nearest < radius) {
                met++;
                assertEquals(nearest - radius, deepest, 0.01 * half + 1e-6, "trial " + trial);
            } else if (nearest > radius + 0.01 * half) {
                assertEquals(0, manifold.count, "trial " + trial);
            }
        }
        assertTrue(met > 300, "only " + met + " pairs met");
    }

    @Test
    void capsulesTouchByTheirNearestPoints() {
        int met = 0;
        for (int trial = 0; trial < 2000; trial++) {
            double[] c = vector(0.3), d = vector(0.3);
            double[] r = rotation(), s = rotation();
            double h = uniform(0.05, 0.4), g = uniform(0.05, 0.4), a = uniform(0.02, 0.1), b = uniform(0.02, 0.1);
            double nearest = Double.POSITIVE_INFINITY;
            for (int i = 0; i <= 100; i++) {
                for (int j = 0; j <= 100; j++) {
                    double t = h * (i / 50.0 - 1), u = g * (j / 50.0 - 1);
                    double x = c[0] + t * r[2] - d[0] - u * s[2];
                    double y = c[1] + t * r[5] - d[1] - u * s[5];
                    double z = c[2] + t * r[8] - d[2] - u * s[8];
                    nearest = Math.min(nearest, Math.sqrt(x * x + y * y + z * z));
                }
            }
            manifold.capsules(c, 0, r, 0, h, a, d, 0, s, 0, g, b);
            if (nearest < a + b - 0.02) {
                met++;
                assertEquals(1, manifold.count, "trial " + trial);
                assertEquals(nearest - a - b, manifold.distance[0], 0.012, "trial " + trial);
            }
        }
        assertTrue(met > 200, "only " + met + " pairs met");
    }

    @Test
    void parallelCapsulesTouchAtBothEndsOfTheirOverlap() {
        double[] identity = {1, 0, 0, 0, 1, 0, 0, 0, 1};
        manifold.capsules(
                new double[] {0.15, 0, 0.1}, 0, identity, 0, 0.3, 0.1, new double[3], 0, identity, 0, 0.3, 0.1);
        assertEquals(2, manifold.count);
        assertEquals(0.5, Math.abs(manifold.point[2] - manifold.point[5]), 1e-9);
        assertEquals(-0.05, manifold.distance[0], 1e-12);
        assertEquals(1, manifold.normal[0], 1e-12);
    }
}
