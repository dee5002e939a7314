// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.search;

import java.util.OptionalLong;
import org.gaitwright.core.registry.InvalidInput;

/**
 * How a search is run, besides what its recipe says.
 *
 * @param version of the studio, for the folder and the report
 * @param workers rollouts at once; they have no part in the result
 * @param seed instead of the recipe's; for a search that begins
 * @param evaluations after which it stops, instead of the recipe's number
 */
public record SearchOptions(String version, int workers, OptionalLong seed, OptionalLong evaluations) {
    public SearchOptions {
        if (evaluations.isPresent() && evaluations.getAsLong() < 1) {
            throw new InvalidInput("stops after " + evaluations.getAsLong() + " evaluations; expected 1 or more");
        }
    }

    /** As the recipe says. */
    public static SearchOptions of(String version, int workers) {
        return new SearchOptions(version, workers, OptionalLong.empty(), OptionalLong.empty());
    }
}
