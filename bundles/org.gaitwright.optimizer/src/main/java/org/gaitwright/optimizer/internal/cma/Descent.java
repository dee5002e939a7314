// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.cma;

import java.util.Arrays;
import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.optimizer.internal.checkpoint.CheckpointReader;
import org.gaitwright.optimizer.internal.checkpoint.CheckpointWriter;

/**
 * One search of (μ/μ_w, λ)-CMA-ES from a start until it has converged [Hansen 2016, figure 6]. It knows of no bounds but, for
 * rejection, of [0, 1].
 */
final class Descent {
    /** Where candidates spread over ten times the bounds, a wider spread finds nothing new. */
    private static final double WIDEST = 10;

    private static final double WORST_CONDITION = 1e14;

    private final int n;
    private final int population;
    private final Strategy strategy;
    private final Covariance covariance;
    private final Convergence convergence;
    private final Ranking ranking;
    private final double[] mean;
    private final double[] path;
    private final double[] shapePath;
    private double sigma;
    private int generation;
    private double moved = Double.POSITIVE_INFINITY;

    /** Of the generation that was drawn last: x = m + σ y, and yᵀ C⁻¹ y. */
    private final double[] points;

    private final double[] steps;
    private final double[] squaredLengths;

    private final double[] z;
    private final double[] step;
    private final double[] weights;

    Descent(int population, double[] mean, double sigma, CmaSettings settings) {
        n = mean.length;
        this.population = population;
        this.mean = mean.clone();
        this.sigma = sigma;
        strategy = Strategy.of(n, population, settings.separable(), settings.active());
        covariance =
                settings.separable() ? new DiagonalCovariance(n) : new FullCovariance(n, strategy.decompositionGap());
        convergence = new Convergence(n, population);
        ranking = new Ranking(population);
        path = new double[n];
        shapePath = new double[n];
        points = new double[population * n];
        steps = new double[population * n];
        squaredLengths = new double[population];
        z = new double[n];
        step = new double[n];
        weights = new double[population];
    }

    int population() {
        return population;
    }

    int generation() {
        return generation;
    }

    double[] mean() {
        return mean;
    }

    double sigma() {
        return sigma;
    }

    double deviation(int i) {
        return sigma * covariance.deviation(i);
    }

    /** Candidates of the generation, one row each. */
    double[] points() {
        return points;
    }

    /** Draws a generation; candidate j is a function of the distribution and (seed, key, j). */
    void draw(long seed, long key) {
        for (int j = 0; j < population; j++) {
            draw(seed, CounterRandom.bits(seed, key, j), j * n, 0);
            squaredLengths[j] = squared(z);
        }
    }

    /** Draws each candidate again until it lies in [0, 1]ⁿ [Wu 2010, 8], but not for ever. */
    void drawWithin(long seed, long key, int tries) {
        for (int j = 0; j < population; j++) {
            long stream = CounterRandom.bits(seed, key, j);
            int at = j * n;
            int attempt = 0;
            do {
                draw(seed, stream, at, attempt);
                attempt++;
            } while (attempt < tries && !within(points, at, n));
            if (within(points, at, n)) {
                squaredLengths[j] = squared(z);
            } else {
                mirror(at);
                squaredLengths[j] = covariance.squaredLength(steps, at);
            }
        }
    }

    private void draw(long seed, long stream, int at, int attempt) {
        for (int i = 0; i < n; i++) {
            z[i] = CounterRandom.normal(seed, stream, (long) attempt * n + i);
        }
        // x = m + σ C^½ z
        covariance.colour(z, steps, at);
        for (int i = 0; i < n; i++) {
            points[at + i] = mean[i] + sigma * steps[at + i];
        }
    }

    private void mirror(int at) {
        for (int i = 0; i < n; i++) {
            points[at + i] = SmoothBounds.mirrored(points[at + i], 0, 1);
            steps[at + i] = (points[at + i] - mean[i]) / sigma;
        }
    }

    /** Moves and shapes the distribution by the costs of the candidates, of which none is NaN. */
    void learn(double[] costs) {
        generation++;
        int[] order = ranking.of(costs);
        double best = costs[order[0]];
        if (best == Double.POSITIVE_INFINITY) {
            // nothing is better than anything else: the same distribution is tried again
            convergence.failed();
            return;
        }
        moveMean(order);
        boolean steady = adaptPaths();
        adaptCovariance(order, steady);
        adaptSigma();
        // costs that do not differ: look farther away [Hansen 2016, B.4]
        boolean flat = best == costs[order[(int) Math.ceil(0.7 * population) - 1]];
        if (flat) {
            widen(StrictMath.exp(0.2 + strategy.pathRate() / strategy.damping()));
        }
        convergence.add(best, costs[order[population / 2]], costs[order[population - 1]], flat);
    }

    private void moveMean(int[] order) {
        // y_w = Σ wᵢ yᵢ over the better half; m ← m + σ y_w
        Arrays.fill(step, 0);
        for (int rank = 0; rank < strategy.parents(); rank++) {
            int at = order[rank] * n;
            double w = strategy.weights()[rank];
            for (int i = 0; i < n; i++) {
                step[i] += w * steps[at + i];
            }
        }
        moved = 0;
        for (int i = 0; i < n; i++) {
            mean[i] += sigma * step[i];
            moved = Math.max(moved, Math.abs(sigma * step[i]));
        }
    }

