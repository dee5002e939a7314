// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.ForceLog;
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

    @ParameterizedTest
    @ValueSource(doubles = {0.25, 0.8, 1.0})
    void keepsItsSpeedInStepsOfTheTimeThatIsAskedFor(double seconds) {
        try (Run run = run(20, List.of(), goal(0, GoalKey.SPEED, 0.6), goal(0, GoalKey.STEP_TIME, seconds))) {
            advance(run, 8);
            double from = x(run);
            advance(run, 20);
            assertEquals(Outcome.UPRIGHT, run.outcome());
            assertEquals(0.6, (x(run) - from) / 12, 0.1);
            assertEquals(seconds, run.measures().gait().stepSeconds(), 0.1 * seconds);
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
    @ValueSource(ints = {1, -1})
    void walksInACircle(int way) {
        GoalEvent[] goals = new GoalEvent[5];
        goals[0] = goal(0, GoalKey.SPEED, 0.6);
        for (int i = 1; i < goals.length; i++) {
            goals[i] = goal(3 + 2 * i, GoalKey.HEADING, GoalKey.HEADING.toSi(90.0 * i * way));
        }
        try (Run run = run(20, List.of(), goals)) {
            double turned = 0;
            double yaw = yaw(run);
            while (run.advance()) {
                double next = yaw(run);
                turned += Math.IEEEremainder(next - yaw, 2 * Math.PI);
                yaw = next;
            }
            assertEquals(Outcome.UPRIGHT, run.outcome());
            assertEquals(2 * Math.PI * way, turned, 0.2);
        }
    }

    @Test
    void turnsBySteppingWhileItStands() {
        double turn = GoalKey.HEADING.toSi(120);
        try (Run run = run(12, List.of(), goal(0, GoalKey.SPEED, 0), goal(2, GoalKey.HEADING, turn))) {
            advance(run, 12);
            assertEquals(Outcome.UPRIGHT, run.outcome());
            assertEquals(turn, yaw(run), 0.15);
            assertEquals(0, Math.hypot(x(run), y(run)), 0.3, "stays where it is");
            assertTrue(run.measures().steps() >= 3, run.measures().steps() + " steps");
        }
    }

    @Test
    void feetThatAreAskedToOverlapStayApart() {
        try (Run run = run(
                15,
                List.of(),
                goal(0, GoalKey.SPEED, 0.6),
                goal(0, GoalKey.STEP_WIDTH, 0),
                goal(5, GoalKey.STEP_TIME, 0.35))) {
            advance(run, 15);
            assertEquals(Outcome.UPRIGHT, run.outcome());
            assertTrue(
                    run.measures().gait().stepWidth() > 0.08,
                    run.measures().gait().stepWidth() + " m");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0.6, 400, 0",
        "0.6, -400, 0",
        "0.6, 0, 300",
        "0.6, 0, -300",
        "0, 300, 0",
        "0, -300, 0",
        "0, 0, 300",
        "0, 0, -300"
    })
    void recoversFromAPush(double speed, double fx, double fy) {
        Push push = new Push(6, 0.1, "", "torso", new Vec3(fx, fy, 0));
        try (Run run = run(16, List.of(push), goal(0, GoalKey.SPEED, speed))) {
            advance(run, 14);
            double from = x(run);
            advance(run, 16);
            assertEquals(Outcome.UPRIGHT, run.outcome());
            assertEquals(speed, (x(run) - from) / 2, 0.15, "back at its speed");
        }
    }

    @Test
    void goalsMayChangeAtOnceAndAskForTooMuch() {
        try (Run run = run(
                28,
                List.of(),
                goal(0, GoalKey.STEP_TIME, 0.2),
                goal(6, GoalKey.STEP_TIME, 1),
                goal(12, GoalKey.STEP_TIME, 0.2),
                goal(15, GoalKey.SPEED, 5),
                goal(20, GoalKey.STEP_TIME, 5),
                goal(24, GoalKey.STEP_WIDTH, 2),
                goal(25, GoalKey.STEP_HEIGHT, 2))) {
            advance(run, 28);
            assertEquals(Outcome.UPRIGHT, run.outcome());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "slope, grade, 0.0875",
        "slope, grade, -0.0875",
        "heightfield, max, 0.05",
        "stairs, rise, 0.05",
        "stairs, rise, -0.05"
    })
    void walksOnGentleGround(String kind, String key, double value) {
        Map<String, Double> form = kind.equals("stairs")
                ? Map.of(key, value, "count", 1.0, "run", 0.5, "flights", 20.0, "landing", 1.3)
                : Map.of(key, value);
        Scene flat = scene(20, 0, List.of(), goal(0, GoalKey.SPEED, 0.6));
        try (Run run = new Run(flat.on(new TerrainSpec(kind, form, 3)), registry)) {
            advance(run, 20);
            assertEquals(Outcome.UPRIGHT, run.outcome());
            assertEquals(12, x(run), 2);
        }
    }

    @Test
    void whereItFacesDoesNotMatter() {
        double[] way = new double[2];
        for (int i = 0; i < 2; i++) {
            double yaw = 2.2 * i;
            Scene scene = scene(6, yaw, List.of(), goal(0, GoalKey.SPEED, 0.6), goal(0, GoalKey.HEADING, yaw));
            try (Run run = new Run(scene, registry)) {
                advance(run, 6);
                way[i] = x(run) * Math.cos(yaw) + y(run) * Math.sin(yaw);
            }
        }
        assertEquals(way[0], way[1], 0.01);
    }

    @Test
    void nothingHelpsItButTheGround() {
        Push push = new Push(3, 0.1, "", "torso", new Vec3(0, 250, 0));
        try (Run run = run(6, List.of(push), goal(0, GoalKey.SPEED, 0.6))) {
            double pushed = 0;
            double[] force = new double[3];
            while (run.advance()) {
                ForceLog outside = run.simulation().externals();
                for (int i = 0; i < outside.size(); i++) {
                    outside.force(i, force);
                    assertEquals(
                            "torso",
                            run.simulation()
                                    .world()
                                    .actors()
                                    .get(0)
                                    .character()
                                    .links()
                                    .get(outside.body(i))
                                    .name());
                    assertEquals(0, Math.hypot(force[0], force[2]));
                    pushed += force[1] * run.simulation().world().timing().tickSeconds();
                }
            }
            assertEquals(Outcome.UPRIGHT, run.outcome());
            assertEquals(25, pushed, 1e-9, "N s");
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 5.3", "300, 5.12", "300, 5.3"})
    void aSnapshotWithTheMemoryGoesOnToTheSameBits(double sideways, double at) {
        Push push = new Push(5, 0.1, "", "torso", new Vec3(0, sideways, 0));
        try (Run run = run(12, List.of(push), goal(0, GoalKey.SPEED, 0.8), goal(5, GoalKey.HEADING, 1))) {
            advance(run, at);
            Simulation s = run.simulation();
            Controller c = run.stage().parts().get(0).controller();
            byte[] middle = s.snapshot();
            double[] memory = c.memory().clone();
            advance(run, 7);
            assertEquals(Outcome.UPRIGHT, run.outcome());
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
        return new Run(scene(seconds, 0, pushes, goals), registry);
    }

    private static Scene scene(double seconds, double yaw, List<Push> pushes, GoalEvent... goals) {
        Scene.Casting casting =
                new Scene.Casting("walker", "humanoid", WALKING, "", Map.of(), List.of(goals), 0, 0, yaw);
        return Scene.of("walk", seconds, List.of(casting)).pushes(pushes).build();
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

    private static double yaw(Run run) {
        double[] p = place(run);
        return Math.atan2(2 * (p[3] * p[6] + p[4] * p[5]), 1 - 2 * (p[5] * p[5] + p[6] * p[6]));
    }

    private static double[] place(Run run) {
        double[] pose = new double[7];
        run.simulation().bodyPose(0, pose);
        return pose;
    }
}
