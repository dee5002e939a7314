// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.cma;

/**
 * How much of a ranking is noise: by how many ranks candidates move when they are evaluated again, less what is accepted
 * [Hansen 2009]. Above 0 there is too much of it.
 */
final class Noise {
    /** Share of the ranks within which a move is accepted, θ / 2. */
    private static final double ACCEPTED = 0.1;

    private final double[] costs;
    private final int[] rank;
    private final Ranking ranking;

    Noise(int population) {
        costs = new double[2 * population];
        rank = new int[2 * population];
        ranking = new Ranking(2 * population);
    }

    /**
     * s = 1/k Σᵢ (2 |Δᵢ| − accepted(old rank) − accepted(new rank)), ranks among all old and new costs.
     *
     * @param first costs of all candidates
     * @param second costs of the first k of them, evaluated again
     */
    double measure(double[] first, double[] second, int k) {
        int population = first.length;
        System.arraycopy(first, 0, costs, 0, population);
        System.arraycopy(first, 0, costs, population, population);
        System.arraycopy(second, 0, costs, population, k);
        int[] order = ranking.of(costs);
        for (int r = 0; r < order.length; r++) {
            rank[order[r]] = r + 1;
        }
        double sum = 0;
        for (int i = 0; i < k; i++) {
            if (first[i] == second[i]) {
                // the tie is broken by the order, which is no move
                sum -= 2 * accepted(rank[i], order.length);
                continue;
            }
            // Δ = new − old − sign(new − old): the candidate's own other cost does not count
            int before = rank[i];
            int after = rank[population + i];
            int move = Math.abs(after - before) - 1;
            sum += 2 * move
                    - accepted(after - (after > before ? 1 : 0), order.length)
                    - accepted(before - (before > after ? 1 : 0), order.length);
        }
        return sum / k;
    }

    /** The percentile {@link #ACCEPTED} of |1 − rank|, |2 − rank|, …, |ranks − 1 − rank|. */
    private static int accepted(int rank, int ranks) {
        double enough = ACCEPTED * (ranks - 1);
        int distance = 0;
        while (Math.min(rank + distance, ranks - 1) - Math.max(rank - distance, 1) + 1 < enough) {
            distance++;
        }
        return distance;
    }
}
