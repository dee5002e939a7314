// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.testkit;

import java.util.Arrays;
import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.optimizer.Optimizer;
import org.gaitwright.core.optimizer.OptimizerFactory;
import org.gaitwright.core.optimizer.SearchSpace;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;

/** An optimiser of a page: looks around where it stands, goes to the best that it saw, and looks nearer. */
public record FakeSearch() implements OptimizerFactory {
    @Override
    public String id() {
        return "cma-es";
    }

    @Override
    public String name() {
        return "Looks around";
    }

    @Override
    public ParameterSet parameters() {
        return ParameterSet.of(
                Parameter.of("population", "", 1, 100, 4, "Candidates of a generation"),
                Parameter.of("sigma", "", 0.01, 1, 0.3, "How far it looks, as a share of the bounds"));
    }

    @Override
    public Optimizer create(SearchSpace space, ParameterValues settings, long seed) {
        return new Looking(space, (int) settings.get(0), seed, settings.get(1), space.start());
    }

    @Override
    public Optimizer resume(SearchSpace space, ParameterValues settings, long seed, String checkpoint) {
        String[] words = checkpoint.split(" ");
        if (words.length != 3 + space.dimension() || !words[0].equals("looking")) {
            throw new InvalidInput("'" + checkpoint + "' is not a checkpoint of this search; restore the right one");
        }
        double[] mean =
                Arrays.stream(words).skip(3).mapToDouble(Double::parseDouble).toArray();
        Looking search = new Looking(space, (int) settings.get(0), seed, Double.parseDouble(words[2]), mean);
        search.generation = Integer.parseInt(words[1]);
        return search;
    }

    private static final class Looking implements Optimizer {
        private static final double NEARER = 0.8;

        private final SearchSpace space;
        private final int population;
        private final long seed;
        private double sigma;
        private double[] mean;
        private double cost = Double.POSITIVE_INFINITY;
        private int generation;
        private double[][] asked;

        Looking(SearchSpace space, int population, long seed, double sigma, double[] mean) {
            this.space = space;
            this.population = population;
            this.seed = seed;
            this.sigma = sigma;
            this.mean = mean.clone();
        }

        @Override
        public double[][] ask() {
            asked = new double[population][space.dimension()];
            for (int j = 0; j < population; j++) {
                for (int i = 0; i < space.dimension(); i++) {
                    double width = space.upper()[i] - space.lower()[i];
                    double u = 2 * CounterRandom.uniform(seed, (long) generation * population + j, i) - 1;
                    double x = mean[i] + (j == 0 ? 0 : sigma * width * u);
                    asked[j][i] = Math.max(space.lower()[i], Math.min(space.upper()[i], x));
                }
            }
            return Arrays.stream(asked).map(double[]::clone).toArray(double[][]::new);
        }

        @Override
        public void tell(double[] costs) {
            int best = 0;
            for (int j = 1; j < costs.length; j++) {
                best = costs[j] < costs[best] ? j : best;
            }
            mean = asked[best];
            cost = costs[best];
            sigma *= NEARER;
            generation++;
        }

        @Override
        public String stopReason() {
            return null;
        }

        @Override
        public double[] best() {
            return mean.clone();
        }

        @Override
        public double bestCost() {
            return cost;
        }

        @Override
        public String checkpoint() {
            StringBuilder s =
                    new StringBuilder("looking ").append(generation).append(' ').append(sigma);
            Arrays.stream(mean).forEach(x -> s.append(' ').append(x));
            return s.toString();
        }

        @Override
        public double[] deviations() {
            double[] d = new double[mean.length];
            Arrays.setAll(d, i -> sigma * (space.upper()[i] - space.lower()[i]));
            return d;
        }

        @Override
        public double sigma() {
            return sigma;
        }
    }
}
