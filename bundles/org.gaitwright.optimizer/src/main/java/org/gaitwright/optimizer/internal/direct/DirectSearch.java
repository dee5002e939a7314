// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.direct;

import java.util.Arrays;
import org.gaitwright.core.optimizer.Optimizer;
import org.gaitwright.core.optimizer.SearchSpace;
import org.gaitwright.optimizer.internal.checkpoint.CheckpointReader;
import org.gaitwright.optimizer.internal.checkpoint.CheckpointWriter;

/** A search that goes from place to place by steps that shrink. */
abstract class DirectSearch implements Optimizer {
    private static final int VERSION = 1;

    final Box box;
    final DirectSettings settings;
    final double[] place;
    double cost = Double.POSITIVE_INFINITY;
    double step;
    /** Whether the place has a cost; it has none at first, and after costs have changed their meaning. */
    boolean known;

    private final String kind;
    private int generation;
    private double[][] asked;

    /** @param kind names its checkpoints */
    DirectSearch(String kind, SearchSpace space, DirectSettings settings) {
        this.kind = kind;
        box = new Box(space);
        this.settings = settings;
        place = space.start().clone();
        step = settings.step();
    }

    /** What to try next. */
    abstract double[][] points();

    /** Goes on by the costs of points. */
    abstract void learn(double[][] points, double[] costs);

    /** Adds what it has beyond other searches to a checkpoint. */
    abstract void save(CheckpointWriter out);

    abstract void restore(CheckpointReader in);

    @Override
    public final double[][] ask() {
        asked = points();
        return Arrays.stream(asked).map(double[]::clone).toArray(double[][]::new);
    }

    @Override
    public final void tell(double[] costs) {
        if (asked == null || costs.length != asked.length) {
            throw new IllegalStateException("told " + costs.length + " costs for " + (asked == null ? 0 : asked.length)
                    + "; expected one cost for each candidate");
        }
        learn(asked, costs);
        asked = null;
        generation++;
    }

    @Override
    public void objectiveChanged() {
        known = false;
        cost = Double.POSITIVE_INFINITY;
    }

    @Override
    public final String stopReason() {
        return settings.stopReason(generation, step);
    }

    @Override
    public final double[] best() {
        return cost == Double.POSITIVE_INFINITY ? null : place.clone();
    }

    @Override
    public final double bestCost() {
        return cost;
    }

    @Override
    public final double[] mean() {
        return place.clone();
    }

    @Override
    public final double[] deviations() {
        return box.lengths(step);
    }

    @Override
    public final double sigma() {
        return step;
    }

    @Override
    public final String checkpoint() {
        CheckpointWriter out = new CheckpointWriter(kind, VERSION)
                .number("generation", generation)
                .number("known", known ? 1 : 0)
                .numbers("step", step)
                .numbers("place", place)
                .numbers("cost", cost);
        save(out);
        return out.toString();
    }

    final Optimizer restore(String checkpoint) {
        CheckpointReader in = new CheckpointReader(checkpoint, kind, VERSION);
        generation = (int) in.number("generation", 0, Integer.MAX_VALUE);
        known = in.number("known", 0, 1) == 1;
        step = in.positive("step", 1)[0];
        System.arraycopy(in.finite("place", place.length), 0, place, 0, place.length);
        cost = in.numbers("cost", 1)[0];
        restore(in);
        return this;
    }
}
