// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import org.gaitwright.core.registry.InvalidInput;

/**
 * How long rollouts last: short ones first, since most candidates fall soon, and longer ones as more of them stay up
 * [Sharon 2004, 4.3.6].
 *
 * @param fromSeconds how long the first ones last; those of the scene's whole duration if that is less
 * @param growth by which factor they grow
 * @param success share of a generation that must stay up before they do
 */
public record Horizon(double fromSeconds, double growth, double success) {
    /** As long as the scene from the beginning. */
    public static final Horizon WHOLE = new Horizon(1e6, 2, 0.5);

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
    }

    /** The first time, s, in a scene of that duration. */
    double first(double wholeSeconds) {
        return Math.min(fromSeconds, wholeSeconds);
    }

    /** The next time, s, after a generation of which a share stayed up. */
    double next(double seconds, double upright, double wholeSeconds) {
        return upright >= success ? Math.min(seconds * growth, wholeSeconds) : seconds;
    }
}
