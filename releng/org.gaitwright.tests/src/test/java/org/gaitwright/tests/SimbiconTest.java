// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.Simulation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** SIMBICON with what ships. */
@SuppressWarnings("resource") // a run closes its simulation
class SimbiconTest {
    private static final String SIMBICON = "simbicon";

    private final Registry registry = Services.get(Registry.class);

    @Test
    void theLegsOfTheThesisWalkInAPlane() {
        try (Run run = run("thesis-legs", "walk-2d", Map.of(), 20)) {
            play(run, 20);
            assertEquals(Outcome.UPRIGHT, run.outcome());
            assertEquals(0.86, run.measures().gait().speed(), 0.05, "m/s");
            assertEquals(0.83, run.measures().gait().stepSeconds(), 0.05, "s");
            assertTrue(run.measures().gait().stepAsymmetry() < 0.02, "it does not limp");
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 90, -90})
    void theHumanoidWalksAndTurns(double degrees) {
        GoalEvent turn = new GoalEvent(4, GoalKey.HEADING, GoalKey.HEADING.toSi(degrees));
        try (Run run = run("humanoid", "walk-3d", Map.of(), 16, turn)) {
            play(run, 10);
            double[] from = place(run);
            play(run, 16);
            assertEquals(Outcome.UPRIGHT, run.outcome());
            double[] to = place(run);
            double yaw = Math.toRadians(degrees);
            double along = (to[0] - from[0]) * Math.cos(yaw) + (to[1] - from[1]) * Math.sin(yaw);
            assertEquals(3.4, along, 0.8, "m the new way");
        }
    }

