// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.objective;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class ObjectiveTest {
    private final Objective objective = new Objective(
            List.of(
                    new Objective.Term("speed", Map.of(), 2),
                    new Objective.Term("lean", Map.of(), 10, 5).with(new Objective.Onset(3, 4))),
            7);

    private double cost(double lean, long generation) {
        return objective.score(new double[] {1, lean}, 0, generation).total();
    }

    @Test
    void aTermThatGrowsCountsNothingAtFirstAndAllOfItAfterwards() {
        assertEquals(2, cost(1, 1));
        assertEquals(2, cost(1, 3));
        assertEquals(4, cost(1, 4), 1e-12);
        assertEquals(10, cost(1, 7), 1e-12);
        assertEquals(12, cost(1, 8));
        assertEquals(12, cost(1, 900));
    }

    @Test
    void outsideOfASearchEveryTermCounts() {
        assertEquals(12, cost(1, -1));
        assertEquals(12, objective.score(new double[] {1, 1}, 0).total());
    }

    @Test
    void whatWasNotWalkedAndWhatHasNoValueCosts() {
        assertEquals(
                2 + 10 * 5 + 7 * 3,
                objective.score(new double[] {1, Double.NaN}, 3).total());
    }
}
