// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.gaitwright.core.parameter.Parameter;
import org.junit.jupiter.api.Test;

class ParameterScaleTest {
    private static final Parameter KP = Parameter.of("hip.kp", "N m/rad", -100, 300, 50, "Stiffness");

    @Test
    void theEndsOfTheSliderAreTheBounds() {
        assertEquals(-100, ParameterScale.value(KP, 0, 1000));
        assertEquals(300, ParameterScale.value(KP, 1000, 1000));
    }

    @Test
    void everyNotchComesBackFromItsValue() {
        for (int notch = 0; notch <= 1000; notch++) {
            assertEquals(notch, ParameterScale.notch(KP, ParameterScale.value(KP, notch, 1000), 1000));
        }
    }

    @Test
    void aFixedParameterHasOneNotch() {
        assertEquals(0, ParameterScale.notch(Parameter.of("mass", "kg", 2, 2, 2, "Mass"), 2, 1000));
    }

    @Test
    void numbersAreShort() {
        assertEquals("300", ParameterScale.words(300));
        assertEquals("0.5", ParameterScale.words(0.5));
        assertEquals("0.3333", ParameterScale.words(1.0 / 3));
        assertEquals("-12.5", ParameterScale.words(-12.5));
    }
}
