// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

/**
 * Where a variable is searched.
 *
 * @param lower bound
 * @param upper bound
 * @param start where the search began
 * @param mean where it is now; NaN if it can't say
 * @param deviation how far it searches about that; NaN if it can't say
 * @param best value found so far; NaN if there is none
 */
public record Spread(
        String name, double lower, double upper, double start, double mean, double deviation, double best) {
    /** Share of the width that counts as at a bound. */
    private static final double NEAR = 0.01;

    /** Whether what was found, or the middle of the search, sits at the lower bound. */
    public boolean atLower() {
        double near = lower + NEAR * (upper - lower);
        return best <= near || mean <= near;
    }

    /** Whether what was found, or the middle of the search, sits at the upper bound. */
    public boolean atUpper() {
        double near = upper - NEAR * (upper - lower);
        return best >= near || mean >= near;
    }

    /** Whether a bound keeps the search from going on. */
    public boolean atBound() {
        return atLower() || atUpper();
    }
}
