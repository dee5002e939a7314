// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class InertiaTest {
    /** Sums over a grid of cells; a hundred cells a side leave an error of the order of 1e-3. */
    private static double[] counted(Geometry g, double reach, double mass) {
        int n = 100;
        double[] sums = new double[3];
        int inside = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                for (int k = 0; k < n; k++) {
                    double x = reach * (2 * (i + 0.5) / n - 1);
                    double y = reach * (2 * (j + 0.5) / n - 1);
                    double z = reach * (2 * (k + 0.5) / n - 1);
                    if (holds(g, x, y, z)) {
                        inside++;
                        sums[0] += y * y + z * z;
                        sums[1] += x * x + z * z;
                        sums[2] += x * x + y * y;
                    }
                }
            }
        }
        for (int a = 0; a < 3; a++) {
            sums[a] *= mass / inside;
        }
        return sums;
    }

    private static boolean holds(Geometry g, double x, double y, double z) {
        if (g instanceof Geometry.Box b) {
            return Math.abs(x) <= b.hx() && Math.abs(y) <= b.hy() && Math.abs(z) <= b.hz();
        }
        double radius = g instanceof Geometry.Sphere s ? s.radius() : ((Geometry.Capsule) g).radius();
        double half = g instanceof Geometry.Capsule c ? c.halfLength() : 0;
        double beyond = Math.max(0, Math.abs(z) - half);
        return x * x + y * y + beyond * beyond <= radius * radius;
    }

    private static void agrees(Geometry g, double reach) {
        Inertia i = Inertia.of(g, 5);
        double[] c = counted(g, reach, 5);
        assertEquals(c[0], i.xx(), 0.01 * c[0]);
        assertEquals(c[1], i.yy(), 0.01 * c[1]);
        assertEquals(c[2], i.zz(), 0.01 * c[2]);
        assertEquals(5, i.mass());
    }

    @Test
    void solidsHaveTheMomentsOfTheirParts() {
        agrees(new Geometry.Sphere(0.5), 0.5);
        agrees(new Geometry.Box(0.5, 0.3, 0.2), 0.5);
        agrees(new Geometry.Capsule(0.2, 0.3), 0.5);
        agrees(new Geometry.Capsule(0.4, 0.1), 0.5);
    }
}
