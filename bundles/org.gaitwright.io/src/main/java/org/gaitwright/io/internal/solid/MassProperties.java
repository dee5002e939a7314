// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.solid;

import java.util.List;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;

/** Mass, centre and inertia of solids and of sets of them. */
public final class MassProperties {
    private MassProperties() {}

    /** A solid of uniform density, at a pose in the link's frame. */
    public static Inertia of(Solid solid, double mass, Pose pose) {
        double[] d = solid.moments(mass);
        return rotated(mass, pose.position(), d[0], d[1], d[2], pose.orientation());
    }

    /** Principal moments given in axes turned by {@code orientation} against the link's. */
    public static Inertia rotated(double mass, Vec3 com, double ix, double iy, double iz, Quat orientation) {
        Vec3 x = orientation.rotate(Vec3.X);
        Vec3 y = orientation.rotate(Vec3.Y);
        Vec3 z = orientation.rotate(Vec3.Z);
        // I = Σ moment · axis axisᵀ
        return new Inertia(
                mass,
                com,
                ix * x.x() * x.x() + iy * y.x() * y.x() + iz * z.x() * z.x(),
                ix * x.y() * x.y() + iy * y.y() * y.y() + iz * z.y() * z.y(),
                ix * x.z() * x.z() + iy * y.z() * y.z() + iz * z.z() * z.z(),
                ix * x.x() * x.y() + iy * y.x() * y.y() + iz * z.x() * z.y(),
                ix * x.x() * x.z() + iy * y.x() * y.z() + iz * z.x() * z.z(),
                ix * x.y() * x.z() + iy * y.y() * y.z() + iz * z.y() * z.z());
    }

    /** All of them as one rigid body. */
    public static Inertia sum(List<Inertia> parts) {
        double mass = 0;
        Vec3 moment = Vec3.ZERO;
        for (Inertia p : parts) {
            mass += p.mass();
            moment = moment.plus(p.com().times(p.mass()));
        }
        Vec3 com = mass > 0 ? moment.times(1 / mass) : Vec3.ZERO;
        double[] t = new double[6];
        for (Inertia p : parts) {
            Vec3 r = p.com().minus(com);
            double m = p.mass();
            // parallel axes: I + m (r·r 1 − r rᵀ)
            t[0] += p.xx() + m * (r.y() * r.y() + r.z() * r.z());
            t[1] += p.yy() + m * (r.x() * r.x() + r.z() * r.z());
            t[2] += p.zz() + m * (r.x() * r.x() + r.y() * r.y());
            t[3] += p.xy() - m * r.x() * r.y();
            t[4] += p.xz() - m * r.x() * r.z();
            t[5] += p.yz() - m * r.y() * r.z();
        }
        return new Inertia(mass, com, t[0], t[1], t[2], t[3], t[4], t[5]);
    }
}
