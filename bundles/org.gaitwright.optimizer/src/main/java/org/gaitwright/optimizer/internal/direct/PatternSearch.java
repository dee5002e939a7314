// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.direct;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.optimizer.Optimizer;
import org.gaitwright.core.optimizer.SearchSpace;
import org.gaitwright.optimizer.internal.checkpoint.CheckpointReader;
import org.gaitwright.optimizer.internal.checkpoint.CheckpointWriter;

/**
 * Compass search with pattern moves [Hooke 1961]: each generation looks one step along every variable to both sides, and at
 * two guesses from the generation before: the last move again, and all single steps together that were better. The best of
 * them becomes the new place; where none is better, the step shrinks.
 */
final class PatternSearch implements Optimizer {
    private static final String KIND = "pattern";
    private static final int VERSION = 1;

    private final Box box;
    private final DirectSettings settings;
    private final double[] place;
    private double cost = Double.POSITIVE_INFINITY;
    private double step;
    private int generation;
    /** Whether the place has a cost; it has none at first, and after costs have changed their meaning. */
    private boolean known;

    /** Guesses as moves from the place; none if they are 0. */
    private double[] pattern;

    private double[] together;
    private double[][] asked;

    PatternSearch(SearchSpace space, DirectSettings settings) {
        box = new Box(space);
        this.settings = settings;
        place = space.start().clone();
        step = settings.step();
        pattern = new double[box.dimension()];
        together = new double[box.dimension()];
    }

    /** The compass, first forth, then back along each variable; then the place itself if it has no cost, then guesses. */
    @Override
    public double[][] ask() {
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
        asked = points.toArray(double[][]::new);
        return points.stream().map(double[]::clone).toArray(double[][]::new);
    }

    @Override
    public void tell(double[] costs) {
        if (asked == null || costs.length != asked.length) {
            throw new IllegalStateException("told " + costs.length + " costs, asked for "
                    + (asked == null ? 0 : asked.length) + "; tell exactly what was asked for");
        }
        int compass = 2 * box.dimension();
        if (!known && !Double.isNaN(costs[compass])) {
            cost = costs[compass];
        }
        known = true;
        int winner = -1;
        double least = cost;
        for (int k = 0; k < costs.length; k++) {
            if (costs[k] < least) {
                least = costs[k];
                winner = k;
            }
        }
        if (winner < 0) {
            step *= settings.decay();
            pattern = new double[pattern.length];
            together = new double[together.length];
        } else {
            move(costs, winner, winner < compass ? 1 : 2);
            cost = least;
        }
        asked = null;
        generation++;
    }

    /** Goes to the winner; a guess that came true is tried at twice its length next time. */
    private void move(double[] costs, int winner, double growth) {
        double[] next = asked[winner];
        double[] joint = place.clone();
        for (int i = 0; i < place.length; i++) {
            int k = costs[2 * i + 1] < costs[2 * i] || Double.isNaN(costs[2 * i]) ? 2 * i + 1 : 2 * i;
            if (costs[k] < cost) {
                joint[i] = asked[k][i];
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
    public void objectiveChanged() {
        known = false;
        cost = Double.POSITIVE_INFINITY;
    }

    @Override
    public String stopReason() {
        return settings.stopReason(generation, step);
    }

    @Override
    public double[] best() {
        return cost == Double.POSITIVE_INFINITY ? null : place.clone();
    }

    @Override
    public double bestCost() {
        return cost;
    }

    @Override
    public double[] mean() {
        return place.clone();
    }

    @Override
    public double[] deviations() {
        return box.lengths(step);
    }

    @Override
    public double sigma() {
        return step;
    }

    @Override
    public String checkpoint() {
        return new CheckpointWriter(KIND, VERSION)
                .number("generation", generation)
                .number("known", known ? 1 : 0)
                .numbers("step", step)
                .numbers("place", place)
                .numbers("cost", cost)
                .numbers("pattern", pattern)
                .numbers("together", together)
                .toString();
    }

    PatternSearch restore(String checkpoint) {
        CheckpointReader in = new CheckpointReader(checkpoint, KIND, VERSION);
        generation = (int) in.number("generation", 0, Integer.MAX_VALUE);
        known = in.number("known", 0, 1) == 1;
        step = in.positive("step", 1)[0];
        System.arraycopy(in.finite("place", place.length), 0, place, 0, place.length);
        cost = in.numbers("cost", 1)[0];
        pattern = in.finite("pattern", place.length);
        together = in.finite("together", place.length);
        return this;
    }
}
