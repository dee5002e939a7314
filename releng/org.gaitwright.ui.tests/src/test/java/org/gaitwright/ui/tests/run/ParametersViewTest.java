// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.commands.operations.IUndoableOperation;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.io.PresetFile;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Cast;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.run.RunUndo;
import org.gaitwright.workbench.widgets.number.NumberField;
import org.gaitwright.workbench.widgets.number.SliderRow;
import org.gaitwright.workbench.widgets.paint.Drawn;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ParametersViewTest extends ViewTest {
    private static final String VIEW = "org.gaitwright.views.parameters";

    ParametersViewTest() {
        super("parameters");
    }

    @BeforeEach
    void open() throws Exception {
        search("");
        Studio.settle();
        Studio.await("there are sliders", () -> row("speed") != null);
    }

    @AfterEach
    void tidy() {
        search("");
    }

    private List<SliderRow> rows() {
        return Studio.find(part, SliderRow.class, SliderRow::isVisible);
    }

    private SliderRow row(String name) {
        return rows().stream()
                .filter(r -> r.quantity().name().equals(name))
                .findFirst()
                .orElse(null);
    }

    private void search(String words) {
        Studio.find(part, Text.class, t -> t.getMessage().startsWith("Find a"))
                .get(0)
                .setText(words);
    }

    private double value(String name) {
        return runs.state().parameters().orElseThrow().get(name);
    }

    @Test
    void slidersComeFromTheDeclarationsAndOnlyThoseInSightExist() {
        SliderRow speed = row("speed");
        assertEquals("m/s", speed.quantity().unit());
        assertEquals(-1, speed.quantity().minimum());
        assertEquals(2.5, speed.quantity().maximum());
        Studio.await("it shows the value of the run", () -> speed.value() == 0.6);
        assertTrue(
                speed.quantity().help().contains("gait.speed"), speed.quantity().help());
        int declared = runs.state().parameters().orElseThrow().set().size();
        assertTrue(declared > 80, declared + " parameters");
        assertTrue(rows().size() < 30, rows().size() + " sliders for " + declared + " parameters");
    }

    @Test
    void aDragActsAtOnceAndIsOneStepBack() throws Exception {
        SliderRow speed = row("speed");
        int y = speed.getSize().y - 12;
        int from = knob(speed);
        Hands.mouse(speed, SWT.MouseDown, from, y);
        for (int x = from; x <= from + 60; x += 10) {
            Hands.mouse(speed, SWT.MouseMove, x, y);
        }
        Studio.await("the run hears of it while the mouse is down", () -> value("gait.speed") > 0.6);
        Hands.mouse(speed, SWT.MouseUp, from + 60, y);
        double dragged = speed.value();
        Studio.await("it stays so", () -> value("gait.speed") == dragged);
        assertTrue(speed.changed());
        Hands.undo();
        Studio.await("one step back is all the way", () -> value("gait.speed") == 0.6);
        Studio.await("the slider shows it", () -> row("speed").value() == 0.6);
    }

    /** Where the knob of a slider beside its name is. */
    private static int knob(SliderRow row) {
        double share = (row.value() - row.quantity().minimum())
                / (row.quantity().maximum() - row.quantity().minimum());
        int right = row.getSize().x - 104 - 8;
        int left = 10 + (int) ((row.getSize().x - 10 - 104) * 0.54) + 8;
        return (int) Math.round(left + 7 + share * (right - left - 14));
    }

    @Test
    void manySlidersAreSeenAtOnce() throws Exception {
        // tests before this one may have moved the edges of views
        Studio.page().resetPerspective();
        part = Hands.part(Studio.view("org.gaitwright.views.parameters"));
        Studio.await("the view has its place", () -> part.getSize().y > 100 && rows().size() > 0);
        long seen = rows().stream().filter(r -> wholly(r)).count();
        assertTrue(seen >= 6, seen + " sliders in " + part.getSize());
        // with 270 pixels and more there is room for a line alone
        rows().forEach(r -> assertTrue(
                r.getSize().y <= (r.getSize().x >= 270 ? 26 : 44), r.quantity().name() + " in " + r.getSize()));
    }

    private boolean wholly(SliderRow row) {
        Point bottom = part.getDisplay().map(row, part, 0, row.getSize().y);
        return bottom.y <= part.getSize().y;
    }

    @Test
    void whatIsOnOrOffIsABoxAndAFewWordsAreAList() throws Exception {
        Studio.open(runs, "humanoid", "sine", "");
        Studio.await("there is a box", () -> row("hold.others") != null);
        SliderRow box = row("hold.others");
        NumberField field = Hands.field(box, "hold.others");
        assertTrue(box.quantity().isSwitch());
        assertEquals("on", box.quantity().inUnit(box.value()));
        Hands.press(field, ' ');
        Studio.await("it is off", () -> value("hold.others") == 0);
        Hands.undo();
        Studio.await("and on again", () -> value("hold.others") == 1);
        SliderRow axis = row("sine.axis");
        assertEquals(List.of("x", "y", "z"), axis.quantity().choices());
        Hands.press(Hands.field(axis, "sine.axis"), SWT.ARROW_DOWN);
        Studio.await(
                "the word before",
                () -> axis.quantity().inUnit(value("sine.axis")).equals("x"));
    }

    @Test
    void aSliderThatSteeringOverridesSaysSoAndTakesOver() throws Exception {
        assertTrue(steered().isEmpty(), "nothing is steered yet");
        runs.submit(Act.steer("Speed", "", runs.state().actor(), Map.of(GoalKey.SPEED, 0.9), Set.of()));
        Studio.await("the slider says so", () -> steered().size() == 1);
        Drawn sign = steered().get(0);
        Studio.await(
                "on the slider", () -> sign.getBounds().intersects(row("speed").getBounds()));
        Hands.press(sign, SWT.CR);
        Studio.await("the goal is given up", () -> runs.state().goals().isEmpty());
        Studio.await("the slider is free", () -> steered().isEmpty());
        Hands.undo();
        Studio.await("the goal can be had back", () -> steered().size() == 1);
    }

    private List<Drawn> steered() {
        return Studio.find(
                part,
                Drawn.class,
                d -> d.isVisible() && d.getClass().getSimpleName().equals("SteeredSign"));
    }

    @Test
    void whatIsUndoneIsNamedWithItsValue() throws Exception {
        Hands.type(Hands.field(row("step-width"), "step-width"), "0.2");
        Studio.await("it is done", () -> value("gait.step-width") == 0.2);
        Studio.await("its name and value are said", () -> undoLabel().equals("Step Width 0.2 m"), this::undoLabel);
    }

    private String undoLabel() {
        IUndoableOperation last = PlatformUI.getWorkbench()
                .getOperationSupport()
                .getOperationHistory()
                .getUndoOperation(RunUndo.CONTEXT);
        return last == null ? "" : last.getLabel();
    }

    @Test
    void searchFindsByWordsOfHelp() {
        search("knees outward");
        Studio.await("only one is left", () -> rows().size() == 1 && row("knee-twist") != null);
        search("no such thing");
        Studio.await("there are words instead", () -> Hands.link(part, "No parameter matches") != null);
        Hands.follow(Hands.link(part, "No parameter matches"), "Show all");
        Studio.await("all are back", () -> row("speed") != null);
    }

    @Test
    void onlyWhatIsChangedCanBeShownAndReset() {
        runs.submit(Act.tune("gait.idle", "", runs.state().actor(), Map.of("gait.idle", 0.3)));
        Button changed = Studio.find(part, Button.class, b -> b.getText().equals("Changed"))
                .get(0);
        Hands.tick(changed, true);
        Studio.await("only that is shown", () -> rows().size() == 1 && row("idle") != null);
        row("idle").reset();
        Studio.await("it is back", () -> value("gait.idle") == 0.1);
        Studio.await("nothing is left to show", () -> rows().isEmpty());
        Hands.tick(changed, false);
        Studio.await("all are shown again", () -> row("speed") != null);
    }

    @Test
    void aStyleIsWhatAResetGoesBackTo() throws Exception {
        style().notifyListeners(SWT.Selection, new Event());
        Hands.choose("happy");
        Studio.await("the character has the style", () -> value("gait.speed") == 0.9);
        Studio.await(
                "the slider takes it for home",
                () -> row("speed").quantity().initial() == 0.9 && !row("speed").changed());
        Hands.undo();
        Studio.await("the style can be undone", () -> value("gait.speed") == 0.6);
        Studio.await("the button follows", () -> style().getText().startsWith("no style"));
    }

    @Test
    void twoStylesAreComparedAndValuesTaken() throws Exception {
        compareWith("tired");
        Studio.await("it says how many differ", () -> Hands.link(part, "Compared with tired") != null);
        assertTrue(Hands.link(part, "Compared with tired").getText().contains(" differ"));
        Hands.follow(Hands.link(part, "Compared with tired"), "Take all");
        Studio.await("all is as in the other", () -> value("gait.speed") == 0.35);
        Studio.await("it says so", () -> Hands.link(part, "all the same") != null);
        Hands.follow(Hands.link(part, "Compared with tired"), "Done");
        Studio.await("the comparison is over", () -> Hands.link(part, "Compared with") == null);
        Hands.undo();
        Studio.await("taking was one step", () -> value("gait.speed") == 0.6);
    }

    @Test
    void namesKeepTheirRoomInAViewThatCompares() throws Exception {
        compareWith("tired");
        Studio.await("it compares", () -> Hands.link(part, "Compared with tired") != null);
        SliderRow speed = row("speed");
        int room = speed.below(speed.getSize().x) ? speed.getSize().x - 114 : (speed.getSize().x - 114) / 2;
        assertTrue(room >= 70, "room for names: " + room);
        Hands.follow(Hands.link(part, "Compared with tired"), "Done");
        Studio.await("the comparison is over", () -> Hands.link(part, "Compared with") == null);
    }

    @Test
    void whatCantBeSetUpLeavesTheRunAndItsSliders() {
        Cast before = runs.state().status().cast();
        runs.submit(new Act.Choose("Cast", before.withController("nobody")));
        Studio.await("it is refused", () -> runs.state().refused().isPresent());
        assertTrue(runs.state().refused().get().why().contains("nobody"));
        Studio.settle();
        assertTrue(row("speed") != null);
        assertEquals(before, runs.state().status().cast());
    }

    @Test
    void groundHasItsOwnSectionAndStartsTheRunAnew() {
        Cast before = runs.state().status().cast();
        runs.submit(new Act.Choose("Cast", before.withTerrain("stairs")));
        Studio.await("there are stairs", () -> runs.state()
                .terrain()
                .filter(t -> t.set().contains("rise"))
                .isPresent());
        search("rise");
        Studio.await("their slider is there", () -> row("rise") != null);
        Hands.type(Hands.field(row("rise"), "rise"), "0.2");
        Studio.await(
                "the ground is other",
                () -> runs.state().terrain().orElseThrow().get("rise") == 0.2);
        runs.submit(new Act.Choose("Cast", before));
        Studio.await("the stairs are gone", () -> runs.state()
                .terrain()
                .filter(t -> t.set().contains("rise"))
                .isEmpty());
    }

    @Test
    void whatIsOutOfRangeIsRefused() {
        SliderRow speed = row("speed");
        Hands.type(Hands.field(speed, "speed"), "99");
        for (int i = 0; i < 20; i++) {
            Studio.dispatch();
        }
        assertEquals(0.6, value("gait.speed"));
        Hands.press(Hands.field(speed, "speed"), SWT.ESC);
    }

    @Test
    void parametersAreSavedAsAStyleThatReadsBack() throws Exception {
        runs.submit(Act.tune("gait.speed", "", runs.state().actor(), Map.of("gait.speed", 0.75)));
        runs.submit(Act.tune("style.bend", "", runs.state().actor(), Map.of("style.bend", 0.2)));
        Studio.await("they are set", () -> value("gait.speed") == 0.75 && value("style.bend.4") == 0.2);
        Hands.answer("Save As", dialog -> Hands.button(dialog, "OK"));
        Hands.click(Hands.tool("Save as a style"));
        IProject project = Arrays.stream(
                        ResourcesPlugin.getWorkspace().getRoot().getProjects())
                .filter(IProject::isOpen)
                .findFirst()
                .orElseThrow();
        IFile file = project.getFile("styles/my-style.yaml");
        Path path = file.getLocation().toPath();
        Studio.await(
                "the file is there",
                () -> file.exists() && Files.exists(path) && path.toFile().length() > 0);
        PresetFile style = PresetFile.style(Files.readString(path), file.getName());
        assertEquals("generalized-walking", style.controller());
        assertEquals(
                runs.state().parameters().orElseThrow(),
                runs.state().parameters().orElseThrow().set().initialValues().with(style.values()));
        assertFalse(style.values().containsKey("gait.step-time"), "what is initial is left out");
        Hands.tidy(runs);
        style().notifyListeners(SWT.Selection, new Event());
        Hands.choose("my-style (" + project.getName() + ")");
        Studio.await("it is walked with", () -> value("gait.speed") == 0.75 && value("style.bend.4") == 0.2);
        Studio.await("nothing counts as changed", () -> !row("speed").changed());
        file.delete(true, null);
    }

    /** The button that says the style and opens the chooser. */
    private Button style() {
        return Studio.find(part, Button.class, b -> b.getText().endsWith("\u25be"))
                .get(0);
    }

    /** Chooses from the menu of the view. */
    private static void compareWith(String style) throws Exception {
        Arrays.stream(Studio.view(VIEW)
                        .getViewSite()
                        .getActionBars()
                        .getMenuManager()
                        .getItems())
                .filter(ActionContributionItem.class::isInstance)
                .map(i -> ((ActionContributionItem) i).getAction())
                .filter(a -> a.getText().startsWith("Compare with"))
                .findFirst()
                .orElseThrow()
                .run();
        Hands.choose(style);
    }
}
