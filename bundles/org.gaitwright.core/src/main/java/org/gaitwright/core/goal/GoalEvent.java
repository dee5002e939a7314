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
 * @param asks false if this is asked for no more, and the controller does as it likes; the value is 0 then
 */
public record GoalEvent(double timeSeconds, GoalKey key, double value, boolean asks) {
    public GoalEvent {
        Objects.requireNonNull(key, "key");
        if (!(timeSeconds >= 0 && Double.isFinite(timeSeconds))) {
            throw new InvalidInput("goal '" + key.key() + "': time is " + timeSeconds + " s; expected zero or more");
        }
        String refusal = asks ? key.refusal(value) : "";
        if (!refusal.isEmpty()) {
            throw new InvalidInput(refusal);
        }
        value = asks ? value : 0;
    }

    /** Asks for a value. */
    public GoalEvent(double timeSeconds, GoalKey key, double value) {
        this(timeSeconds, key, value, true);
    }

    /** Asks for this no more. */
    public static GoalEvent end(double timeSeconds, GoalKey key) {
        return new GoalEvent(timeSeconds, key, 0, false);
    }
}
