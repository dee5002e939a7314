// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.dial;

/**
 * Where somebody is to walk, or walks.
 *
 * @param speed in m/s, backward negative
 * @param heading in radians within (−π, π]; 0 is along x, left is positive
 */
public record Course(double speed, double heading) {
    public static final Course STANDING = new Course(0, 0);

    public Course {
        if (!Double.isFinite(speed) || !Double.isFinite(heading)) {
            throw new IllegalArgumentException(
                    "course of " + speed + " m/s towards " + heading + " rad is not finite; give two finite numbers");
        }
        heading = Polar.wrapped(heading);
    }
}
