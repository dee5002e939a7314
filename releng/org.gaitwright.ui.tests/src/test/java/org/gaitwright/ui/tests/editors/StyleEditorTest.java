// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.editors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.gaitwright.io.PresetFile;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.OpenedFile;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.viewport.Pick;
import org.gaitwright.viewport.Viewport;
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

    /** The button of the strip that chooses the other style. */
    private static Button other() {
        return Studio.find(
                        Studio.window().getShell(),
                        Button.class,
                        b -> b.isVisible() && b.getText().matches("\\S+ \u25be"))
                .stream()
                .findFirst()
                .orElse(null);
    }

    @Test
    void aBlendIsSeenAtOnceAndWrittenOnlyWhenApplied() throws Exception {
        try (OpenedFile open = open()) {
            OpenedFile.press(OpenedFile.button("Blend"));
            Studio.await("others are offered", () -> other() != null);
            other().notifyListeners(SWT.Selection, new Event());
            Hands.choose("tired");
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

    private interface Change {
        void make() throws Exception;
    }

    /** Counts the walks that were simulated for a picture. */
    private static final class Previews extends JobChangeAdapter implements AutoCloseable {
        private final AtomicInteger done = new AtomicInteger();

        Previews() {
            Job.getJobManager().addJobChangeListener(this);
        }

        @Override
        public void done(IJobChangeEvent event) {
            if (event.getJob().getName().equals("Simulating the preview")) {
                done.incrementAndGet();
            }
        }

        /** Does something and waits until what it changes was simulated. */
        void after(Change change) throws Exception {
            int before = done.get();
            change.make();
            Studio.await("a walk was simulated", () -> done.get() > before);
        }

        @Override
        public void close() {
            Job.getJobManager().removeJobChangeListener(this);
        }
    }

    private static Viewport pose() {
        Studio.await("there is a picture", () -> Studio.page().getActiveEditor().getAdapter(Viewport.class) != null);
        return Studio.page().getActiveEditor().getAdapter(Viewport.class);
    }

    /** Places of the picture where a body is, on a coarse grid. */
    private static Set<Point> bodies(Viewport viewport) {
        Set<Point> found = new HashSet<>();
        Point size = viewport.control().getSize();
        for (int y = 0; y < size.y; y += 8) {
            for (int x = 0; x < size.x; x += 4) {
                if (viewport.pick(x, y).filter(p -> p.body() != Pick.NONE).isPresent()) {
                    found.add(new Point(x, y));
                }
            }
        }
        return found;
    }

    @Test
    void theCharacterOfAFileStaysInThePictureWhileItsStyleChanges() throws Exception {
        try (OpenedFile open = open();
                Previews previews = new Previews()) {
            open.beside("own.yaml", "base: humanoid\nparts:\n  thigh: {length: 1.05}\n");
            open.touch();
            Viewport viewport = pose();
            previews.after(() -> {
                OpenedFile.press(OpenedFile.button("humanoid \u25be"));
                Hands.choose("own (authoring)");
            });
            choose("bend");
            Studio.await("its curve is in hand", () -> curves().curves().stream()
                    .anyMatch(k -> k.name().equals("bend")));
            for (int i = 0; i < 12; i++) {
                int key = i % 2 == 0 ? SWT.ARROW_UP : SWT.ARROW_DOWN;
                previews.after(() -> Hands.press(curves(), key));
            }
            int width = viewport.control().getSize().x;
            Studio.await("it is in the middle of the picture", () -> {
                double centre =
                        bodies(viewport).stream().mapToInt(p -> p.x).average().orElse(Double.NaN);
                return centre > 0.35 * width && centre < 0.65 * width;
            });
        }
    }

    @Test
    void thePoseOfTheWalkIsShownWhereThePictureOpensAfterTheWalkWasSimulated() throws Exception {
        try (OpenedFile open = open();
                Previews previews = new Previews()) {
            open.beside("own.yaml", "base: humanoid\nparts:\n  thigh: {length: 1.05}\n");
            open.touch();
            previews.after(() -> {
                OpenedFile.press(OpenedFile.button("humanoid \u25be"));
                Hands.choose("own (authoring)");
            });
            open.closeEditor();
            // as after a start of the studio: nothing is painted before the walk is there
            Studio.window().getShell().setVisible(false);
            try {
                previews.after(open::reopen);
                Studio.settle();
                assertNull(Studio.page().getActiveEditor().getAdapter(Viewport.class), "the picture opens later");
            } finally {
                Studio.window().getShell().setVisible(true);
            }
            assertNotNull(OpenedFile.button("own \u25be"), "the character that was chosen");
            Viewport viewport = pose();
            Studio.await(
                    "it has walked away from where it starts",
                    () -> viewport.camera().target().x() > 1,
                    () -> viewport.camera().pose().toString());
            Studio.await("it is in the picture", () -> !bodies(viewport).isEmpty());
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
