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
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.measure.Gait;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.TerrainSpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Terrain-adaptive walking with what ships. */
@SuppressWarnings("resource") // a run closes its simulation
class TerrainAdaptiveTest {
    private static final String ID = "terrain-adaptive";
    private static final TerrainSpec HILLS = new TerrainSpec("heightfield", Map.of("spacing", 1.0, "max", 0.2), 7);

    private final Registry registry = Services.get(Registry.class);

    @ParameterizedTest
    @ValueSource(strings = {"wu-biped", "wu-biped-arms", "wu-biped-frozen-knee", "wu-biped-inverted-knees", "humanoid"})
    void drivesBipedsWithAWaist(String character) {
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
    void saysWhatACharacterInAPlaneLacks() {
        var suits = factory()
                .suits(registry.get(CharacterProvider.class, "thesis-legs").model());
        assertFalse(suits.suits());
        assertTrue(suits.reason().contains("lacks"), suits.reason());
    }

    /** No hidden forces: what ships walks on its own, and who is helped is seen to be. */
    @Test
    void nothingThatShipsIsHelped() {
        assertEquals(0, pushes(""), "pushes without a preset");
        for (PresetProvider p : registry.all(PresetProvider.class)) {
            if (p.controller().equals(ID)) {
                assertTrue(p.values().getOrDefault("helper.most", 0.0) <= 0, p.id());
                assertEquals(0, pushes(p.id().substring(ID.length() + 1)), p.id());
            }
        }
    }

    private int pushes(String preset) {
        int pushes = 0;
        try (Run run = run("wu-biped", preset, Map.of(), 1)) {
            while (run.advance()) {
                pushes += run.simulation().externals().size();
            }
        }
        return pushes;
    }

    @Test
    void theHelperOfATrainingIsAmongTheExternalForces() {
        double[] force = new double[3];
        double[] moment = new double[3];
        double largest = 0;
        try (Run run = run("wu-biped", "", Map.of("helper.most", 25.0), 0.5)) {
            while (run.advance()) {
                assertEquals(9, run.simulation().externals().size());
                for (int i = 0; i < 9; i++) {
                    run.simulation().externals().force(i, force);
                    run.simulation().externals().moment(i, moment);
                    for (int k = 0; k < 3; k++) {
                        largest = Math.max(largest, Math.max(Math.abs(force[k]), Math.abs(moment[k])));
                    }
                }
            }
        }
        assertEquals(25, largest, 1e-12, "N or N m");
    }

    /** Grounds that no search has seen; releng/walking-trials/grounds tells of more of them. */
    @ParameterizedTest
    @CsvSource({
        "forward, heightfield, max, 0.2, 31, 0.65, 0",
        "forward, heightfield, max, 0.2, 32, 0.65, 0",
        "forward, boxes, max, 0.2, 33, 0.65, 0",
        "forward, slope, grade, 0.2, 0, 0.65, 0",
        "forward, slope, grade, -0.2, 0, 0.65, 0",
        "backward, heightfield, max, 0.2, 34, -0.65, 0",
        "left, heightfield, max, 0.2, 35, 0, 0.5",
        "right, heightfield, max, 0.2, 36, 0, -0.5",
        "stand, heightfield, max, 0.2, 37, 0, 0",
    })
    void itWalksOverGroundThatItHasNotSeen(
            String preset, String kind, String name, double value, long seed, double ahead, double aside) {
        TerrainSpec ground = new TerrainSpec(kind, Map.of(name, value), seed);
        double[] pose = new double[7];
        try (Run run = run("wu-biped", preset, Map.of(), 12, ground, List.of())) {
            while (run.advance()) {}
            assertEquals(Outcome.UPRIGHT, run.outcome());
            run.simulation().bodyPose(0, pose);
            double halfCycles = 12 / 0.55;
            assertEquals(ahead, pose[0] / halfCycles, 0.07, "m ahead");
            assertEquals(aside, pose[1] / halfCycles, 0.07, "m aside");
            Gait gait = run.measures().gait();
            assertTrue(Double.isNaN(gait.footSlip()) || gait.footSlip() < 0.04, "slides by " + gait.footSlip());
        }
    }

    /** Some of what releng/walking-trials/terrain-adaptive-pushes tries. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 90, 180, 270})
    void theWalkForPushesTakesThemFromAllSides(double degrees) {
        double a = Math.toRadians(degrees);
        Push push = new Push(
                6,
                0.1,
                "",
                "upper-body",
                new Vec3(350 * Math.cos(a), 350 * Math.sin(a), 0),
                Vec3.ZERO,
                Optional.empty(),
                Push.Axes.FACING,
                Push.Rhythm.atPhase(0.5));
        Scene.Casting who = Scene.Casting.of("wu-biped", ID).with("pushed", Map.of());
        Scene scene = Scene.of("push", 12, List.of(who)).pushes(List.of(push)).build();
        try (Run run = new Run(scene, registry)) {
            play(run, 12);
            assertEquals(Outcome.UPRIGHT, run.outcome());
        }
    }

    /** What is to the left and to the right is the same gait, seen in a mirror. */
    @Test
    void onLevelGroundTheRightIsTheLeftInAMirror() {
        double[] left = new double[7];
        double[] right = new double[7];
        for (double[] pose : List.of(left, right)) {
            try (Run run = run("wu-biped", pose == left ? "left" : "right", Map.of(), 3, TerrainSpec.FLAT, List.of())) {
                play(run, 3);
                run.simulation().bodyPose(0, pose);
            }
        }
        assertEquals(left[0], right[0], 1e-3);
        assertEquals(left[1], -right[1], 1e-3);
        assertEquals(left[2], right[2], 1e-3);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-15, 15})
    void onLevelGroundItTurnsAndMovesAsideByFifteenDegrees(double degrees) {
        double angle = Math.toRadians(degrees);
        List<GoalEvent> goals =
                List.of(new GoalEvent(3, GoalKey.FACING, angle), new GoalEvent(7, GoalKey.MOVEMENT, -angle));
        double[] before = new double[7];
        double[] after = new double[7];
        try (Run run = run("wu-biped", "forward", Map.of(), 11, TerrainSpec.FLAT, goals)) {
            play(run, 5.4);
            assertEquals(angle, facing(run, 6.5), Math.toRadians(5));
            play(run, 8.8);
            run.simulation().bodyPose(0, before);
            play(run, 11);
            run.simulation().bodyPose(0, after);
            assertEquals(Outcome.UPRIGHT, run.outcome());
            double way = Math.atan2(after[1] - before[1], after[0] - before[0]);
            assertEquals(0, way, Math.toRadians(5), "faces one way and goes the other");
        }
    }

