// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.junit.jupiter.api.Test;

class StyleTextTest {
    private static ParameterSet set() {
        List<Parameter> all = new ArrayList<>();
        all.add(Parameter.of("strength", "", 0, 5, 1, ""));
        all.add(Parameter.of("gait.speed", "m/s", -1, 2, 0.6, ""));
        for (String curve : List.of("style.bend", "style.elbow", "style.head")) {
            for (int k = 0; k < 5; k++) {
                all.add(Parameter.of(curve + "." + k, "rad", -1, 1, 0, ""));
            }
        }
        all.add(Parameter.of("odd.way.0", "", 0, 9, 0, ""));
        all.add(Parameter.of("odd.way.1", "", 0, 9, 0, ""));
        return ParameterSet.of(all);
    }

    @Test
    void whatIsNotInitialIsWrittenCurvesInOneLine() {
        ParameterValues values = set().initialValues()
                .with(Map.of(
                        "strength",
                        2.0,
                        "gait.speed",
                        1e-4,
                        "style.bend",
                        0.3,
                        "style.elbow.2",
                        -0.25,
                        "odd.way.1",
                        3.0));
        assertEquals(
                """
                controller: walker
                description: "So \\"happy\\""
                strength: 2
                gait:
                  speed: 0.0001
                style:
                  bend: 0.3
                  elbow: [0, 0, -0.25, 0, 0]
                odd:
                  way.0: 0
                  way.1: 3
                """,
                StyleText.of("walker", "So \"happy\"", values));
    }

    @Test
    void numbersReadBackToTheSameBits() {
        for (double v : new double[] {0.1, 1.0 / 3, 1e-7, 123456.789, -0.0625}) {
            assertEquals(v, Double.parseDouble(Numbers.exactly(v)));
        }
    }
}
