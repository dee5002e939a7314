// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.measure.Signal;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.RunEdit;
import org.gaitwright.core.run.StateHash;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.SceneFile;
import org.junit.jupiter.api.Test;

/** Runs that somebody steers, tunes and pushes while they go on. */
@SuppressWarnings("resource") // a run closes its simulation
class LiveRunTest {
    private static final int TORSO = 2;
    private static final long END = 6 * 512;

    private final Registry registry = Services.get(Registry.class);

    private static Scene scene(Push... pushes) {
        return Scene.of("live", 60, List.of(Scene.Casting.of("humanoid", "generalized-walking")))
                .pushes(List.of(pushes))
                .build();
    }

    /** What is done, by tick. */
    private static Map<Long, List<RunEdit>> session() {
        Map<Long, List<RunEdit>> edits = new TreeMap<>();
        edits.put(0L, List.of(new RunEdit.Steer(0, GoalKey.SPEED, 0.8), RunEdit.Tune.one(0, "gait.step-width", 0.2)));
        edits.put(700L, List.of(new RunEdit.Steer(0, GoalKey.HEADING, 0.123456789)));
        edits.put(1000L, List.of(new RunEdit.Tune(0, Map.of("style.bend", 0.3, "style.bend.2", 0.1))));
        for (long t = 1200; t < 1400; t += 9) {
            edits.put(t, List.of(hold(40 * Math.sin(t), t - 1300, 3)));
        }
        edits.put(1405L, List.of(RunEdit.Hold.NONE));
        Push atPhase = push(0, Push.Axes.FACING, new Push.Rhythm(Optional.of(0.4), 3, 2));
        edits.put(1500L, List.of(new RunEdit.Plan(List.of(atPhase))));
        edits.put(2000L, List.of(new RunEdit.Forget(0, GoalKey.SPEED)));
        edits.put(2600L, List.of(hold(30, 20, 10)));
        return edits;
    }

    private static RunEdit hold(double fx, double fy, double mz) {
        return RunEdit.Hold.by(
                new RunEdit.Grip(TORSO, new Vec3(0.05, 0, 0.1), new Vec3(fx, fy, 0), new Vec3(0, 0, mz)));
    }

    private static Push push(double start, Push.Axes axes, Push.Rhythm rhythm) {
        return new Push(start, 0.1, "", "torso", new Vec3(0, 120, 0), Vec3.ZERO, Optional.empty(), axes, rhythm);
    }

    private static void play(Run run, long until, Map<Long, List<RunEdit>> edits) {
        while (run.simulation().ticks() < until) {
            edits.getOrDefault(run.simulation().ticks(), List.of()).forEach(run.events()::edit);
            assertTrue(run.advance(), "it stays upright");
        }
    }

    @Test
    void aSessionPlaysAgainFromItsSceneFileToTheSameBits() {
        try (Run live = new Run(scene(), registry)) {
            play(live, END, session());
            String text = SceneFile.text(live.scene());
            Scene again = SceneFile.parse(text, "session.yaml");
            assertEquals(live.scene(), again);
            try (Run replay = new Run(again, registry)) {
                while (replay.advance()) {}
                assertEquals(END, replay.simulation().ticks());
                assertEquals(StateHash.of(live.simulation()), StateHash.of(replay.simulation()));
            }
        }
    }

    @Test
    void whatIsDoneMakesADifference() {
        try (Run live = new Run(scene(), registry);
                Run alone = new Run(scene(), registry)) {
            play(live, 2000, session());
            play(alone, 2000, Map.of());
            assertNotEquals(StateHash.of(live.simulation()), StateHash.of(alone.simulation()));
        }
    }

    @Test
    void aRunGoesOnFromItsMemoryToTheSameBits() {
        Map<Long, List<RunEdit>> edits = session();
        // in the middle of a drag, and while a push by the phase is still to come again
        for (long from : new long[] {1, 1250, 1800, 2700}) {
            try (Run live =
                    new Run(scene(push(1, Push.Axes.WORLD, new Push.Rhythm(Optional.empty(), 3, 1.5))), registry)) {
                play(live, from, edits);
                Run.Moment moment = live.moment();
                play(live, END, edits);
                try (Run branch = Run.of(moment, registry)) {
                    assertEquals(from, branch.simulation().ticks());
                    play(branch, END, edits);
                    assertEquals(StateHash.of(live.simulation()), StateHash.of(branch.simulation()), "from " + from);
                    assertEquals(live.measures().steps(), branch.measures().steps());
                    assertEquals(live.measures().path(), branch.measures().path());
                    assertEquals(live.measures().gait(), branch.measures().gait());
                    assertEquals(SceneFile.text(live.scene()), SceneFile.text(branch.scene()));
                }
            }
        }
    }