    /** Where the pelvis faces on average until a time; it turns to and fro with each step. */
    private static double facing(Run run, double until) {
        double[] pose = new double[7];
        double sum = 0;
        int ticks = 0;
        while (run.timeSeconds() < until && run.advance()) {
            run.simulation().bodyPose(0, pose);
            sum += yaw(pose);
            ticks++;
        }
        return sum / ticks;
    }

    private static double yaw(double[] pose) {
        return Math.atan2(2 * (pose[3] * pose[6] + pose[4] * pose[5]), 1 - 2 * (pose[5] * pose[5] + pose[6] * pose[6]));
    }

    @Test
    void aRunFromAMomentGoesOnToTheSameBits() {
        try (Run run = run("wu-biped", "", Map.of(), 2)) {
            play(run, 0.7);
            Run.Moment moment = run.moment();
            play(run, 1.4);
            try (Run again = Run.of(moment, registry)) {
                play(again, 1.4);
                assertArrayEquals(
                        run.simulation().snapshot(), again.simulation().snapshot());
                assertArrayEquals(
                        run.stage().parts().get(0).controller().memory(),
                        again.stage().parts().get(0).controller().memory());
            }
        }
    }

    private ControllerFactory factory() {
        return registry.get(ControllerFactory.class, ID);
    }

    private Run run(String character, String preset, Map<String, Double> parameters, double seconds) {
        return run(character, preset, parameters, seconds, HILLS, List.of());
    }

    private Run run(
            String character,
            String preset,
            Map<String, Double> parameters,
            double seconds,
            TerrainSpec ground,
            List<GoalEvent> goals) {
        Scene.Casting who =
                Scene.Casting.of(character, ID).with(preset, parameters).with(goals, List.of());
        return new Run(Scene.of("walk", seconds, List.of(who)).on(ground).build(), registry);
    }

    private static void play(Run run, double until) {
        boolean goesOn = true;
        while (goesOn && run.timeSeconds() < until) {
            goesOn = run.advance();
        }
    }

    @Test
    void trunkAndHeadOfTheHumanoidStayLevel() {
        Carriage walk = Carriage.of("terrain-adaptive", "humanoid", "humanoid", registry);
        // 26 and 33 deg with the gait of the paper's body
        assertTrue(walk.rocking("torso") < 6, "torso by " + walk.rocking("torso") + " deg");
        assertTrue(walk.rocking("head") < 6, "head by " + walk.rocking("head") + " deg");
    }
}
