// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.cma;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.math.CounterRandom;
import org.junit.jupiter.api.Test;

class SmoothBoundsTest {
    @Test
    void everythingMapsInside() {
        for (int k = 0; k < 10_000; k++) {
            double free = CounterRandom.normal(1, 0, k) * StrictMath.pow(10, k % 12);
            double u = SmoothBounds.inside(free);
            assertTrue(u >= 0 && u <= 1, () -> free + " -> " + u);
        }
        assertEquals(0, SmoothBounds.inside(-SmoothBounds.BEND));
        assertEquals(1, SmoothBounds.inside(1 + SmoothBounds.BEND));
    }

    @Test
    void theInnerPartIsLeftAsItIs() {
        assertEquals(0.5, SmoothBounds.inside(0.5));
        assertEquals(0.06, SmoothBounds.inside(0.06));
        assertEquals(0.94, SmoothBounds.inside(0.94));
    }

    @Test
    void freeCoordinatesLeadBack() {
        for (int k = 0; k <= 1000; k++) {
            double u = k / 1000.0;
            // the parabola's inverse takes a root
            assertEquals(u, SmoothBounds.inside(SmoothBounds.free(u)), 4 * Math.ulp(1.0));
        }
    }

    @Test
    void itIsContinuousWithASlopeOfAtMostOne() {
        double h = 1e-3;
        for (double free = -5; free < 5; free += h) {
            double rise = Math.abs(SmoothBounds.inside(free + h) - SmoothBounds.inside(free));
            assertTrue(rise <= h * (1 + 1e-9), "at " + free);
        }
    }

    @Test
    void mirroringKeepsTheDistanceToTheBound() {
        assertEquals(0.25, SmoothBounds.mirrored(-0.25, 0, 1));
        assertEquals(0.75, SmoothBounds.mirrored(1.25, 0, 1));
        assertEquals(0.5, SmoothBounds.mirrored(-7.5, 0, 1));
    }
}
