// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.controller.StyleProvider;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.Stage;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.Simulation;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every shipped style is there, fits its controller, and walks. */
@SuppressWarnings("resource") // a run closes its simulation
class ShippedStylesTest {
    private static final String CONTROLLER = "generalized-walking";
    private static final List<String> STYLES = List.of(
            "chicken", "crouch", "drunken", "happy", "march", "neutral", "sneak", "tip-toe", "tired", "zero-gait");

    private final Registry registry = Services.get(Registry.class);

    @Test
    void allAreListedAsStylesAndAsPresets() {
        assertEquals(
                STYLES,
                registry.all(StyleProvider.class).stream().map(s -> s.id()).toList());
        List<PresetProvider> presets = registry.all(PresetProvider.class).stream()
                .filter(p -> p.controller().equals(CONTROLLER))
                .toList();
        assertEquals(
                STYLES,
                presets.stream()
                        .map(p -> p.id().substring(CONTROLLER.length() + 1))
                        .toList());
        presets.forEach(p -> assertFalse(p.description().isBlank(), p.id()));
    }

    @Test
    void neutralIsWhatTheControllerDoesUnasked() {
        ParameterValues unasked = stage("", 1).parts().get(0).parameters();
        assertEquals(unasked, stage("neutral", 1).parts().get(0).parameters());
    }

    @Test
    void neutralAndZeroGaitNameEveryCurve() {
        ControllerFactory factory = registry.get(ControllerFactory.class, CONTROLLER);
        for (String style : List.of("neutral", "zero-gait")) {
            Map<String, Double> values =
                    registry.get(PresetProvider.class, CONTROLLER + "/" + style).values();
            for (Parameter p : factory.parameters(Models.shipped("humanoid")).list()) {
                String curve = p.name().replaceFirst("\\.[0-9]$", "");
                boolean named = values.containsKey(p.name()) || values.containsKey(curve);
                assertTrue(named || !p.name().startsWith("style."), style + " lacks " + p.name());
            }
        }
    }

    @Test
    void zeroGaitIsZeroButForTheHeightOfSteps() {
        Map<String, Double> values =
                stage("zero-gait", 1).parts().get(0).parameters().asMap();
        values.forEach((name, value) ->
                assertTrue(!name.startsWith("style.") || name.startsWith("style.step-height.") || value == 0, name));
    }

    @Test
    void curvesGoOnFromStepToStepWithoutAJump() {
        for (String style : STYLES) {
            ParameterValues values = stage(style, 1).parts().get(0).parameters();
            for (String same : List.of("bend", "arm-out", "elbow", "head")) {
                assertEquals(end(values, same, 0), end(values, same, 4), style + ": " + same);
            }
            // their side changes with the swing leg's
            for (String mirrored : List.of("pelvis-roll", "pelvis-yaw", "chest-roll", "chest-yaw", "arm-swing")) {
                assertEquals(0, end(values, mirrored, 0) + end(values, mirrored, 4), style + ": " + mirrored);
            }
        }
    }

    private static double end(ParameterValues values, String curve, int knot) {
        return values.get("style." + curve + "." + knot);
    }

    @TestFactory
    Stream<DynamicTest> theHumanoidWalksInEachOfThem() {
        return STYLES.stream().map(style -> DynamicTest.dynamicTest(style, () -> walks(style)));
    }

    private void walks(String style) {
        Stage stage = stage(style, 10);
        try (Run run = new Run(stage)) {
            while (run.advance()) {
                assertEquals(Outcome.UPRIGHT, run.outcome());
            }
            double wanted = stage.parts().get(0).parameters().get("gait.speed");
            // the first seconds go into starting
            double min = 0.5 * wanted * 10;
            assertTrue(run.measures().distance() > min, run.measures().distance() + " m");
        }
    }

