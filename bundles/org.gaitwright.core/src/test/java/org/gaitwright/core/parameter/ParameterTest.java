// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.parameter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.Map;
import org.gaitwright.core.registry.InvalidInput;
import org.junit.jupiter.api.Test;

class ParameterTest {
    private static final ParameterSet SET = ParameterSet.of(
            Parameter.of("hip.kp", "N m/rad", 0, 2000, 300, "Stiffness"),
            Parameter.of("lean", "rad", -1, 1, 0, "Lean"));

    private static final ParameterSet CURVE = ParameterSet.of(
            Parameter.of("bend.0", "rad", -1, 1, 0, "Bend"),
            Parameter.of("bend.1", "rad", -1, 1, 0, "Bend"),
            Parameter.of("bend.2", "rad", -1, 0.6, 0, "Bend"),
            Parameter.of("bend.twist", "rad", -1, 1, 0, "Twist"),
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
    void theNameOfACurveSetsAllOfIt() {
        ParameterValues bent = CURVE.initialValues().with("bend", 0.5);
        assertEquals(Map.of("bend.0", 0.5, "bend.1", 0.5, "bend.2", 0.5, "bend.twist", 0.0, "lean", 0.0), bent.asMap());
    }

    @Test
    void aCurveIsRefusedAsAWhole() {
        ParameterValues before = CURVE.initialValues();
        InvalidInput e = assertThrows(InvalidInput.class, () -> before.with("bend", 0.8));
        assertTrue(e.getMessage().startsWith("parameter 'bend.2': 0.8 rad is outside [-1.0, 0.6] rad"), e::getMessage);
        assertEquals(CURVE.initialValues(), before);
    }

    @Test
    void singleValuesOfACurveWinOverTheWholeInAnyOrder() {
        Map<String, Double> changes = new LinkedHashMap<>();
        changes.put("bend.1", 0.1);
        changes.put("bend", 0.5);
        ParameterValues bent = CURVE.initialValues().with(changes);
        assertEquals(0.5, bent.get("bend.0"));
        assertEquals(0.1, bent.get("bend.1"));
        assertEquals(0.5, bent.get("bend.2"));
    }

    @Test
    void aDeclaredNameIsNoCurve() {
        ParameterSet both = ParameterSet.of(
                Parameter.of("bend", "rad", 0, 1, 0, "Bend"), Parameter.of("bend.0", "rad", 0, 1, 0, "First"));
        assertEquals(
                Map.of("bend", 0.5, "bend.0", 0.0),
                both.initialValues().with("bend", 0.5).asMap());
    }

    @Test
    void curvesAreListedByTheirNames() {
        InvalidInput e =
                assertThrows(InvalidInput.class, () -> CURVE.initialValues().with("bend.3", 1));
        assertEquals(
                "there is no parameter 'bend.3'; did you mean 'bend'? Declared are: bend, bend.twist, lean",
                e.getMessage());
    }

    @Test
    void ofManyNamesThoseAreListedThatBeginAlike() {
        ParameterSet many = ParameterSet.of(java.util.stream.IntStream.range(0, 60)
                .mapToObj(i -> Parameter.of((i < 3 ? "hip.a" : "knee.a") + i, "", 0, 1, 0, ""))
                .toArray(Parameter[]::new));
        InvalidInput e =
                assertThrows(InvalidInput.class, () -> many.initialValues().with("hip.far-away", 1));
        assertTrue(e.getMessage().endsWith("eclared are: hip.a0, hip.a1, hip.a2 and 57 more"), e::getMessage);
        e = assertThrows(InvalidInput.class, () -> many.initialValues().with("nowhere", 1));
        assertTrue(e.getMessage().endsWith("knee.a19 and 40 more"), e::getMessage);
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
