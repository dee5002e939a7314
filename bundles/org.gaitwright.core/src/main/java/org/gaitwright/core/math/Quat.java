// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.math;

/** A unit quaternion w + xi + yj + zk; rotates vectors of the inner frame into the outer one. */
public record Quat(double w, double x, double y, double z) {
    public static final Quat IDENTITY = new Quat(1, 0, 0, 0);

    public static Quat aboutAxis(Vec3 axis, double angleRad) {
        Vec3 u = axis.unit();
        double s = StrictMath.sin(angleRad / 2);
        return new Quat(StrictMath.cos(angleRad / 2), s * u.x(), s * u.y(), s * u.z());
    }

    /** The shortest rotation that takes the z axis to {@code direction}. */
    public static Quat fromZTo(Vec3 direction) {
        Vec3 d = direction.unit();
        double w = 1 + d.z();
        if (w < 1e-12) {
            return new Quat(0, 1, 0, 0);
        }
        return new Quat(w, -d.y(), d.x(), 0).normalized();
    }

    public Quat normalized() {
        double n = Math.sqrt(w * w + x * x + y * y + z * z);
        if (!(n > 1e-12)) {
            throw new IllegalArgumentException("quaternion " + this + " has no direction; give one longer than 1e-12");
        }
        return new Quat(w / n, x / n, y / n, z / n);
    }

    public Quat conjugate() {
        return new Quat(w, -x, -y, -z);
    }

    public Quat times(Quat o) {
        return new Quat(
                w * o.w - x * o.x - y * o.y - z * o.z,
                w * o.x + x * o.w + y * o.z - z * o.y,
                w * o.y - x * o.z + y * o.w + z * o.x,
                w * o.z + x * o.y - y * o.x + z * o.w);
    }

    public Vec3 rotate(Vec3 v) {
        // v + 2 u × (u × v + w v), with u the vector part
        Vec3 u = new Vec3(x, y, z);
        return v.plus(u.cross(u.cross(v).plus(v.times(w))).times(2));
    }
}
