// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.cma;

import java.util.Arrays;
import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.optimizer.Optimizer;
import org.gaitwright.core.optimizer.SearchSpace;
import org.gaitwright.optimizer.internal.checkpoint.CheckpointReader;
import org.gaitwright.optimizer.internal.checkpoint.CheckpointWriter;

/**
 * Covariance matrix adaptation by ask and tell. Descents search coordinates in which the bounds are [0, 1]; this class maps them
 * to the variables, evaluates candidates more than once where costs are noisy, keeps the best and starts again.
 */
final class CmaEs implements Optimizer {
    private static final String KIND = "cma-es";
    private static final int VERSION = 1;
    /** By this factor more evaluations are averaged in noise, and less without [Hansen 2009]. */
    private static final double AVERAGING = 1.5;

    private final CmaSettings settings;
    private final long seed;
    private final int n;
    private final double[] lower;
    private final double[] upper;
    private final Restarts restarts;

    private Descent descent;
    private long budget = Long.MAX_VALUE;
    private long spent;
    private int generation;
    private double averages = 1;
    private double[] best;
    private double bestCost = Double.POSITIVE_INFINITY;
    /** No descent is to follow. */
    private boolean exhausted;

    private String stopReason;

    private Noise noise;
    private double[] costs;
    private double[] again;
    private int asked;
    private int repeated;
    private int times;

    CmaEs(SearchSpace space, CmaSettings settings, long seed) {
        this.settings = settings;
        this.seed = seed;
        n = space.dimension();
        lower = space.lower();
        upper = space.upper();
        restarts = new Restarts(settings, seed);
        double[] mean = new double[n];
        for (int i = 0; i < n; i++) {
            mean[i] = internal((space.start()[i] - lower[i]) / (upper[i] - lower[i]));
        }
        begin(restarts.first(), mean);
    }

    private void begin(Restarts.Plan plan, double[] mean) {
        descent = new Descent(plan.population(), mean, plan.sigma(), settings);
        budget = plan.evaluations();
        spent = 0;
        averages = 1;
        noise = new Noise(plan.population());
        costs = new double[plan.population()];
        again = new double[plan.population()];
    }

    /** λ candidates, then the first few of them again to measure noise, all of that as often as costs are averaged. */
    @Override
    public double[][] ask() {
        if (settings.rejection()) {
            descent.drawWithin(seed, generation, settings.tries());
        } else {
            descent.draw(seed, generation);
        }
        int population = descent.population();
        double share = settings.reevaluate() * population;
        double chance = CounterRandom.uniform(seed, generation, -1);
        repeated = Math.min(population, (int) share + (chance < share - (int) share ? 1 : 0));
        times = (int) averages;
        asked = times * (population + repeated);
        double[][] candidates = new double[asked][n];
        for (int k = 0; k < asked; k++) {
            variables(descent.points(), candidate(k) * n, candidates[k]);
        }
        return candidates;
    }

    /** Which candidate stands at a place of what was asked for. */
    private int candidate(int place) {
        int turn = place % (descent.population() + repeated);
        return turn < descent.population() ? turn : turn - descent.population();
    }

    @Override
    public void tell(double[] newCosts) {
        if (asked == 0 || newCosts.length != asked) {
            throw new IllegalStateException(
                    "told " + newCosts.length + " costs for " + asked + "; expected one cost for each candidate");
        }
        average(newCosts);
        if (repeated > 0) {
            reactToNoise();
        }
        keepBest();
        descent.learn(costs);
        spent += newCosts.length;
        asked = 0;
        generation++;
        decide();
    }

    private void average(double[] newCosts) {
        Arrays.fill(costs, 0);
        Arrays.fill(again, 0);
        int population = costs.length;
        for (int k = 0; k < newCosts.length; k++) {
            int turn = k % (population + repeated);
            double share = (Double.isNaN(newCosts[k]) ? Double.POSITIVE_INFINITY : newCosts[k]) / times;
            if (turn < population) {
                costs[turn] = sum(costs[turn], share);
            } else {
                again[turn - population] = sum(again[turn - population], share);
            }
        }
    }

