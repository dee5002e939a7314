// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.edit.Style;
import org.gaitwright.io.edit.TextEdit;
import org.gaitwright.workbench.widgets.curve.Curve;
import org.junit.jupiter.api.Test;

class KnobTest {
    private static final ParameterSet DECLARED = declared();
    private static final String TEXT =
            """
            controller: walker
            gait: {speed: 0.9}   # brisk
            style:
              bend: 0.1          # all through the step
              chest-yaw: [0.2, 0.1, 0, -0.1, -0.2]
            """;

    private final StyleModel model = model(TEXT);

    private static ParameterSet declared() {
        List<Parameter> all = new ArrayList<>();
        all.add(one("Gait", "gait.speed", 0.6));
        for (String curve : List.of("bend", "chest-yaw", "elbow")) {
            for (int i = 0; i < 5; i++) {
                all.add(one("Style", "style." + curve + "." + i, 0.01 * i));
            }
        }
        all.add(one("Style", "style.knee-twist", 0));
        all.add(one("Gains", "gains.all", 1));
        return ParameterSet.of(all);
    }

    private static Parameter one(String group, String name, double initial) {
        return new Parameter(name, "rad", -1, 1, initial, group, Parameter.Mirror.SAME, "Help at 0 % of the step");
    }

    private static StyleModel model(String text) {
        Style style = Style.read(text, "test");
        return new StyleModel(style, DECLARED, style.over(DECLARED), "humanoid");
    }

    private Knob knob(String path) {
        return model.knob(path).orElseThrow();
    }

    @Test
    void curvesAreOneKnobEachAndGroupedByPartOfTheBody() {
        assertEquals(
                List.of("style.knee-twist", "style.elbow", "style.bend", "style.chest-yaw", "gait.speed", "gains.all"),
                model.knobs().stream().map(Knob::path).toList());
        assertEquals("Trunk and head", knob("style.bend").group());
        assertEquals("Legs", knob("style.knee-twist").group());
        assertEquals("Gains", knob("gains.all").group());
    }

    @Test
    void aKnotOfACurveMeansTheCurve() {
        assertEquals("style.bend", knob("style.bend[2]").path());
        assertEquals("Help", knob("style.bend").help());
    }

    @Test
    void whatLeansToASideIsMirroredInTheNextStep() {
        assertEquals(
                Curve.NextStep.OPPOSITE,
                knob("style.chest-yaw").curve(new double[5]).nextStep());
        assertEquals(
                Curve.NextStep.SAME, knob("style.bend").curve(new double[5]).nextStep());
    }

    @Test
    void aStyleKnowsWhatItSays() {
        assertTrue(model.says(knob("style.bend")));
        assertTrue(model.says(knob("style.chest-yaw")));
        assertFalse(model.says(knob("style.elbow")));
    }

    @Test
    void oneNumberStaysOneNumberWhileTheCurveIsLevel() {
        String level = edited(knob("style.bend"), 0.3, 0.3, 0.3, 0.3, 0.3);
        assertTrue(level.contains("bend: 0.3          # all through the step"), level);
        String curved = edited(knob("style.bend"), 0.3, 0.3, 0.4, 0.3, 0.3);
        assertTrue(curved.contains("bend: [0.3, 0.3, 0.4, 0.3, 0.3]"), curved);
        assertTrue(curved.contains("# brisk"), curved);
    }

    private static String edited(Knob knob, double... values) {
        return TextEdit.apply(TEXT, StyleEdits.edits(TEXT, knob, values));
    }

    @Test
    void aBlendLiesBetween() {
        StyleModel half = model.blend(model(TEXT.replace("0.9", "0.5")).style(), 0.5);
        assertEquals(0.7, half.values().get("gait.speed"), 1e-9);
    }

    @Test
    void typedValuesAreOneOrAsManyAsKnots() {
        assertArrayEquals(new double[] {0.5}, TypedValues.read(knob("style.bend"), " 0.5 "));
        assertArrayEquals(
                new double[] {0, 0.1, 0.2, 0.1, -0.1}, TypedValues.read(knob("style.bend"), "[0, .1 0.2; 0.1, −0.1]"));
        assertTrue(refused("1 2").contains("got 2 values, expected one or 5"));
        assertTrue(refused("much").contains("got 'much', expected a number"));
        assertTrue(refused("7").contains("outside"));
    }

    private String refused(String typed) {
        return assertThrows(InvalidInput.class, () -> TypedValues.read(knob("style.bend"), typed))
                .getMessage();
    }
}
