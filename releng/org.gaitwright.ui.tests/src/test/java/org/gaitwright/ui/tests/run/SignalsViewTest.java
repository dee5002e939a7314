// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.XMLMemento;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.io.SceneFile;
import org.gaitwright.session.run.Act;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.widgets.chart.LineChart;
import org.gaitwright.workbench.widgets.chart.Series;
import org.gaitwright.workbench.widgets.paint.Ink;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

class SignalsViewTest extends ViewTest {
    SignalsViewTest() {
        super("signals");
    }

    @BeforeEach
    void open() {
        // a scene that says nothing gets what is plotted already, so it has to say something first
        SceneLook other = look().plotting(List.of("com.y"), true);
        Studio.await("the view follows the scene", () -> {
            if (!look().plotsAs(other)) {
                runs.submit(new Act.Look(other));
            }
            return charts().size() == 1
                    && charts().get(0).series().get(0).name().equals("com.y");
        });
        plot(List.of(), true);
    }

    @AfterEach
    void tidy() {
        plot(List.of(), true);
    }

    private SceneLook look() {
        return runs.state().scene().orElseThrow().look();
    }

    private void plot(List<String> signals, boolean stacked) {
        SceneLook wanted = look().plotting(signals, stacked);
        runs.submit(new Act.Look(wanted));
        Studio.await("the scene says so", () -> look().plotsAs(wanted));
    }

    private List<LineChart> charts() {
        return Studio.find(part, LineChart.class, LineChart::isVisible);
    }

    private Series line(String name) {
        return find(name).orElseThrow();
    }

    private Optional<Series> find(String name) {
        return charts().stream()
                .flatMap(c -> c.series().stream())
                .filter(s -> s.name().equals(name))
                .findFirst();
    }

    @Test
    void withoutAnyItOffersTheUsualOnes() {
        Studio.await("there are words", () -> Hands.link(part, "Knee angles") != null);
        Hands.follow(Hands.link(part, "Knee angles"), "Knee angles");
        Studio.await("there is a plot", () -> charts().size() == 1);
        assertEquals(2, charts().get(0).series().size(), "of both knees");
        assertEquals("°", charts().get(0).series().get(0).unit());
        Studio.await("the scene says so", () -> look().signals().size() == 2);
    }

    @Test
    void aRunThatHasNoneOfThemOffersOthers() {
        plot(List.of("nobody.knee"), true);
        Studio.await("it is said", () -> Studio.find(part, Label.class, Label::isVisible).stream()
                .anyMatch(l -> l.getText().contains("nobody.knee")));
        Hands.follow(Hands.link(part, "Gait"), "Gait");
        Studio.await("there are plots", () -> !charts().isEmpty());
    }

    @Test
    void everyBodyHasSignalsThatAreReadWhenTheyAreAskedFor() {
        assertTrue(runs.state().recording().signals().stream()
                .noneMatch(s -> s.name().equals("torso.velocity.x")));
        plot(List.of("torso.velocity.x", "left-foot.force.z", "torso.position.z"), true);
        Studio.await("there are plots", () -> charts().size() == 3);
        Hands.play(runs, 0.5);
        Studio.await("there are lines", () -> line("torso.position.z").size() > 50);
        Series height = line("torso.position.z");
        Series speed = line("torso.velocity.x");
        assertTrue(height.y(10) > 0.5 && height.y(10) < 2, "m over the ground: " + height.y(10));
        assertTrue(Double.isNaN(speed.y(0)) && Math.abs(speed.y(10)) < 5, "m/s: " + speed.y(10));
        assertTrue(line("left-foot.force.z").y(40) > 100, "it stands");
    }

    @Test
    void plotsHaveTheSameEdgesAndBeginAtZero() {
        plot(List.of("com.z", "ground-reaction-left", "left-knee.torque"), true);
        Studio.await("there are plots", () -> charts().size() == 3);
        Hands.playTo(runs, 0.5);
        // all of them are in sight only in a large view
        IWorkbenchPartReference own = Studio.page().getReference(view);
        Studio.page().setPartState(own, IWorkbenchPage.STATE_MAXIMIZED);
        try {
            Studio.await(
                    "edges are the same",
                    () -> charts().stream()
                                    .map(c -> c.plotArea().x + " " + c.plotArea().width)
                                    .distinct()
                                    .count()
                            == 1);
            charts().forEach(c -> assertEquals(0, c.range().from(), 1e-9));
        } finally {
            Studio.page().setPartState(own, IWorkbenchPage.STATE_RESTORED);
        }
    }

    @Test
    void ghostsAreDrawnBesideTheBranchThatIsShown() {
        plot(List.of("com.z"), true);
        Hands.play(runs, 0.5);
        runs.submit(new Act.Scrub(0.25));
        runs.submit(Act.Go.FORK);
        Studio.await(
                "both are drawn",
                () -> charts().size() == 1
                        && find("com.z").isPresent()
                        && charts().get(0).series().size() == 2
                        && charts().get(0).series().get(1).size() > 50);
        Series ghost = charts().get(0).series().get(1);
        assertTrue(ghost.name().startsWith("com.z · "), ghost.name());
        assertEquals(1, Ink.dash(ghost.colour()));
        int first = runs.state().timeline().activeBranch().orElseThrow().parent();
        runs.submit(new Act.Ghost(first, false));
        Studio.await(
                "one that is no ghost is not", () -> charts().get(0).series().size() == 1);
    }