    /** Widens the distribution or averages more where noise hides the ranking; takes the mean of both costs. */
    private void reactToNoise() {
        double excess = noise.measure(costs, again, repeated);
        if (excess > 0) {
            if (averages < settings.averages()) {
                averages = Math.min(settings.averages(), averages * AVERAGING);
            } else {
                descent.widen(1 + 2.0 / (n + 10));
            }
        } else if (excess < 0) {
            averages = Math.max(1, averages / AVERAGING);
        }
        for (int j = 0; j < repeated; j++) {
            costs[j] = sum(costs[j] / 2, again[j] / 2);
        }
    }

    /** +∞ if either is: a candidate that fails at times has failed. */
    private static double sum(double a, double b) {
        return a == Double.POSITIVE_INFINITY || b == Double.POSITIVE_INFINITY ? Double.POSITIVE_INFINITY : a + b;
    }

    private void keepBest() {
        for (int j = 0; j < costs.length; j++) {
            if (costs[j] < bestCost) {
                bestCost = costs[j];
                best = best == null ? new double[n] : best;
                variables(descent.points(), j * n, best);
            }
        }
    }

    /** Stops, restarts or continues. */
    private void decide() {
        if (settings.generations() > 0 && generation >= settings.generations()) {
            stopReason = "did all " + settings.generations() + " generations";
            return;
        }
        String reason = spent >= budget ? "its share of evaluations is spent" : descent.reason(settings);
        if (reason == null) {
            return;
        }
        Restarts.Plan plan = exhausted ? null : restarts.next(spent);
        if (plan == null) {
            exhausted = true;
            stopReason = restarts.count() == 0 ? reason : reason + " (after " + restarts.count() + " restarts)";
            return;
        }
        double[] mean = new double[n];
        for (int i = 0; i < n; i++) {
            mean[i] = internal(restarts.start(i));
        }
        begin(plan, mean);
    }

    @Override
    public void objectiveChanged() {
        best = null;
        bestCost = Double.POSITIVE_INFINITY;
        descent.forgetCosts();
    }

    @Override
    public void objectiveDrifted() {
        descent.forgetCosts();
    }

    @Override
    public String stopReason() {
        return stopReason;
    }

    @Override
    public double[] best() {
        return best == null ? null : best.clone();
    }

    @Override
    public double bestCost() {
        return bestCost;
    }

    @Override
    public double[] mean() {
        double[] x = new double[n];
        variables(descent.mean(), 0, x);
        return x;
    }

    @Override
    public double[] deviations() {
        double[] s = new double[n];
        for (int i = 0; i < n; i++) {
            s[i] = descent.deviation(i) * (upper[i] - lower[i]);
        }
        return s;
    }

    @Override
    public double sigma() {
        return descent.sigma();
    }

    @Override
    public String checkpoint() {
        CheckpointWriter out = new CheckpointWriter(KIND, VERSION)
                .number("generation", generation)
                .number("budget", budget)
                .number("spent", spent)
                .number("exhausted", exhausted ? 1 : 0)
                .numbers("averages", averages);
        restarts.write(out);
        descent.write(out);
        if (best != null) {
            out.numbers("best", best).numbers("best-cost", bestCost);
        }
        return out.toString();
    }

    CmaEs restore(String checkpoint) {
        CheckpointReader in = new CheckpointReader(checkpoint, KIND, VERSION);
        int population = (int) in.number("population", 2, 1_000_000);
        begin(new Restarts.Plan(population, settings.sigma(), in.number("budget", 1, Long.MAX_VALUE)), new double[n]);
        generation = (int) in.number("generation", 0, Integer.MAX_VALUE);
        spent = in.number("spent", 0, Long.MAX_VALUE);
        exhausted = in.number("exhausted", 0, 1) == 1;
        averages = in.positive("averages", 1)[0];
        restarts.read(in);
        descent.read(in);
        if (in.has("best")) {
            best = in.finite("best", n);
            bestCost = in.numbers("best-cost", 1)[0];
        }
        decide();
        return this;
    }

    private double internal(double share) {
        return settings.rejection() ? share : SmoothBounds.free(Math.min(1, Math.max(0, share)));
    }

    /** x = lower + u (upper − lower), which rounding must not carry beyond a bound. */
    private void variables(double[] points, int at, double[] out) {
        for (int i = 0; i < n; i++) {
            double u = settings.rejection() ? points[at + i] : SmoothBounds.inside(points[at + i]);
            out[i] = Math.min(upper[i], Math.max(lower[i], lower[i] + u * (upper[i] - lower[i])));
        }
    }
}
