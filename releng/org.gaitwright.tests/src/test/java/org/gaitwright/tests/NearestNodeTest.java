// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Refining;
import org.gaitwright.core.measure.Signal;
import org.gaitwright.core.optimization.Optimization;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.core.optimization.RecipeProvider;
import org.gaitwright.core.optimizer.EvaluatorFactory;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.Physics;
import org.gaitwright.io.RecipeFile;
import org.gaitwright.io.ShippedRecipe;
import org.gaitwright.io.TerrainText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nearest-node walking with what ships. */
class NearestNodeTest {
    private final Registry registry = Services.get(Registry.class);

    private Scene scene(String character, String preset, String ground, double seconds) {
        double x = ground.startsWith("slope") ? 3 : 0;
        Scene.Casting role =
                new Scene.Casting(character, character, "nearest-node", preset, Map.of(), List.of(), x, 0, 0);
        return Scene.of("walk", seconds, List.of(role))
                .on(TerrainText.parse(ground))
                .build();
    }

    private static Signal signal(Run run, String name) {
        return run.signals().stream()
                .filter(s -> s.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** A fifth of the time for which docs/nearest-node.md tells it; mean errors there are well below these bounds. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "human-7  | regular        | flat                         | 0.95 | 1.15 | 1",
                "human-7  | extended-swing | flat                         | 0.45 | 0.6  | 1",
                "human-7  | double-swing   | flat                         | 0.3  | 0.5  | 1.5",
                "mechbot  | bird           | flat                         | 0.4  | 0.6  | 1",
                "human-16 | sixteen-link   | flat                         | 0.95 | 1.2  | 2",
                "human-7  | uphill         | slope:grade=0.4142,start=0   | 0.7  | 1.0  | 2",
                "human-7  | downhill       | slope:grade=-0.3249,start=0  | 0.6  | 0.9  | 2"
            })
    void everyWalkStaysUpAndNearItsKeyframes(
            String character, String preset, String ground, double min, double max, double error) {
        try (Run run = new Run(scene(character, preset, ground, 200), registry)) {
            Signal style = signal(run, "style-error");
            double sum = 0;
            long ticks = 0;
            while (run.advance()) {
                sum += style.now().getAsDouble();
                ticks++;
            }
            assertEquals(Outcome.UPRIGHT, run.outcome());
            double speed = run.measures().gait().speed();
            assertTrue(speed >= min && speed <= max, speed + " m/s");
            assertTrue(sum / ticks < error, "mean error " + sum / ticks + " kg m2");
        }
    }

    @Test
    void keyframesOfWhichNothingWasLearntAreNotEnough() {
        Scene learnt = scene("human-7", "regular", "flat", 20);
        Map<String, Double> forgotten = new HashMap<>();
        for (String part : List.of("centre", "target")) {
            for (int k = 0; k < 6; k++) {
                for (String joint : List.of("hip", "knee", "ankle")) {
                    forgotten.put("node." + k + "." + part + ".stance-" + joint, 0.0);
                    forgotten.put("node." + k + "." + part + ".swing-" + joint, 0.0);
                }
            }
        }
        Scene.Casting role = learnt.roles().get(0);
        Scene plain = learnt.with(
                List.of(role.with(role.preset(), forgotten)), learnt.engine(), learnt.seed(), 20, List.of());
        try (Run run = new Run(plain, registry)) {
            while (run.advance()) {}
            assertEquals(Outcome.FELL, run.outcome());
        }
    }

    /** Splitting is to leave a walk much as it is: what the halves do differently is learnt afterwards. */
    @ParameterizedTest
    @CsvSource({"human-7, regular", "human-7, double-swing", "mechbot, bird", "human-16, sixteen-link"})
    void aWalkWhoseOverloadedNodesAreSplitGoesOn(String character, String preset) {
        Refining refining =
                registry.get(ControllerFactory.class, "nearest-node").refining().orElseThrow();
        Scene scene = scene(character, preset, "flat", 20);
        Refining.Advice advice;
        try (Run run = new Run(scene, registry)) {
            List<Signal> signals =
                    refining.signals().stream().map(s -> signal(run, s)).toList();
            List<double[]> ticks = new ArrayList<>();
            while (run.advance()) {
                ticks.add(
                        signals.stream().mapToDouble(s -> s.now().getAsDouble()).toArray());
            }
            advice = refining.advise(
                    run.stage().world().actors().get(0).character(),
                    run.events().parameters(0),
                    name -> ticks.stream()
                            .mapToDouble(t -> t[refining.signals().indexOf(name)])
                            .toArray());
        }
        assertTrue(advice.reasons().stream().anyMatch(r -> r.contains("is split")), advice.reasons()::toString);
        Scene.Casting role = scene.roles().get(0);
        Scene finer = scene.with(
                List.of(role.with(role.preset(), advice.values().asMap())),
                scene.engine(),
                scene.seed(),
                20,
                List.of());
        try (Run run = new Run(finer, registry)) {
            while (run.advance()) {}
            assertEquals(Outcome.UPRIGHT, run.outcome());
        }
    }

    @Test
    void theGroundAndTheLimitsOfTheThesisCanBeChosen() {
        Physics usual = Physics.DEFAULT;
        Physics thesis = new Physics(
                usual.softness(),
                Physics.Ground.Springs.THESIS,
                new Physics.Limits.Exponential(100, 3, 2),
                usual.method());
        Scene scene = Scene.of(
                        "thesis", 1, scene("human-7", "regular", "flat", 1).roles())
                .physics(thesis)
                .build();
        try (Run run = new Run(scene, registry)) {
            while (run.advance()) {}
            assertEquals(Outcome.UPRIGHT, run.outcome());
        }
    }

    @Test
    void aShortSearchComesNearerToTheKeyframes() throws IOException, InterruptedException {
        try (ShippedRecipe shipped =
                ShippedRecipe.of(registry.get(RecipeProvider.class, "nearest-node-regular"), registry)) {
            RecipePlan plan = RecipeFile.read(shipped.path(), shipped.files()).plan(shipped.files());
            assertEquals(72, plan.space().dimension());
            EvaluatorFactory local = registry.get(EvaluatorFactory.class, "local");
            try (EvaluatorFactory.Evaluator cores = local.create(plan.trial(), 2)) {
                Optimization search = new Optimization(plan, cores);
                double first = search.advance().best();
                double second = search.seconds();
                for (int i = 0; i < 15; i++) {
                    search.advance();
                }
                assertTrue(search.seconds() > 1.3 * second, "rollouts of " + search.seconds() + " s");
                assertTrue(
                        search.best().cost() / search.best().seconds() < 2,
                        "cost " + search.best() + ", at first " + first);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"human-7, steady, torso", "human-16, sixteen-steady, upper-torso", "human-16, sixteen-steady, head"})
    void aSteadyTrunkHardlyRocks(String character, String preset, String link) {
        double rocking =
                Carriage.of("nearest-node", preset, character, registry).rocking(link);
        assertTrue(rocking < 6, rocking + " deg");
    }
}