    /** Two of the phases of the grid in docs/simbicon.md. */
    @ParameterizedTest
    @ValueSource(doubles = {45, 135, 225, 315})
    void theWalkTakesPushesFromTheDiagonals(double degrees) {
        double a = Math.toRadians(degrees);
        for (double phase : new double[] {0.125, 0.5}) {
            Push push = new Push(
                    6,
                    0.2,
                    "",
                    "torso",
                    new Vec3(350 * Math.cos(a), 350 * Math.sin(a), 0),
                    Vec3.ZERO,
                    Optional.empty(),
                    Push.Axes.FACING,
                    Push.Rhythm.atPhase(phase));
            Scene scene = Scene.of("push", 12, List.of(casting("humanoid", "walk-3d", Map.of())))
                    .pushes(List.of(push))
                    .build();
            try (Run run = new Run(scene, registry)) {
                play(run, 12);
                assertEquals(Outcome.UPRIGHT, run.outcome(), "pushed at phase " + phase);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "plain-3d, 0.9, 1.1",
        "fast-walk-3d, 1.5, 1.8",
        "jog-3d, 1.4, 1.8",
        "flight-3d, 1.5, 1.8",
        "run-3d, 1.9, 2.3",
        "high-knees-3d, 0.3, 0.6",
        "crouch-3d, 0.45, 0.8",
        "backward-3d, -0.6, -0.4",
        "in-place-3d, -0.1, 0.1"
    })
    void everyGaitGoesAtItsSpeed(String preset, double min, double max) {
        try (Run run = run("humanoid", preset, Map.of(), 12)) {
            play(run, 12);
            assertEquals(Outcome.UPRIGHT, run.outcome());
            double speed = run.measures().gait().speed();
            assertTrue(speed >= min && speed <= max, speed + " m/s");
        }
    }

    /** At times of which no recipe has any; releng/walking-trials/simbicon-changes has more. */
    @ParameterizedTest
    @ValueSource(
            strings = {"plain-3d", "fast-walk-3d", "run-3d", "high-knees-3d", "crouch-3d", "backward-3d", "in-place-3d"
            })
    void gaitsChangeFromAndToTheWalk(String other) {
        for (double[] times : new double[][] {{4.35, 10.15}, {4.6, 9.45}, {4.85, 10.7}, {5.1, 9.9}}) {
            Scene.Casting role = casting(
                            "humanoid",
                            "walk-3d",
                            Map.of(),
                            new GoalEvent(times[0], GoalKey.GAIT, 1),
                            new GoalEvent(times[1], GoalKey.GAIT, 0))
                    .with(List.of(other));
            try (Run run =
                    new Run(Scene.of("change", times[1] + 6, List.of(role)).build(), registry)) {
                play(run, times[1] + 6);
                assertEquals(
                        Outcome.UPRIGHT, run.outcome(), "into it at " + times[0] + " s, back at " + times[1] + " s");
            }
        }
    }

    /** Each of these pairs falls when it changes directly. */
    @ParameterizedTest
    @CsvSource({"run-3d, crouch-3d", "fast-walk-3d, crouch-3d"})
    void theWalkLiesBetweenOtherGaits(String one, String other) {
        for (boolean rests : new boolean[] {true, false}) {
            Scene.Casting role = casting(
                            "humanoid",
                            "walk-3d",
                            rests ? Map.of() : Map.of("change.rest", 0.0),
                            new GoalEvent(0, GoalKey.GAIT, 1),
                            new GoalEvent(6.3, GoalKey.GAIT, 2))
                    .with(List.of(one, other));
            try (Run run = new Run(Scene.of("change", 15, List.of(role)).build(), registry)) {
                play(run, 15);
                assertEquals(rests ? Outcome.UPRIGHT : Outcome.FELL, run.outcome(), "rests: " + rests);
            }
        }
    }

    @Test
    void theRunHasAFlightBetweenItsSteps() {
        try (Run run = run("humanoid", "run-3d", Map.of(), 10)) {
            play(run, 10);
            assertTrue(run.measures().gait().dutyFactor() < 0.47, "duty factor");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"thesis-legs", "humanoid"})
    void itWalksWithoutAPresetToo(String character) {
        try (Run run = run(character, "", Map.of(), 8)) {
            play(run, 8);
            assertEquals(Outcome.UPRIGHT, run.outcome());
            assertTrue(run.measures().distance() > 4, "m: " + run.measures().distance());
        }
    }

    /** What docs/simbicon.md says of it: as its program has it, it falls; with feedback as in the thesis's text, it does not at once. */
    @ParameterizedTest
    @CsvSource({"-2.2, -0.2, FELL", "2.2, 0.2, UPRIGHT"})
    void theThesissValuesDependOnTheSignOfFeedback(double cd, double cv, Outcome expected) {
        try (Run run = run("thesis-legs", "thesis-2d", Map.of("state.1.cd", cd, "state.0.cv", cv), 5)) {
            play(run, 5);
            assertEquals(expected, run.outcome());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "thesis-legs",
                "human-7",
                "human-16",
                "mechbot",
                "wu-biped",
                "wu-biped-arms",
                "humanoid",
                "robot",
                "beast-1",
                "beast-2"
            })
    void drivesEveryBipedThatShips(String character) {
        assertTrue(factory()
                .suits(registry.get(CharacterProvider.class, character).model())
                .suits());
        try (Run run = run(character, "", Map.of(), 0.8)) {
            play(run, 0.8);
            assertNull(run.divergence());
            assertFalse(Double.isNaN(run.stage().parts().get(0).controller().phase()), "steps");
        }
    }

    @Test
    void everyPresetFitsTheCharacterThatItWasMadeFor() {
        List<PresetProvider> presets = registry.all(PresetProvider.class).stream()
                .filter(p -> p.controller().equals(SIMBICON))
                .toList();
        assertFalse(presets.isEmpty());
        for (PresetProvider p : presets) {
            assertFalse(p.description().isBlank(), p.id());
            factory()
                    .parameters(
                            registry.get(CharacterProvider.class, p.character()).model())
                    .initialValues()
                    .with(p.values());
        }
    }

    @ParameterizedTest
    @CsvSource({"thesis-legs, walk-2d", "humanoid, ''"})
    void aSnapshotWithTheMemoryGoesOnToTheSameBits(String character, String preset) {
        try (Run run = run(character, preset, Map.of("blend", 0.05), 2)) {
            play(run, 0.7);
            Simulation s = run.simulation();
            Controller c = run.stage().parts().get(0).controller();
            byte[] middle = s.snapshot();
            double[] memory = c.memory().clone();
            play(run, 1.4);
            byte[] end = s.snapshot();
            s.restore(middle);
            c.restore(memory);
            while (run.timeSeconds() < 1.4 - 1e-9) {
                s.command(0).clear();
                c.tick(s.observation(0), s.command(0));
                s.step();
            }
            assertArrayEquals(end, s.snapshot());
        }
    }

    private ControllerFactory factory() {
        return registry.get(ControllerFactory.class, SIMBICON);
    }

    private Run run(String character, String preset, Map<String, Double> values, double seconds, GoalEvent... goals) {
        Scene.Casting role = casting(character, preset, values, goals);
        return new Run(Scene.of("walk", seconds, List.of(role)).build(), registry);
    }

    private static Scene.Casting casting(
            String character, String preset, Map<String, Double> values, GoalEvent... goals) {
        return new Scene.Casting(character, character, SIMBICON, preset, values, List.of(goals), 0, 0, 0);
    }

    private static double[] place(Run run) {
        double[] pose = new double[7];
        run.simulation().bodyPose(0, pose);
        return pose;
    }

    private static void play(Run run, double until) {
        while (run.timeSeconds() < until - 1e-9 && run.advance()) {
            // goes on
        }
    }

    @ParameterizedTest
    @CsvSource({"left, right", "right, left"})
    void armsOfTheRunSwingWithTheLegOfTheOtherSide(String side, String other) {
        Carriage run = Carriage.of("simbicon", "run-3d", "humanoid", registry);
        double[] arm = run.ahead(side + "-lower-arm", "torso");
        double[] leg = run.ahead(other + "-thigh", "pelvis");
        assertTrue(Carriage.rms(arm) > 0.06, "by " + Carriage.rms(arm) + " m");
        assertTrue(Carriage.correlation(arm, leg) > 0.8, "together by " + Carriage.correlation(arm, leg));
    }
}
