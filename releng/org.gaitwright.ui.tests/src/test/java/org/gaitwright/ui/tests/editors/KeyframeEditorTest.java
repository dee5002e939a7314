// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.editors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.PresetFile;
import org.gaitwright.io.RecipeFile;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.OpenedFile;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.optimize.Optimizations;
import org.junit.jupiter.api.Test;

class KeyframeEditorTest extends EditorTest {
    private static final String WALK =
            """
            # a walk of mine
            controller: nearest-node
            character: human-7
            description: "Two keyframes a step"
            keys: 2
            nodes: 3
            # both feet down
            key.0.seconds: 0.3
            key.0.torso: 0.05
            key.0.stance-hip: -0.4442   # forward
            key.0.stance-knee: 0.1571
            key.0.stance-ankle: 0.0871
            key.0.swing-hip: -0.0459
            key.0.swing-knee: 0.7403
            key.0.swing-ankle: -0.2444
            # passing
            key.1.seconds: 0.2
            key.1.torso: 0.05
            key.1.stance-hip: -0.2577
            key.1.stance-knee: 0.2302
            key.1.stance-ankle: -0.0224
            key.1.swing-hip: -0.4455
            key.1.swing-knee: 1.2687
            key.1.swing-ankle: -0.3232
            """;

    private static OpenedFile open() throws Exception {
        OpenedFile open = OpenedFile.of("mine.yaml", WALK);
        open.isOpenIn("org.gaitwright.editors.keyframes");
        Studio.await("the first keyframe is shown", () -> titled("Keyframe 0 of 2"));
        Studio.await("the figure is there", () -> figure().getData("handles") != null);
        return open;
    }

    private static Canvas figure() {
        return canvas("FigureView");
    }

    private static Point handle(String name) {
        Point at = (Point) ((Map<?, ?>) figure().getData("handles")).get(name);
        assertNotNull(at, "no handle " + name);
        return at;
    }

    private static Map<String, Double> values(OpenedFile open) {
        return PresetFile.of(open.text(), "mine.yaml", "nearest-node").values();
    }

    private static void drag(Point from, int dx, int dy) {
        Hands.mouse(figure(), SWT.MouseDown, from.x, from.y);
        Hands.mouse(figure(), SWT.MouseMove, from.x + dx / 2, from.y + dy / 2);
        Hands.mouse(figure(), SWT.MouseMove, from.x + dx, from.y + dy);
    }

    private static void press(String tip) {
        ToolItem tool = Hands.tool(tip);
        assertTrue(tool.isEnabled(), tip);
        Hands.click(tool);
    }

    @Test
    void aFootThatIsDraggedBendsItsLegAsOneStepOfUndo() throws Exception {
        try (OpenedFile open = open()) {
            Point ankle = handle("swing ankle");
            drag(ankle, -6, -14);
            Studio.await("the numbers follow while it is dragged", () -> shown("swing-knee") > 50);
            assertEquals(WALK, open.text(), "nothing is written before it is let go");
            Hands.mouse(figure(), SWT.MouseUp, ankle.x - 6, ankle.y - 14);
            Studio.await("the text says so", () -> values(open).get("key.0.swing-knee") > 0.85);
            Map<String, Double> now = values(open);
            assertNotEquals(-0.0459, now.get("key.0.swing-hip"));
            for (String same : List.of("key.0.stance-hip", "key.0.stance-knee", "key.0.torso", "key.1.swing-knee")) {
                assertEquals(
                        PresetFile.of(WALK, "w.yaml", "nearest-node").values().get(same), now.get(same), same);
            }
            assertTrue(open.text().contains("key.0.stance-hip: -0.4442   # forward\n"), open.text());
            Studio.await(
                    "the handle is where the mouse let go",
                    () -> Math.abs(handle("swing ankle").y - (ankle.y - 14)) <= 1);
            open.undo();
            assertEquals(WALK, open.text());
            Studio.await("the figure is as before", () -> handle("swing ankle").equals(ankle));
        }
    }

    @Test
    void itSaysThatKeyframesAloneFall() throws Exception {
        try (OpenedFile open = open()) {
            Studio.await("it says so", () -> Studio.find(Studio.window().getShell(), Label.class, l -> true).stream()
                    .anyMatch(l -> String.valueOf(l.getToolTipText()).startsWith("Not trained yet")));
        }
    }

    @Test
    void escapeGivesADragUp() throws Exception {
        try (OpenedFile open = open()) {
            Point toe = handle("swing toe");
            drag(toe, 0, -20);
            Studio.await("the ankle turns", () -> shown("swing-ankle") < -15);
            Hands.press(figure(), SWT.ESC);
            Studio.await("it is as before", () -> Math.abs(shown("swing-ankle") + 14) < 0.01);
            Hands.mouse(figure(), SWT.MouseUp, toe.x, toe.y - 20);
            assertEquals(WALK, open.text());
        }
    }

