// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CounterRandomTest {
    private static final int N = 100_000;

    @Test
    void bitsArePinned() {
        // these bits decide terrains and training runs: a change would change every result in the world
        assertEquals(-179251432566138451L, CounterRandom.bits(1, 2, 3));
        assertEquals(2077113891230206638L, CounterRandom.bits(0, 0, 0));
        assertNotEquals(CounterRandom.bits(1, 2, 3), CounterRandom.bits(1, 3, 2));
        assertNotEquals(CounterRandom.bits(1, 2, 3), CounterRandom.bits(2, 1, 3));
    }

    @Test
    void uniformFillsTheUnitInterval() {
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < N; i++) {
            double u = CounterRandom.uniform(5, 0, i);
            assertTrue(u >= 0 && u < 1);
            sum += u;
            squares += u * u;
        }
        // five standard errors
        assertEquals(0.5, sum / N, 5 * Math.sqrt(1.0 / 12 / N));
        assertEquals(1.0 / 3, squares / N, 5 * Math.sqrt(4.0 / 45 / N));
    }

    @Test
    void normalHasMeanZeroAndVarianceOne() {
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < N; i++) {
            double x = CounterRandom.normal(6, 0, i);
            sum += x;
            squares += x * x;
        }
        assertEquals(0, sum / N, 5 / Math.sqrt(N));
        assertEquals(1, squares / N, 5 * Math.sqrt(2.0 / N));
    }

    @Test
    void streamsDoNotRepeatEachOther() {
        Set<Long> seen = new HashSet<>();
        for (int stream = 0; stream < 100; stream++) {
            for (int i = 0; i < 100; i++) {
                assertTrue(seen.add(CounterRandom.bits(9, stream, i)));
            }
        }
    }
}
