// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.objective;

import org.gaitwright.core.simulation.Simulation;

/** Follows one run and ends with a number. Lower is better where it is used as a cost. */
public interface Measure {
    /** Before the first tick. */
    void begin(Simulation simulation);

    /** After each tick; allocates nothing. */
    void tick(Simulation simulation);

    /** The value so far. */
    double value();
}