    @Test
    void aJointIsTurnedByKeys() throws Exception {
        try (OpenedFile open = open()) {
            // the trunk comes first
            Hands.press(figure(), SWT.ARROW_RIGHT);
            Studio.await("the trunk leans by a degree", () -> values(open).get("key.0.torso") == 0.0675);
            open.undo();
            assertEquals(WALK, open.text());
        }
    }

    @Test
    void anAngleThatTheJointCantHaveIsRefusedWithItsLimits() throws Exception {
        try (OpenedFile open = open()) {
            Hands.type(OpenedFile.field("stance-ankle"), "70");
            Studio.await(
                    "it is refused with the limits",
                    () -> hints().contains("70° ") && hints().contains("\u221233 … 25°"),
                    KeyframeEditorTest::hints);
            assertEquals(WALK, open.text());
            Hands.press(OpenedFile.field("stance-ankle"), SWT.ESC);
        }
        try (OpenedFile open = open()) {
            Hands.type(OpenedFile.field("stance-ankle"), "-10");
            Studio.await("degrees become radians", () -> values(open).get("key.0.stance-ankle") == -0.1745);
        }
    }

    /** What hints of fields say now. */
    private static String hints() {
        return Arrays.stream(PlatformUI.getWorkbench().getDisplay().getShells())
                .filter(Shell::isVisible)
                .map(Shell::getText)
                .collect(Collectors.joining("\n"));
    }

    @Test
    void keyframesAreAddedDuplicatedMovedMirroredAndRemoved() throws Exception {
        try (OpenedFile open = open()) {
            press("Add a keyframe");
            Studio.await("there are three, the new one selected", () -> titled("Keyframe 1 of 3"));
            Map<String, Double> three = values(open);
            assertEquals((-0.4442 - 0.2577) / 2, three.get("key.1.stance-hip"), 1e-4, "halfway");
            assertEquals(0.15, three.get("key.0.seconds"), "the time is shared");
            assertEquals(0.15, three.get("key.1.seconds"));
            assertEquals(1.2687, three.get("key.2.swing-knee"), "what came after counts one more");
            assertTrue(open.text().contains("# passing\nkey.2.seconds: 0.2\n"), open.text());
            press("Mirror");
            Studio.await(
                    "stance and swing are exchanged",
                    () -> values(open).get("key.1.swing-hip").equals(three.get("key.1.stance-hip")));
            assertEquals(three.get("key.1.swing-hip"), values(open).get("key.1.stance-hip"));
            assertEquals(three.get("key.1.torso"), values(open).get("key.1.torso"));
            open.undo();
            Studio.await("it is as before", () -> values(open).equals(three));
            press("Move the selected keyframe later");
            Studio.await("it is the last one", () -> titled("Keyframe 2 of 3"));
            assertEquals(1.2687, values(open).get("key.1.swing-knee"));
            assertEquals(three.get("key.1.swing-knee"), values(open).get("key.2.swing-knee"));
            press("Duplicate the selected keyframe");
            Studio.await("there are four", () -> titled("Keyframe 3 of 4"));
            assertEquals(values(open).get("key.2.stance-hip"), values(open).get("key.3.stance-hip"));
            press("Remove");
            Studio.await("three again", () -> titled("Keyframe 2 of 3"));
            for (int i = 0; i < 4; i++) {
                open.undo();
            }
            assertEquals(WALK, open.text());
        }
    }

    @Test
    void theTimeToTheNextIsDragged() throws Exception {
        try (OpenedFile open = open()) {
            Canvas strip = canvas("KeyStrip");
            // the first gap is behind the first card: look for it from the left, at the height of the cards
            int x = 0;
            for (; x < strip.getSize().x && !"E".equals(cursor(strip, x)); x++) {}
            assertTrue(x < strip.getSize().x, "there is a time to drag");
            Hands.mouse(strip, SWT.MouseDown, x + 10, 40);
            Hands.mouse(strip, SWT.MouseMove, x + 30, 40);
            Hands.mouse(strip, SWT.MouseUp, x + 30, 40);
            Studio.await("20 pixels are a tenth of a second", () -> values(open).get("key.0.seconds") == 0.4);
            open.undo();
            assertEquals(WALK, open.text());
        }
    }

    /** E where the strip offers to drag sideways. */
    private static String cursor(Canvas strip, int x) {
        Event move = new Event();
        move.x = x;
        move.y = 40;
        strip.notifyListeners(SWT.MouseMove, move);
        return strip.getToolTipText() != null && strip.getToolTipText().startsWith("Drag") ? "E" : "";
    }

