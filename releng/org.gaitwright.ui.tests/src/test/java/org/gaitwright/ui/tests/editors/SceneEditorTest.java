// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.editors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.SceneFile;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.OpenedFile;
import org.gaitwright.ui.tests.studio.Studio;
import org.junit.jupiter.api.Test;

class SceneEditorTest extends EditorTest {
    private static final String WALK =
            """
            # a first walk
            name: Walk
            duration: 3
            terrain: flat
            characters:
              - name: walker
                character: humanoid
                controller: generalized-walking
                goals:
                  - {at: 1, speed: 0.9}
            pushes:
              - {at: 1.5, duration: 0.1, body: torso, force: [0, 150, 0]}
            """;

    private static OpenedFile open() throws Exception {
        OpenedFile open = OpenedFile.of("walk.yaml", WALK);
        open.isOpenIn("org.gaitwright.editors.scene");
        Studio.await("its parts are listed", () -> parts().contains("walker"));
        return open;
    }

    private static Table table() {
        return Studio.find(
                        Studio.window().getShell(),
                        Table.class,
                        t -> t.isVisible()
                                && t.getItemCount() > 0
                                && t.getItem(0).getText().equals("Scene"))
                .stream()
                .findFirst()
                .orElse(null);
    }

    private static List<String> parts() {
        Table table = table();
        return table == null
                ? List.of()
                : Arrays.stream(table.getItems()).map(i -> i.getText()).toList();
    }

    /** Selects a part by its name. */
    private static void choose(String part) {
        Table table = table();
        table.setSelection(parts().indexOf(part));
        table.notifyListeners(SWT.Selection, new Event());
    }

    private static Scene scene(OpenedFile open) {
        return SceneFile.parse(open.text(), open.path());
    }

    private static Button button(String words) {
        Studio.await("there is a button '" + words + "'", () -> !buttons(words).isEmpty());
        return buttons(words).get(0);
    }

    private static List<Button> buttons(String words) {
        return Studio.find(
                Studio.window().getShell(),
                Button.class,
                b -> b.isVisible()
                        && (b.getText().startsWith(words)
                                || b.getToolTipText() != null
                                        && b.getToolTipText().startsWith(words)));
    }

    private static void press(Button button) {
        button.notifyListeners(SWT.Selection, new Event());
    }

    @Test
    void itsPartsAreListedAndItsNumbersTyped() throws Exception {
        try (OpenedFile open = open()) {
            assertEquals(List.of("Scene", "Ground: flat", "walker", "150 N at 1.5 s", "View: free"), parts());
            Hands.type(OpenedFile.field("Duration"), "8");
            Studio.await("the text says so", () -> open.text().contains("duration: 8"));
            assertTrue(open.text().startsWith("# a first walk\n"), open.text());
            assertTrue(open.dirty());
            open.undo();
            assertEquals(WALK, open.text());
        }
    }

    @Test
    void anotherGroundAnotherCharacterAndGoalsAreOneStepEach() throws Exception {
        try (OpenedFile open = open()) {
            choose("Ground: flat");
            press("flat");
            Hands.choose("stairs");
            Studio.await("there are stairs", () -> parts().contains("Ground: stairs"));
            OpenedFile.press(tool("Add a character"));
            Studio.await("there are two", () -> parts().contains("humanoid-2"));
            assertEquals(2, scene(open).roles().size());
            choose("humanoid-2");
            press("humanoid");
            Hands.choose("robot");
            Studio.await(
                    "it is a robot",
                    () -> scene(open).roles().get(1).character().equals("robot"));
            open.undo();
            open.undo();
            open.undo();
            assertEquals(WALK, open.text());
        }
    }

    /** Opens the chooser of the field that says this. */
    private static void press(String shown) {
        Studio.await("there is a field that says " + shown, () -> field(shown) != null);
        field(shown).notifyListeners(SWT.Selection, new Event());
    }

    private static Button field(String shown) {
        return Studio.find(
                        Studio.window().getShell(),
                        Button.class,
                        b -> b.isVisible() && b.getText().equals(shown + " \u25be"))
                .stream()
                .findFirst()
                .orElse(null);
    }

    private static org.eclipse.swt.widgets.ToolItem tool(String tip) {
        return Hands.tool(tip);
    }

    @Test
    void aPushIsAddedChangedAndTakenOut() throws Exception {
        try (OpenedFile open = open()) {
            OpenedFile.press(tool("Add a push"));
            Studio.await("there are two", () -> scene(open).pushes().size() == 2);
            Studio.await("it is listed", () -> parts().contains("150 N at 2.0 s"));
            choose("150 N at 2.0 s");
            OpenedFile.press(tool("Remove the selection"));
            Studio.await("it is gone", () -> scene(open).pushes().size() == 1);
            open.undo();
            open.undo();
            assertEquals(WALK, open.text());
        }
    }

    @Test
    void camerasAndSignalsAreKeptWithTheScene() throws Exception {
        try (OpenedFile open = open()) {
            choose("View: free");
            Button keep = button("Save this view as camera 1");
            Studio.settle();
            press(keep);
            Studio.await("there is a camera", () -> scene(open).look().cameras().size() == 1);
            Text signals = Studio.find(
                            Studio.window().getShell(),
                            Text.class,
                            t -> t.isVisible() && t.getMessage().startsWith("com.z"))
                    .get(0);
            signals.setText("com.z, speed");
            signals.notifyListeners(SWT.DefaultSelection, new Event());
            Studio.await("signals are named", () -> scene(open).look().signals().equals(List.of("com.z", "speed")));
            Studio.await("the list says so", () -> parts().contains("View: 1 camera, 2 signals"));
            press(button("Remove this camera"));
            Studio.await("it is gone", () -> scene(open).look().cameras().isEmpty());
            open.undo();
            open.undo();
            open.undo();
            assertEquals(WALK, open.text());
        }
    }

    @Test
    void itRunsHereAndHeadlessToTheSameBits() throws Exception {
        try (OpenedFile open = open()) {
            OpenedFile.press(OpenedFile.button("Run"));
            Studio.await("it walks", () -> runs.state().status().phase() == Phase.RUNNING);
            runs.submit(new Act.Speed(Act.UNLIMITED));
            Studio.await("it was pushed", () -> runs.state().timeline().cursorSeconds() > 2);
            rest();
            runs.submit(new Act.Speed(1));
            CompletableFuture<String> live = runs.stateHash();
            Studio.await("the state has a name", live::isDone);
            Scene headless = scene(open);
            double end = runs.state().timeline().cursorSeconds();
            Registry registry = PlatformUI.getWorkbench().getService(Registry.class);
            Scene asLong = headless.with(headless.roles(), headless.engine(), headless.seed(), end, headless.pushes());
            assertEquals(live.get(), Studio.replayed(asLong, registry));
        }
    }
}
