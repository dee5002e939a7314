// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.editors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.views.properties.IPropertySource;
import org.gaitwright.core.run.Stage;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.Thing;
import org.gaitwright.io.TerrainFile;
import org.gaitwright.session.run.Act;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.OpenedFile;
import org.gaitwright.ui.tests.studio.Studio;
import org.junit.jupiter.api.Test;

class TerrainEditorTest extends EditorTest {
    private static final String SLOPE = "# up\nkind: slope\nparameters: {grade: 0.05}\n";

    private static Terrain terrain(OpenedFile open) {
        return Stage.terrain(TerrainFile.parse(open.text(), open.path()), registry());
    }

    private static void click(Canvas canvas, int x, int y) {
        for (int type : new int[] {SWT.MouseDown, SWT.MouseUp}) {
            Event e = new Event();
            e.x = x;
            e.y = y;
            e.button = 1;
            e.stateMask = type == SWT.MouseUp ? SWT.BUTTON1 : 0;
            canvas.notifyListeners(type, e);
        }
    }

    private static void placeBox() {
        ToolItem box = OpenedFile.button("Box");
        Studio.await("there is a 3D view", () -> !views(box).isEmpty());
        Canvas canvas = views(box).get(0);
        OpenedFile.field("Seed");
        Studio.settle();
        OpenedFile.press(box);
        assertTrue(box.getSelection());
        // where nothing is drawn yet, there is nothing to place it on
        Studio.await("a click places it", () -> {
            Point size = canvas.getSize();
            click(canvas, size.x / 2, size.y / 2);
            return !box.getSelection();
        });
    }

    @Test
    void whatWasJustPlacedIsInThePropertiesWithItsNumbersToTypeOver() throws Exception {
        Studio.view("org.gaitwright.views.properties");
        try (OpenedFile open = OpenedFile.of("hill.yaml", SLOPE)) {
            placeBox();
            Studio.await(
                    "it is shown",
                    () -> Hands.properties().containsAll(List.of("Thing = Box", "Height = 0.2 m", "Heading = 0°")),
                    () -> Hands.properties().toString());
            IPropertySource box = Adapters.adapt(
                    ((IStructuredSelection)
                                    Studio.window().getSelectionService().getSelection())
                            .getFirstElement(),
                    IPropertySource.class);
            box.setPropertyValue("Height", "0.4 m");
            assertEquals(
                    0.4,
                    TerrainFile.parse(open.text(), open.path()).things().get(0).get("height"));
            Studio.await(
                    "what was typed is shown",
                    () -> Hands.properties().contains("Height = 0.4 m"),
                    () -> Hands.properties().toString());
            open.undo();
            Studio.await("undo is shown", () -> Hands.properties().contains("Height = 0.2 m"));
        }
    }

    @Test
    void aClickPlacesABoxThatRaisesTheGroundAndUndoTakesItAway() throws Exception {
        try (OpenedFile open = OpenedFile.of("hill.yaml", SLOPE)) {
            open.isOpenIn("org.gaitwright.editors.terrain");
            Terrain before = terrain(open);
            placeBox();
            List<Thing> things = TerrainFile.parse(open.text(), open.path()).things();
            assertEquals(1, things.size(), open.text());
            Thing placed = things.get(0);
            assertEquals(Thing.Kind.BOX, placed.kind());
            assertEquals(
                    before.height(placed.x(), placed.y()) + placed.get("height"),
                    terrain(open).height(placed.x(), placed.y()),
                    1e-9);
            Hands.type(OpenedFile.field("Height"), "0.5");
            assertEquals(
                    0.5,
                    TerrainFile.parse(open.text(), open.path()).things().get(0).get("height"));
            open.undo();
            open.undo();
            assertEquals(SLOPE, open.text());
        }
    }

    /** What draws 3D on the page of a button. */
    private static List<Canvas> views(ToolItem on) {
        return Studio.find(OpenedFile.page(on), Canvas.class, c -> c.getClass()
                .getSimpleName()
                .equals("GLCanvas"));
    }

    @Test
    void aParameterIsTypedAndUndone() throws Exception {
        try (OpenedFile open = OpenedFile.of("hill.yaml", SLOPE)) {
            Hands.type(OpenedFile.field("Grade"), "0.25");
            assertTrue(open.text().contains("{grade: 0.25}"), open.text());
            Hands.type(OpenedFile.field("Seed"), "12");
            assertEquals(12, TerrainFile.parse(open.text(), open.path()).seed());
            open.undo();
            open.undo();
            assertEquals(SLOPE, open.text());
        }
    }

    @Test
    void anotherKindIsChosenByItsPictureAndUndone() throws Exception {
        try (OpenedFile open = OpenedFile.of("hill.yaml", SLOPE)) {
            OpenedFile.choose("slope", "stairs");
            assertTrue(open.text().contains("kind: stairs\n"), open.text());
            OpenedFile.field("Rise");
            open.undo();
            assertEquals(SLOPE, open.text());
        }
    }

    @Test
    void difficultySetsWhatMakesItHard() throws Exception {
        try (OpenedFile open = OpenedFile.of("hill.yaml", SLOPE)) {
            Hands.type(OpenedFile.field("Difficulty"), "50");
            assertEquals(
                    0.2,
                    TerrainFile.parse(open.text(), open.path()).parameters().get("grade"),
                    1e-9);
        }
    }

    @Test
    void whoWalksInTheSceneWalksOnItInTheStyleInUse() throws Exception {
        Studio.open(runs, "wu-biped", "generalized-walking", "tired");
        runs.submit(Act.tune("bend", "", 0, Map.of("style.bend.0", 0.25)));
        Hands.taken();
        try (OpenedFile open = OpenedFile.of("hill.yaml", SLOPE)) {
            Studio.await("there is a button", () -> OpenedFile.button("Walk here") != null);
            OpenedFile.press(OpenedFile.button("Walk here"));
            awaitWalk(scene -> scene.terrain().kind().endsWith("hill.yaml"));
            Scene.Casting walker = runs.state().scene().orElseThrow().roles().get(0);
            assertEquals("wu-biped", walker.character());
            assertEquals("tired", walker.preset());
            assertEquals(Map.of("style.bend.0", 0.25), walker.parameters());
        }
    }
}
