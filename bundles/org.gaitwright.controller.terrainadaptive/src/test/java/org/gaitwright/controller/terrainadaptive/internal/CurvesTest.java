// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.gaitwright.core.math.CounterRandom;
import org.junit.jupiter.api.Test;

class CurvesTest {
    private static final double STEP = 1e-6;

    @Test
    void curvesBeginAndEndWhereTheyShould() {
        assertEquals(0, Curves.ease(0));
        assertEquals(1, Curves.ease(1), 1e-15);
        assertEquals(3, Curves.bezier(0, 3, 9, -4, 5));
        assertEquals(5, Curves.bezier(1, 3, 9, -4, 5));
        assertEquals(0, Curves.easeRate(0));
        assertEquals(0, Curves.easeRate(1), 1e-15);
    }

    @Test
    void ratesAreThoseOfTheCurves() {
        for (int k = 0; k < 50; k++) {
            double s = 0.01 + 0.98 * CounterRandom.uniform(1, k, 0);
            double a = CounterRandom.normal(1, k, 1), b = CounterRandom.normal(1, k, 2);
            double c = CounterRandom.normal(1, k, 3), d = CounterRandom.normal(1, k, 4);
            double rise = Curves.bezier(s + STEP, a, b, c, d) - Curves.bezier(s - STEP, a, b, c, d);
            assertEquals(rise / (2 * STEP), Curves.bezierRate(s, a, b, c, d), 1e-8);
            assertEquals((Curves.ease(s + STEP) - Curves.ease(s - STEP)) / (2 * STEP), Curves.easeRate(s), 1e-8);
        }
    }

    @Test
    void theInverseIsOneForAllControlPointsWithinTheirBounds() {
        for (double u1 : new double[] {0, 0.4, 0.8}) {
            for (double u2 : new double[] {0.2, 0.6, 1}) {
                for (int i = 1; i < 20; i++) {
                    double s = Curves.inverse(i / 20.0, u1, u2);
                    assertEquals(i / 20.0, Curves.bezier(s, 0, u1, u2, 1), 1e-9);
                }
            }
        }
    }
}
