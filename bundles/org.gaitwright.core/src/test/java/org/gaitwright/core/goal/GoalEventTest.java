// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.goal;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.gaitwright.core.registry.InvalidInput;
import org.junit.jupiter.api.Test;

class GoalEventTest {
    @Test
    void valuesOutOfRangeAreRefusedInTheUnitThatTheUserWrote() {
        assertEquals("goal 'step-time' is 0 s; expected 0.1 to 5 s", refusal(GoalKey.STEP_TIME, 0));
        assertEquals("goal 'speed' is -50 m/s; expected -5 to 5 m/s", refusal(GoalKey.SPEED, -50));
        assertEquals("goal 'gait' is -1; expected 0 to 100", refusal(GoalKey.GAIT, -1));
        assertEquals("goal 'speed' is NaN m/s; expected -5 to 5 m/s", refusal(GoalKey.SPEED, Double.NaN));
        assertEquals(
                "goal 'heading' is 1.0E20 deg; expected -36000 to 36000 deg",
                refusal(GoalKey.HEADING, GoalKey.HEADING.toSi(1e20)));
    }

    @Test
    void theEndsOfARangeAreInIt() {
        for (double degrees : new double[] {-36000, 36000, -180, 123.4}) {
            assertDoesNotThrow(() -> new GoalEvent(0, GoalKey.HEADING, GoalKey.HEADING.toSi(degrees)));
        }
        assertDoesNotThrow(() -> new GoalEvent(0, GoalKey.SPEED, 5));
    }

    @Test
    void whatIsAskedForNoMoreHasNoValueToRefuse() {
        GoalEvent end = GoalEvent.end(2, GoalKey.STEP_TIME);
        assertEquals(new GoalEvent(2, GoalKey.STEP_TIME, Double.NaN, false), end);
        Goal goal = new Goal();
        goal.set(GoalKey.SPEED, 1);
        goal.set(GoalKey.HEADING, 2);
        goal.forget(GoalKey.SPEED);
        assertEquals(0.6, goal.get(GoalKey.SPEED, 0.6));
        assertEquals(2, goal.get(GoalKey.HEADING, 0));
    }

    private static String refusal(GoalKey key, double si) {
        return assertThrows(InvalidInput.class, () -> new GoalEvent(0, key, si)).getMessage();
    }
}
