// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;
import org.gaitwright.testkit.SmallWorlds;
import org.junit.jupiter.api.Test;

/** Forces and curvature of random contacts, with and without torsion, friction and equal stiffness. */
class ConeTest {
    private static final int ROWS = Constraints.ROWS;
    private static final int TRIALS = 2000;

    private final Random random = new Random(7);
    private final FrictionCone.Point at = new FrictionCone.Point();

    private Constraints contact(int trial) {
        TreeState s = new TreeState(TreeModel.of(SmallWorlds.crate(1)));
        Constraints c = new Constraints(1, 1);
        boolean torsion = trial % 3 == 0;
        c.addPoint(s, 0, -1, 0, 0, 0, 0, 0, 1, torsion ? 4 : 3);
        c.friction[0] = trial % 7 == 0 ? 0 : 0.1 + random.nextDouble();
        c.torsion[0] = torsion ? 0.05 : 0;
        c.stiffness[0] = 1 + 100 * random.nextDouble();
        c.stiffness[1] = c.stiffness[2] = trial % 2 == 0 ? c.stiffness[0] : 30 * c.stiffness[0];
        double ratio = c.friction[0] == 0 ? 0 : c.torsion[0] / c.friction[0];
        c.stiffness[3] = c.stiffness[1] * ratio * ratio;
        return c;
    }

    private double[] point() {
        double[] x = new double[ROWS];
        for (int k = 0; k < ROWS; k++) {
            x[k] = random.nextGaussian();
        }
        return x;
    }

    private double[] force(Constraints c, double[] x) {
        double[] f = new double[ROWS];
        FrictionCone.locate(c, 0, x, 0, at);
        FrictionCone.force(c, 0, x, 0, at, f, 0);
        return f;
    }

    @Test
    void forcesPushAndStayInTheirCone() {
        int[] zones = new int[3];
        for (int trial = 0; trial < TRIALS; trial++) {
            Constraints c = contact(trial);
            double[] f = force(c, point());
            zones[at.zone]++;
            assertTrue(f[0] >= 0, "trial " + trial);
            double square = 0;
            double mu = c.friction[0];
            if (mu > 0) {
                square = (f[1] * f[1] + f[2] * f[2]) / (mu * mu);
                square += c.rows[0] == 4 ? f[3] * f[3] / (c.torsion[0] * c.torsion[0]) : 0;
            } else {
                assertEquals(0, Math.abs(f[1]) + Math.abs(f[2]) + Math.abs(f[3]), 0, "trial " + trial);
            }
            assertTrue(Math.sqrt(square) <= f[0] * (1 + 1e-9), "trial " + trial);
        }
        for (int n : zones) {
            assertTrue(n > TRIALS / 20, "each zone is tried");
        }
    }

    @Test
    void curvatureIsTheDerivativeOfForceAndSymmetric() {
        double h = 1e-6;
        double[] curvature = new double[ROWS * ROWS];
        int tried = 0;
        for (int trial = 0; trial < TRIALS; trial++) {
            Constraints c = contact(trial);
            double[] x = point();
            FrictionCone.locate(c, 0, x, 0, at);
            int zone = at.zone;
            FrictionCone.curvature(c, 0, at, curvature);
            double scale = 1 + 30 * c.stiffness[0];
            for (int j = 0; j < c.rows[0]; j++) {
                double[] more = x.clone();
                double[] less = x.clone();
                more[j] += h;
                less[j] -= h;
                double[] up = force(c, more);
                boolean inside = at.zone == zone;
                double[] down = force(c, less);
                if (!inside || at.zone != zone) {
                    continue;
                }
                tried++;
                for (int k = 0; k < c.rows[0]; k++) {
                    double expected = -(up[k] - down[k]) / (2 * h);
                    assertEquals(expected, curvature[ROWS * k + j], 1e-5 * scale, "trial " + trial);
                    assertEquals(curvature[ROWS * j + k], curvature[ROWS * k + j], 1e-12 * scale, "trial " + trial);
                }
            }
        }
        assertTrue(tried > 5 * TRIALS / 2);
    }

    /** −f · Δx grows along every line, as the slope of a convex function does. */
    @Test
    void costIsConvex() {
        for (int trial = 0; trial < TRIALS; trial++) {
            Constraints c = contact(trial);
            double[] x = point();
            double[] y = point();
            double[] fx = force(c, x);
            double[] fy = force(c, y);
            double rise = 0;
            for (int k = 0; k < c.rows[0]; k++) {
                rise -= (fy[k] - fx[k]) * (y[k] - x[k]);
            }
            assertTrue(rise >= -1e-9 * c.stiffness[0], "trial " + trial + ": " + rise);
        }
    }
}
