// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.objective;

import org.gaitwright.core.measure.RunMeasures;
import org.gaitwright.core.simulation.Simulation;

/** Follows one run and ends with a number. Lower is better where it is used as a cost. */
public interface Measure {
    /** Before the first tick. */
    void begin(Simulation simulation);

    /**
     * Before the first tick of a run that is measured anyway.
     *
     * @param first what the run measures of its first actor; up to date whenever {@link #tick} is called
     */
    default void begin(Simulation simulation, RunMeasures first) {
        begin(simulation);
    }

    /** After each tick; allocates nothing. */
    void tick(Simulation simulation);

    /** The value so far; NaN while there is none. */
    double value();
}
