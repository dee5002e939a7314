// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterEvent;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.RunEdit;
import org.gaitwright.core.run.StateHash;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.testkit.FakeStudio;
import org.junit.jupiter.api.Test;

@SuppressWarnings("resource") // a player closes its runs, and these simulations have nothing to close
class PlayerTest {
    private static final long PLENTY = 1L << 30;

    private final FakeStudio registry = new FakeStudio();

    private Player player(long maxBytes) {
        Scene scene = Scene.of("ball", 1e5, List.of(Scene.Casting.of("humanoid", "passive")))
                .engine(registry.all(org.gaitwright.core.simulation.Engine.class)
                        .get(0)
                        .id())
                .build();
        RunPlan plan = RunPlan.of(scene, "ball", registry);
        return new Player(plan.scene(), registry, maxBytes, Double.POSITIVE_INFINITY);
    }

    private static void go(Player p, double untilSeconds) {
        while (p.cursor() < untilSeconds - 1e-9) {
            p.step();
        }
    }

    @Test
    void scrubbingShowsWhatWasAndComesBack() {
        Player p = player(PLENTY);
        go(p, 0.25);
        double[] then = p.snapshot().poses();
        go(p, 1);
        double[] end = p.snapshot().poses();
        assertNotEquals(then[2], end[2]);
        p.scrub(0.25);
        assertFalse(p.live());
        assertArrayEquals(then, p.snapshot().poses(), 1e-6);
        p.backToLive();
        assertTrue(p.live());
        assertArrayEquals(end, p.snapshot().poses(), 1e-12);
    }

    @Test
    void stepsGoBackAndForthByFrames() {
        Player p = player(PLENTY);
        go(p, 1);
        double frame = p.branches.frameSeconds();
        p.stepBack();
        assertEquals(1 - frame, p.cursor(), 1e-9);
        p.stepBack();
        assertEquals(1 - 2 * frame, p.cursor(), 1e-9);
        p.step();
        assertEquals(1 - frame, p.cursor(), 1e-9);
        p.step();
        assertTrue(p.live());
    }

    @Test
    void recordedTimePlaysBackwardAndForward() {
        Player p = player(PLENTY);
        go(p, 1);
        p.playBackward();
        p.advance(() -> false);
        assertEquals(0.9, p.cursor(), 0.02);
        p.play();
        assertEquals(Player.Mode.FORWARD, p.mode());
        p.advance(() -> false);
        assertTrue(p.live(), "it is back at the end");
        assertFalse(p.moving());
    }

    @Test
    void aLoopPlaysItsStretchAgainAndAgainInBothDirections() {
        Player p = player(PLENTY);
        go(p, 1);
        p.loop(new Timeline.Loop(0.35, 0.5));
        assertEquals(0.35, p.cursor(), 1e-9);
        assertEquals(Player.Mode.FORWARD, p.mode());
        for (int i = 0; i < 5; i++) {
            double before = p.cursor();
            p.advance(() -> false);
            assertTrue(p.cursor() >= 0.35 && p.cursor() < 0.5, "within: " + p.cursor());
            assertNotEquals(before, p.cursor());
        }
        p.playBackward();
        for (int i = 0; i < 5; i++) {
            p.advance(() -> false);
            assertTrue(p.cursor() >= 0.35 && p.cursor() <= 0.5, "within: " + p.cursor());
        }
        p.scrub(0.8);
        p.play();
        assertEquals(0.35, p.cursor(), 1e-9, "who plays outside enters it");
        p.loop(null);
        for (int i = 0; i < 10 && p.moving(); i++) {
            p.advance(() -> false);
        }
        assertTrue(p.live(), "without it, it plays to the end");
    }

    @Test
    void aLoopFromTheStartGoesOn() {
        Player p = player(PLENTY);
        go(p, 1);
        p.loop(new Timeline.Loop(0, 0.25));
        for (int i = 0; i < 10; i++) {
            p.advance(() -> false);
            assertTrue(p.moving());
        }
    }

