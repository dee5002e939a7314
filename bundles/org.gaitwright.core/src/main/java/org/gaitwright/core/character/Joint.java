// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import java.util.Objects;
import org.gaitwright.core.math.Vec3;

/**
 * Lets a link move relative to its parent. A link may have several joints, applied in order; none makes it fixed.
 *
 * @param name unique within the character
 * @param link index of the link that it moves
 * @param type which motion it allows
 * @param anchor a point of the axis in the link's frame (hinge, ball)
 * @param axis unit direction in the link's frame (hinge, slide)
 * @param limit range of motion, or null for none: of the coordinate in rad or m; for a ball of the angle from zero, with
 *     lower bound 0
 * @param torqueLimit greatest magnitude of torque (N m) or force (N) per degree of freedom; 0 for a passive joint,
 *     infinite for no limit
 * @param stiffness of a spring towards {@code springReference}, N m/rad or N/m
 * @param springReference rest coordinate of that spring
 * @param damping N m s/rad or N s/m
 * @param armature inertia added to each degree of freedom, kg m² or kg
 */
public record Joint(
        String name,
        int link,
        JointType type,
        Vec3 anchor,
        Vec3 axis,
        Limit limit,
        double torqueLimit,
        double stiffness,
        double springReference,
        double damping,
        double armature) {
    public Joint {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(anchor, "anchor");
        Objects.requireNonNull(axis, "axis");
        notNegative(name, "torque limit", torqueLimit);
        notNegative(name, "stiffness", stiffness);
        notNegative(name, "damping", damping);
        notNegative(name, "armature", armature);
    }

    /** Lowest and highest coordinate. */
    public record Limit(double lower, double upper) {
        public Limit {
            if (!(lower <= upper)) {
                throw new IllegalArgumentException(
                        "lower limit " + lower + " exceeds upper " + upper + "; swap them or widen the range");
            }
        }
    }

    private static void notNegative(String name, String what, double value) {
        if (!(value >= 0)) {
            throw new IllegalArgumentException(
                    "joint '" + name + "': " + what + " is " + value + "; expected zero or more");
        }
    }
}
