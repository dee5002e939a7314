// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mesh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SolidLevelsTest {
    @Test
    void largerInThePictureIsNeverCoarser() {
        int last = 0;
        for (double radius = 0; radius < 1000; radius += 0.5) {
            int level = SolidLevels.level(radius);
            assertTrue(level >= last);
            last = level;
        }
        assertEquals(0, SolidLevels.level(3));
        assertEquals(5, last);
    }

    @Test
    void whatIsNowhereIsCheap() {
        assertEquals(5, SolidLevels.level(Double.POSITIVE_INFINITY));
        assertTrue(SolidLevels.level(Double.NaN) >= 0);
    }
}
