// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.registry.InvalidInput;
import org.junit.jupiter.api.Test;

class SearchCheckpointTest {
    @Test
    void everyBitComesBack() {
        Best best = new Best(new double[] {0.1, -0.0, Double.MIN_VALUE}, 1.0 / 3, true, 0.7, 4);
        SearchCheckpoint back =
                SearchCheckpoint.parse(new SearchCheckpoint(5, 60, 1.4, best, "line 1\nline 2\n").text(), 3);
        assertEquals(5, back.generation());
        assertEquals(60, back.evaluations());
        assertEquals(1.4, back.seconds());
        assertEquals("line 1\nline 2\n", back.optimizer());
        assertArrayEquals(best.values(), back.best().values());
        assertEquals(best.cost(), back.best().cost());
        assertEquals(best.seconds(), back.best().seconds());
        assertTrue(back.best().upright());
        assertEquals(4, back.best().generation());
        assertNull(SearchCheckpoint.parse(new SearchCheckpoint(1, 6, 1, null, "").text(), 3)
                .best());
    }

    @Test
    void aStateOfOtherVariablesIsRefused() {
        String text = new SearchCheckpoint(5, 60, 1, new Best(new double[2], 1, true, 1, 4), "x").text();
        assertTrue(assertThrows(InvalidInput.class, () -> SearchCheckpoint.parse(text, 3))
                .getMessage()
                .contains("its best has 2 values, expected 3"));
    }
}
