// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.pick;

import org.gaitwright.core.math.Vec3;

/** A half line; its direction has length 1. */
public record Ray(Vec3 origin, Vec3 direction) {
    public Vec3 at(double distance) {
        return origin.plus(direction.times(distance));
    }

    /** Distance to a plane through a point, or infinity if it is not ahead. */
    public double toPlane(Vec3 point, Vec3 normal) {
        double towards = direction.dot(normal);
        double distance = point.minus(origin).dot(normal) / towards;
        return Math.abs(towards) > 1e-9 && distance >= 0 ? distance : Double.POSITIVE_INFINITY;
    }
}
