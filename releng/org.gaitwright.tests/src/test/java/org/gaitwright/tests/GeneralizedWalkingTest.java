// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Outcome;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Run;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.terrain.TerrainSpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Generalised walking, in short: the long trials are in {@code releng/walking-trials}. */
@SuppressWarnings("resource") // a run closes its simulation
class GeneralizedWalkingTest {
    private static final String WALKING = "generalized-walking";

    private final Registry registry = Services.get(Registry.class);

    @ParameterizedTest
    @ValueSource(doubles = {-0.6, 0.3, 0.6, 1.0, 1.4, 1.7})
    void keepsTheSpeedThatIsAskedFor(double speed) {
        try (Run run = run(20, List.of(), goal(0, GoalKey.SPEED, speed))) {
            advance(run, 10);
            double from = x(run);
            advance(run, 20);
            assertEquals(Outcome.UPRIGHT, run.outcome());
            assertEquals(speed, (x(run) - from) / 10, Math.max(0.1, 0.15 * Math.abs(speed)));
        }
    }

    @Test
    void standsStill() {
        try (Run run = run(10, List.of(), goal(0, GoalKey.SPEED, 0))) {
            advance(run, 10);
            assertEquals(Outcome.UPRIGHT, run.outcome());
            assertEquals(0, x(run), 0.05);
        }
    }

    @Test
    void stopsAndGoesOn() {
        try (Run run = run(
                16, List.of(), goal(0, GoalKey.SPEED, 0.6), goal(5, GoalKey.SPEED, 0), goal(10, GoalKey.SPEED, 0.6))) {
            advance(run, 8);
            double stopped = x(run);
            advance(run, 9);
            assertEquals(stopped, x(run), 0.1);
            advance(run, 16);
            assertEquals(Outcome.UPRIGHT, run.outcome());
            assertTrue(x(run) > stopped + 1.5, "went on by " + (x(run) - stopped));
        }
    }

    @ParameterizedTest
    @CsvSource({"90, 0, 1", "-90, 0, -1", "180, -1, 0"})
    void turns(double degrees, double towardsX, double towardsY) {
        double turn = GoalKey.HEADING.toSi(degrees);
        try (Run run = run(14, List.of(), goal(0, GoalKey.SPEED, 0.6), goal(4, GoalKey.HEADING, turn))) {
            advance(run, 9);
            double x = x(run);
            double y = y(run);
            advance(run, 14);
            assertEquals(Outcome.UPRIGHT, run.outcome());
            double along = (x(run) - x) * towardsX + (y(run) - y) * towardsY;
            assertTrue(along > 2, "went " + along + " m the new way");
        }
    }

    @ParameterizedTest
    @CsvSource({"300, 0", "-300, 0", "0, 200", "0, -200"})
    void recoversFromAPush(double fx, double fy) {
        Push push = new Push(6, 0.1, "", "torso", new Vec3(fx, fy, 0));
        try (Run run = run(14, List.of(push), goal(0, GoalKey.SPEED, 0.6))) {
            advance(run, 14);
            assertEquals(Outcome.UPRIGHT, run.outcome());
        }
    }

    @Test
    void aSnapshotWithTheMemoryGoesOnToTheSameBits() {
        try (Run run = run(12, List.of(), goal(0, GoalKey.SPEED, 0.8))) {
            advance(run, 5.3);
            Simulation s = run.simulation();
            Controller c = run.stage().parts().get(0).controller();
            byte[] middle = s.snapshot();
            double[] memory = c.memory().clone();
            advance(run, 7);
            byte[] end = s.snapshot();
            s.restore(middle);
            c.restore(memory);
            while (run.timeSeconds() < 7 - 1e-9) {
                s.command(0).clear();
                c.tick(s.observation(0), s.command(0));
                s.step();
            }
            assertArrayEquals(end, s.snapshot());
        }
    }

    @Test
    void saysWhatACharacterLacks() {
        ControllerFactory walking = registry.get(ControllerFactory.class, WALKING);
        Suitability planar =
                walking.suits(registry.get(CharacterProvider.class, "human-7").model());
        assertFalse(planar.suits());
        assertTrue(planar.reason().contains("free in space"), planar.reason());
        assertTrue(planar.reason().contains("ball joint at the left hip"), planar.reason());
        for (String id : List.of("humanoid", "robot", "beast-1", "beast-2")) {
            assertTrue(
                    walking.suits(registry.get(CharacterProvider.class, id).model())
                            .suits(),
                    id);
        }
    }

    private static GoalEvent goal(double seconds, GoalKey key, double value) {
        return new GoalEvent(seconds, key, value);
    }

    private Run run(double seconds, List<Push> pushes, GoalEvent... goals) {
        Scene.Casting casting = new Scene.Casting(
                "walker", "humanoid", WALKING, "", Map.of(), new ArrayList<>(List.of(goals)), 0, 0, 0);
        return new Run(
                new Scene("walk", List.of(casting), TerrainSpec.FLAT, Scene.DEFAULT_ENGINE, 0, seconds, pushes),
                registry);
    }

    private static void advance(Run run, double until) {
        while (run.timeSeconds() < until - 1e-9 && run.advance()) {
            // goes on
        }
    }

    private static double x(Run run) {
        return place(run)[0];
    }

    private static double y(Run run) {
        return place(run)[1];
    }

    private static double[] place(Run run) {
        double[] pose = new double[7];
        run.simulation().bodyPose(0, pose);
        return pose;
    }
}
