// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.measure.Gait;
import org.gaitwright.core.objective.Measure;
import org.gaitwright.core.objective.MeasureFactory;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.RunListener;
import org.gaitwright.core.scene.Scene;
import org.junit.jupiter.api.Test;

/** What is measured of characters that walk and stand. */
@SuppressWarnings("resource") // a run closes its simulation
class WalkingMeasuresTest {
    private final Registry registry = Services.get(Registry.class);

    private static Scene scene(String character, String controller, double seconds, GoalEvent... goals) {
        Scene.Casting role = new Scene.Casting(character, character, controller, "", Map.of(), List.of(goals), 0, 0, 0);
        return Scene.of("measured", seconds, List.of(role)).build();
    }

    private static Run play(Run run) {
        while (run.advance()) {
            assertEquals(Outcome.UPRIGHT, run.outcome());
        }
        assertEquals(Outcome.UPRIGHT, run.outcome());
        return run;
    }

    private Run walk() {
        return new Run(scene("humanoid", "generalized-walking", 10, new GoalEvent(0, GoalKey.SPEED, 0.6)), registry);
    }

    /** Ranges are those of slow human walking, with room for a controller that is still being worked on. */
    @Test
    void aWalkHasPlausibleFigures() {
        try (Run run = play(walk())) {
            Gait gait = run.measures().gait();
            assertBetween(0.45, gait.speed(), 0.75, "speed");
            assertBetween(0.2, gait.stepLength(), 0.5, "step length");
            assertBetween(0.4, gait.stepSeconds(), 0.8, "step time");
            assertEquals(gait.speed(), gait.stepLength() / gait.stepSeconds(), 0.05, "steps carry it along");
            assertBetween(0.02, gait.stepWidth(), 0.3, "step width");
            assertBetween(0.5, gait.dutyFactor(), 0.8, "duty factor");
            assertEquals(2 * gait.dutyFactor() - 1, gait.doubleSupport(), 0.05, "double support of a walk");
            assertBetween(0, gait.footSlip(), 0.1, "foot slip");
            assertBetween(0.8, gait.comHeight(), 1.1, "height of the centre of mass");
            assertBetween(0, gait.stepAsymmetry(), 0.1, "asymmetry");
            assertBetween(0.9, gait.groundReactionPeak(), 3, "ground reaction");
            double mean =
                    gait.groundReaction().stream().mapToDouble(w -> w).average().orElseThrow();
            assertEquals(1, 2 * gait.dutyFactor() * mean, 0.1, "feet carry the weight");
            // every step of some 0.55 s counted once, although feet bounce
            assertEquals(10 / gait.stepSeconds(), run.measures().steps(), 3, "touch-downs");
        }
    }

    /** Standing, facing 1 rad; then a quarter turn, at the end of which it stays. */
    @Test
    void yawIsCountedFromTheStart() {
        assertBetween(0, yaw(6, 1, new GoalEvent(0, GoalKey.HEADING, 1)), 0.05, "rad");
        double turned = yaw(6, 1, new GoalEvent(0, GoalKey.HEADING, 1 - Math.PI / 2));
        double longer = yaw(12, 1, new GoalEvent(0, GoalKey.HEADING, 1 - Math.PI / 2));
        assertBetween(0.5, turned, Math.PI / 2, "rad");
        // the second half is all in the new direction
        assertEquals((turned + Math.PI / 2) / 2, longer, 0.1, "rad");
    }

    private double yaw(double seconds, double start, GoalEvent... goals) {
        Scene.Casting role = new Scene.Casting(
                "walker", "humanoid", "generalized-walking", "", Map.of(), List.of(goals), 0, 0, start);
        Measure yaw = registry.get(MeasureFactory.class, "yaw").create(0, ParameterValues.NONE);
        try (Run run = new Run(Scene.of("turn", seconds, List.of(role)).build(), registry)) {
            yaw.begin(run.simulation(), run.measures());
            while (run.advance()) {
                yaw.tick(run.simulation());
            }
            assertEquals(Outcome.UPRIGHT, run.outcome());
        }
        return yaw.value();
    }