    /** Returns h_σ: false if the path is so long that the step size has to grow first. */
    private boolean adaptPaths() {
        // p_σ ← (1 − c_σ) p_σ + √(c_σ (2 − c_σ) μ_eff) C^−½ y_w
        double cs = strategy.pathRate();
        double gain = Math.sqrt(cs * (2 - cs) * strategy.effective());
        covariance.whiten(step, z);
        for (int i = 0; i < n; i++) {
            path[i] = (1 - cs) * path[i] + gain * z[i];
        }
        // h_σ: |p_σ| / √(1 − (1 − c_σ)^2g) < (1.4 + 2 / (n + 1)) E|N(0, I)|
        double begun = Math.sqrt(1 - StrictMath.pow(1 - cs, 2.0 * generation));
        boolean steady = Math.sqrt(squared(path)) / begun < (1.4 + 2.0 / (n + 1)) * strategy.expectedLength();
        // p_c ← (1 − c_c) p_c + h_σ √(c_c (2 − c_c) μ_eff) y_w
        double cc = strategy.shapePathRate();
        double shapeGain = steady ? Math.sqrt(cc * (2 - cc) * strategy.effective()) : 0;
        for (int i = 0; i < n; i++) {
            shapePath[i] = (1 - cc) * shapePath[i] + shapeGain * step[i];
        }
        return steady;
    }

    private void adaptCovariance(int[] order, boolean steady) {
        // wᵢ c_μ for the better half, wᵢ c_μ n / |C^−½ yᵢ|² for the worse one, so that long steps do not count more
        double sum = 0;
        for (int rank = 0; rank < population; rank++) {
            double w = strategy.weights()[rank];
            sum += w;
            double length = squaredLengths[order[rank]];
            weights[rank] = strategy.rankMu() * (w >= 0 ? w : w * n / Math.max(length, 1e-12));
        }
        // C ← (1 − c₁ − c_μ Σ w + (1 − h_σ) c₁ c_c (2 − c_c)) C + c₁ p_c p_cᵀ + c_μ Σ wᵢ yᵢ yᵢᵀ
        double c1 = strategy.rankOne();
        double cc = strategy.shapePathRate();
        double keep = 1 - c1 - strategy.rankMu() * sum + (steady ? 0 : c1 * cc * (2 - cc));
        covariance.update(keep, c1, shapePath, weights, steps, order);
    }

    private void adaptSigma() {
        // σ ← σ exp(c_σ / d_σ (|p_σ| / E|N(0, I)| − 1)), at most by e
        double length = Math.sqrt(squared(path)) / strategy.expectedLength();
        widen(StrictMath.exp(Math.min(1, strategy.pathRate() / strategy.damping() * (length - 1))));
    }

    /** Widens the distribution, up to what makes sense. */
    void widen(double factor) {
        sigma = Math.min(sigma * factor, Math.max(sigma, WIDEST / covariance.longest()));
    }

    /** Why there is no use in going on, or null. */
    String reason(CmaSettings settings) {
        String reason = convergence.reason(settings.tolfun());
        if (reason != null || generation == 0) {
            return reason;
        }
        if (isNarrow(settings.tolx())) {
            return "deviations are below tolx " + settings.tolx();
        }
        if (moved < settings.tolmean()) {
            return "the mean moved by less than tolmean " + settings.tolmean();
        }
        if (covariance.condition() > WORST_CONDITION) {
            return "the covariance is degenerate: its condition number exceeds " + WORST_CONDITION;
        }
        return hasNoEffect() ? "deviations are below what a number resolves" : null;
    }

    private boolean isNarrow(double tolx) {
        for (int i = 0; i < n; i++) {
            if (deviation(i) >= tolx || sigma * Math.abs(shapePath[i]) >= tolx) {
                return false;
            }
        }
        return true;
    }

    /** A fifth of a deviation does not change a coordinate, or a tenth of an axis the point; one axis each generation. */
    private boolean hasNoEffect() {
        boolean same = true;
        int k = generation % n;
        for (int i = 0; i < n; i++) {
            if (mean[i] == mean[i] + 0.2 * deviation(i)) {
                return true;
            }
            same &= mean[i] == mean[i] + 0.1 * sigma * covariance.axis(k, i);
        }
        return same;
    }

    /** From now on costs mean something else than those of past generations. */
    void forgetCosts() {
        convergence.forget();
    }

    void write(CheckpointWriter out) {
        out.number("population", population)
                .number("descent-generation", generation)
                .numbers("mean", mean)
                .numbers("sigma", sigma)
                .numbers("moved", moved)
                .numbers("path", path)
                .numbers("shape-path", shapePath);
        covariance.write(out);
        convergence.write(out);
    }

    void read(CheckpointReader in) {
        generation = (int) in.number("descent-generation", 0, Integer.MAX_VALUE);
        System.arraycopy(in.finite("mean", n), 0, mean, 0, n);
        sigma = in.positive("sigma", 1)[0];
        moved = in.numbers("moved", 1)[0];
        System.arraycopy(in.finite("path", n), 0, path, 0, n);
        System.arraycopy(in.finite("shape-path", n), 0, shapePath, 0, n);
        covariance.read(in);
        convergence.read(in);
    }

    private static boolean within(double[] x, int at, int n) {
        for (int i = at; i < at + n; i++) {
            if (!(x[i] >= 0 && x[i] <= 1)) {
                return false;
            }
        }
        return true;
    }

    private static double squared(double[] x) {
        double sum = 0;
        for (double each : x) {
            sum += each * each;
        }
        return sum;
    }
}
