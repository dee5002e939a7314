// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.goal;

/**
 * Between what values a controller follows a goal, in SI units. Who asks for more gets the nearest of them.
 *
 * @param least an angle may be beyond half a turn, so that the range has no gap
 */
public record Reach(GoalKey key, double least, double most) {
    public Reach {
        if (!(least <= most) || Double.isInfinite(least) || Double.isInfinite(most)) {
            throw new IllegalArgumentException("goal '" + key.key() + "' is followed from " + least + " to " + most
                    + "; expected finite bounds in ascending order");
        }
    }

    /** The nearest value that is followed. */
    public double nearest(double value) {
        return Math.max(least, Math.min(most, unwound(value)));
    }

    /** An angle without the turns that take it away from the range; other goals as they are. */
    public double unwound(double value) {
        double middle = (least + most) / 2;
        return key.isAngle() ? middle + Math.IEEEremainder(value - middle, 2 * Math.PI) : value;
    }
}