    /** Arms that lag behind their curves swing with the leg of their own side. */
    @ParameterizedTest
    @ValueSource(strings = {"neutral", "happy", "march", "crouch", "sneak", "tired"})
    void armsSwingWithTheOppositeLegs(String style) {
        List<Double> arms = new ArrayList<>(), wanted = new ArrayList<>(), legs = new ArrayList<>();
        try (Run run = new Run(stage(style, 12))) {
            Simulation s = run.simulation();
            CharacterModel body = s.world().actors().get(0).character();
            int shoulder = body.positionOffset(body.jointIndex("left-shoulder"));
            int hip = body.positionOffset(body.jointIndex("right-hip"));
            double[] q = new double[body.positions()], target = new double[body.positions()];
            while (run.advance()) {
                s.observation(0).positions(q);
                for (int i = 0; i < target.length; i++) {
                    target[i] = s.command(0).target(i);
                }
                if (run.timeSeconds() > 6) {
                    arms.add(armForward(q, shoulder));
                    wanted.add(armForward(target, shoulder));
                    legs.add(legForward(q, hip));
                }
            }
            double tick = s.world().timing().tickSeconds();
            double cycle = 2 * run.measures().gait().stepSeconds();
            assertEquals(0, tick * lag(wanted, arms, cycle / tick), 0.03, "s behind its curve");
            assertEquals(0, tick * lag(legs, arms, cycle / tick) / cycle, 0.05, "of a cycle behind the leg");
        }
    }

    @Test
    void drunkenStepsAreIrregularAndAnotherSeedStaggersElsewhere() {
        Gait neutral = walked("neutral", 1), drunken = walked("drunken", 1);
        assertTrue(deviation(drunken.stepSeconds()) > 3 * deviation(neutral.stepSeconds()), drunken.toString());
        assertTrue(deviation(drunken.stepSeconds()) > 0.02, drunken.toString());
        assertEquals(drunken, walked("drunken", 1));
        assertNotEquals(drunken, walked("drunken", 2));
        assertEquals(neutral, walked("neutral", 2));
    }

    /** How long steps take after the first seconds, and where they lead to. */
    private record Gait(List<Double> stepSeconds, double x, double y) {}

    private Gait walked(String style, long seed) {
        List<Double> steps = new ArrayList<>();
        try (Run run = new Run(stage(style, 20, seed))) {
            double phase = 0, began = 0;
            while (run.advance()) {
                double now = run.stage().parts().get(0).controller().phase();
                if (now < phase && run.timeSeconds() > 5) {
                    steps.add(run.timeSeconds() - began);
                }
                began = now < phase ? run.timeSeconds() : began;
                phase = now;
            }
            assertEquals(Outcome.UPRIGHT, run.outcome());
            double[] q = new double[7];
            run.simulation().observation(0).linkPose(0, q);
            return new Gait(steps, q[0], q[1]);
        }
    }

    private static double deviation(List<Double> x) {
        double mean = x.stream().mapToDouble(v -> v).average().orElseThrow();
        return Math.sqrt(
                x.stream().mapToDouble(v -> (v - mean) * (v - mean)).average().orElseThrow());
    }

    /** How far forward an arm points that reaches to the left at zero: x of R y. */
    private static double armForward(double[] q, int o) {
        return 2 * (q[o + 1] * q[o + 2] - q[o] * q[o + 3]);
    }

    /** The same of a leg, which hangs down at zero: x of −R z. */
    private static double legForward(double[] q, int o) {
        return -2 * (q[o + 1] * q[o + 3] + q[o] * q[o + 2]);
    }

    /** By how many ticks a series is behind another of the same cycle. */
    private static double lag(List<Double> first, List<Double> second, double cycleTicks) {
        double late = phase(second, cycleTicks) - phase(first, cycleTicks);
        return Math.IEEEremainder(late, 2 * Math.PI) / (2 * Math.PI) * cycleTicks;
    }

    /** When in the cycle the part of a series with that period is greatest, rad. */
    private static double phase(List<Double> series, double cycleTicks) {
        double re = 0, im = 0;
        int whole = (int) Math.round(cycleTicks * (int) (series.size() / cycleTicks));
        double mean =
                series.subList(0, whole).stream().mapToDouble(x -> x).average().orElseThrow();
        for (int i = 0; i < whole; i++) {
            re += (series.get(i) - mean) * Math.cos(2 * Math.PI * i / cycleTicks);
            im += (series.get(i) - mean) * Math.sin(2 * Math.PI * i / cycleTicks);
        }
        return Math.atan2(im, re);
    }

    private Stage stage(String style, double seconds) {
        return stage(style, seconds, 0);
    }

    private Stage stage(String style, double seconds, long seed) {
        Scene.Casting casting =
                new Scene.Casting("humanoid", "humanoid", CONTROLLER, style, Map.of(), List.of(), 0, 0, 0);
        return new Stage(Scene.of("walk", seconds, List.of(casting)).seed(seed).build(), registry);
    }
}