    @Test
    void theKeyframesArePlayedAndStopped() throws Exception {
        try (OpenedFile open = open()) {
            OpenedFile.press(OpenedFile.button("Play"));
            Studio.await("the other half is reached", () -> time() > 0.6);
            OpenedFile.press(OpenedFile.button("Play"));
            Studio.settle();
            double paused = time();
            Studio.settle();
            assertEquals(paused, time(), "it holds still");
            Hands.press(figure(), SWT.PAGE_DOWN);
            Studio.await("a keyframe is shown again", () -> titled("Keyframe 1 of 2") && time() < 0);
            assertEquals(WALK, open.text(), "to look changes nothing");
        }
    }

    private static double time() {
        return figure().getData("time") instanceof Double t ? t : -1;
    }

    @Test
    void itIsWalkedAndFollowed() throws Exception {
        try (OpenedFile open = open()) {
            OpenedFile.press(OpenedFile.button("Walk"));
            Studio.await(
                    "it walks that way",
                    () -> runs.state().status().phase() == Phase.RUNNING
                            && runs.state().status().cast().controller().equals("nearest-node")
                            && runs.state().status().cast().character().equals("human-7")
                            && runs.state()
                                    .parameters()
                                    .filter(p -> p.get("key.0.stance-hip") == -0.4442)
                                    .isPresent());
            Hands.type(OpenedFile.field("stance-hip"), "-20");
            Studio.await(
                    "it follows without a new start",
                    () -> runs.state().parameters().orElseThrow().get("key.0.stance-hip") == -0.3491);
        }
    }

    @Test
    void trainingWritesARecipeThatReadsAndStartsIt() throws Exception {
        Optimizations optimizations = PlatformUI.getWorkbench().getService(Optimizations.class);
        try (OpenedFile open = open()) {
            Hands.type(OpenedFile.field("stance-hip"), "-20");
            Studio.await("the text has changed", () -> open.dirty());
            OpenedFile.press(OpenedFile.button("Train…"));
            Studio.await("a run is there", () -> optimizations.runs().stream()
                    .anyMatch(r -> r.name().equals("mine-train")));
            assertTrue(Files.readString(open.path()).contains("key.0.stance-hip: -0.3491"), "it was saved first");
            Path recipe = open.path().resolveSibling("recipes/mine-train.yaml");
            FileRegistry files = FileRegistry.of(registry(), recipe.getParent());
            RecipePlan plan = RecipeFile.read(recipe, files).plan(files);
            assertEquals(3 * 2 * 6, plan.recipe().variables().size());
            assertEquals(6, plan.recipe().scene().durationSeconds());
            assertEquals("human-7", plan.recipe().scene().roles().get(0).character());
            assertTrue(Files.readString(recipe).contains("preset: \"../mine.yaml\""), Files.readString(recipe));
            assertTrue(
                    Files.readString(recipe).contains("node.2.target.swing-ankle, lower: -0.5, upper: 0.5, start: 0}"));
            Studio.await(
                    "it is watched in Optimise",
                    () -> Studio.page().getPerspective().getId().equals("org.gaitwright.workbench.optimize"));
            // before its project goes, which it writes into
            optimizations.runs().forEach(r -> optimizations.delete(r.folder()));
            Studio.await("the run is gone", () -> optimizations.runs().isEmpty());
        } finally {
            Studio.perspective("org.gaitwright.workbench.author");
        }
    }

    private static boolean onPage(String title) {
        return !Studio.find(
                        Studio.window().getShell(),
                        CTabFolder.class,
                        f -> f.getSelection() != null
                                && f.getSelection().getText().equals(title))
                .isEmpty();
    }

    @Test
    void aFileThatIsWrongSaysWhatToDo() throws Exception {
        String space = WALK.replace("character: human-7", "character: humanoid");
        try (OpenedFile open = OpenedFile.of("space.yaml", space)) {
            open.isOpenIn("org.gaitwright.editors.keyframes");
            Studio.await("what can't be read opens as text", () -> onPage("Source"));
            OpenedFile.page("Keyframes");
            Studio.await(
                    "it says what to name", () -> Hands.link(Studio.window().getShell(), "such as human-7") != null);
            for (String tip : List.of("Mirror", "Play the keyframes", "Show the previous")) {
                Hands.click(Hands.tool(tip));
            }
            Hands.press(figure(), SWT.PAGE_DOWN);
            Hands.press(canvas("KeyStrip"), SWT.ARROW_RIGHT);
            assertEquals(space, open.text());
        }
        try (OpenedFile open = OpenedFile.of("empty.yaml", "controller: nearest-node\n")) {
            open.isOpenIn("org.gaitwright.editors.keyframes");
            Studio.await("the controller's own keyframe is shown", () -> titled("Keyframe 0 of 1"));
            drag(handle("swing ankle"), 5, -30);
            Hands.mouse(figure(), SWT.MouseUp, handle("swing ankle").x + 5, handle("swing ankle").y - 30);
            Studio.await("what was not said is said", () -> values(open).getOrDefault("key.0.swing-knee", 0.0) > 0.1);
        }
    }
}
