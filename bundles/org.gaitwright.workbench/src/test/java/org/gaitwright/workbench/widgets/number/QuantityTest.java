// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.gaitwright.core.parameter.Parameter;
import org.junit.jupiter.api.Test;

class QuantityTest {
    private static final Quantity BEND = Quantity.of("bend", "rad", -0.8, 1.4, 0.1);

    @Test
    void refusesWithTheRange() {
        assertNull(BEND.refusal(1.4));
        assertTrue(BEND.refusal(2.1).matches("2\\.1 rad .*−0\\.8 … 1\\.4 rad.*"), BEND.refusal(2.1));
        assertTrue(BEND.refusal(Double.NaN) != null);
    }

    @Test
    void itsStepIsRoundAndSuitsTheRange() {
        assertEquals(0.01, BEND.step(), 1e-12);
        assertEquals(5, Quantity.of("kp", "", 0, 2000, 0).step(), 1e-12);
    }

    @Test
    void roundedValuesAreThoseThatOneWouldType() {
        assertEquals(0.3, BEND.rounded(0.2999, 1));
        assertEquals(0.29, BEND.rounded(0.2899999, 1));
        assertEquals(0.123, BEND.rounded(0.12299, 0.1));
        assertEquals(15.0, Quantity.of("kp", "", 0, 2000, 0).rounded(13.2, 1));
    }

    @Test
    void roundingNeverLeavesTheRange() {
        Quantity odd = Quantity.of("odd", "", -0.333, 0.777, 0);
        Random random = new Random(2);
        for (int i = 0; i < 1000; i++) {
            assertTrue(odd.accepts(odd.rounded(3 * random.nextGaussian(), i % 2 == 0 ? 1 : 0.1)));
        }
    }

    @Test
    void isMadeFromAParameter() {
        Quantity q = Quantity.of(Parameter.of("hip.kp", "N m/rad", 0, 900, 300, "Stiffness"));
        assertEquals("hip.kp", q.name());
        assertEquals(300, q.initial());
        assertEquals("Stiffness", q.help());
        assertEquals("0 … 900 N m/rad", q.range());
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Quantity.of("a", "", 1, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> Quantity.of("a", "", 0, 1, 2));
        assertThrows(IllegalArgumentException.class, () -> BEND.stepped(0));
    }

    @Test
    void aFixedValueIsAllowed() {
        assertEquals(2, Quantity.of("mass", "kg", 2, 2, 2).rounded(7, 1));
    }
}
