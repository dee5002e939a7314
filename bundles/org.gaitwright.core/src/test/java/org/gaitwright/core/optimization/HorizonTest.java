// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.optimizer.Verdict;
import org.gaitwright.core.registry.InvalidInput;
import org.junit.jupiter.api.Test;

class HorizonTest {
    private final Horizon horizon = new Horizon(2, 1.5, 0.25);

    @Test
    void growsByItsFactorWhereEnoughStayUp() {
        assertEquals(2, horizon.first(10));
        assertEquals(3, horizon.next(2, 0.25, 10));
        assertEquals(2, horizon.next(2, 0.24, 10));
    }

    @Test
    void isNeverLongerThanTheScene() {
        assertEquals(1, horizon.first(1));
        assertEquals(10, horizon.next(9, 1, 10));
        assertEquals(10, Horizon.WHOLE.first(10));
        assertEquals(10, Horizon.WHOLE.next(10, 1, 10));
    }

    @Test
    void whoStaysUpAtTooGreatACostDoesNotPass() {
        Horizon dear = new Horizon(2, 1.5, 0.25, 3);
        assertTrue(dear.passes(new Verdict(6, true, 2, ""), 2));
        assertFalse(dear.passes(new Verdict(6.1, true, 2, ""), 2));
        assertFalse(dear.passes(new Verdict(1, false, 2, ""), 2));
        assertTrue(horizon.passes(new Verdict(1e9, true, 2, ""), 2));
    }

    @Test
    void refusesWhatWouldNeverGrow() {
        assertThrows(InvalidInput.class, () -> new Horizon(0, 2, 0.5));
        assertThrows(InvalidInput.class, () -> new Horizon(1, 1, 0.5));
        assertThrows(InvalidInput.class, () -> new Horizon(1, Double.NaN, 0.5));
        assertThrows(InvalidInput.class, () -> new Horizon(1, 2, 1.5));
        assertThrows(InvalidInput.class, () -> new Horizon(1, 2, 0.5, Double.NaN));
    }
}
