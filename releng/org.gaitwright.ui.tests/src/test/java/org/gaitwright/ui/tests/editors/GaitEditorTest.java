// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.editors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.gaitwright.io.PresetFile;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.OpenedFile;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.widgets.number.SliderRow;
import org.junit.jupiter.api.Test;

class GaitEditorTest extends EditorTest {
    private static final String GAIT =
            """
            # a gait of mine
            controller: simbicon
            character: thesis-legs
            description: Of two states
            states: 2

            # swing
            state.0.seconds: 0.368
            state.0.contact: 0
            state.0.torso: -0.0591
            state.0.swing-hip: 0.362   # forward
            state.0.swing-knee: -0.695
            state.0.swing-ankle: 0.556
            state.0.stance-knee: -0.427
            state.0.stance-ankle: 0.393
            state.0.cd: -0.0394
            state.0.cv: 0.18

            # land
            state.1.seconds: 0.0228
            state.1.contact: 1
            state.1.torso: 0.111
            state.1.swing-hip: -0.288
            state.1.swing-knee: 0.151
            state.1.swing-ankle: 0.35
            state.1.stance-knee: -0.871
            state.1.stance-ankle: 0.968
            state.1.cd: 2.36
            state.1.cv: -0.379

            gains.torso.kp: 800
            gains.torso.kd: 80
            gains.hip.kp: 800
            gains.hip.kd: 80
            gains.knee.kp: 800
            gains.knee.kd: 80
            gains.ankle.kp: 800
            gains.ankle.kd: 80
            """;

    private static OpenedFile open() throws Exception {
        OpenedFile open = OpenedFile.of("mine.yaml", GAIT);
        open.isOpenIn("org.gaitwright.editors.gait");
        Studio.await("the first state is shown", () -> titled("State 0 of 2"));
        return open;
    }

    private static Canvas diagram() {
        return canvas("StateDiagram");
    }

    private static Map<String, Double> values(OpenedFile open) {
        return PresetFile.of(open.text(), "mine.yaml", "simbicon").values();
    }

    private static Button box(String words) {
        return Studio.find(
                        Studio.window().getShell(),
                        Button.class,
                        b -> b.isVisible() && b.getText().equals(words))
                .get(0);
    }

    @Test
    void aClickOnAStateShowsItsPoseAndHowItEnds() throws Exception {
        try (OpenedFile open = open()) {
            assertEquals(0.362, shown("swing-hip"));
            assertFalse(box("It ends when the swing foot lands").getSelection());
            Rectangle area = diagram().getClientArea();
            // of two states the second one is right of the middle, in the upper row
            Hands.mouse(diagram(), SWT.MouseDown, area.width / 2 + 60, area.height / 2 - 60);
            Studio.await("the second state is shown", () -> titled("State 1 of 2"));
            assertEquals(-0.288, shown("swing-hip"));
            assertTrue(box("It ends when the swing foot lands").getSelection());
            assertTrue(
                    Studio.find(
                                    Studio.window().getShell(),
                                    SliderRow.class,
                                    r -> r.isVisible() && r.quantity().name().equals("torso-roll"))
                            .isEmpty(),
                    "a body in a plane does not lean to a side");
        }
    }

    @Test
    void aTargetThatIsMovedChangesItsNumberAloneAndUndoes() throws Exception {
        try (OpenedFile open = open()) {
            Hands.type(OpenedFile.field("swing-hip"), "0.5");
            Studio.await("the text says so", () -> open.text().contains("state.0.swing-hip: 0.5   # forward"));
            assertEquals(GAIT.replace("swing-hip: 0.362 ", "swing-hip: 0.5 "), open.text());
            open.undo();
            assertEquals(GAIT, open.text());
            Studio.await("the slider shows it", () -> shown("swing-hip") == 0.362);
        }
    }

    @Test
    void aLandingIsTicked() throws Exception {
        try (OpenedFile open = open()) {
            Hands.tick(box("It ends when the swing foot lands"), true);
            Studio.await("the text says so", () -> open.text().contains("state.0.contact: 1\n"));
            open.undo();
            assertEquals(GAIT, open.text());
        }
    }

