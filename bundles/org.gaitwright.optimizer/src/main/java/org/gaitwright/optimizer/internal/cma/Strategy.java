// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.cma;

/**
 * Weights and rates that follow from dimension and population [Hansen 2016, table 1].
 *
 * @param dimension n
 * @param population λ
 * @param weights w, best first; the first {@code parents} are positive and sum up to 1, the others at most 0
 * @param parents μ
 * @param effective μ_eff = 1 / Σ w² of the parents
 * @param pathRate c_σ, of the path of step sizes
 * @param damping d_σ
 * @param shapePathRate c_c, of the path of the covariance
 * @param rankOne c₁
 * @param rankMu c_μ
 */
record Strategy(
        int dimension,
        int population,
        double[] weights,
        int parents,
        double effective,
        double pathRate,
        double damping,
        double shapePathRate,
        double rankOne,
        double rankMu) {

    static int usualPopulation(int dimension) {
        return 4 + (int) (3 * StrictMath.log(dimension));
    }

    static Strategy of(int n, int population, boolean separable, boolean active) {
        int parents = population / 2;
        double[] raw = new double[population];
        for (int i = 0; i < population; i++) {
            // w'ᵢ = ln((λ + 1) / 2) − ln i
            raw[i] = StrictMath.log((population + 1) / 2.0) - StrictMath.log(i + 1.0);
        }
        double best = effective(raw, 0, parents);
        double worst = effective(raw, parents, population);
        double rankOne = 2 / ((n + 1.3) * (n + 1.3) + best);
        double rankMu = Math.min(1 - rankOne, 2 * (0.25 + best + 1 / best - 2) / ((n + 2.0) * (n + 2.0) + best));
        if (separable) {
            // n instead of n²/2 numbers are learnt faster [Ros 2008]
            rankOne = Math.min(0.5, rankOne * (n + 2) / 3);
            rankMu = Math.min(1 - rankOne, rankMu * (n + 2) / 3);
        }
        double pathRate = (best + 2) / (n + best + 5);
        double[] weights = weights(raw, parents, active ? negativeSum(n, best, worst, rankOne, rankMu) : 0);
        return new Strategy(
                n,
                population,
                weights,
                parents,
                best,
                pathRate,
                1 + 2 * Math.max(0, Math.sqrt((best - 1) / (n + 1)) - 1) + pathRate,
                (4 + best / n) / (n + 4 + 2 * best / n),
                rankOne,
                rankMu);
    }

    /** E|N(0, I)|. */
    double expectedLength() {
        return Math.sqrt(dimension) * (1 - 1.0 / (4.0 * dimension) + 1.0 / (21.0 * dimension * dimension));
    }

    /** After so many generations the covariance has changed enough for a new decomposition [Hansen 2016, B.2]. */
    int decompositionGap() {
        return Math.max(1, (int) (1 / (10.0 * dimension * (rankOne + rankMu))));
    }

    /** What the weights of the worse half may sum up to, so that the covariance stays positive definite. */
    private static double negativeSum(int n, double best, double worst, double rankOne, double rankMu) {
        double balance = 1 + rankOne / rankMu;
        double selection = 1 + 2 * worst / (best + 2);
        double definite = (1 - rankOne - rankMu) / (n * rankMu);
        return Math.min(balance, Math.min(selection, definite));
    }

    private static double[] weights(double[] raw, int parents, double negativeSum) {
        double positive = 0;
        double negative = 0;
        for (double w : raw) {
            positive += Math.max(0, w);
            negative -= Math.min(0, w);
        }
        double[] weights = new double[raw.length];
        for (int i = 0; i < raw.length; i++) {
            weights[i] = i < parents ? raw[i] / positive : raw[i] * negativeSum / negative;
        }
        return weights;
    }

    /** (Σ w)² / Σ w². */
    private static double effective(double[] w, int from, int to) {
        double sum = 0;
        double squares = 0;
        for (int i = from; i < to; i++) {
            sum += w[i];
            squares += w[i] * w[i];
        }
        return sum * sum / squares;
    }
}