    @Test
    void tellingItsMemoryChangesNothing() {
        try (Run asked = new Run(scene(), registry);
                Run alone = new Run(scene(), registry)) {
            for (int i = 0; i < 800; i++) {
                asked.moment();
                asked.advance();
                alone.advance();
            }
            assertEquals(
                    alone.simulation().contacts().size(),
                    asked.simulation().contacts().size());
            assertEquals(StateHash.of(alone.simulation()), StateHash.of(asked.simulation()));
        }
    }

    @Test
    void aPushByThePhaseBeginsAtItEverySoManySteps() {
        Push push = push(2, Push.Axes.FACING, new Push.Rhythm(Optional.of(0.5), 3, 2));
        try (Run run = new Run(scene(push), registry)) {
            List<Double> phases = new java.util.ArrayList<>();
            boolean pushed = false;
            while (run.simulation().ticks() < 8 * 512 && run.advance()) {
                boolean now = run.simulation().externals().size() > 0;
                if (now && !pushed) {
                    phases.add(run.stage().parts().get(0).controller().phase());
                    assertTrue(run.timeSeconds() > 2);
                }
                pushed = now;
            }
            assertEquals(Outcome.UPRIGHT, run.outcome());
            assertEquals(3, phases.size(), phases::toString);
            phases.forEach(p -> assertEquals(0.5, p, 0.02));
        }
    }

    @Test
    void pushesThatAreNoLongerPlannedEndAndNothingThatWasDoneIsForgotten() {
        Push repeated = push(1, Push.Axes.WORLD, new Push.Rhythm(Optional.empty(), 5, 1));
        Push late = push(5, Push.Axes.WORLD, Push.Rhythm.ONCE);
        try (Run run = new Run(scene(repeated, late), registry)) {
            play(run, 2 * 512 + 10, Map.of());
            run.events().edit(new RunEdit.Plan(List.of()));
            play(run, END, Map.of());
            assertEquals(1, run.scene().pushes().size());
            assertEquals(2, run.scene().pushes().get(0).rhythm().times(), "it had begun twice");
            try (Run replay = new Run(run.scene(), registry)) {
                while (replay.advance()) {}
                assertEquals(StateHash.of(run.simulation()), StateHash.of(replay.simulation()));
            }
        }
    }

    @Test
    void whatDoesNotFitIsRefusedAndChangesNothing() {
        try (Run run = new Run(scene(), registry)) {
            Scene before = run.scene();
            assertThrows(InvalidInput.class, () -> run.events().edit(RunEdit.Tune.one(0, "gait.speed", 99)));
            assertThrows(InvalidInput.class, () -> run.events().edit(RunEdit.Tune.one(0, "no.such", 1)));
            Push nowhere = new Push(1, 1, "", "tail", Vec3.X);
            assertThrows(InvalidInput.class, () -> run.events().edit(new RunEdit.Plan(List.of(nowhere))));
            assertThrows(InvalidInput.class, () -> new RunEdit.Steer(0, GoalKey.SPEED, 1e9));
            assertEquals(before, run.scene());
        }
    }

    @Test
    void signalsOfJointsContactsAndControllersAreNumbers() {
        try (Run run = new Run(scene(), registry)) {
            play(run, 1024, Map.of());
            Map<String, Signal> byName = new TreeMap<>();
            run.signals().forEach(s -> assertEquals(null, byName.put(s.name(), s), s.name() + " stands once"));
            for (String name : List.of(
                    "left-knee.angle",
                    "left-knee.torque",
                    "left-foot.ground.z",
                    "com.z",
                    "speed",
                    "phase",
                    "trouble")) {
                assertTrue(byName.containsKey(name), name + " in " + byName.keySet());
                assertTrue(Double.isFinite(byName.get(name).now().getAsDouble()), name);
            }
            double both = byName.get("left-foot.ground.z").now().getAsDouble()
                    + byName.get("right-foot.ground.z").now().getAsDouble()
                    + byName.get("left-toes.ground.z").now().getAsDouble()
                    + byName.get("right-toes.ground.z").now().getAsDouble();
            assertTrue(both > 300 && both < 1500, both + " N carry it");
        }
    }
}
