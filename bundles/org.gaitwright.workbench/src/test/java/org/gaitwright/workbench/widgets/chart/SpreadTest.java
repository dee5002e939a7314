// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class SpreadTest {
    private static Spread of(double mean, double best) {
        return new Spread("knee", -1, 1, 0, mean, 0.1, best);
    }

    @Test
    void oneInTheMiddleHitsNoBound() {
        assertFalse(of(0.5, -0.5).atBound());
    }

    @Test
    void theMeanOrTheBestMayHitABound() {
        assertTrue(of(0.5, 0.99).atUpper());
        assertTrue(of(-0.99, 0.5).atLower());
        assertFalse(of(-0.99, 0.5).atUpper());
    }

    @Test
    void whatIsUnknownHitsNothing() {
        assertFalse(of(Double.NaN, Double.NaN).atBound());
    }
}
