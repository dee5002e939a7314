// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class FrameRateTest {
    private static final long MILLI = 1_000_000L;

    private final FrameRate rate = new FrameRate();

    @Test
    void nothingDrawnIsNoRate() {
        assertEquals(0, rate.perSecond(5 * MILLI));
    }

    @Test
    void anEvenPaceIsItsOwnRate() {
        for (int i = 0; i < 200; i++) {
            rate.tick(20 * MILLI * i);
        }
        assertEquals(50, rate.perSecond(20 * MILLI * 199), 1e-9);
        assertEquals(200, rate.count());
    }

    @Test
    void aSecondOfRestBringsItToZero() {
        rate.tick(0);
        rate.tick(20 * MILLI);
        assertEquals(0, rate.perSecond(2000 * MILLI));
    }
}
