// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.gaitwright.session.run.Act;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.widgets.strip.TimeStrip;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TimelineViewTest extends ViewTest {
    private TimeStrip strip;

    TimelineViewTest() {
        super("timeline");
    }

    @BeforeEach
    void open() throws Exception {
        strip = Studio.find(part, TimeStrip.class, s -> true).get(0);
        Studio.await("there is a strip", strip::isVisible);
        Hands.play(runs, 2);
    }

    /** An entry of the strip's menu, by the words on the way to it. */
    private MenuItem entry(String... path) {
        Menu menu = strip.getMenu();
        MenuItem item = null;
        for (String words : path) {
            menu.notifyListeners(SWT.Show, new Event());
            List<MenuItem> items = Arrays.asList(menu.getItems());
            item = items.stream()
                    .filter(i -> i.getText().startsWith(words))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(words + " is not in " + items));
            menu = item.getMenu();
        }
        return item;
    }

    private void choose(String... path) {
        entry(path).notifyListeners(SWT.Selection, new Event());
    }

    @Test
    void theCursorFollowsTheRunAndScrubs() {
        Studio.await(
                "the cursor is at the end",
                () -> Math.abs(strip.cursor() - runs.state().status().timeSeconds()) < 1e-6);
        Hands.press(strip, SWT.HOME);
        Studio.await(
                "the run shows its start",
                () -> runs.state().timeline().cursorSeconds() == 0
                        && !runs.state().timeline().live());
        Studio.await("it says so", () -> Hands.link(part, "This is the past") != null);
        Hands.follow(Hands.link(part, "This is the past"), "Back to the end");
        Studio.await("it is back", () -> runs.state().timeline().live());
        Studio.await("nothing is said", () -> Hands.link(part, "This is the past") == null);
    }

    @Test
    void aDragWithControlLoopsItsStretchAndSlowMotionPlaysIt() {
        MenuItem slow = entry("Playback speed", "0.25");
        slow.setSelection(true);
        slow.notifyListeners(SWT.Selection, new Event());
        Studio.await("it is slow", () -> runs.state().status().speed() == 0.25);
        double recorded = runs.state().timeline().activeBranch().orElseThrow().endSeconds();
        Studio.await(
                "all of it is in sight",
                () -> strip.range().from() == 0 && strip.range().to() >= recorded && strip.cursor() >= recorded - 0.1);
        int y = strip.getClientArea().height / 2;
        int width = strip.getClientArea().width;
        for (int type : new int[] {SWT.MouseDown, SWT.MouseMove, SWT.MouseUp}) {
            Event e = new Event();
            e.button = 1;
            e.stateMask = SWT.MOD1;
            e.x = type == SWT.MouseDown ? width / 2 : 2 * width / 3;
            e.y = y;
            strip.notifyListeners(type, e);
        }
        Studio.await("it loops", () -> runs.state().timeline().loop().isPresent());
        var loop = runs.state().timeline().loop().orElseThrow();
        double end = runs.state().timeline().activeBranch().orElseThrow().endSeconds();
        assertTrue(loop.from() > 0 && loop.to() < end && loop.to() - loop.from() > 0.1, loop.toString());
        runs.submit(new Act.Speed(1));
        Studio.await("it plays", () -> runs.state().timeline().cursorSeconds() > loop.from());
        double[] last = {runs.state().timeline().cursorSeconds()};
        Studio.await("it starts again", () -> {
            double before = last[0];
            last[0] = runs.state().timeline().cursorSeconds();
            return last[0] < before;
        });
        assertTrue(runs.state().status().moving());
        choose("Stop looping");
        Studio.await("it plays on to the end", () -> runs.state().timeline().live());
    }

    @Test
    void changesOfThePastWaitAndCanBeDiscarded() {
        runs.submit(new Act.Scrub(1));
        Studio.await("it looks back", () -> !runs.state().timeline().live());
        runs.submit(Act.tune("gait.speed", "", runs.state().actor(), Map.of("gait.speed", 0.8)));
        runs.submit(Act.tune("gait.speed", "", runs.state().actor(), Map.of("gait.speed", 0.9)));
        Studio.await("it says what waits", () -> Hands.link(part, "1 change waits: gait.speed = 0.9") != null);
        assertEquals(0.9, runs.state().parameters().orElseThrow().get("gait.speed"));
        Hands.follow(Hands.link(part, "1 change waits"), "Discard");
        Studio.await("nothing waits", () -> runs.state().timeline().waiting().isEmpty());
        assertEquals(0.6, runs.state().parameters().orElseThrow().get("gait.speed"));
        runs.submit(Act.Go.RESET);
        Studio.await(
                "a reset does not bring it back", () -> runs.state().status().timeSeconds() == 0);
        assertEquals(0.6, runs.state().parameters().orElseThrow().get("gait.speed"));
    }

    @Test
    void continuingMakesABranchWithWhatWaited() {
        int before = runs.state().timeline().branches().size();
        runs.submit(new Act.Scrub(1));
        runs.submit(Act.tune("gait.speed", "", runs.state().actor(), Map.of("gait.speed", 0.9)));
        Studio.await("it waits", () -> Hands.link(part, "1 change waits") != null);
        Hands.follow(Hands.link(part, "1 change waits"), "Continue from here");
        Studio.await(
                "there is a branch", () -> runs.state().timeline().branches().size() == before + 1);
        assertEquals(0.9, runs.state().parameters().orElseThrow().get("gait.speed"));
        int made = runs.state().timeline().active();
        Hands.play(runs, 1.2);
        Studio.settle();
        Hands.press(strip, SWT.ARROW_UP);
        Studio.await("the other is shown", () -> runs.state().timeline().active() != made);
    }

    @Test
    void branchesAreShownGhostedAndDeletedByTheMenu() {
        int first = runs.state().timeline().active();
        String name = runs.state().timeline().activeBranch().orElseThrow().name();
        runs.submit(new Act.Scrub(1));
        runs.submit(Act.Go.FORK);
        Studio.await("there is a branch", () -> runs.state().timeline().active() != first);
        String made = runs.state().timeline().activeBranch().orElseThrow().name();
        assertTrue(!entry("Branches", name, "Delete").isEnabled(), "the other hangs on it");
        boolean ghost = runs.state().timeline().branches().stream()
                .filter(b -> b.id() == first)
                .findFirst()
                .orElseThrow()
                .ghost();
        choose("Branches", name, "Ghost");
        Studio.await("its ghost changes", () -> runs.state().timeline().branches().stream()
                .anyMatch(b -> b.id() == first && b.ghost() != ghost));
        Hands.answer("Rename the branch", dialog -> {
            Studio.find(dialog, org.eclipse.swt.widgets.Text.class, t -> (t.getStyle() & SWT.READ_ONLY) == 0)
                    .get(0)
                    .setText("Slower");
            Hands.button(dialog, "OK");
        });
        choose("Branches", made, "Rename");
        Studio.await("it has another name", () -> runs.state().timeline().branches().stream()
                .anyMatch(b -> b.name().equals("Slower")));
        choose("Branches", name, "Show");
        Studio.await("the first is shown", () -> runs.state().timeline().active() == first);
        choose("Branches", "Slower", "Delete");
        Studio.await("it is gone", () -> runs.state().timeline().branches().stream()
                .noneMatch(b -> b.name().equals("Slower")));
    }

    @Test
    void bookmarksLeadBack() {
        runs.submit(new Act.Scrub(0.5));
        runs.submit(new Act.Bookmark("half a second"));
        Studio.await("it is kept", () -> runs.state().timeline().bookmarks().size() == 1);
        runs.submit(Act.Go.LIVE);
        Studio.await("it is at the end", () -> runs.state().timeline().live());
        choose("Bookmarks", "half a second", "Go there");
        Studio.await("it is there", () -> Math.abs(runs.state().timeline().cursorSeconds() - 0.5) < 1e-6);
        choose("Bookmarks", "half a second", "Delete");
        Studio.await("it is gone", () -> runs.state().timeline().bookmarks().isEmpty());
    }
}
