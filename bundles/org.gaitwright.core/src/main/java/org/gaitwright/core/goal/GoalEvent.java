// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.goal;

import java.util.Objects;
import org.gaitwright.core.registry.InvalidInput;

/**
 * A change of the goal at a time.
 *
 * @param timeSeconds when, s of simulated time
 * @param key what
 * @param value new value in SI units
 */
public record GoalEvent(double timeSeconds, GoalKey key, double value) {
    public GoalEvent {
        Objects.requireNonNull(key, "key");
        if (!(timeSeconds >= 0 && Double.isFinite(timeSeconds))) {
            throw new InvalidInput("goal '" + key.key() + "': time is " + timeSeconds + " s; expected zero or more");
        }
        String refusal = key.refusal(value);
        if (!refusal.isEmpty()) {
            throw new InvalidInput(refusal);
        }
    }
}
