// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.cma;

import java.util.Arrays;
import org.gaitwright.optimizer.internal.checkpoint.CheckpointReader;
import org.gaitwright.optimizer.internal.checkpoint.CheckpointWriter;

/** Best and median costs of past generations, and what they say about going on [Hansen 2016, B.3]. */
final class Convergence {
    /** More generations without progress than any descent needs; bounds the size of a checkpoint. */
    private static final int MOST = 2000;
    /** Medians take sorting, so they are looked at once in so many generations. */
    private static final int EVERY = 10;

    private final int window;
    private final int shortest;
    private final double[] best = new double[MOST];
    private final double[] median = new double[MOST];
    private final double[] sorted = new double[MOST];
    private int count;
    private int flat;
    private int failed;
    private double range = Double.POSITIVE_INFINITY;

    Convergence(int dimension, int population) {
        window = Math.min(MOST, 10 + (30 * dimension + population - 1) / population);
        shortest = Math.min(MOST, 120 + 30 * dimension / population);
    }

    /** A generation in which every candidate failed. */
    void failed() {
        failed++;
    }

    /** Best, median and worst cost of a generation; flat if most of its costs were equal. */
    void add(double bestCost, double medianCost, double worstCost, boolean isFlat) {
        best[count % MOST] = bestCost;
        median[count % MOST] = medianCost;
        range = worstCost - bestCost;
        count++;
        failed = 0;
        flat = isFlat ? flat + 1 : 0;
    }

    /** From now on costs mean something else; that those of a generation are equal, or all infinite, does not depend on that. */
    void forget() {
        count = 0;
        range = Double.POSITIVE_INFINITY;
    }

    /** Why there is no use in going on, or null. */
    String reason(double tolfun) {
        if (failed >= window) {
            return "every candidate of " + failed
                    + " generations failed; start from a point that does not fail, or with a smaller sigma";
        }
        if (flat >= window) {
            return "costs did not differ for " + flat + " generations";
        }
        if (count >= window && range < tolfun && recentRange() < tolfun) {
            return "costs differ by less than tolfun " + tolfun;
        }
        return stagnates() ? "costs stagnate" : null;
    }

    private double recentRange() {
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (int k = count - window; k < count; k++) {
            low = Math.min(low, best[k % MOST]);
            high = Math.max(high, best[k % MOST]);
        }
        return high - low;
    }

    /** Neither best nor median costs of the last 30 % of a window are better than those of its first 30 %. */
    private boolean stagnates() {
        int length = Math.min(MOST, Math.max(shortest, count / 5));
        if (count < length || count % EVERY != 0) {
            return false;
        }
        int part = Math.max(1, length * 3 / 10);
        return middle(best, count - part, part) >= middle(best, count - length, part)
                && middle(median, count - part, part) >= middle(median, count - length, part);
    }

    private double middle(double[] history, int from, int length) {
        for (int k = 0; k < length; k++) {
            sorted[k] = history[(from + k) % MOST];
        }
        Arrays.sort(sorted, 0, length);
        return sorted[length / 2];
    }

    void write(CheckpointWriter out) {
        int kept = Math.min(count, MOST);
        out.number("history", count)
                .number("flat", flat)
                .number("failed", failed)
                .numbers("range", range)
                .numbers("best-costs", Arrays.copyOf(best, kept))
                .numbers("median-costs", Arrays.copyOf(median, kept));
    }

    void read(CheckpointReader in) {
        count = (int) in.number("history", 0, Integer.MAX_VALUE);
        flat = (int) in.number("flat", 0, Integer.MAX_VALUE);
        failed = (int) in.number("failed", 0, Integer.MAX_VALUE);
        range = in.numbers("range", 1)[0];
        int kept = Math.min(count, MOST);
        System.arraycopy(in.numbers("best-costs", kept), 0, best, 0, kept);
        System.arraycopy(in.numbers("median-costs", kept), 0, median, 0, kept);
    }
}
