// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.bench;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.gaitwright.core.optimizer.Optimizer;
import org.gaitwright.core.optimizer.OptimizerFactory;
import org.gaitwright.core.optimizer.SearchSpace;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.Registry;

/** Measures what an optimiser itself takes for each evaluation, with as many variables and candidates as [Wu 2010, 8] has. */
final class OptimizerBenchmark {
    private static final String OPTIMIZER = "cma-es";
    private static final int POPULATION = 32;
    private static final int[] DIMENSIONS = {46, 70};
    private static final int GENERATIONS = 50;

    private final Bench bench;
    private final Registry registry;
    private final Meter meter;
    private Optimizer search;

    OptimizerBenchmark(Bench bench) {
        this.bench = bench;
        registry = bench.registry();
        meter = new Meter(bench);
    }

    /** Processor time per evaluation by dimension; empty if the optimiser is not installed. */
    Map<String, Object> measure() {
        Map<String, Object> result = new LinkedHashMap<>();
        for (OptimizerFactory factory : registry.all(OptimizerFactory.class)) {
            if (factory.id().equals(OPTIMIZER)) {
                result.put("id", factory.id());
                result.put("population", POPULATION);
                for (int dimension : DIMENSIONS) {
                    if (!bench.stopping().asked()) {
                        bench.tell().accept("optimizer: " + factory.id() + " with " + dimension + " variables");
                        result.put("us_per_evaluation_" + dimension + "d", microseconds(factory, dimension));
                    }
                }
            }
        }
        return result;
    }

    private double microseconds(OptimizerFactory factory, int dimension) {
        ParameterValues settings = factory.parameters().initialValues().with("population", POPULATION);
        SearchSpace space = cube(dimension);
        Runnable begin = () -> search = registry.guard(factory, f -> f.create(space, settings, 0));
        meter.warmUp(() -> {
            begin.run();
            generations();
        });
        Meter.Cost cost = meter.median(begin, this::generations);
        return cost.nanos() * 1e-3 / (GENERATIONS * POPULATION);
    }

    /** The cost is a sum of squares, which hardly counts. */
    private void generations() {
        double[] costs = new double[POPULATION];
        for (int g = 0; g < GENERATIONS; g++) {
            double[][] candidates = search.ask();
            for (int j = 0; j < POPULATION; j++) {
                costs[j] = 0;
                for (double x : candidates[j]) {
                    costs[j] += x * x;
                }
            }
            search.tell(costs);
        }
    }

    private static SearchSpace cube(int dimension) {
        double[] lower = new double[dimension];
        double[] upper = new double[dimension];
        double[] start = new double[dimension];
        Arrays.fill(lower, -1);
        Arrays.fill(upper, 1);
        Arrays.fill(start, 0.5);
        return new SearchSpace(
                IntStream.range(0, dimension).mapToObj(i -> "x" + i).toList(), lower, upper, start);
    }
}