    @Test
    void statesAreDuplicatedAddedAndRemovedWithTheirValues() throws Exception {
        try (OpenedFile open = open()) {
            OpenedFile.press(OpenedFile.button("Duplicate"));
            Studio.await("there are three, the new one selected", () -> titled("State 1 of 3"));
            Map<String, Double> three = values(open);
            assertEquals(3, three.get("states"));
            assertEquals(0.362, three.get("state.1.swing-hip"));
            assertEquals(-0.288, three.get("state.2.swing-hip"), "what came after counts one more");
            assertEquals(1, three.get("state.2.contact"));
            assertTrue(open.text().contains("# land\nstate.2.seconds: 0.0228\n"), open.text());
            OpenedFile.press(OpenedFile.button("Add"));
            Studio.await("there are four", () -> titled("State 2 of 4"));
            assertEquals((0.362 - 0.288) / 2, values(open).get("state.2.swing-hip"), 1e-4, "halfway");
            assertEquals(0, values(open).get("state.2.contact"));
            OpenedFile.press(OpenedFile.button("Remove"));
            Studio.await("three again", () -> titled("State 1 of 3"));
            assertEquals(three, values(open));
            open.undo();
            open.undo();
            open.undo();
            assertEquals(GAIT, open.text());
            Studio.await("two as before", () -> titled("State 0 of 2") || titled("State 1 of 2"));
        }
    }

    @Test
    void whatHoldsInAllStatesHasItsPage() throws Exception {
        try (OpenedFile open = open()) {
            OpenedFile.page("All States");
            Hands.type(OpenedFile.field("gains.hip.kp"), "650");
            Studio.await("the text says so", () -> open.text().contains("gains.hip.kp: 650\n"));
            Hands.type(OpenedFile.field("blend"), "0.1");
            Studio.await("what was not said is said", () -> values(open).getOrDefault("blend", 0.0) == 0.1);
            assertTrue(open.text().startsWith("# a gait of mine\ncontroller: simbicon\n"), open.text());
        }
    }

    @Test
    void itIsWalkedFollowedAndLitWhileItWalks() throws Exception {
        try (OpenedFile open = open()) {
            OpenedFile.press(OpenedFile.button("Walk"));
            Studio.await(
                    "it walks that way",
                    () -> runs.state().status().phase() == Phase.RUNNING
                            && runs.state().status().cast().controller().equals("simbicon")
                            && runs.state().status().cast().character().equals("thesis-legs")
                            && runs.state()
                                    .parameters()
                                    .filter(p -> p.get("state.0.swing-hip") == 0.362)
                                    .isPresent());
            List<Integer> lit = new java.util.ArrayList<>();
            Studio.await("the states are lit in turn", () -> {
                int now = lit();
                if (now >= 0 && !lit.contains(now)) {
                    lit.add(now);
                }
                return lit.contains(0) && lit.contains(2);
            });
            Hands.type(OpenedFile.field("swing-hip"), "0.38");
            Studio.await(
                    "it follows without a stop",
                    () -> runs.state().parameters().orElseThrow().get("state.0.swing-hip") == 0.38);
            assertEquals(Phase.RUNNING, runs.state().status().phase());
        }
    }

    /** The box of the state that the run is in. */
    private static int lit() {
        return diagram().getData("lit") instanceof Integer box ? box : -1;
    }

    @Test
    void aWrongLineIsMarkedAndTheStatesStay() throws Exception {
        try (OpenedFile open = open()) {
            int at = GAIT.indexOf("state.0.cv: 0.18");
            open.document().replace(at, "state.0.cv: 0.18".length(), "state.0.cv: 99");
            Studio.await(
                    "it is told with its line", () -> Hands.link(Studio.window().getShell(), "line 17") != null);
            assertTrue(titled("State 0 of 2"), "what was there before stays");
            open.undo();
            Studio.await("all is well", () -> Hands.link(Studio.window().getShell(), "line 17") == null);
        }
    }

    @Test
    void aShippedGaitOpensHereWithoutNamingItsController() throws Exception {
        String text = GAIT.replace("controller: simbicon\n", "");
        try (OpenedFile open = OpenedFile.of("shipped.yaml", text)) {
            open.isOpenIn("org.gaitwright.editors.gait");
            Studio.await("it is shown", () -> titled("State 0 of 2"));
        }
    }
}
