// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.goal;

import java.util.Arrays;

/**
 * What a controller is asked for at this tick, in SI units. The simulation's owner writes it at tick boundaries; a
 * controller only reads it. Reading allocates nothing.
 */
public final class Goal {
    private final double[] values = new double[GoalKey.values().length];
    private final boolean[] asked = new boolean[values.length];

    /** Whether the user asked for this at all; if not, the controller follows its own default. */
    public boolean asksFor(GoalKey key) {
        return asked[key.ordinal()];
    }

    /** The value asked for, or {@code otherwise}. */
    public double get(GoalKey key, double otherwise) {
        return asked[key.ordinal()] ? values[key.ordinal()] : otherwise;
    }

    public void set(GoalKey key, double value) {
        values[key.ordinal()] = value;
        asked[key.ordinal()] = true;
    }

    /** Asks for this no more. */
    public void forget(GoalKey key) {
        values[key.ordinal()] = 0;
        asked[key.ordinal()] = false;
    }

    /** Back to asking for nothing. */
    public void clear() {
        Arrays.fill(values, 0);
        Arrays.fill(asked, false);
    }
}
