// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.editors.internal.gait.GaitDescriber;
import org.junit.jupiter.api.Test;

class NumberedTextTest {
    private static final String TEXT =
            """
            # mine
            controller: simbicon
            states: 2   # of half a cycle

            # lift
            state.0.seconds: 0.3
            state.0.cd: 0.5   # Yin's

            # land
            state.1.seconds: 0.1
            state.1.cd: 2.2

            gains.hip.kp: 300
            """;

    private final NumberedText gait = new NumberedText(TEXT, "state", "states");
    private final List<Map<String, Double>> states = List.of(state(0.3, 0.5, 0), state(0.1, 2.2, 7));

    private static Map<String, Double> state(double seconds, double cd, double cv) {
        Map<String, Double> values = new LinkedHashMap<>();
        values.put("seconds", seconds);
        values.put("cd", cd);
        values.put("cv", cv);
        return values;
    }

    /** As if the controller's own cv were 7 in state 1 and 0 elsewhere. */
    private static double initial(int state, String key) {
        return key.equals("cv") && state == 1 ? 7 : 0;
    }

    @Test
    void aValueIsChangedInItsLineAlone() {
        assertEquals(
                TEXT.replace("cd: 0.5 ", "cd: 0.8 "),
                gait.set("state.0.cd", 0.8).text());
    }

    @Test
    void aNewValueStandsWithItsLike() {
        assertEquals(
                TEXT.replace("# Yin's\n", "# Yin's\nstate.0.torso: -0.1\n"),
                gait.set("state.0.torso", -0.1).text());
        assertEquals(TEXT + "gains.hip.kd: 30\n", gait.set("gains.hip.kd", 30).text());
    }

    @Test
    void aStateIsInsertedAndThoseBehindItCountOneMore() {
        String text = gait.insert(0, states, state(0.3, 0.5, 0), NumberedTextTest::initial)
                .text();
        assertTrue(text.contains("states: 3   # of half a cycle"), text);
        assertTrue(text.contains("# lift\nstate.0.seconds: 0.3\nstate.0.cd: 0.5   # Yin's\n"), text);
        assertTrue(text.contains("\nstate.1.seconds: 0.3\nstate.1.cd: 0.5\nstate.1.cv: 0\n"), text);
        assertTrue(text.contains("# land\nstate.2.seconds: 0.1\nstate.2.cd: 2.2\n"), text);
    }

    @Test
    void aStateThatIsMovedKeepsWhatTheControllerTookForIt() {
        String text = gait.insert(0, states, state(0.3, 0.5, 0), NumberedTextTest::initial)
                .text();
        assertTrue(text.contains("state.2.cv: 7\n"), "the controller takes 7 for state 1 only: " + text);
    }

    @Test
    void aStateIsRemovedWithItsCommentAndTheOthersCloseUp() {
        String text = gait.remove(0, states, NumberedTextTest::initial).text();
        assertEquals(
                """
                # mine
                controller: simbicon
                states: 1   # of half a cycle

                # land
                state.0.seconds: 0.1
                state.0.cd: 2.2
                state.0.cv: 7

                gains.hip.kp: 300
                """,
                text);
    }

    @Test
    void insertingAndRemovingIsAsItWas() {
        NumberedText more = gait.insert(1, states, state(0.2, 1, 7), NumberedTextTest::initial);
        String back = more.remove(2, List.of(states.get(0), states.get(1), state(0.2, 1, 7)), NumberedTextTest::initial)
                .text();
        assertEquals(TEXT, back);
    }

    @Test
    void nestedStatesAreRefusedWithARemedy() {
        NumberedText nested = new NumberedText("controller: simbicon\nstate: {0: {cd: 0.2}}\n", "state", "states");
        InvalidInput refusal =
                assertThrows(InvalidInput.class, () -> nested.remove(0, states, NumberedTextTest::initial));
        assertTrue(refusal.getMessage().contains(".0.seconds: 0.2"), refusal.getMessage());
    }

    @Test
    void gaitsAreToldByTheirControllerOrTheirStates() {
        assertTrue(GaitDescriber.isGait(TEXT));
        assertTrue(GaitDescriber.isGait("description: Walks\nstate.0.cd: 1\n"));
        assertFalse(GaitDescriber.isGait("controller: generalized-walking\nstates: 2\n"));
        assertFalse(GaitDescriber.isGait("characters:\n  - {controller: simbicon}\n"));
    }

    @Test
    void allPartsCanBeWrittenAnew() {
        Map<String, Double> values = new LinkedHashMap<>();
        values.put("state.0.cd", 0.1);
        values.put("state.2.centre.stance-hip", -0.25);
        NumberedText now = gait.replaced(3, values);
        assertEquals(
                """
                # mine
                controller: simbicon
                states: 3   # of half a cycle

                # lift
                state.0.cd: 0.1
                state.2.centre.stance-hip: -0.25

                # land

                gains.hip.kp: 300
                """,
                now.text());
        assertEquals(
                "controller: simbicon\nstate.0.cd: 0.1\nstates: 1\n",
                new NumberedText("controller: simbicon\n", "state", "states")
                        .replaced(1, Map.of("state.0.cd", 0.1))
                        .text());
    }
}
