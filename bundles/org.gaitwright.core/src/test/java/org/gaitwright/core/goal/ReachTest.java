// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.goal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ReachTest {
    @Test
    void whoAsksForMoreGetsTheNearest() {
        Reach steps = new Reach(GoalKey.STEP_LENGTH, 0.5, 0.8);
        assertEquals(0.5, steps.nearest(0.1));
        assertEquals(0.6, steps.nearest(0.6));
        assertEquals(0.8, steps.nearest(7));
    }

    @Test
    void backwardIsOneDirectionHoweverItIsSpelt() {
        Reach back = new Reach(GoalKey.MOVEMENT, Math.PI - 0.25, Math.PI + 0.25);
        assertEquals(Math.PI + 0.1, back.nearest(-Math.PI + 0.1), 1e-12);
        assertEquals(Math.PI + 0.25, back.nearest(-Math.PI + 0.4), 1e-12);
        assertEquals(Math.PI - 0.1, back.unwound(5 * Math.PI - 0.1), 1e-12);
        assertTrue(Double.isNaN(back.unwound(Double.NaN)), "nobody knows stays so");
    }

    @Test
    void onlyAnglesAreUnwound() {
        assertEquals(12, new Reach(GoalKey.SPEED, -1, 2).unwound(12));
    }

    @Test
    void aRangeThatIsNoneIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Reach(GoalKey.SPEED, 2, 1));
        assertThrows(IllegalArgumentException.class, () -> new Reach(GoalKey.SPEED, Double.NaN, 1));
        assertThrows(IllegalArgumentException.class, () -> new Reach(GoalKey.SPEED, 0, Double.POSITIVE_INFINITY));
    }
}
