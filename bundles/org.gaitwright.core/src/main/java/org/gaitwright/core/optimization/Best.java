// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

/**
 * The best candidate of a search.
 *
 * @param values of the variables; not to be changed
 * @param cost its cost; on the ground of the validation if there is one
 * @param upright whether it stayed up in every rollout
 * @param seconds how long its rollouts lasted
 * @param generation in which it was found
 */
public record Best(double[] values, double cost, boolean upright, double seconds, long generation) {
    /** Longer rollouts count for more, then the lower cost. */
    boolean beats(Best other) {
        if (other == null || seconds != other.seconds) {
            return other == null || seconds > other.seconds;
        }
        return cost < other.cost;
    }
}
