// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class NumberDragTest {
    private final Quantity speed = Quantity.of("speed", "m/s", 0, 1, 0.5).stepped(0.01);
    private final NumberDrag drag = new NumberDrag(speed, 0.5);

    @Test
    void twoPixelsAreAStep() {
        assertEquals(0.55, drag.move(10, 1));
        assertEquals(0.5, drag.move(-10, 1));
    }

    @Test
    void fineAndCoarseChangeOnTheWayWithoutAJump() {
        drag.move(10, 1);
        assertEquals(0.555, drag.move(10, 0.1));
        assertEquals(0.6, drag.move(1, 10), 0.011);
    }

    @Test
    void slowMovesAddUp() {
        for (int i = 0; i < 9; i++) {
            drag.move(1, 1);
        }
        assertEquals(0.55, drag.move(1, 1));
    }

    @Test
    void stopsAtTheBoundAndComesBackAtOnce() {
        assertEquals(1, drag.move(500, 1));
        assertTrue(drag.stopped());
        assertEquals(0.95, drag.move(-10, 1));
        assertFalse(drag.stopped());
    }
}
