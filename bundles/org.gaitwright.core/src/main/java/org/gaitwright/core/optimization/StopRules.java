// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import org.gaitwright.core.registry.InvalidInput;

/**
 * When a search has done enough; an optimiser may give up before.
 *
 * @param cost as low as this, over the whole duration, is good enough; minus infinity for never
 * @param generations at most
 * @param evaluations at most
 */
public record StopRules(double cost, long generations, long evaluations) {
    public static final StopRules NONE = new StopRules(Double.NEGATIVE_INFINITY, Long.MAX_VALUE, Long.MAX_VALUE);

    public StopRules {
        if (Double.isNaN(cost)) {
            throw new InvalidInput("the cost to stop at is not a number; expected one");
        }
        if (generations < 1) {
            throw new InvalidInput("stops after " + generations + " generations; expected 1 or more");
        }
        if (evaluations < 1) {
            throw new InvalidInput("stops after " + evaluations + " evaluations; expected 1 or more");
        }
    }

    /** The same with at most so many evaluations. */
    public StopRules atMost(long newEvaluations) {
        return new StopRules(cost, generations, newEvaluations);
    }
}
