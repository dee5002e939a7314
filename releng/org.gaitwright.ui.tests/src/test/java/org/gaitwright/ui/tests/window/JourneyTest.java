// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.io.PresetFile;
import org.gaitwright.io.SceneFile;
import org.gaitwright.io.edit.CharacterEdit;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.OpenedFile;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.widgets.chart.LineChart;
import org.gaitwright.workbench.widgets.curve.CurveEditor;
import org.gaitwright.workbench.widgets.dial.SteeringPad;
import org.gaitwright.workbench.widgets.number.SliderRow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What a newcomer does in the first ten minutes, from the example project to files that were saved and opened again. */
class JourneyTest {
    private static final String VIEWS = "org.gaitwright.views.";

    private final RunControl runs = Studio.runs();
    private IProject examples;

    @AfterEach
    void tidy() throws Exception {
        runs.submit(Act.Go.PAUSE);
        Studio.page().closeAllEditors(false);
        if (examples != null) {
            for (String made : List.of("styles/journey.yaml", "characters/journey.xml", "scenes/journey.yaml")) {
                examples.getFile(made).delete(true, null);
            }
        }
        Studio.perspective("org.gaitwright.workbench.simulate");
        Studio.pausedRun();
    }

    @Test
    void fromTheExampleToFilesOfOnesOwn() throws Exception {
        Studio.perspective("org.gaitwright.workbench.simulate");
        openTheExample();
        steer();
        push();
        tune();
        String hash = scrubAndBranch();
        saveTheSessionAndPlayItHeadless(hash);
        editAStyle();
        editACharacter();
    }

    private void openTheExample() throws Exception {
        examples = ResourcesPlugin.getWorkspace().getRoot().getProject("Examples");
        assertTrue(examples.isOpen(), "a new workspace has the examples");
        IFile walk = examples.getFile("scenes/walk.yaml");
        IEditorPart editor = IDE.openEditor(Studio.page(), walk);
        assertEquals("org.gaitwright.editors.scene", editor.getSite().getId());
        Studio.await("it can be run", () -> OpenedFile.button("Run") != null);
        OpenedFile.press(OpenedFile.button("Run"));
        Studio.await(
                "the character walks",
                () -> runs.state().status().phase() == Phase.RUNNING
                        && runs.state().status().title().equals("walk.yaml")
                        && runs.state().status().timeSeconds() > 0.2);
        Studio.page().closeEditor(editor, false);
    }

    private void steer() throws Exception {
        SteeringPad pad = Studio.find(Hands.part(Studio.view(VIEWS + "steering")), SteeringPad.class, p -> true)
                .get(0);
        Studio.await("there is a pad", pad::isVisible);
        Hands.type(Hands.field(pad, "Speed"), "0.8");
        Studio.await("it is asked to walk faster", () -> asked(GoalKey.SPEED) == 0.8);
        Hands.press(pad.getChildren()[0], SWT.ARROW_LEFT);
        Studio.await("and to turn", () -> asked(GoalKey.HEADING) > 0);
    }

    private double asked(GoalKey key) {
        return runs.state().goals().getOrDefault(key, Double.NaN);
    }

    private void push() throws Exception {
        Composite part = Hands.part(Studio.view(VIEWS + "pushes"));
        Hands.click(Hands.tool("Add a push"));
        Studio.await("a push is planned", () -> runs.state().pushes().size() == 1);
        Table pushes = Studio.find(part, Table.class, t -> true).get(0);
        Studio.await("it is listed", () -> pushes.getItemCount() == 1);
        Hands.type(Hands.field(part, "Force"), "200");
        Studio.await(
                "as hard as was typed",
                () -> runs.state().pushes().get(0).force().norm() == 200,
                () -> runs.state().pushes() + " " + runs.state().status() + " " + Hands.link(part, ""));
        double at = runs.state().pushes().get(0).startSeconds();
        Studio.await("it has happened", () -> runs.state().timeline().cursorSeconds() > at + 0.2);
        assertTrue(runs.state().status().alive(), "it takes the push");
    }

