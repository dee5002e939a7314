// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gaitwright.core.optimization.Generation;
import org.gaitwright.core.optimization.Optimization;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.core.optimizer.EvaluatorFactory;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.RecipeFile;
import org.gaitwright.io.optimization.RunFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A search by a recipe, with all that is shipped. */
class OptimizationTest {
    private static final int GENERATIONS = 4;
    private static final String RECIPE =
            """
            scene:
              duration: 1.5
              characters: [{character: humanoid, controller: generalized-walking, goals: [{speed: 0.8}]}]
            variables:
              - {parameter: balance.placement}
              - {parameter: balance.ankle}
            objective:
              missing-second: 10
              terms: [{measure: speed, target: 0.8}, {measure: torque-ratio, weight: 0.1}]
            rollouts:
              - {}
              - {terrain: bumpy, fresh: true, spread: {heading: 20}}
            horizon: {from: 0.5}
            validation: {every: 2, times: 2}
            stop: {generations: 4}
            optimizer: {id: cma-es, population: 6, seed: 4}
            """;

    private final Registry registry = Services.get(Registry.class);

    @TempDir
    Path folder;

    private Map<String, String> search(String name, int... workers) throws IOException, InterruptedException {
        Path recipe = Files.writeString(folder.resolve("walk.yaml"), RECIPE);
        FileRegistry files = FileRegistry.of(registry, folder).frozen();
        RecipeFile file = RecipeFile.read(recipe, files);
        Path run = folder.resolve(name);
        try (RunFolder begun = RunFolder.prepare(run, file, file.plan(files), files, "test")) {
            begun.begin();
        }
        for (int w : workers) {
            try (RunFolder part = RunFolder.open(run)) {
                advance(part, w, GENERATIONS / workers.length);
            }
        }
        Map<String, String> found = new TreeMap<>();
        for (String f : List.of("history.csv", "distribution.csv", "best.yaml", "mean.yaml", "checkpoint.txt")) {
            found.put(f, Files.readString(run.resolve(f)));
        }
        return found;
    }

    private void advance(RunFolder part, int workers, int generations) throws IOException, InterruptedException {
        RecipePlan plan = part.plan(registry);
        EvaluatorFactory local = registry.get(EvaluatorFactory.class, "local");
        try (EvaluatorFactory.Evaluator cores = local.create(plan.trial(), workers)) {
            Optimization search = part.checkpoint().isPresent()
                    ? Optimization.resume(plan, cores, part.checkpoint().get())
                    : new Optimization(plan, cores);
            for (int i = 0; i < generations; i++) {
                Generation done = search.advance();
                assertEquals(List.of(), done.failures());
                part.save(search, done);
            }
            assertTrue(search.best().cost() < Double.POSITIVE_INFINITY);
        }
    }

    @Test
    void aRecipeIsSearchedToTheSameBytesInOneGoAndInPartsWithOtherWorkers() throws IOException, InterruptedException {
        Map<String, String> whole = search("whole", 2);
        assertEquals(1 + GENERATIONS, whole.get("history.csv").lines().count());
        assertTrue(whole.get("best.yaml").contains("balance.placement: "), whole.get("best.yaml"));
        assertEquals(whole, search("parts", 1, 3));
    }
}
