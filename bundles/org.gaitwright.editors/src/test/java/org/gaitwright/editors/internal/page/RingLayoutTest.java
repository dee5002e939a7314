// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.swt.graphics.Rectangle;
import org.junit.jupiter.api.Test;

class RingLayoutTest {
    @Test
    void boxesGoRoundWithoutOverlap() {
        for (int states = 1; states <= 8; states++) {
            fit(RingLayout.of(620, 340, states), 620, states);
        }
    }

    @Test
    void manyFitWithPlainArrows() {
        for (int states = 1; states <= 24; states++) {
            fit(RingLayout.dense(720, 340, states), 720, states);
        }
        int plain = RingLayout.dense(720, 340, 6).boxes().get(0).width;
        assertTrue(plain > RingLayout.of(720, 340, 6).boxes().get(0).width);
    }

    private static void fit(RingLayout ring, int width, int states) {
        assertEquals(2 * states, ring.boxes().size());
        for (int i = 0; i < 2 * states; i++) {
            Rectangle box = ring.boxes().get(i);
            assertTrue(box.x >= 0 && box.x + box.width <= width, states + " states: box " + i + " is " + box);
            assertTrue(box.y >= 0 && box.y + box.height <= 340, states + " states: box " + i + " is " + box);
            for (int k = 0; k < i; k++) {
                assertFalse(box.intersects(ring.boxes().get(k)), states + " states: " + i + " and " + k);
            }
        }
    }

    @Test
    void theMirroredHalfIsBelowItsTwins() {
        RingLayout ring = RingLayout.of(620, 340, 3);
        assertEquals(ring.boxes().get(2).x, ring.boxes().get(3).x, "legs change where the rows turn");
        assertTrue(ring.boxes().get(3).y > ring.boxes().get(2).y);
        assertTrue(ring.last(2) && ring.last(5) && !ring.last(1));
    }

    @Test
    void aPlaceIsInItsBox() {
        RingLayout ring = RingLayout.of(620, 340, 2);
        Rectangle third = ring.boxes().get(2);
        assertEquals(2, ring.at(third.x + third.width / 2, third.y + third.height / 2));
        assertEquals(-1, ring.at(1, 1));
    }
}
