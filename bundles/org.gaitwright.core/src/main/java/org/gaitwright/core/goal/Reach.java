// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.goal;

/**
 * Between what values a controller follows a goal, in SI units. Who asks for more gets the nearest of them.
 *
 * @param min an angle may be beyond half a turn, so that the range has no gap
 */
public record Reach(GoalKey key, double min, double max) {
    public Reach {
        if (!(min <= max) || Double.isInfinite(min) || Double.isInfinite(max)) {
            throw new IllegalArgumentException("goal '" + key.key() + "' is followed from " + min + " to " + max
                    + "; expected finite bounds in ascending order");
        }
    }

    /** The nearest value that is followed. */
    public double nearest(double value) {
        return Math.max(min, Math.min(max, unwound(value)));
    }

    /** An angle without the turns that take it away from the range; other goals as they are. */
    public double unwound(double value) {
        double middle = (min + max) / 2;
        return key.isAngle() ? middle + Math.IEEEremainder(value - middle, 2 * Math.PI) : value;
    }
}
