// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.optimization;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.io.PresetFile;
import org.junit.jupiter.api.Test;

final class TrainedValuesTest {
    private static final ParameterSet GAIT = ParameterSet.of(
            of("states", 2), of("blend", 0.1), of("state.0.torso", 1), of("state.1.torso", 2), of("state.2.torso", 3));

    private static Parameter of(String name, double initial) {
        return Parameter.of(name, "", -10, 10, initial, "Whatever it is");
    }

    private static ParameterSet curve(String name, int knots) {
        List<Parameter> all = new ArrayList<>();
        for (int i = 0; i < knots; i++) {
            all.add(of(name + "." + i, i));
        }
        all.add(of("speed", 1));
        return ParameterSet.of(all);
    }

    private static Map<String, List<Double>> said(ParameterValues all, String... searched) {
        return TrainedValues.of(all, Set.of(searched));
    }

    @Test
    void whatTheControllerWouldTakeAnywayIsSaidToo() {
        assertEquals(
                List.of("states", "blend", "state.0.torso", "state.1.torso"),
                List.copyOf(said(GAIT.initialValues(), "blend").keySet()));
    }

    @Test
    void partsBeyondTheirCountAreLeftOutUnlessSomebodySetThem() {
        ParameterValues usual = GAIT.initialValues();
        assertEquals(5, said(usual.with("states", 3)).size());
        assertEquals(5, said(usual.with("state.2.torso", 4)).size());
        assertEquals(5, said(usual, "state.2.torso").size());
        assertEquals(
                List.of("states", "blend", "state.0.torso"),
                List.copyOf(
                        said(usual.with("states", 1).with("state.1.torso", 2)).keySet()));
    }

    @Test
    void partsThatNobodyCountsAreSaid() {
        ParameterSet legs = ParameterSet.of(of("leg.0.kp", 1), of("leg.1.kp", 1));
        assertEquals(2, said(legs.initialValues()).size());
    }

    @Test
    void aCurveIsAListIfStylesHaveOnesOfItsLength() {
        assertEquals(
                Map.of("bend", List.of(0.0, 1.0, 2.0, 3.0, 4.0), "speed", List.of(1.0)),
                said(curve("bend", PresetFile.KNOTS).initialValues()));
        assertEquals(4 + 1, said(curve("bend", 4).initialValues()).size());
        assertEquals(6 + 1, said(curve("bend", 6).initialValues()).size());
    }

    @Test
    void theTextReadsBackToTheSameValues() {
        for (int knots : new int[] {1, 4, 5, 6}) {
            ParameterSet set = curve("style.bend", knots);
            ParameterValues trained =
                    set.initialValues().with("style.bend.0", 1e-7).with("speed", -0.1);
            String text = TrainedText.of("walker", "humanoid", "Found", Map.of(), said(trained));
            PresetFile read = PresetFile.of(text, "best.yaml", "walker");
            assertEquals(trained, set.initialValues().with(read.values()), text);
            assertEquals(
                    trained,
                    set.initialValues()
                            .with(PresetFile.preset(text, "b", "walker").values()));
        }
    }
}
