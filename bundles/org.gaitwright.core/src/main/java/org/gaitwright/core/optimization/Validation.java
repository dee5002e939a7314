// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import org.gaitwright.core.registry.InvalidInput;

/**
 * How winners are picked where the ground differs from generation to generation, so that costs of different generations
 * can't be compared: the best of a generation and the mean of the search are tried on ground that stays the same.
 *
 * @param every so many generations, beginning with the first, and in the last one by the recipe; 0 for never
 * @param times how often each is tried, every time with other seeds
 */
public record Validation(int every, int times) {
    public static final Validation NONE = new Validation(0, 1);
    /** For recipes that draw ground again in each generation and do not say more. */
    public static final Validation USUAL = new Validation(5, 5);

    public Validation {
        if (every < 0) {
            throw new InvalidInput("validates every " + every + " generations; expected 1 or more, or 0 for never");
        }
        if (times < 1 || times > 1000) {
            throw new InvalidInput("validates " + times + " times; expected 1 to 1000");
        }
    }
}
