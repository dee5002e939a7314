// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.editors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.io.PresetFile;
import org.gaitwright.session.run.Act;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.OpenedFile;
import org.gaitwright.ui.tests.studio.Studio;
import org.junit.jupiter.api.Test;

/** The nodes of a walk that was learnt. */
class NodePageTest extends EditorTest {
    private static final String TITLE = "Split Nodes";

    private OpenedFile open() throws Exception {
        PresetProvider shipped = registry().get(PresetProvider.class, "nearest-node/regular");
        StringBuilder text = new StringBuilder("controller: nearest-node\ncharacter: human-7\n");
        shipped.values()
                .forEach((name, value) ->
                        text.append(name).append(": ").append(value).append('\n'));
        OpenedFile open = OpenedFile.of("learnt.yaml", text.toString());
        open.isOpenIn("org.gaitwright.editors.keyframes");
        OpenedFile.page("Nodes");
        Studio.await("the first node is shown", () -> titled("Node 0 of 6"));
        return open;
    }

    private static Canvas ring() {
        return canvas("NodeRing");
    }

    private static Map<String, Double> values(OpenedFile open) {
        return PresetFile.of(open.text(), "learnt.yaml", "nearest-node").values();
    }

    @Test
    void aNodeIsSplitPrunedAndBroughtBackByUndo() throws Exception {
        try (OpenedFile open = open()) {
            String before = open.text();
            Hands.press(ring(), SWT.ARROW_RIGHT);
            Studio.await("the next one is selected", () -> titled("Node 1 of 6"));
            OpenedFile.press(OpenedFile.button("Split"));
            Studio.await("there is one more", () -> titled("Node 1 of 7"));
            Map<String, Double> seven = values(open);
            assertEquals(7, seven.get("nodes"));
            assertEquals(0.175, seven.get("node.2.at"), 1e-9, "a twentieth of the way from 1/6 to 2/6");
            OpenedFile.press(OpenedFile.button("Prune"));
            Studio.await("six again, the one before selected", () -> titled("Node 0 of 6"));
            open.undo();
            open.undo();
            assertEquals(before, open.text());
        }
    }

    @Test
    void whatIsSetByHandIsOneStepOfUndo() throws Exception {
        try (OpenedFile open = open()) {
            String before = open.text();
            Hands.type(OpenedFile.field("stance-knee"), "10");
            Studio.await("degrees become radians", () -> values(open).get("node.0.centre.stance-knee") == 0.1745);
            open.undo();
            assertEquals(before, open.text());
        }
    }

    @Test
    void theActiveNodeIsLitAndTheRunTellsWhatToSplit() throws Exception {
        try (OpenedFile open = open()) {
            answered(dialog -> assertTrue(words(dialog).contains("nodes"), words(dialog)), "OK");
            OpenedFile.press(OpenedFile.button("Walk"));
            Set<Object> lit = new HashSet<>();
            Studio.await("nodes of both halves are lit", () -> {
                lit.add(ring().getData("lit"));
                return lit.stream().anyMatch(n -> n instanceof Integer i && i >= 0 && i < 6)
                        && lit.stream().anyMatch(n -> n instanceof Integer i && i >= 6);
            });
            runs.submit(new Act.Speed(Act.UNLIMITED));
            Studio.await("it has walked", () -> runs.snapshot().timeSeconds() > 12);
            runs.submit(new Act.Speed(1));
            answered(dialog -> assertTrue(words(dialog).contains(" is split: "), words(dialog)), "Change Nodes");
            Studio.await("it is done", () -> values(open).get("nodes") > 6);
            double then = runs.snapshot().timeSeconds();
            Studio.await(
                    "the one who walks has them at once, and goes on",
                    () -> runs.state().parameters().orElseThrow().get("nodes") > 6
                            && runs.snapshot().timeSeconds() > then + 1);
            assertNotEquals(Outcome.FELL, runs.state().status().outcome());
        }
    }

    /** Presses By the Run and answers what it asks. */
    private static void answered(java.util.function.Consumer<Shell> look, String button) {
        AtomicReference<AssertionError> wrong = new AtomicReference<>();
        Hands.answer(TITLE, dialog -> {
            try {
                look.accept(dialog);
            } catch (AssertionError e) {
                wrong.set(e);
            }
            Hands.button(dialog, wrong.get() == null ? button : button.equals("OK") ? "OK" : "Cancel");
        });
        OpenedFile.press(OpenedFile.button("By the Run"));
        if (wrong.get() != null) {
            throw wrong.get();
        }
    }

    private static String words(Shell dialog) {
        StringBuilder all = new StringBuilder();
        Studio.find(dialog, Label.class, l -> true)
                .forEach(l -> all.append(l.getText()).append('\n'));
        return all.toString();
    }
}
