// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal;

import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.optimizer.Optimizer;
import org.gaitwright.core.optimizer.SearchSpace;
import org.gaitwright.core.registry.InvalidInput;

/**
 * Uniform samples of the search space, the start first: the yardstick that every other optimiser has to beat. Candidate j
 * of generation g is a function of (seed, g, j) alone.
 */
final class RandomSearch implements Optimizer {
    private final SearchSpace space;
    private final long seed;
    private final int population;
    private final int generations;
    private int generation;
    private double[][] asked;
    private double[] best;
    private double bestCost = Double.POSITIVE_INFINITY;

    RandomSearch(SearchSpace space, long seed, int population, int generations) {
        this.space = space;
        this.seed = seed;
        this.population = population;
        this.generations = generations;
    }

    @Override
    public double[][] ask() {
        asked = new double[population][];
        for (int j = 0; j < population; j++) {
            asked[j] = generation == 0 && j == 0 ? space.start() : sample(j);
        }
        return copy(asked);
    }

    private double[] sample(int candidate) {
        double[] x = new double[space.dimension()];
        long stream = (long) generation * population + candidate;
        for (int i = 0; i < x.length; i++) {
            double u = CounterRandom.uniform(seed, stream, i);
            x[i] = space.lower()[i] + u * (space.upper()[i] - space.lower()[i]);
        }
        return x;
    }

    @Override
    public void tell(double[] costs) {
        if (asked == null || costs.length != asked.length) {
            throw new IllegalStateException("told " + costs.length + " costs for " + (asked == null ? 0 : asked.length)
                    + "; expected one cost for each candidate");
        }
        for (int j = 0; j < costs.length; j++) {
            if (costs[j] < bestCost) {
                bestCost = costs[j];
                best = asked[j].clone();
            }
        }
        asked = null;
        generation++;
    }

    @Override
    public void objectiveChanged() {
        best = null;
        bestCost = Double.POSITIVE_INFINITY;
    }

    @Override
    public String stopReason() {
        return generation >= generations ? "did all " + generations + " generations" : null;
    }

    @Override
    public double[] best() {
        return best == null ? null : best.clone();
    }

    @Override
    public double bestCost() {
        return bestCost;
    }

    /** Generation, best cost and best point, as the bits of the numbers in hexadecimal. */
    @Override
    public String checkpoint() {
        StringBuilder s = new StringBuilder("random 1 ").append(generation);
        if (best != null) {
            s.append(' ').append(Double.toHexString(bestCost));
            for (double x : best) {
                s.append(' ').append(Double.toHexString(x));
            }
        }
        return s.toString();
    }

    RandomSearch restore(String checkpoint) {
        String[] words = checkpoint.split(" ");
        try {
            if (!words[0].equals("random") || !words[1].equals("1")) {
                throw new NumberFormatException("not a checkpoint of this search");
            }
            generation = Integer.parseInt(words[2]);
            if (words.length > 3) {
                bestCost = Double.parseDouble(words[3]);
                best = new double[space.dimension()];
                for (int i = 0; i < best.length; i++) {
                    best[i] = Double.parseDouble(words[4 + i]);
                }
            }
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            throw new InvalidInput(
                    "checkpoint '" + checkpoint + "' is not one of a random search over " + space.dimension()
                            + " variables; start again, or restore the right file",
                    e);
        }
        return this;
    }

    private static double[][] copy(double[][] x) {
        double[][] y = new double[x.length][];
        for (int i = 0; i < x.length; i++) {
            y[i] = x[i].clone();
        }
        return y;
    }
}
