// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PacerTest {
    private static final long SECOND = 1_000_000_000L;
    private static final double TICK = 0.01;

    private static int ticksIn(Pacer pacer, long now) {
        int n = 0;
        while (pacer.due(now)) {
            pacer.done();
            n++;
        }
        return n;
    }

    /** Looks often, as the thread of the run does. */
    private static int ticksOver(Pacer pacer, long from, long to) {
        int n = 0;
        for (long now = from; now <= to; now += SECOND / 1000) {
            n += ticksIn(pacer, now);
        }
        return n;
    }

    @Test
    void realTimeMeansOneTickPerTickTime() {
        assertEquals(100, ticksOver(new Pacer(TICK, 1, 0), 0, SECOND), 1);
    }

    @Test
    void speedScalesTime() {
        assertEquals(25, ticksOver(new Pacer(TICK, 0.25, 0), 0, SECOND), 1);
        assertEquals(400, ticksOver(new Pacer(TICK, 4, 0), 0, SECOND), 1);
    }

    @Test
    void aNewSpeedHoldsFromNowOn() {
        Pacer pacer = new Pacer(TICK, 1, 0);
        int first = ticksOver(pacer, 0, SECOND / 2);
        pacer.setSpeed(2, SECOND / 2);
        assertEquals(50 + 100, first + ticksOver(pacer, SECOND / 2, SECOND), 1);
    }

    @Test
    void whatASlowMachineMissedIsForgiven() {
        assertEquals(10, ticksIn(new Pacer(TICK, 1, 0), 100 * SECOND), 1);
    }

    @Test
    void timeInAPauseDoesNotCount() {
        Pacer pacer = new Pacer(TICK, 1, 0);
        pacer.restart(5 * SECOND);
        assertFalse(pacer.due(5 * SECOND));
        assertTrue(pacer.due(5 * SECOND + SECOND / 50));
    }

    @Test
    void theWaitEndsWhenATickIsDue() {
        Pacer pacer = new Pacer(TICK, 2, 0);
        assertFalse(pacer.due(0));
        assertEquals(SECOND / 200, pacer.untilDue(1));
        assertTrue(pacer.due(SECOND / 200));
    }

    @Test
    void slowMotionWaitsForOneTickAndFullSpeedForAFrame() {
        assertEquals(SECOND / 25, new Pacer(TICK, 0.25, 0).untilDue(4), 10);
        assertEquals(SECOND / 25, new Pacer(TICK, 1, 0).untilDue(4), 10);
    }

    @Test
    void withoutALimitATickIsAlwaysDue() {
        Pacer pacer = new Pacer(TICK, Double.POSITIVE_INFINITY, 0);
        assertEquals(0, pacer.untilDue(4));
        for (int i = 0; i < 1000; i++) {
            assertTrue(pacer.due(1));
            pacer.done();
        }
        assertEquals(0.1, pacer.take(1), 1e-9, "a recording goes by at some pace all the same");
    }
}
