// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import org.gaitwright.core.registry.InvalidInput;

/**
 * Which candidates are played to the end: after the first rollouts only the better ones, since the order of the others hardly
 * matters to a search that goes by the better half.
 *
 * @param first how many rollouts all candidates of a generation play
 * @param share of a generation that plays the others, too
 */
public record Racing(int first, double share) {
    /** All play all. */
    public static final Racing NONE = new Racing(1, 1);

    public Racing {
        if (first < 1) {
            throw new InvalidInput("all candidates play " + first + " rollouts; expected at least one");
        }
        if (!(share > 0 && share <= 1)) {
            throw new InvalidInput(share + " of a generation plays all rollouts; expected a share above 0, up to 1");
        }
    }

    /** How many of so many candidates play all rollouts: at least one. */
    int winners(int candidates) {
        return (int) Math.ceil(share * candidates);
    }
}
