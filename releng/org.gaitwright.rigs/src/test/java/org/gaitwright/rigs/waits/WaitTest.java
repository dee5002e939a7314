// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.rigs.waits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class WaitTest {
    private static String cause(double running, double queued, double collecting) {
        return new Wait(60, 60, new Reading(running, queued, collecting, 0), List.of()).cause();
    }

    @Test
    void whatTookMoreThanHalfIsTheCause() {
        assertTrue(cause(5, 0, 31).startsWith("garbage collection 31 ms"));
        assertTrue(cause(5, 40, 0).startsWith("not running: waiting for a core 40 ms"));
        assertTrue(cause(45, 5, 0).startsWith("running 45 ms"));
        assertTrue(cause(5, 5, 0).startsWith("blocked 50 ms"));
    }

    @Test
    void withoutASingleCauseAllAreTold() {
        assertTrue(cause(25, 20, 0).startsWith("running 25 ms, waiting for a core 20 ms, blocked 15 ms"));
    }

    @Test
    void whereTheSystemDoesNotTellNothingIsGuessed() {
        assertTrue(cause(5, Double.NaN, 0).startsWith("not running: waiting for a core or for something else"));
    }

    @Test
    void saysThatItWasNeverLookedAt() {
        assertTrue(cause(45, 5, 0).endsWith("never looked at: the watching thread did not run either"));
    }

    @Test
    void placesAreToldByHowOftenTheyWereSeen() {
        Wait wait = new Wait(60, 60, new Reading(60, 0, 0, 0), List.of("a", "b", "b"));
        assertEquals("running 60 ms; 2 of 3 looks: b; 1 of 3 looks: a", wait.cause());
    }

    @Test
    void figuresAreWordsWithNumbers() {
        assertEquals(
                "ms=60.0 turn_ms=60.0 running_ms=5.0 core_ms=NaN gc_ms=0.0 compiler_ms=2.0",
                new Wait(60, 60, new Reading(5, Double.NaN, 0, 2), List.of()).figures());
    }
}
