// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.procedure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ResponseTest {
    private static final double FRAME = 1 / 128.0;

    /** Angles about 0.3 rad that follow 0.4 sin(2π t), weaker and later. */
    private static float[] swinging(double from, double gain, double lag, double noise) {
        float[] angles = new float[400];
        for (int i = 0; i < angles.length; i++) {
            double t = from + i * FRAME;
            double other = noise * 0.4 * Math.sqrt(2) * Math.sin(2 * Math.PI * 7 * t);
            angles[i] = (float) (0.3 + gain * 0.4 * Math.sin(2 * Math.PI * (t - lag)) + other);
        }
        return angles;
    }

    @Test
    void aSineIsFoundWithItsLag() {
        Response r = Response.of(swinging(2.5, 0.8, 0.03, 0), 2.5, FRAME, 0.4, 1);
        assertEquals(0.8, r.gain(), 1e-4);
        assertEquals(0.03, r.lagSeconds(), 1e-4);
        assertEquals(0, r.rest(), 1e-4);
    }

    @Test
    void whatIsNoSuchSineIsTold() {
        Response r = Response.of(swinging(1, 1, 0, 0.2), 1, FRAME, 0.4, 1);
        assertEquals(1, r.gain(), 1e-4);
        assertEquals(0.2, r.rest(), 1e-3);
    }
}
