// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.ToDoubleFunction;
import org.gaitwright.core.optimizer.EvaluatorFactory;
import org.gaitwright.core.registry.InvalidInput;
import org.osgi.service.component.annotations.Component;

/** Evaluates on threads of this process. The result does not depend on how many. */
@Component(service = EvaluatorFactory.class)
public final class LocalEvaluatorFactory implements EvaluatorFactory {
    @Override
    public String id() {
        return "local";
    }

    @Override
    public String name() {
        return "This machine";
    }

    @Override
    public String description() {
        return "Evaluates on the cores of this machine";
    }

    @Override
    public Evaluator create(ToDoubleFunction<double[]> cost, int workers) {
        if (workers < 1) {
            throw new InvalidInput("workers: " + workers + "; expected at least 1");
        }
        return new Local(cost, workers);
    }

    private static final class Local implements Evaluator {
        private final ToDoubleFunction<double[]> cost;
        private final ExecutorService threads;

        Local(ToDoubleFunction<double[]> cost, int workers) {
            this.cost = cost;
            threads = Executors.newFixedThreadPool(workers, task -> {
                Thread t = new Thread(task, "evaluation");
                t.setDaemon(true);
                return t;
            });
        }

        @Override
        public double[] evaluate(double[][] candidates) throws InterruptedException {
            List<Future<Double>> futures = new ArrayList<>();
            for (double[] x : candidates) {
                futures.add(threads.submit(() -> cost.applyAsDouble(x.clone())));
            }
            double[] costs = new double[candidates.length];
            for (int j = 0; j < costs.length; j++) {
                try {
                    double c = futures.get(j).get();
                    costs[j] = Double.isNaN(c) ? Double.POSITIVE_INFINITY : c;
                } catch (ExecutionException e) {
                    costs[j] = Double.POSITIVE_INFINITY;
                }
            }
            return costs;
        }

        @Override
        public void close() {
            threads.shutdownNow();
        }
    }
}