    @Test
    void aLoopUpToTheEndStaysARecording() {
        Player p = player(PLENTY);
        go(p, 1);
        p.loop(new Timeline.Loop(0.75, 1));
        for (int i = 0; i < 10; i++) {
            p.advance(() -> false);
            assertFalse(p.live());
            assertTrue(p.moving());
        }
    }

    @Test
    void theStateHashIsThatOfARunThatEndsHere() {
        Player p = player(PLENTY);
        go(p, 0.2);
        assertEquals(StateHash.of(p.run().simulation()), p.stateHash());
        String first = p.stateHash();
        p.scrub(0.1);
        assertEquals("", p.stateHash(), "only the recording knows the past");
        p.backToLive();
        assertEquals(first, p.stateHash());
        p.step();
        assertNotEquals(first, p.stateHash());
    }

    @Test
    void aBranchGoesOnFromTheCursorWithTheEditsThatWaited() {
        Player p = player(PLENTY);
        go(p, 1);
        Lane first = p.lane();
        p.scrub(0.5);
        p.edit(RunEdit.Tune.one(0, "tail.torque", 20));
        assertEquals(1, p.waiting.size());
        assertTrue(p.continueHere());
        assertEquals(0.5, p.cursor(), 1e-9);
        assertEquals(first, p.lane().parent);
        assertTrue(first.ghost, "what it departs from stays in view");
        go(p, 1);
        Run branch = p.run();
        assertEquals(20, branch.events().parameters(0).get("tail.torque"));
        try (Run again = new Run(branch.scene(), registry)) {
            while (again.advance()) {}
            assertEquals(StateHash.of(branch.simulation()), StateHash.of(again.simulation()));
        }
        double shared = first.at(0.4).poses()[2];
        assertEquals(shared, p.lane().at(0.4).poses()[2], "until the fork they are one");
        assertEquals(
                List.of(new ParameterEvent(0.5, "tail.torque", 20)),
                branch.scene().roles().get(0).changes());
        assertEquals(List.of(), first.script.roles().get(0).changes(), "what it departs from is as it was");
    }

    @Test
    void whatWaitsHappensWhenTheCursorReturnsToTheEnd() {
        Player p = player(PLENTY);
        go(p, 0.5);
        p.scrub(0.2);
        p.edit(RunEdit.Tune.one(0, "tail.torque", 7));
        p.backToLive();
        assertEquals(List.of(), p.waiting);
        assertEquals(7, p.run().events().parametersAt(0, p.run().timeSeconds()).get("tail.torque"));
    }

    @Test
    void ofSeveralEditsOfOneThingOnlyTheLastWaits() {
        Player p = player(PLENTY);
        go(p, 0.5);
        p.scrub(0.2);
        for (double value : new double[] {1, 2, 3}) {
            p.edit(RunEdit.Tune.one(0, "tail.torque", value));
            p.edit(new RunEdit.Steer(0, GoalKey.SPEED, value));
        }
        p.edit(new RunEdit.Forget(0, GoalKey.SPEED));
        p.edit(new RunEdit.Steer(0, GoalKey.HEADING, 1));
        assertEquals(
                List.of(
                        RunEdit.Tune.one(0, "tail.torque", 3),
                        new RunEdit.Forget(0, GoalKey.SPEED),
                        new RunEdit.Steer(0, GoalKey.HEADING, 1)),
                p.waiting);
        assertEquals(
                List.of("tail.torque = 3", "speed default", "heading 57.3 deg"),
                new StateReader(p, 0).timeline(p.lane().planned(0)).waiting());
    }

