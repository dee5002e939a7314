// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypedNumberTest {
    private static final Quantity ANGLE = Quantity.of("bend", "rad", -2, 2, 0);

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"0.5;0.5", " 1. ;1", ".25;0.25", "-1e-2;-0.01", "−1;-1", "0,5;0.5", "1 rad;1", "1rad;1"})
    void takesWhatPeopleType(String typed, double value) {
        TypedNumber number = TypedNumber.of(typed, ANGLE);
        assertNull(number.refusal());
        assertEquals(value, number.value());
    }

    @Test
    void takesDegreesForRadians() {
        assertEquals(Math.PI / 4, TypedNumber.of("45°", ANGLE).value(), 1e-12);
        assertEquals(Math.PI / 4, TypedNumber.of("45 deg", ANGLE).value(), 1e-12);
        assertNotNull(
                TypedNumber.of("45°", Quantity.of("mass", "kg", 0, 100, 1)).refusal());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "abc", "1.2.3", "--1", "NaN", "Infinity", "1e", "0x10", "1 m"})
    void refusesWhatIsNoNumberHere(String typed) {
        assertNotNull(TypedNumber.of(typed, ANGLE).refusal());
    }

    @Test
    void refusesWhatIsOutOfRangeWithTheRange() {
        String refusal = TypedNumber.of("2.5", ANGLE).refusal();
        assertTrue(refusal.contains("2.5 rad") && refusal.contains("−2 … 2 rad"), refusal);
    }
}
