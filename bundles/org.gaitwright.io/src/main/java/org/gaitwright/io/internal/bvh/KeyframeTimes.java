// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.bvh;

import java.util.Arrays;

/** Chooses those samples of half a cycle as keyframes between which straight lines are nearest to all others, by dynamic programming. */
final class KeyframeTimes {
    private KeyframeTimes() {}

    /** Samples of so many keyframes, the first one at 0. */
    static int[] choose(HalfCycle cycle, int slots, int keys) {
        int n = HalfCycle.SAMPLES;
        // two keyframes in a row would only drive joints to and fro: they are half of what even ones would be apart
        int apart = n / (2 * keys);
        double[][] min = new double[keys + 1][n + 1];
        int[][] before = new int[keys + 1][n + 1];
        Arrays.stream(min).forEach(row -> Arrays.fill(row, Double.POSITIVE_INFINITY));
        min[0][0] = 0;
        for (int k = 1; k <= keys; k++) {
            for (int b = apart * k; b <= n; b++) {
                for (int a = apart * (k - 1); a <= b - apart; a++) {
                    double error = min[k - 1][a] + error(cycle, slots, a, b);
                    if (error < min[k][b]) {
                        min[k][b] = error;
                        before[k][b] = a;
                    }
                }
            }
        }
        int[] chosen = new int[keys];
        for (int k = keys, b = n; k > 0; k--) {
            b = before[k][b];
            chosen[k - 1] = b;
        }
        return chosen;
    }

    /** Σ over slots and samples between a and b of (angle − line)². */
    private static double error(HalfCycle cycle, int slots, int a, int b) {
        double sum = 0;
        for (int i = a + 1; i < b; i++) {
            double t = (double) (i - a) / (b - a);
            for (int s = 0; s < slots; s++) {
                double line = (1 - t) * cycle.angle(a, s) + t * cycle.angle(b, s);
                double off = cycle.angle(i, s) - line;
                sum += off * off;
            }
        }
        return sum;
    }
}
