// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

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
    void refusesWhatNeverGrows() {
        assertThrows(InvalidInput.class, () -> new Rollout.Growth("max", 0, 0));
        assertThrows(InvalidInput.class, () -> new Rollout.Growth("max", Double.NaN, 1));
    }
}
