// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gaitwright.core.objective.Objective;
import org.gaitwright.core.registry.InvalidInput;
import org.junit.jupiter.api.Test;

class GrowthTest {
    private final Rollout.Growth growth = new Rollout.Growth("max", 0.02, 4);

    @Test
    void growsEvenlyAndThenStays() {
        assertEquals(0.02, growth.at(0.1, 0), 1e-15);
        assertEquals(0.04, growth.at(0.1, 1), 1e-15);
        assertEquals(0.1, growth.at(0.1, 4), 1e-15);
        assertEquals(0.1, growth.at(0.1, 400), 1e-15);
    }

    @Test
    void validationHasTheWholeOfIt() {
        assertEquals(0.1, growth.at(0.1, -1), 1e-15);
    }

    @Test
    void rolloutSettlesWhenItIsPlayedWithAllThatGrew() {
        assertEquals(1, Rollout.PLAIN.settled());
        assertEquals(4, rollout(Optional.of(growth), Optional.empty(), 0).settled());
        assertEquals(8, rollout(Optional.of(growth), Optional.empty(), 7).settled());
        Rollout.Shoves shoves = new Rollout.Shoves("pelvis", 100, 0.1, 2, 9);
        assertEquals(9, rollout(Optional.of(growth), Optional.of(shoves), 0).settled());
    }

    private static Rollout rollout(Optional<Rollout.Growth> growth, Optional<Rollout.Shoves> shoves, int after) {
        return new Rollout(
                Optional.empty(),
                List.of(),
                List.of(),
                Rollout.Spread.NONE,
                1,
                false,
                1,
                growth,
                shoves,
                0,
                after,
                Map.of());
    }

    @Test
    void termSettlesWithAllOfItsWeight() {
        assertEquals(1, Objective.Onset.AT_ONCE.settled());
        assertEquals(151, new Objective.Onset(100, 50).settled());
    }

    @Test
    void refusesWhatNeverGrows() {
        assertThrows(InvalidInput.class, () -> new Rollout.Growth("max", 0, 0));
        assertThrows(InvalidInput.class, () -> new Rollout.Growth("max", Double.NaN, 1));
    }
}
