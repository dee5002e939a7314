// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import org.gaitwright.core.goal.Goal;

/** What is to be done in each half-cycle: one gait for ever, or transitions from one to another. Allocates nothing. */
interface Programme {
    /** Parameters of a half-cycle, numbered from 0, in which this foot swings. */
    HalfCycle halfCycle(long number, int swing);

    /**
     * The task of a half-cycle.
     *
     * @param goal what the user asks for
     * @param task that of the half-cycle before, which becomes the new one
     */
    void next(long number, Goal goal, Task task);
}