    private void tune() throws Exception {
        Composite part = Hands.part(Studio.view(VIEWS + "parameters"));
        Studio.await("there are sliders", () -> slider(part, "step-width") != null);
        Hands.type(Hands.field(slider(part, "step-width"), "step-width"), "0.25");
        Studio.await("it walks with its feet apart", () -> parameter("gait.step-width") == 0.25);
        Table changes = Studio.find(Hands.part(Studio.view(VIEWS + "changes")), Table.class, t -> true)
                .get(0);
        Studio.await("the change is listed", () -> Arrays.stream(changes.getItems())
                .anyMatch(i -> i.getText(0).contains("gait.step-width")
                        && i.getText(1).equals("0.16 m")
                        && i.getText(2).equals("0.25 m")));
        Hands.undo();
        Studio.await(
                "undo takes it back",
                () -> parameter("gait.step-width") == 0.16,
                () -> "step-width is " + parameter("gait.step-width"));
    }

    private static SliderRow slider(Composite part, String name) {
        return Studio.find(
                        part,
                        SliderRow.class,
                        r -> r.isVisible() && r.quantity().name().equals(name))
                .stream()
                .findFirst()
                .orElse(null);
    }

    private double parameter(String name) {
        return runs.state().parameters().map(p -> p.get(name)).orElse(Double.NaN);
    }

    /** @return the name of the state at the end of the branch */
    private String scrubAndBranch() throws Exception {
        Studio.view(VIEWS + "signals");
        runs.submit(new Act.Look(SceneLook.NONE.plotting(List.of("com.z"), true)));
        runs.submit(Act.Go.PAUSE);
        Studio.await("it pauses", () -> !runs.state().status().moving());
        double end = runs.state().timeline().cursorSeconds();
        Studio.await(
                "the plot has all of it",
                () -> Studio.find(Studio.window().getShell(), LineChart.class, LineChart::isVisible).stream()
                        .flatMap(c -> c.series().stream())
                        .anyMatch(s -> s.name().equals("com.z") && s.size() > 0 && s.x(s.size() - 1) > end - 0.1));
        runs.submit(new Act.Scrub(end / 2));
        Studio.await("the past is shown", () -> !runs.state().timeline().live());
        runs.submit(Act.tune("style.bend", "", runs.state().actor(), Map.of("style.bend", 0.3)));
        runs.submit(Act.Go.FORK);
        Studio.await(
                "there is a branch",
                () -> runs.state().timeline().branches().size() == 2
                        && runs.state().timeline().live());
        assertTrue(runs.state().timeline().branches().get(0).ghost(), "what was is shown as a ghost");
        Hands.play(runs, end / 2 + 0.5);
        CompletableFuture<String> hash = runs.stateHash();
        Studio.await("the state has a name", hash::isDone);
        return hash.get(1, TimeUnit.SECONDS);
    }

    private void saveTheSessionAndPlayItHeadless(String hash) throws Exception {
        Hands.answer("Save As", dialog -> {
            Studio.find(dialog, Text.class, t -> t.getText().startsWith("session-"))
                    .get(0)
                    .setText("journey.yaml");
            Hands.button(dialog, "OK");
        });
        Studio.execute("org.gaitwright.workbench.saveSession");
        IFile file = examples.getFile("scenes/journey.yaml");
        Studio.await("the session is a file", () -> file.exists());
        itIsSaidHowToPlayItInATerminal(file.getLocation().toOSString());
        Scene saved = SceneFile.read(file.getLocation().toPath());
        assertEquals(List.of("com.z"), saved.look().signals(), "plots are saved with it");
        assertEquals(hash, Studio.replayed(saved, PlatformUI.getWorkbench().getService(Registry.class)));
    }

    private static void itIsSaidHowToPlayItInATerminal(String path) {
        Studio.await("it is said where it is", () -> told() != null);
        Shell dialog = told();
        List<String> words = Studio.find(dialog, Text.class, Control::isVisible).stream()
                .map(Text::getText)
                .toList();
        assertEquals(path, words.get(0));
        Hands.button(dialog, "Copy Command");
        Clipboard clipboard = new Clipboard(dialog.getDisplay());
        assertEquals(words.get(1), clipboard.getContents(TextTransfer.getInstance()));
        clipboard.dispose();
        assertTrue(
                words.get(1).matches(".*gaitwright simulate '?" + Pattern.quote(path) + "'? --report -"), words.get(1));
        Hands.button(dialog, "Close");
        assertTrue(dialog.isDisposed());
    }

