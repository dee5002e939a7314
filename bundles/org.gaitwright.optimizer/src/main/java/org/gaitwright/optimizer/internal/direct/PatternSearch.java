// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.direct;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.optimizer.SearchSpace;
import org.gaitwright.optimizer.internal.checkpoint.CheckpointReader;
import org.gaitwright.optimizer.internal.checkpoint.CheckpointWriter;

/**
 * Compass search with pattern moves [Hooke 1961]: each generation looks one step along every variable to both sides, and at
 * two guesses from the generation before: the last move again, and all single steps together that were better. The best of
 * them becomes the new place; where none is better, the step shrinks.
 */
final class PatternSearch extends DirectSearch {
    /** Guesses as moves from the place; none if they are 0. */
    private double[] pattern;

    private double[] together;

    PatternSearch(SearchSpace space, DirectSettings settings) {
        super("pattern", space, settings);
        pattern = new double[box.dimension()];
        together = new double[box.dimension()];
    }

    /** The compass, first forth, then back along each variable; then the place itself if it has no cost, then guesses. */
    @Override
    double[][] points() {
        List<double[]> points = new ArrayList<>();
        for (int i = 0; i < box.dimension(); i++) {
            points.add(box.moved(place, i, step));
            points.add(box.moved(place, i, -step));
        }
        if (!known) {
            points.add(place.clone());
        }
        if (!isZero(pattern)) {
            points.add(box.moved(place, pattern));
        }
        if (!isZero(together)) {
            points.add(box.moved(place, together));
        }
        return points.toArray(double[][]::new);
    }

    @Override
    void learn(double[][] points, double[] costs) {
        int compass = 2 * box.dimension();
        if (!known && !Double.isNaN(costs[compass])) {
            cost = costs[compass];
        }
        known = true;
        int winner = -1;
        double min = cost;
        for (int k = 0; k < costs.length; k++) {
            if (costs[k] < min) {
                min = costs[k];
                winner = k;
            }
        }
        if (winner < 0) {
            step *= settings.decay();
            pattern = new double[pattern.length];
            together = new double[together.length];
        } else {
            move(points, costs, winner, winner < compass ? 1 : 2);
            cost = min;
        }
    }

    /** Goes to the winner; a guess that came true is tried at twice its length next time. */
    private void move(double[][] points, double[] costs, int winner, double growth) {
        double[] next = points[winner];
        double[] joint = place.clone();
        for (int i = 0; i < place.length; i++) {
            int k = costs[2 * i + 1] < costs[2 * i] || Double.isNaN(costs[2 * i]) ? 2 * i + 1 : 2 * i;
            if (costs[k] < cost) {
                joint[i] = points[k][i];
            }
        }
        for (int i = 0; i < place.length; i++) {
            pattern[i] = growth * (next[i] - place[i]);
            together[i] = joint[i] - next[i];
        }
        System.arraycopy(next, 0, place, 0, place.length);
    }

    private static boolean isZero(double[] x) {
        for (double each : x) {
            if (each != 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    void save(CheckpointWriter out) {
        out.numbers("pattern", pattern).numbers("together", together);
    }

    @Override
    void restore(CheckpointReader in) {
        pattern = in.finite("pattern", place.length);
        together = in.finite("together", place.length);
    }
}
