// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import java.util.List;

/**
 * What one generation of a search came to.
 *
 * @param number from 1
 * @param evaluations so far, those of the validation included
 * @param seconds how long its rollouts lasted
 * @param best lowest cost of its candidates; infinite if all failed
 * @param median of their costs
 * @param upright share of its candidates that stayed up in every rollout
 * @param sigma how far the optimiser searches now; NaN if it can't say
 * @param mean where it searches now; null if it can't say
 * @param deviations how far, by variable; null if it can't say
 * @param simulatedSeconds of its rollouts, those of the validation included
 * @param failures what was thrown or diverged, by candidate; those of the validation count on
 * @param winner the best of the search so far; null if all failed
 */
public record Generation(
        long number,
        long evaluations,
        double seconds,
        double best,
        double median,
        double upright,
        double sigma,
        double[] mean,
        double[] deviations,
        double simulatedSeconds,
        List<Failure> failures,
        Best winner) {
    /** A candidate that failed, by its place in the generation. */
    public record Failure(int candidate, String why) {}

    public Generation {
        failures = List.copyOf(failures);
    }
}
