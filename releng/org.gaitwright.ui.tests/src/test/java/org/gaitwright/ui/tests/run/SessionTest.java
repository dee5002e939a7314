// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.SceneFile;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.session.run.Timeline;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.viewport.Pick;
import org.gaitwright.viewport.Viewport;
import org.gaitwright.workbench.run.RunControl;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is done to a run by mouse and keys is recorded, and plays again. */
class SessionTest {
    private RunControl runs;
    private Viewport viewport;

    @BeforeEach
    void walk() throws Exception {
        Studio.perspective("org.gaitwright.workbench.simulate");
        runs = Studio.runs();
        runs.submit(new Act.Choose("Cast", new Cast("generalized-walking", "humanoid", "flat")));
        runs.submit(new Act.Speed(1));
        Studio.await(
                "it stands ready",
                () -> runs.state().status().phase() == Phase.PAUSED
                        && runs.state().status().cast().controller().equals("generalized-walking")
                        && runs.state().timeline().branches().size() == 1
                        && runs.state().timeline().cursorSeconds() == 0);
        var scene = Studio.view("org.gaitwright.views.scene");
        Studio.await("there is a picture", () -> scene.getAdapter(Viewport.class) != null);
        viewport = scene.getAdapter(Viewport.class);
        assertNotNull(viewport);
        Studio.await("it is drawn", () -> viewport.framesDrawn() > 2);
    }

    @AfterEach
    void rest() {
        pause();
        runs.submit(new Act.Choose("Cast", new Cast("passive", "humanoid", "flat")));
        Studio.await(
                "a rag doll is there",
                () -> runs.state().status().cast().controller().equals("passive"));
    }

    private void pause() {
        runs.submit(Act.Go.PAUSE);
        Studio.await("nothing moves", () -> !runs.state().status().moving());
    }

    private void until(double seconds) {
        Studio.await("it is " + seconds + " s", () -> runs.state().timeline().cursorSeconds() >= seconds);
    }

    /** A place of the picture where a body is. */
    private Point onBody() {
        Point size = viewport.control().getSize();
        for (int y = size.y / 4; y < 3 * size.y / 4; y += 6) {
            for (int x = size.x / 4; x < 3 * size.x / 4; x += 6) {
                if (viewport.pick(x, y).filter(p -> p.body() != Pick.NONE).isPresent()) {
                    return new Point(x, y);
                }
            }
        }
        throw new AssertionError("no body is in the picture");
    }

    private void mouse(int type, int button, int state, int x, int y) {
        Event e = new Event();
        e.button = button;
        e.stateMask = state;
        e.x = x;
        e.y = y;
        e.count = 1;
        Control canvas = viewport.control();
        canvas.notifyListeners(type, e);
    }

    private void drag(int button) {
        Point at = onBody();
        int held = SWT.MOD1 | (button == 1 ? SWT.BUTTON1 : SWT.BUTTON3);
        mouse(SWT.MouseDown, button, SWT.MOD1, at.x, at.y);
        for (int i = 1; i <= 6; i++) {
            mouse(SWT.MouseMove, 0, held, at.x + 5 * i, at.y - i);
            double now = runs.state().timeline().cursorSeconds();
            Studio.await("time passes", () -> runs.state().timeline().cursorSeconds() > now + 0.02);
        }
        mouse(SWT.MouseUp, button, held, at.x + 30, at.y - 6);
    }

    @Test
    void aSessionWithMousePushesPlaysAgainHeadlessToTheSameBits() throws Exception {
        runs.submit(Act.Go.PLAY);
        until(0.5);
        runs.submit(Act.steer(GoalKey.SPEED.key(), "", runs.state().actor(), Map.of(GoalKey.SPEED, 0.8), Set.of()));
        until(1);
        drag(3);
        runs.submit(Act.tune("style.bend.2", "", runs.state().actor(), Map.of("style.bend.2", 0.2)));
        until(2);
        drag(1);
        until(2.5);
        pause();
        Scene session = runs.state().session().orElseThrow();
        assertTrue(session.pushes().size() >= 6, session.pushes().size() + " pulls were recorded");
        assertTrue(session.pushes().stream().anyMatch(p -> p.force().norm() > 1), "the right button pushes");
        assertTrue(session.pushes().stream().anyMatch(p -> p.torque().norm() > 0), "the left button twists");
        assertEquals(1, session.roles().get(0).goals().size());
        assertEquals(1, session.roles().get(0).changes().size());

        CompletableFuture<String> live = runs.stateHash();
        Studio.await("the state has a name", live::isDone);
        Scene again = SceneFile.parse(SceneFile.text(session), "session.yaml");
        Registry registry = PlatformUI.getWorkbench().getService(Registry.class);
        assertEquals(live.get(), Studio.replayed(again, registry));
    }

    @Test
    void aBranchGoesOnFromThePastWithWhatWasChangedThere() {
        runs.submit(Act.Go.PLAY);
        until(1.5);
        pause();
        double end = runs.state().timeline().cursorSeconds();
        runs.submit(new Act.Scrub(0.75));
        Studio.await("the past is shown", () -> !runs.state().timeline().live());
        assertEquals(0.75, runs.snapshot().timeSeconds(), 0.01);
        runs.submit(Act.tune("gait.step-width", "", runs.state().actor(), Map.of("gait.step-width", 0.3)));
        Studio.await("the change waits", () -> runs.state().timeline().waiting().size() == 1);
        runs.submit(Act.Go.FORK);
        Studio.await(
                "there is a branch", () -> runs.state().timeline().branches().size() == 2);
        Timeline timeline = runs.state().timeline();
        assertTrue(timeline.live());
        assertEquals(0.75, timeline.cursorSeconds(), 0.01);
        assertEquals(0.75, timeline.activeBranch().orElseThrow().forkSeconds(), 0.01);
        assertEquals(0.3, runs.state().parameters().orElseThrow().get("gait.step-width"));
        runs.submit(Act.Go.PLAY);
        until(1.25);
        pause();
        int first = timeline.branches().get(0).id();
        runs.submit(new Act.Select(first));
        Studio.await("the first branch is back", () -> runs.state().timeline().active() == first);
        assertEquals(end, runs.state().timeline().cursorSeconds(), 0.01, "at its end");
        assertEquals(0.16, runs.state().parameters().orElseThrow().get("gait.step-width"), 1e-12);
    }
}
