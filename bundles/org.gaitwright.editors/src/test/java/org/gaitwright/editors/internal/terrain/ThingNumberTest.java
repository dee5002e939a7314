// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.terrain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.terrain.Thing;
import org.junit.jupiter.api.Test;

class ThingNumberTest {
    private final Thing stairs = Thing.of(Thing.Kind.STAIRS, 2, -1, Math.PI / 2, Map.of("rise", 0.2));

    private static ThingNumber number(String name) {
        return ThingNumber.of(Thing.Kind.STAIRS).stream()
                .filter(n -> n.quantity().name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void eachNumberHasItsUnit() {
        assertEquals("2 m", number("X").words(stairs));
        assertEquals("90°", number("Heading").words(stairs));
        assertEquals("0.2 m", number("Rise").words(stairs));
        assertEquals("5", number("Count").words(stairs));
    }

    @Test
    void theyAreTypedWithTheirUnitOrWithout() {
        assertEquals(0.15, number("Rise").typed(stairs, "0.15").get("rise"));
        assertEquals(0.15, number("Rise").typed(stairs, "0,15 m").get("rise"));
        assertEquals(-3, number("Y").typed(stairs, "\u22123 m").y());
        assertEquals(Math.PI, number("Heading").typed(stairs, "180°").yaw(), 1e-12);
        assertEquals(7, number("Count").typed(stairs, "7").get("count"));
    }

    @Test
    void whatIsNoNumberOrOutOfRangeIsRefusedWithTheRange() {
        assertThrows(InvalidInput.class, () -> number("X").typed(stairs, "far"));
        InvalidInput tooHigh =
                assertThrows(InvalidInput.class, () -> number("Rise").typed(stairs, "2"));
        assertTrue(tooHigh.getMessage().contains("0.01 … 0.5 m"), tooHigh.getMessage());
    }
}
