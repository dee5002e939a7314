// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import org.gaitwright.core.optimizer.Verdict;
import org.gaitwright.core.registry.InvalidInput;

/**
 * How long rollouts last: short ones first, since most candidates fall soon, and longer ones as more of them stay up
 * [Sharon 2004, 4.3.6].
 *
 * @param fromSeconds how long the first ones last; those of the scene's whole duration if that is less
 * @param growth by which factor they grow
 * @param success share of a generation that must stay up before they do
 * @param cost per second that a candidate must not exceed to count among those: who only stands does not learn to walk
 */
public record Horizon(double fromSeconds, double growth, double success, double cost) {
    /** As long as the scene from the beginning. */
    public static final Horizon WHOLE = new Horizon(1e6, 2, 0.5);

    /** One for which staying up is enough. */
    public Horizon(double fromSeconds, double growth, double success) {
        this(fromSeconds, growth, success, Double.POSITIVE_INFINITY);
    }

    public Horizon {
        if (!(fromSeconds > 0 && fromSeconds <= 1e6)) {
            throw new InvalidInput("rollouts last " + fromSeconds + " s at first; expected more than 0 s");
        }
        if (!(growth > 1 && Double.isFinite(growth))) {
            throw new InvalidInput("rollouts grow by the factor " + growth + "; expected more than 1");
        }
        if (!(success >= 0 && success <= 1)) {
            throw new InvalidInput(
                    "rollouts grow once " + success + " of a generation stay up; expected a share, 0 to 1");
        }
        if (Double.isNaN(cost)) {
            throw new InvalidInput("rollouts grow below a cost that is not a number; expected a cost per second");
        }
    }

    /** The first time, s, in a scene of that duration. */
    double first(double wholeSeconds) {
        return Math.min(fromSeconds, wholeSeconds);
    }

    /** Whether a candidate that was tried for a time counts as one that is good for more. */
    boolean passes(Verdict verdict, double seconds) {
        return verdict.upright() && verdict.cost() <= cost * seconds;
    }

    /** The next time, s, after a generation of which a share passed. */
    double next(double seconds, double passed, double wholeSeconds) {
        return passed >= success ? Math.min(seconds * growth, wholeSeconds) : seconds;
    }
}
