// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.registry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NearestTest {
    private static final List<String> IDS = List.of("passive", "pose", "simbicon", "sine");

    @Test
    void aSlipOfTheFingersIsForgiven() {
        assertEquals(Optional.of("simbicon"), Nearest.to("simbicom", IDS));
        assertEquals(Optional.of("pose"), Nearest.to("psoe", IDS));
        assertEquals(Optional.of("sine"), Nearest.to("sin", IDS));
    }

    @Test
    void anotherWordIsNot() {
        assertEquals(Optional.empty(), Nearest.to("terrain-adaptive", IDS));
        assertEquals(Optional.empty(), Nearest.to("simbicon", List.of()));
    }

    @Test
    void editsAreInsertionsDeletionsAndSubstitutions() {
        assertEquals(0, Nearest.edits("walk", "walk"));
        assertEquals(3, Nearest.edits("kitten", "sitting"));
        assertEquals(4, Nearest.edits("", "walk"));
    }
}
