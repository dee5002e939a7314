// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.bench;

import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.gaitwright.core.optimization.Optimization;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.core.optimization.RecipeProvider;
import org.gaitwright.core.optimizer.EvaluatorFactory;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.RecipeFile;
import org.gaitwright.io.ShippedRecipe;

/**
 * Measures how much faster two workers search than one: the first generations of a shipped recipe, time on the clock, by turns in one
 * process, after Java has compiled them. It needs two idle cores; processor time is printed beside it, which shows whether it had them.
 */
final class WorkersBenchmark {
    private static final String RECIPE = "simbicon-walk-2d";
    private static final int GENERATIONS = 3;
    /** Of either kind; a search takes seconds, so few are enough. */
    private static final int MAX_REPEATS = 5;

    private final Bench bench;
    private final Registry registry;

    /** What a search took. */
    private record Took(double wallSeconds, double cpuSeconds, long evaluations) {}

    WorkersBenchmark(Bench bench) {
        this.bench = bench;
        registry = bench.registry();
    }

    /** Medians; empty where there is one core only or the recipe is not installed. */
    Map<String, Object> measure() throws IOException {
        Map<String, Object> result = new LinkedHashMap<>();
        for (RecipeProvider recipe : registry.all(RecipeProvider.class)) {
            if (recipe.id().equals(RECIPE) && Runtime.getRuntime().availableProcessors() > 1) {
                bench.tell().accept("workers: " + RECIPE + " with 1 and 2");
                try (ShippedRecipe shipped = ShippedRecipe.of(recipe, registry)) {
                    FileRegistry files = shipped.files();
                    RecipeFile file = RecipeFile.read(shipped.path(), files);
                    compare(file.plan(files, file.recipe()), result);
                }
            }
        }
        return result;
    }

    private void compare(RecipePlan plan, Map<String, Object> result) {
        new Meter(bench).warmUp(() -> search(plan, 2));
        int repeats = Math.min(MAX_REPEATS, bench.repeats());
        double[][] wall = new double[2][repeats];
        double[][] cpu = new double[2][repeats];
        long evaluations = 0;
        for (int i = 0; i < repeats && !bench.stopping().asked(); i++) {
            for (int workers = 1; workers <= 2; workers++) {
                Took took = search(plan, workers);
                wall[workers - 1][i] = took.wallSeconds;
                cpu[workers - 1][i] = took.cpuSeconds;
                evaluations = took.evaluations;
            }
        }
        double[] faster = new double[repeats];
        Arrays.setAll(faster, i -> wall[0][i] / wall[1][i]);
        result.put("recipe", RECIPE);
        result.put("evaluations", evaluations);
        result.put("s_1_worker", Meter.median(wall[0]));
        result.put("s_2_workers", Meter.median(wall[1]));
        result.put("cpu_s_1_worker", Meter.median(cpu[0]));
        result.put("cpu_s_2_workers", Meter.median(cpu[1]));
        result.put("times_as_fast", Meter.median(faster));
    }

    private Took search(RecipePlan plan, int workers) {
        EvaluatorFactory factory = registry.get(EvaluatorFactory.class, "local");
        try (EvaluatorFactory.Evaluator evaluator = registry.guard(factory, f -> f.create(plan.trial(), workers))) {
            Optimization search = new Optimization(plan, evaluator);
            long begun = System.nanoTime();
            while (search.generation() < GENERATIONS && !bench.stopping().asked()) {
                search.advance();
            }
            return new Took((System.nanoTime() - begun) * 1e-9, evaluator.cpuSeconds(), search.evaluations());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while measuring", e);
        }
    }
}
