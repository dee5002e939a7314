// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.cma;

import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.optimizer.internal.checkpoint.CheckpointReader;
import org.gaitwright.optimizer.internal.checkpoint.CheckpointWriter;

/**
 * What to try after a descent has converged: twice the population [Auger 2005], or in between, as long as these have used less
 * evaluations, a small one from a narrower start [Hansen 2009b].
 */
final class Restarts {
    private static final int MAX_CANDIDATES = 1_000_000;

    private final CmaSettings settings;
    private final long seed;
    private int descents;
    private int doublings;
    private boolean small;
    private long spentLarge;
    private long spentSmall;
    private long lastLarge;

    /** How a descent starts; one of no more than so many evaluations. */
    record Plan(int population, double sigma, long evaluations) {}

    Restarts(CmaSettings settings, long seed) {
        this.settings = settings;
        this.seed = seed;
    }

    /** How many descents there were before this one. */
    int count() {
        return descents;
    }

    Plan first() {
        return new Plan(settings.population(), settings.sigma(), Long.MAX_VALUE);
    }

    /** The next descent after one that took so many evaluations; null if there is none. */
    Plan next(long evaluations) {
        if (small) {
            spentSmall += evaluations;
        } else {
            lastLarge = evaluations;
            // the first descent is neither
            spentLarge += descents == 0 ? 0 : evaluations;
        }
        boolean nextSmall = settings.bipop() && spentSmall < spentLarge;
        if (!nextSmall && doublings == settings.restarts()) {
            return null;
        }
        descents++;
        small = nextSmall;
        if (small) {
            return smallPlan();
        }
        doublings++;
        return new Plan(largePopulation(), settings.sigma(), Long.MAX_VALUE);
    }

    private int largePopulation() {
        return (int) Math.min(MAX_CANDIDATES, (long) settings.population() << doublings);
    }

    private Plan smallPlan() {
        // λ_s = λ (λ_l / 2λ)^(u²), σ_s = σ 10^(−2v)
        double u = CounterRandom.uniform(seed, -descents, -1);
        double v = CounterRandom.uniform(seed, -descents, -2);
        double ratio = 0.5 * largePopulation() / settings.population();
        int population = (int) (settings.population() * StrictMath.pow(ratio, u * u));
        return new Plan(population, settings.sigma() * StrictMath.pow(10, -2 * v), Math.max(1, lastLarge / 2));
    }

    /** Where the descent starts in [0, 1]: anywhere. */
    double start(int variable) {
        return CounterRandom.uniform(seed, -descents, variable);
    }

    void write(CheckpointWriter out) {
        out.number("descents", descents)
                .number("doublings", doublings)
                .number("small", small ? 1 : 0)
                .number("spent-large", spentLarge)
                .number("spent-small", spentSmall)
                .number("last-large", lastLarge);
    }

    void read(CheckpointReader in) {
        descents = (int) in.number("descents", 0, Integer.MAX_VALUE);
        doublings = (int) in.number("doublings", 0, Integer.MAX_VALUE);
        small = in.number("small", 0, 1) == 1;
        spentLarge = in.number("spent-large", 0, Long.MAX_VALUE);
        spentSmall = in.number("spent-small", 0, Long.MAX_VALUE);
        lastLarge = in.number("last-large", 0, Long.MAX_VALUE);
    }
}
