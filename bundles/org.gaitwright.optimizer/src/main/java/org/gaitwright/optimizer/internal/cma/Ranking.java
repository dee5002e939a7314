// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.cma;

/** Sorts candidates by cost. Equal ones stay in their order, so that ties are broken the same way everywhere. */
final class Ranking {
    private int[] order;
    private int[] merged;

    Ranking(int candidates) {
        order = new int[candidates];
        merged = new int[candidates];
    }

    /** Indices of the costs, least first; valid until the next call. */
    int[] of(double[] costs) {
        int n = order.length;
        for (int i = 0; i < n; i++) {
            order[i] = i;
        }
        for (int width = 1; width < n; width *= 2) {
            for (int from = 0; from < n; from += 2 * width) {
                merge(costs, from, Math.min(from + width, n), Math.min(from + 2 * width, n));
            }
            int[] swap = order;
            order = merged;
            merged = swap;
        }
        return order;
    }

    private void merge(double[] costs, int from, int middle, int to) {
        int left = from;
        int right = middle;
        for (int k = from; k < to; k++) {
            boolean takeLeft = left < middle && (right >= to || costs[order[left]] <= costs[order[right]]);
            merged[k] = takeLeft ? order[left++] : order[right++];
        }
    }
}
