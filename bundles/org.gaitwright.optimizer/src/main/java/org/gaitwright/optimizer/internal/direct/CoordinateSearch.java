// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.direct;

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
final class CoordinateSearch extends DirectSearch {
    private final int ahead;
    private int variable;
    /** Variables since the last that was better. */
    private int idle;

    CoordinateSearch(SearchSpace space, DirectSettings settings, int ahead) {
        super("sds", space, settings);
        this.ahead = ahead;
    }

    @Override
    double[][] points() {
        if (!known) {
            return new double[][] {place.clone()};
        }
        // the step may shrink after the variables that are still to be moved by it
        int count = Math.min(ahead, box.dimension() - idle);
        double[][] points = new double[2 * count][];
        for (int k = 0; k < count; k++) {
            int i = (variable + k) % box.dimension();
            points[2 * k] = box.moved(place, i, step);
            points[2 * k + 1] = box.moved(place, i, -step);
        }
        return points;
    }

    @Override
    void learn(double[][] points, double[] costs) {
        if (!known) {
            known = true;
            cost = Double.isNaN(costs[0]) ? Double.POSITIVE_INFINITY : costs[0];
            return;
        }
        boolean better = false;
        for (int k = 0; k < costs.length && !better; k += 2) {
            int side = costs[k + 1] < costs[k] || Double.isNaN(costs[k]) ? k + 1 : k;
            better = improve(points[side], costs[side]);
        }
    }

    /** Goes on to the next variable; true if this one was better on its better side. */
    private boolean improve(double[] point, double its) {
        variable = (variable + 1) % box.dimension();
        if (its < cost) {
            cost = its;
            System.arraycopy(point, 0, place, 0, place.length);
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
        super.objectiveChanged();
        idle = 0;
    }

    @Override
    void save(CheckpointWriter out) {
        out.number("variable", variable).number("idle", idle);
    }

    @Override
    void restore(CheckpointReader in) {
        variable = (int) in.number("variable", 0, box.dimension() - 1);
        idle = (int) in.number("idle", 0, box.dimension() - 1);
    }
}
