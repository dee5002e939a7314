// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.editors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.gaitwright.io.PresetFile;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.OpenedFile;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.widgets.curve.CurveEditor;
import org.gaitwright.workbench.widgets.number.SliderRow;
import org.junit.jupiter.api.Test;

class StyleEditorTest extends EditorTest {
    private static final String STYLE =
            """
            # a style of mine
            controller: generalized-walking
            description: Bent
            gait:
              speed: 0.7
            style:
              bend: [0.3, 0.3, 0.3, 0.3, 0.3]
            """;

    private static OpenedFile open() throws Exception {
        OpenedFile open = OpenedFile.of("mine.yaml", STYLE);
        open.isOpenIn("org.gaitwright.editors.style");
        Studio.await("curves are listed", () -> item("bend") != null);
        return open;
    }

    /** A curve or number of the list, by its name. */
    private static TreeItem item(String name) {
        return Studio.find(Studio.window().getShell(), Tree.class, Tree::isVisible).stream()
                .flatMap(t -> Arrays.stream(t.getItems()))
                .filter(i -> List.of("Legs", "Arms", "Trunk and head", "Gait").contains(i.getText()))
                .flatMap(i -> Arrays.stream(i.getItems()))
                .filter(i -> i.getText().equals(name))
                .findFirst()
                .orElse(null);
    }

    private static void choose(String name) {
        TreeItem item = item(name);
        item.getParent().setSelection(item);
        Event chosen = new Event();
        chosen.item = item;
        item.getParent().notifyListeners(SWT.Selection, chosen);
    }

    private static CurveEditor curves() {
        return Studio.find(Studio.window().getShell(), CurveEditor.class, CurveEditor::isVisible)
                .get(0);
    }

    private static PresetFile style(OpenedFile open) {
        return PresetFile.style(open.text(), "mine.yaml");
    }

    @Test
    void aPointThatIsMovedChangesItsNumberAloneAndUndoes() throws Exception {
        try (OpenedFile open = open()) {
            choose("bend");
            Studio.await("its curve is in hand", () -> {
                CurveEditor c = curves();
                return c.curves().stream().anyMatch(k -> k.name().equals("bend"));
            });
            CurveEditor editor = curves();
            Hands.press(editor, SWT.ARROW_RIGHT);
            Hands.press(editor, SWT.ARROW_UP);
            Studio.await("the text changes", () -> !open.text().equals(STYLE));
            double moved = style(open).values().get("style.bend.1");
            assertTrue(moved > 0.3, "bend.1 is " + moved);
            assertEquals(0.3, style(open).values().get("style.bend.0"));
            assertTrue(open.text().startsWith("# a style of mine\ncontroller: generalized-walking\n"), open.text());
            assertTrue(open.dirty());
            open.undo();
            assertEquals(STYLE, open.text());
            Studio.await("the curve shows it", () -> curves().curves().stream()
                    .filter(k -> k.name().equals("bend"))
                    .allMatch(k -> k.values()[1] == 0.3));
        }
    }

    @Test
    void numbersAreSlid() throws Exception {
        try (OpenedFile open = open()) {
            choose("speed");
            Hands.type(OpenedFile.field("speed"), "1.1");
            Studio.await("the text says so", () -> open.text().contains("speed: 1.1"));
            open.undo();
            assertEquals(STYLE, open.text());
        }
    }

    /** That of the strip, not that of the view Parameters. */
    private static boolean offersStyles(Combo combo) {
        return combo.isVisible() && combo.indexOf("tired") >= 0 && combo.indexOf("no style") < 0;
    }

    @Test
    void aBlendIsSeenAtOnceAndWrittenOnlyWhenApplied() throws Exception {
        try (OpenedFile open = open()) {
            OpenedFile.press(OpenedFile.button("Blend"));
            Studio.await("others are offered", () -> !Studio.find(
                            Studio.window().getShell(), Combo.class, StyleEditorTest::offersStyles)
                    .isEmpty());
            Combo with = Studio.find(Studio.window().getShell(), Combo.class, StyleEditorTest::offersStyles)
                    .get(0);
            with.select(with.indexOf("tired"));
            with.notifyListeners(SWT.Selection, new Event());
            SliderRow share = Studio.find(Studio.window().getShell(), SliderRow.class, r -> r.quantity()
                            .name()
                            .equals("Share of the other style"))
                    .get(0);
            Hands.type(Hands.field(share, "Share of the other style"), "50");
            Studio.settle();
            assertEquals(STYLE, open.text(), "it is only shown");
            assertFalse(open.dirty());
            Button apply = Studio.find(
                            Studio.window().getShell(),
                            Button.class,
                            b -> b.isVisible() && b.getText().equals("&Apply"))
                    .get(0);
            apply.notifyListeners(SWT.Selection, new Event());
            Studio.await("it is written", () -> open.dirty());
            assertEquals((0.7 + 0.35) / 2, style(open).values().get("gait.speed"), 1e-3);
            open.undo();
            assertEquals(STYLE, open.text());
        }
    }

    @Test
    void itIsWalkedAndFollowedWhileItChanges() throws Exception {
        try (OpenedFile open = open()) {
            OpenedFile.press(OpenedFile.button("Walk"));
            Studio.await(
                    "it walks that way",
                    () -> runs.state().status().phase() == Phase.RUNNING
                            && runs.state()
                                    .parameters()
                                    .filter(p -> p.get("gait.speed") == 0.7)
                                    .isPresent());
            choose("speed");
            Hands.type(OpenedFile.field("speed"), "0.9");
            Studio.await(
                    "it follows without a stop",
                    () -> runs.state().parameters().orElseThrow().get("gait.speed") == 0.9);
            assertEquals(Phase.RUNNING, runs.state().status().phase());
        }
    }

    @Test
    void aWrongLineIsMarkedAndTheCurvesStay() throws Exception {
        try (OpenedFile open = open()) {
            int at = STYLE.indexOf("speed: 0.7");
            open.document().replace(at, "speed: 0.7".length(), "speed: fast");
            Studio.await(
                    "it is told with its line", () -> Hands.link(Studio.window().getShell(), "line 5") != null);
            assertTrue(item("bend") != null, "what was there before stays");
            open.undo();
            Studio.await("all is well", () -> Hands.link(Studio.window().getShell(), "line 5") == null);
        }
    }
}
