// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TrigTest {
    @Test
    void sineAndCosineAreThoseOfStrictMathToTheLastPlaces() {
        double[] out = new double[2];
        for (int i = -200_000; i <= 200_000; i++) {
            double x = i * 0.000517 + 1e-7 * i * (i % 7);
            Trig.sinCos(x, out, 0);
            assertEquals(StrictMath.sin(x), out[0], 2.3e-16, "sin " + x);
            assertEquals(StrictMath.cos(x), out[1], 2.3e-16, "cos " + x);
        }
    }

    @Test
    void farAnglesAndNoNumbersAreThoseOfStrictMath() {
        double[] out = new double[2];
        for (double x : new double[] {1e5, -3e9, 1e300, Double.NaN, Double.POSITIVE_INFINITY}) {
            Trig.sinCos(x, out, 0);
            assertEquals(StrictMath.sin(x), out[0], 0.0);
            assertEquals(StrictMath.cos(x), out[1], 0.0);
        }
    }

    @Test
    void multiplesOfARightAngleLandInTheRightQuadrant() {
        double[] out = new double[2];
        for (int k = -9; k <= 9; k++) {
            Trig.sinCos(k * Math.PI / 2, out, 0);
            assertEquals(StrictMath.sin(k * Math.PI / 2), out[0], 1e-15);
            assertEquals(StrictMath.cos(k * Math.PI / 2), out[1], 1e-15);
        }
    }
}
