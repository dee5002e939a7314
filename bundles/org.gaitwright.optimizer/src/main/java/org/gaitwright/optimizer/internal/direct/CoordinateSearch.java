// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.direct;

import org.gaitwright.core.optimizer.Optimizer;
import org.gaitwright.core.optimizer.SearchSpace;
import org.gaitwright.optimizer.internal.checkpoint.CheckpointReader;
import org.gaitwright.optimizer.internal.checkpoint.CheckpointWriter;

/**
 * Simple deterministic search: one variable after the other is moved by a step to either side, and what is better is kept at
 * once; when no variable makes it better, the step shrinks [Sharon 2004, 4.2].
 *
 * <p>Several variables may be asked for ahead. As soon as one is better, those behind it are forgotten, as they were moved from a
 * place that is left; so the way is the same for any number of them.
 */
final class CoordinateSearch implements Optimizer {
    private static final String KIND = "sds";
    private static final int VERSION = 1;

    private final Box box;
    private final DirectSettings settings;
    private final int ahead;
    private final double[] place;
    private double cost = Double.POSITIVE_INFINITY;
    private double step;
    private int variable;
    /** Variables since the last that was better. */
    private int idle;

    private int generation;
    /** Whether the place has a cost; it has none at first, and after costs have changed their meaning. */
    private boolean known;

    private double[][] asked;

    CoordinateSearch(SearchSpace space, DirectSettings settings, int ahead) {
        box = new Box(space);
        this.settings = settings;
        this.ahead = ahead;
        place = space.start().clone();
        step = settings.step();
    }

    @Override
    public double[][] ask() {
        if (!known) {
            asked = new double[][] {place.clone()};
        } else {
            // the step may shrink after the variables that are still to be moved by it
            int count = Math.min(ahead, box.dimension() - idle);
            asked = new double[2 * count][];
            for (int k = 0; k < count; k++) {
                int i = (variable + k) % box.dimension();
                asked[2 * k] = box.moved(place, i, step);
                asked[2 * k + 1] = box.moved(place, i, -step);
            }
        }
        double[][] copy = new double[asked.length][];
        for (int k = 0; k < copy.length; k++) {
            copy[k] = asked[k].clone();
        }
        return copy;
    }

    @Override
    public void tell(double[] costs) {
        if (asked == null || costs.length != asked.length) {
            throw new IllegalStateException("told " + costs.length + " costs, asked for "
                    + (asked == null ? 0 : asked.length) + "; tell exactly what was asked for");
        }
        if (!known) {
            known = true;
            cost = Double.isNaN(costs[0]) ? Double.POSITIVE_INFINITY : costs[0];
        } else {
            boolean better = false;
            for (int k = 0; k < costs.length && !better; k += 2) {
                better = improve(costs, costs[k + 1] < costs[k] || Double.isNaN(costs[k]) ? k + 1 : k);
            }
        }
        asked = null;
        generation++;
    }

    /** Goes on to the next variable; true if this one was better on its better side. */
    private boolean improve(double[] costs, int k) {
        variable = (variable + 1) % box.dimension();
        if (costs[k] < cost) {
            cost = costs[k];
            System.arraycopy(asked[k], 0, place, 0, place.length);
            idle = 0;
            return true;
        }
        idle++;
        if (idle == box.dimension()) {
            step *= settings.decay();
            idle = 0;
        }
        return false;
    }

    @Override
    public void objectiveChanged() {
        known = false;
        cost = Double.POSITIVE_INFINITY;
        idle = 0;
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
                .number("variable", variable)
                .number("idle", idle)
                .numbers("step", step)
                .numbers("place", place)
                .numbers("cost", cost)
                .toString();
    }

    CoordinateSearch restore(String checkpoint) {
        CheckpointReader in = new CheckpointReader(checkpoint, KIND, VERSION);
        generation = (int) in.number("generation", 0, Integer.MAX_VALUE);
        known = in.number("known", 0, 1) == 1;
        variable = (int) in.number("variable", 0, box.dimension() - 1);
        idle = (int) in.number("idle", 0, box.dimension() - 1);
        step = in.positive("step", 1)[0];
        System.arraycopy(in.finite("place", place.length), 0, place, 0, place.length);
        cost = in.numbers("cost", 1)[0];
        return this;
    }
}
