// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.math;

/** Where an inner frame stands in an outer one: p_outer = position + orientation · p_inner. */
public record Pose(Vec3 position, Quat orientation) {
    public static final Pose IDENTITY = new Pose(Vec3.ZERO, Quat.IDENTITY);

    public static Pose at(double x, double y, double z) {
        return new Pose(new Vec3(x, y, z), Quat.IDENTITY);
    }

    public Pose times(Pose inner) {
        return new Pose(transform(inner.position), orientation.times(inner.orientation));
    }

    public Vec3 transform(Vec3 point) {
        return position.plus(orientation.rotate(point));
    }
}
