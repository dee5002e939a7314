// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
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
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every shipped style is there, fits its controller, and walks. */
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

    private Stage stage(String style, double seconds) {
        Scene.Casting casting =
                new Scene.Casting("humanoid", "humanoid", CONTROLLER, style, Map.of(), List.of(), 0, 0, 0);
        return new Stage(Scene.of("walk", seconds, List.of(casting)).build(), registry);
    }
}
