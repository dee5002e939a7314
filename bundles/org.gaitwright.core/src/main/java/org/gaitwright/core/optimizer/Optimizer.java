// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimizer;

/** Searches for the least cost by ask and tell. Owned by one thread. All its state is in {@link #checkpoint}. */
public interface Optimizer {
    /**
     * The next candidates, each a point within the bounds. One that stands in it twice is rolled out with other random
     * numbers the second time, so that an optimiser can measure how noisy costs are.
     */
    double[][] ask();

    /** The costs of the candidates that were asked for last, in their order; infinite for a failed one. */
    void tell(double[] costs);

    /** Why it stopped, or null to go on. */
    String stopReason();

    /** The best point so far; null before the first tell. */
    double[] best();

    /** Its cost. */
    double bestCost();

    /** The state as plain data; may be called between tell and ask. */
    String checkpoint();

    /**
     * From now on costs mean something else, because rollouts last longer: earlier costs are no measure any more of
     * what is best, or of whether there is progress. Where it searches stays.
     */
    default void objectiveChanged() {}

    /**
     * The next costs are those of somewhat other ground, or of somewhat other weights, than the last ones: by themselves
     * they do not show whether there is progress. What is best so far stays.
     */
    default void objectiveDrifted() {}

    /** Where it searches now: the centre of what it would ask for next; null if it has none. */
    default double[] mean() {
        return best();
    }

    /** How far it searches around the mean, in the unit of each variable; null if it has no such thing. */
    default double[] deviations() {
        return null;
    }

    /** How far it searches, as one number, in shares of the bounds' widths; NaN if it has no such thing. */
    default double sigma() {
        return Double.NaN;
    }
}
