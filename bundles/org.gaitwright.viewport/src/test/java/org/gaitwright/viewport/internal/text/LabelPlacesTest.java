// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LabelPlacesTest {
    private final LabelPlaces places = new LabelPlaces();

    @Test
    void theFirstIsWhereItWants() {
        assertEquals(50, places.take(10, 50, 80, 18));
    }

    @Test
    void theSecondAtTheSamePlaceGoesAbove() {
        places.take(10, 50, 80, 18);
        assertEquals(30, places.take(20, 55, 80, 18));
        assertEquals(10, places.take(30, 45, 80, 18));
    }

    @Test
    void neighboursThatDoNotTouchStay() {
        places.take(10, 50, 80, 18);
        assertEquals(50, places.take(91, 50, 80, 18));
        assertEquals(69, places.take(10, 69, 80, 18));
    }
}
