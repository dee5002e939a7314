// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimizer;

import java.util.Objects;

/**
 * What a trial came to.
 *
 * @param cost infinite if it failed
 * @param upright whether every rollout stayed up for all of its time
 * @param simulatedSeconds of all rollouts together
 * @param failure what was thrown or diverged; empty if nothing did
 */
public record Verdict(double cost, boolean upright, double simulatedSeconds, String failure) {
    public Verdict {
        Objects.requireNonNull(failure, "failure");
        if (Double.isNaN(cost)) {
            throw new IllegalArgumentException("a cost that is not a number; give infinity for what failed");
        }
    }

    /** The worst there is. */
    public static Verdict failed(String why, double simulatedSeconds) {
        return new Verdict(Double.POSITIVE_INFINITY, false, simulatedSeconds, why);
    }
}