    @Test
    void measuresAreServicesThatTellWhatTheReportTells() {
        Map<String, Measure> measures = new TreeMap<>();
        for (MeasureFactory f : registry.all(MeasureFactory.class)) {
            measures.put(f.id(), f.create(0, f.parameters().initialValues()));
        }
        MeasureFactory speed = registry.get(MeasureFactory.class, "speed");
        Measure error = speed.create(0, speed.parameters().initialValues().with("target", 0.7));
        measures.put("error", error);
        try (Run run = walk()) {
            run.add(new RunListener() {
                @Override
                public void begin(Run begun) {
                    measures.values().forEach(m -> m.begin(begun.simulation()));
                }

                @Override
                public void tick(Run advanced) {
                    measures.values().forEach(m -> m.tick(advanced.simulation()));
                }
            });
            Gait gait = play(run).measures().gait();
            Map<String, Double> told = new TreeMap<>();
            measures.forEach((id, m) -> told.put(id, m.value()));
            assertBetween(0, told.remove("drift"), 0.1, "drift, m");
            assertBetween(0.001, told.remove("effort"), 0.1, "effort");
            assertBetween(0, told.remove("lean"), 0.2, "lean, rad");
            assertBetween(0, told.remove("yaw"), 0.1, "yaw, rad");
            Map<String, Double> expected = new TreeMap<>(Map.of(
                    "speed", gait.speed(),
                    "step-length", gait.stepLength(),
                    "step-time", gait.stepSeconds(),
                    "step-width", gait.stepWidth(),
                    "step-asymmetry", gait.stepAsymmetry(),
                    "duty-factor", gait.dutyFactor(),
                    "double-support", gait.doubleSupport(),
                    "foot-slip", gait.footSlip(),
                    "com-height", gait.comHeight(),
                    "ground-reaction", gait.groundReactionPeak()));
            expected.put("cost-of-transport", run.measures().costOfTransport());
            expected.put("torque-ratio", run.measures().maxTorqueRatio());
            expected.put("error", Math.abs(gait.speed() - 0.7));
            assertEquals(expected, told, "to the bit");
        }
    }

    @Test
    void whoTurnsBackStillGoesAWay() {
        GoalEvent back = new GoalEvent(9, GoalKey.HEADING, Math.PI);
        GoalEvent go = new GoalEvent(0, GoalKey.SPEED, 0.6);
        double straight;
        try (Run run = play(walk())) {
            straight = run.measures().costOfTransport();
            assertEquals(run.measures().distance(), run.measures().path(), 0.1);
        }
        try (Run run = play(new Run(scene("humanoid", "generalized-walking", 18, go, back), registry))) {
            assertTrue(run.measures().distance() < 3, "came back");
            assertBetween(6, run.measures().path(), 11, "path");
            assertBetween(0.7 * straight, run.measures().costOfTransport(), 2 * straight, "cost of transport");
        }
    }

    @Test
    void whoStandsTakesNoSteps() {
        for (String character : List.of("human-7", "humanoid")) {
            try (Run run = play(new Run(scene(character, "pose", 4), registry))) {
                Gait gait = run.measures().gait();
                assertEquals(0, run.measures().steps(), character);
                assertEquals(0, gait.steps(), character);
                assertEquals(0, gait.speed(), 0.01, character);
                assertBetween(0.5, gait.comHeight(), 1.3, character);
                assertTrue(Double.isNaN(gait.stepLength()), character);
                assertTrue(Double.isNaN(run.measures().costOfTransport()), character);
            }
        }
    }

    private static void assertBetween(double min, double value, double max, String what) {
        assertTrue(value >= min && value <= max, what + " is " + value + ", not in " + min + " … " + max);
    }
}
