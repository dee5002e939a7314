// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.parameter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.gaitwright.core.registry.InvalidInput;
import org.junit.jupiter.api.Test;

class ParameterTest {
    private static final ParameterSet SET = ParameterSet.of(
            Parameter.of("hip.kp", "N m/rad", 0, 2000, 300, "Stiffness"),
            Parameter.of("lean", "rad", -1, 1, 0, "Lean"));

    @Test
    void valuesStartAtTheDeclaredOnes() {
        assertEquals(Map.of("hip.kp", 300.0, "lean", 0.0), SET.initialValues().asMap());
    }

    @Test
    void changingOneLeavesTheOriginalAlone() {
        ParameterValues before = SET.initialValues();
        ParameterValues after = before.with("lean", 0.5);
        assertEquals(0, before.get("lean"));
        assertEquals(0.5, after.get("lean"));
        assertEquals(300, after.get("hip.kp"));
    }

    @Test
    void outOfRangeIsRefusedWithTheRangeAndUnit() {
        InvalidInput e =
                assertThrows(InvalidInput.class, () -> SET.initialValues().with("lean", 3));
        assertEquals(
                "parameter 'lean': 3.0 rad is outside [-1.0, 1.0] rad; choose a value in that range", e.getMessage());
        assertThrows(InvalidInput.class, () -> SET.initialValues().with("lean", Double.NaN));
    }

    @Test
    void unknownNameListsTheKnownOnes() {
        InvalidInput e =
                assertThrows(InvalidInput.class, () -> SET.initialValues().with("knee", 1));
        assertTrue(e.getMessage().contains("hip.kp, lean"), e::getMessage);
    }

    @Test
    void badDeclarationsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Parameter.of("Hip", "", 0, 1, 0, ""));
        assertThrows(IllegalArgumentException.class, () -> Parameter.of("hip", "", 1, 0, 0, ""));
        assertThrows(IllegalArgumentException.class, () -> Parameter.of("hip", "", 0, 1, 2, ""));
        Parameter p = Parameter.of("hip", "", 0, 1, 0, "");
        assertThrows(IllegalArgumentException.class, () -> ParameterSet.of(p, p));
    }
}
