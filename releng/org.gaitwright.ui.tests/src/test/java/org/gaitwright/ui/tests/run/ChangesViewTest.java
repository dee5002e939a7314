// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.run.Act;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.Studio;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ChangesViewTest extends ViewTest {
    private Table differences;
    private Table done;

    ChangesViewTest() {
        super("changes");
    }

    @BeforeEach
    void open() throws Exception {
        List<Table> tables = Studio.find(part, Table.class, t -> true);
        differences = tables.get(0);
        done = tables.get(1);
        Studio.settle();
    }

    private static List<String> lines(Table table) {
        return Arrays.stream(table.getItems())
                .map(i -> (i.getText(0) + " | " + i.getText(1) + " | " + i.getText(2)).strip())
                .toList();
    }

    private void change() {
        runs.submit(Act.tune("gait.speed", "", runs.state().actor(), Map.of("gait.speed", 0.8)));
        runs.submit(Act.tune("style.bend", "", runs.state().actor(), Map.of("style.bend", 0.2)));
        runs.submit(Act.steer(
                GoalKey.HEADING.key(),
                "",
                runs.state().actor(),
                Map.of(GoalKey.HEADING, Math.toRadians(30)),
                Set.of()));
        runs.submit(Act.plan("Pushes", List.of(new Push(2, 0.1, "", "torso", new Vec3(0, 300, 0)))));
        Studio.await("all changes are listed", () -> lines(differences).size() == 4);
    }

    @Test
    void whatDiffersIsListedFromAndTo() {
        change();
        assertEquals(
                List.of(
                        "Parameter  gait.speed | 0.6 m/s | 0.8 m/s",
                        "Parameter  style.bend | 0.03 rad | 0.2 rad",
                        "Goal  heading | not set | 30°",
                        "Push  torso | none | 300 N at 2 s"),
                lines(differences));
    }

    @Test
    void whatTheSceneItselfAsksForIsNoChange() {
        Scene.Casting asked = new Scene.Casting(
                "walker",
                "humanoid",
                "generalized-walking",
                "",
                Map.of(),
                List.of(new GoalEvent(0, GoalKey.SPEED, 0.5, true)),
                0,
                0,
                0);
        Push push = new Push(2, 0.1, "", "torso", new Vec3(0, 300, 0));
        Scene scene = Scene.of("asked", 1, List.of(asked)).pushes(List.of(push)).build();
        runs.submit(new Act.Open(scene, "asked", PlatformUI.getWorkbench().getService(Registry.class)));
        Studio.await("it is open", () -> runs.state().status().title().equals("asked"));
        Studio.settle();
        assertEquals(List.of(), lines(differences));
        runs.submit(Act.plan("Pushes", List.of()));
        runs.submit(Act.steer(GoalKey.SPEED.key(), "", runs.state().actor(), Map.of(GoalKey.SPEED, 0.8), Set.of()));
        Studio.await(
                "both are listed",
                () -> lines(differences)
                        .equals(List.of("Goal  speed | 0.5 m/s | 0.8 m/s", "Push  torso | 300 N at 2 s | none")),
                () -> lines(differences).toString());
        differences.selectAll();
        Hands.press(differences, SWT.DEL);
        Studio.await("all is as the scene says", () -> lines(differences).isEmpty());
        assertEquals(List.of(push), runs.state().pushes());
    }

    @Test
    void eachCanBeRevertedByItself() throws Exception {
        change();
        differences.select(new int[] {0, 2, 3});
        differences.notifyListeners(SWT.Selection, new Event());
        Hands.press(differences, SWT.DEL);
        Studio.await("the curve is left", () -> lines(differences).size() == 1, () -> lines(differences)
                .toString());
        assertEquals(0.6, runs.state().parameters().orElseThrow().get("gait.speed"));
        assertEquals(0.2, runs.state().parameters().orElseThrow().get("style.bend.2"));
        assertTrue(
                runs.state().goals().isEmpty(),
                "nothing is asked: " + runs.state().goals());
        assertTrue(runs.state().pushes().isEmpty());
        Hands.undo();
        Studio.await("the push can be had back", () -> runs.state().pushes().size() == 1);
    }

    @Test
    void whatWasDoneIsListedAndLeadsThere() {
        Hands.play(runs, 0.5);
        double when = runs.state().status().timeSeconds();
        runs.submit(Act.tune("gait.speed", "", runs.state().actor(), Map.of("gait.speed", 0.9)));
        Hands.play(runs, when + 0.5);
        Studio.await("it is listed", () -> lines(done).stream().anyMatch(l -> l.contains("gait.speed = 0.9")));
        int line = 0;
        while (!lines(done).get(line).contains("gait.speed = 0.9")) {
            line++;
        }
        done.setSelection(line);
        done.notifyListeners(SWT.DefaultSelection, new Event());
        Studio.await(
                "the timeline shows the moment before",
                () -> !runs.state().timeline().live());
        assertEquals(when, runs.state().timeline().cursorSeconds(), 0.05);
    }

    @Test
    void aStyleIsOneDifferenceOfTheMomentAndBranchThatIsShown() throws Exception {
        Hands.play(runs, 0.5);
        runs.submit(Act.preset(runs.state().actor(), "happy"));
        Hands.play(runs, 1);
        Studio.await(
                "one line says so",
                () -> lines(differences).equals(List.of("Style  generalized-walking | none | happy")),
                () -> lines(differences).toString());
        Studio.await(
                "it is listed once",
                () -> lines(done).equals(List.of(lines(done).get(0)))
                        && lines(done).get(0).contains("style happy"));
        Studio.await("the toolbar has it", () -> toolbarStyle("happy"));

        runs.submit(new Act.Scrub(0.25));
        Studio.await("there was no difference then", () -> lines(differences).isEmpty());
        Studio.await("the toolbar shows what was then", () -> toolbarStyle("no style"));

        int first = runs.state().timeline().active();
        runs.submit(Act.Go.FORK);
        Studio.await("another branch", () -> runs.state().timeline().active() != first);
        Studio.settle();
        assertEquals(List.of(), lines(differences));
        runs.submit(new Act.Select(first));
        Studio.await("the first branch has its style", () -> lines(differences).size() == 1 && toolbarStyle("happy"));
    }

    private static boolean toolbarStyle(String words) {
        return Studio.find(Studio.window().getShell(), ToolBar.class, b -> true).stream()
                .flatMap(b -> Arrays.stream(b.getItems()))
                .anyMatch(i -> i.getText().replace("\u25be", "").strip().equals(words));
    }

    @Test
    void theyAreCopiedAsACommandLine() {
        change();
        Studio.settle();
        Hands.click(Hands.tool("Copy as command line"));
        Clipboard clipboard = new Clipboard(Display.getCurrent());
        String words = (String) clipboard.getContents(TextTransfer.getInstance());
        clipboard.dispose();
        assertTrue(
                words.startsWith("gaitwright simulate --character humanoid --controller generalized-walking"), words);
        assertTrue(words.contains("--set gait.speed=0.8"), words);
        assertTrue(words.contains("--goal heading=30"), words);
        assertTrue(words.contains("--push t=2,body=torso,force=0:300:0,duration=0.1"), words);
    }
}
