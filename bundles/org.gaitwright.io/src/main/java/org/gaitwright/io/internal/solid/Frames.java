// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.solid;

import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;

/** Poses and turns that files ask for. */
public final class Frames {
    private static final double PARALLEL = 1e-10;

    private Frames() {}

    /** The pose of the outer frame in the inner one. */
    public static Pose inverse(Pose p) {
        Quat back = p.orientation().conjugate();
        return new Pose(back.rotate(p.position()).times(-1), back);
    }

    /** The shortest turn that takes z to a direction; about x where z turns over. */
    public static Quat zTo(Vec3 direction) {
        Vec3 d = direction.unit();
        Vec3 across = new Vec3(-d.y(), d.x(), 0);
        double s = across.norm();
        // not from 1 + cos, which has no digits left near a half turn
        double half = StrictMath.atan2(s, d.z()) / 2;
        Vec3 axis = s < PARALLEL ? Vec3.X : across.times(1 / s);
        return turn(axis, half);
    }

    /** Columns x, y, z of a rotation matrix as a quaternion. */
    public static Quat ofAxes(Vec3 x, Vec3 y, Vec3 z) {
        double trace = x.x() + y.y() + z.z();
        if (trace > 0) {
            return new Quat(1 + trace, y.z() - z.y(), z.x() - x.z(), x.y() - y.x()).normalized();
        }
        // the greatest of the vector part has the most digits
        if (x.x() > y.y() && x.x() > z.z()) {
            return new Quat(y.z() - z.y(), 1 + x.x() - y.y() - z.z(), y.x() + x.y(), z.x() + x.z()).normalized();
        }
        if (y.y() > z.z()) {
            return new Quat(z.x() - x.z(), y.x() + x.y(), 1 - x.x() + y.y() - z.z(), z.y() + y.z()).normalized();
        }
        return new Quat(x.y() - y.x(), z.x() + x.z(), z.y() + y.z(), 1 - x.x() - y.y() + z.z()).normalized();
    }

    private static Quat turn(Vec3 unitAxis, double halfAngle) {
        double s = StrictMath.sin(halfAngle);
        return new Quat(StrictMath.cos(halfAngle), s * unitAxis.x(), s * unitAxis.y(), s * unitAxis.z());
    }
}
