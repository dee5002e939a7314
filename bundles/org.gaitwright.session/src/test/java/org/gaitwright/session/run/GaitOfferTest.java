// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.scene.Scene;
import org.junit.jupiter.api.Test;

class GaitOfferTest {
    private static Scene scene(List<GoalEvent> goals) {
        Scene.Casting role = Scene.Casting.of("humanoid", "simbicon")
                .with(List.of("one", "two", "three"))
                .with(goals, List.of());
        return Scene.of("gaits", 1, List.of(role)).build();
    }

    private static List<String> needed(GoalEvent... goals) {
        return GaitOffer.needed(scene(List.of(goals))).roles().get(0).gaits();
    }

    @Test
    void aSessionNamesNoGaitThatComesAfterTheLastOneAskedFor() {
        assertEquals(
                List.of("one", "two"), needed(new GoalEvent(1, GoalKey.GAIT, 2), new GoalEvent(2, GoalKey.GAIT, 0)));
        assertEquals(List.of(), needed());
        assertEquals(List.of(), needed(new GoalEvent(1, GoalKey.HEADING, 3)), "another goal counts no gaits");
    }

    @Test
    void aSceneThatNeedsAllStaysTheSame() {
        Scene all = scene(List.of(new GoalEvent(1, GoalKey.GAIT, 3)));
        assertSame(all, GaitOffer.needed(all));
    }
}