    @Test
    void aPlotIsCopiedAndDrawnByItsMenu() throws Exception {
        plot(List.of("com.z"), true);
        Hands.playTo(runs, 0.5);
        Studio.await(
                "there is a line",
                () -> find("com.z").filter(l -> l.size() > 50).isPresent());
        LineChart chart = charts().get(0);
        chart.getMenu().notifyListeners(SWT.Show, new Event());
        List<String> words =
                Arrays.stream(chart.getMenu().getItems()).map(MenuItem::getText).toList();
        assertTrue(
                words.containsAll(List.of("Save Plot as PNG…", "Save Plot as SVG…", "Save Plot as CSV…")),
                words.toString());
        MenuItem copy = chart.getMenu().getItems()[words.indexOf("Copy Values")];
        copy.notifyListeners(SWT.Selection, new Event());
        Clipboard clipboard = new Clipboard(Display.getCurrent());
        String text = (String) clipboard.getContents(TextTransfer.getInstance());
        clipboard.dispose();
        assertTrue(text.startsWith("t [s]\tcom.z [m]\n0.0\t"), text.substring(0, 40));
        Document svg = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(chart.drawing().getBytes(StandardCharsets.UTF_8)));
        assertEquals(1, svg.getElementsByTagName("path").getLength());
        assertEquals(chart.getSize().x, chart.picture().width);
    }

    @Test
    void eachUnitHasAPlotOrAllHaveOne() {
        plot(List.of("speed", "com.z", "com-velocity.x"), true);
        Studio.await("there are two plots", () -> charts().size() == 2);
        plot(look().signals(), false);
        Studio.await("there is one", () -> charts().size() == 1);
        assertEquals(3, charts().get(0).series().size());
    }

    @Test
    void linesFollowTheRunAndAreWhatWasRecorded() {
        plot(List.of("com.z"), true);
        Hands.play(runs, 2);
        Studio.await("there is a line", () -> find("com.z").isPresent());
        Series height = line("com.z");
        Studio.await(
                "all is there", () -> height.size() >= runs.state().recording().end() - 1);
        float[] recorded = new float[1];
        int index = 0;
        while (!runs.state().recording().signals().get(index).name().equals("com.z")) {
            index++;
        }
        runs.state().recording().copy(index, 100, recorded);
        assertEquals(100 * runs.state().recording().frameSeconds(), height.x(100), 1e-9);
        assertEquals(recorded[0], height.y(100), 1e-6);
    }

    @Test
    void theCursorIsThatOfTheTimeline() {
        plot(List.of("com.z", "speed"), true);
        Hands.play(runs, 1.5);
        Studio.await("there are two plots", () -> charts().size() == 2);
        runs.submit(new Act.Scrub(0.7));
        Studio.await("both show the cursor", () -> charts().stream().allMatch(c -> Math.abs(c.cursor() - 0.7) < 1e-9));
        Hands.press(charts().get(0), SWT.ARROW_LEFT);
        Studio.await("the timeline follows", () -> runs.state().timeline().cursorSeconds() < 0.7);
        runs.submit(Act.Go.LIVE);
        Studio.await("it is gone at the end", () -> charts().stream().allMatch(c -> Double.isNaN(c.cursor())));
    }

    @Test
    void anotherBranchIsPlottedAnew() {
        plot(List.of("com.z"), true);
        Hands.play(runs, 2);
        Studio.await("the first is plotted", () -> line("com.z").size() > 200);
        runs.submit(new Act.Scrub(1));
        Studio.await("it looks back", () -> !runs.state().timeline().live());
        runs.submit(Act.Go.FORK);
        Studio.await(
                "there is a branch",
                () -> runs.state().timeline().live() && runs.state().timeline().cursorSeconds() < 1.1);
        Studio.await("only what led to it is plotted", () -> {
            Series s = line("com.z");
            return s.size() > 100 && s.x(s.size() - 1) < 1.01;
        });
        Hands.play(runs, 1.5);
        Studio.await("it goes on", () -> {
            Series s = line("com.z");
            return s.x(s.size() - 1) > 1.4;
        });
    }

    @Test
    void whatTheRunLacksIsSaid() {
        plot(List.of("com.z", "tail.angle"), true);
        Studio.await("it is said", () -> Hands.link(part, "1 of 2 chosen signals are not in this run") != null);
        assertEquals(1, charts().size());
    }

    @Test
    void theChoiceIsSavedWithTheSceneAndComesBackWithIt() {
        plot(List.of("com.z", "speed"), false);
        Studio.await(
                "the session has it",
                () -> runs.state().session().orElseThrow().look().signals().size() == 2);
        Scene saved = SceneFile.parse(SceneFile.text(runs.state().session().orElseThrow()), "saved.yaml");
        plot(List.of("com.x"), true);
        Studio.await("another choice", () -> charts().size() == 1);
        runs.submit(new Act.Open(saved, "saved", PlatformUI.getWorkbench().getService(Registry.class)));
        Studio.await("the scene's own are back", () -> look().plotsAs(saved.look()));
        Studio.await("they are plotted", () -> charts().get(0).series().size() == 2);
    }

    @Test
    void theChoiceIsKeptWithTheWorkspace() {
        plot(List.of("com.z", "speed"), false);
        Studio.await(
                "they are plotted",
                () -> charts().size() == 1 && charts().get(0).series().size() == 2);
        IMemento memento = XMLMemento.createWriteRoot("view");
        view.saveState(memento);
        assertEquals("com.z\nspeed", memento.getString("signals"));
        assertTrue(Boolean.FALSE.equals(memento.getBoolean("stacked")));
    }
}
