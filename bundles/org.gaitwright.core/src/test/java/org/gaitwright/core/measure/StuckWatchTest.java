// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.gaitwright.core.state.StateCodec;
import org.junit.jupiter.api.Test;

class StuckWatchTest {
    private static final double UNKNOWN = Double.NaN;
    private final Statue statue = new Statue();
    private final StuckWatch watch = new StuckWatch(statue, 0);

    /** For how long it is stuck after it went at one speed while another is asked. */
    private double after(double seconds, double goes, double asked) {
        for (int i = 0; i < Math.round(seconds * Puppet.HZ); i++) {
            statue.x += goes / Puppet.HZ;
            statue.step();
            watch.tick(asked, true, 0);
        }
        return watch.forSeconds();
    }

    @Test
    void whoHasASpeedAndMakesNoWayIsStuck() {
        assertEquals(0, after(3, 0, 1));
        assertEquals(27, after(24, 0, 1), 0.02);
        assertEquals(0, after(1, 1, 1), "free again");
        assertEquals(27.25, watch.totalSeconds(), 0.05);
    }

    @Test
    void whoWalksOrStandsAsAskedIsNot() {
        assertEquals(0, after(20, 0.1, 0.1));
        assertEquals(0, after(20, 0, 0));
        assertEquals(0, after(3, 0, 1), "time of standing does not count");
        assertEquals(0, watch.totalSeconds());
    }

    @Test
    void oneWhoseSpeedNobodyKnowsIsStuckIfItHasWalkedAndTakesNoSteps() {
        assertEquals(0, after(10, 0, UNKNOWN), "it may be made to stand");
        assertEquals(0, after(3, 0.5, UNKNOWN));
        assertEquals(10, after(10, 0, UNKNOWN), 0.6);
        StuckWatch other = new StuckWatch(statue, 0);
        StateCodec.fromBytes(StateCodec.toBytes(watch::state), other::state);
        assertEquals(watch.forSeconds(), other.forSeconds());
        watch.tick(UNKNOWN, true, 1);
        assertEquals(0, watch.forSeconds(), "a step on the spot");
    }
}
