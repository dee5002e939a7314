// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ClockTest {
    private static final double TICK = 1.0 / 256;
    private static final double DUE = 0.05;

    private final Clock clock = new Clock();

    @Test
    void feetWaitForOneThatIsLateButNotForEver() {
        clock.begin(0.55);
        double seconds = run(1, true);
        assertEquals(0.55 + 0.15, seconds, 2 * TICK, "a seventh of a second at most");
        assertEquals(0.55, clock.trunk, TICK, "the upper body's way ends with the half-cycle");
    }

    @Test
    void theyGoOnAsSoonAsItIsDown() {
        clock.begin(0.55);
        double seconds = run(0.13, true);
        // late from 0.09 s on
        assertEquals(0.55 + 0.13 - 0.09, seconds, 2 * TICK);
        assertEquals(0.55, clock.trunk, TICK);
    }

    @Test
    void nobodyWaitsForAFootThatIsDownInTimeOrIfThereIsNoPatience() {
        clock.begin(0.55);
        assertEquals(0.55, run(0.02, true), TICK);
        clock.begin(0.55);
        assertEquals(0.55, run(1, false), TICK);
    }

    @Test
    void whatIsLeftOfATickGoesIntoTheNextHalfCycle() {
        clock.begin(0.55);
        double seconds = 0;
        for (int i = 0; i < 20; i++) {
            seconds += run(0, true);
            clock.begin(0.55);
        }
        assertEquals(seconds - 20 * 0.55, clock.elapsed, 1e-12);
        assertTrue(clock.elapsed >= 0 && clock.elapsed < TICK);
    }

    /** Seconds until the half-cycle is over, with a foot that comes down at a time. */
    private double run(double landing, boolean patient) {
        int ticks = 0;
        while (!clock.over()) {
            clock.await(ticks * TICK >= landing, DUE, patient, TICK);
            clock.advance(TICK);
            ticks++;
        }
        return ticks * TICK;
    }
}