    @Test
    void aPushBeginsNowWhateverItsOwnStart() {
        Player p = player(PLENTY);
        go(p, 0.5);
        String root = p.branches.world.bodyName(0);
        p.push(new Push(7, 0.1, "", root, new Vec3(100, 0, 0)));
        assertEquals(0.5, p.played().script().pushes().get(0).startSeconds(), 1e-9);
        p.scrub(0.2);
        p.push(new Push(7, 0.1, "", root, new Vec3(100, 0, 0)));
        assertEquals(1, p.played().script().pushes().size(), "nobody pushes the past");
    }

    @Test
    void anotherBranchCanBeShownAndGoesOnWhereItWas() {
        Player p = player(PLENTY);
        go(p, 1);
        String hash = StateHash.of(p.run().simulation());
        Lane first = p.lane();
        p.edit(new RunEdit.Steer(0, GoalKey.SPEED, 1));
        p.scrub(0.25);
        p.continueHere();
        go(p, 0.75);
        p.select(first);
        assertTrue(p.live());
        assertEquals(1, p.cursor(), 1e-9);
        assertEquals(hash, StateHash.of(p.run().simulation()));
        assertEquals(1, p.run().scene().roles().get(0).goals().size(), "what was done at its end is not forgotten");
        go(p, 1.5);
        assertEquals(1.5, p.cursor(), 1e-9);
    }

    @Test
    void aBranchThatHasEndedStillHasItsParameters() {
        Scene planned = player(PLENTY).run().stage().scene().lasting(0.5);
        Player p = new Player(planned, registry, PLENTY, Double.POSITIVE_INFINITY);
        p.edit(RunEdit.Tune.one(0, "tail.torque", 7));
        go(p, 0.5);
        Lane first = p.lane();
        p.scrub(0.25);
        p.continueHere();
        p.edit(RunEdit.Tune.one(0, "tail.torque", 3));
        p.select(first);
        assertEquals(7, new StateReader(p, 0).parameters().orElseThrow().get("tail.torque"));
        p.play();
        assertFalse(p.moving(), "it is over");
    }

    @Test
    void aResetKeepsWhatWasAsABranch() {
        Player p = player(PLENTY);
        p.reset(p.run().stage().scene());
        assertEquals(1, p.branches.lanes().size(), "nothing had happened");
        go(p, 0.5);
        p.reset(p.run().stage().scene());
        assertEquals(2, p.branches.lanes().size());
        assertEquals(0, p.cursor());
        Timeline timeline = new StateReader(p, 0).timeline(p.lane().planned(0));
        assertEquals(0.5, timeline.branches().get(0).endSeconds(), 1e-9);
        assertEquals(p.lane().id, timeline.active());
    }

    @Test
    void memoryIsBoundedAndTheOldestGoesFirst() {
        Player p = player(600_000);
        go(p, 60);
        Recording recording = p.lane();
        assertTrue(recording.first() > 0, "something was dropped");
        assertTrue(recording.end() - recording.first() > 2L * FrameStore.CHUNK, "not all of it");
        long bytes =
                p.branches.lanes().stream().mapToLong(l -> l.frames.bytes()).sum();
        assertTrue(bytes < 900_000, bytes + " bytes");
        p.scrub(0);
        assertEquals(recording.first() * recording.frameSeconds(), p.cursor(), 1e-9);
        assertTrue(p.continueHere(), "the oldest that is left can be continued");
        assertNotNull(p.run());
    }

    @Test
    void framesComeAtAnEvenRateWithAllSignals() {
        Player p = player(PLENTY);
        go(p, 1);
        Recording r = p.lane();
        assertEquals(0, r.first());
        assertEquals(Math.round(1 / r.frameSeconds()) + 1, r.end());
        int height = -1;
        for (int i = 0; i < r.signals().size(); i++) {
            height = r.signals().get(i).name().equals("com.z") ? i : height;
        }
        float[] values = new float[(int) r.end() + 5];
        r.copy(height, 0, values);
        assertEquals(p.snapshot().signals()[height], values[(int) r.end() - 1]);
        assertTrue(Float.isNaN(values[(int) r.end()]), "there is nothing yet");
    }
}