    private static Shell told() {
        return Arrays.stream(Studio.window().getShell().getDisplay().getShells())
                .filter(s -> s.getText().equals("Session saved"))
                .findFirst()
                .orElse(null);
    }

    private IEditorPart copyAndOpen(String from, String to) throws Exception {
        examples.getFile(from).copy(examples.getFile(to).getFullPath(), true, null);
        return IDE.openEditor(Studio.page(), examples.getFile(to));
    }

    private void editAStyle() throws Exception {
        Studio.perspective("org.gaitwright.workbench.author");
        IEditorPart editor = copyAndOpen("styles/neutral.yaml", "styles/journey.yaml");
        assertEquals("org.gaitwright.editors.style", editor.getSite().getId());
        chooseBend();
        CurveEditor curves = Studio.find(Studio.window().getShell(), CurveEditor.class, CurveEditor::isVisible)
                .get(0);
        Hands.press(curves, SWT.ARROW_UP);
        Hands.press(curves, SWT.ARROW_UP);
        Studio.await("it is to be saved", editor::isDirty);
        Studio.await("it can be undone", () -> Studio.enabled("org.eclipse.ui.edit.undo"));
        Studio.execute("org.eclipse.ui.edit.undo");
        editor.doSave(new NullProgressMonitor());
        Studio.await("it is saved", () -> !editor.isDirty());
        Studio.page().closeEditor(editor, false);
        String text = Files.readString(
                examples.getFile("styles/journey.yaml").getLocation().toPath());
        double before = PresetFile.style(
                        Files.readString(examples.getFile("styles/neutral.yaml")
                                .getLocation()
                                .toPath()),
                        "neutral")
                .values()
                .getOrDefault("style.bend.0", 0.03);
        double saved = PresetFile.style(text, "journey").values().get("style.bend.0");
        assertTrue(saved > before, saved + " after " + before);
        IEditorPart again = IDE.openEditor(Studio.page(), examples.getFile("styles/journey.yaml"));
        chooseBend();
        Studio.await(
                "the curve is as it was saved",
                () -> Studio.find(Studio.window().getShell(), CurveEditor.class, CurveEditor::isVisible).stream()
                        .flatMap(c -> c.curves().stream())
                        .anyMatch(c -> c.name().equals("bend") && c.values()[0] == saved));
        Studio.page().closeEditor(again, false);
    }

    private static void chooseBend() {
        Studio.await("curves are listed", () -> knob("bend") != null);
        TreeItem bend = knob("bend");
        bend.getParent().setSelection(bend);
        Event chosen = new Event();
        chosen.item = bend;
        bend.getParent().notifyListeners(SWT.Selection, chosen);
    }

    private static TreeItem knob(String name) {
        return Studio.find(Studio.window().getShell(), Tree.class, Tree::isVisible).stream()
                .flatMap(t -> Arrays.stream(t.getItems()))
                .flatMap(i -> Arrays.stream(i.getItems()))
                .filter(i -> i.getText().equals(name))
                .findFirst()
                .orElse(null);
    }

    private void editACharacter() throws Exception {
        IEditorPart editor = copyAndOpen("characters/humanoid.xml", "characters/journey.xml");
        assertEquals("org.gaitwright.editors.character", editor.getSite().getId());
        Hands.type(OpenedFile.field("Left shank: length, m"), "0.5");
        Studio.await("it is to be saved", editor::isDirty);
        OpenedFile.press(OpenedFile.button("Walk"));
        Studio.await(
                "it walks with longer legs",
                () -> runs.state().status().phase() == Phase.RUNNING
                        && runs.state().status().timeSeconds() > 0.5
                        && runs.state().status().cast().character().endsWith("journey.xml"));
        editor.doSave(new NullProgressMonitor());
        Studio.await("it is saved", () -> !editor.isDirty());
        Studio.page().closeEditor(editor, false);
        IFile file = examples.getFile("characters/journey.xml");
        var model = CharacterEdit.of(
                        Files.readString(file.getLocation().toPath()),
                        file.getLocation().toPath())
                .model();
        assertTrue(model.totalMass() > 70, "heavier than it was: " + model.totalMass());
        IDE.openEditor(Studio.page(), file);
        Studio.await(
                "it comes back as it was saved",
                () -> Math.abs(OpenedFile.field("Left shank: length, m").value() - 0.5) < 1e-6);
    }
}
