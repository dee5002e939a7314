// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.math.Vec3;

/** Moments of inertia of several links as one body. */
final class MassSum {
    private MassSum() {}

    /** sum (xx, yy, zz, xy, xz, yz) += R I Rᵀ + m (d·d 1 − d dᵀ), d from the common centre to the link's. */
    static void add(Inertia in, Pose frame, Vec3 centre, double[] sum) {
        double[] r = new double[9];
        var q = frame.orientation();
        Quaternions.toMatrix(new double[] {q.w(), q.x(), q.y(), q.z()}, 0, r, 0);
        double[] own = {in.xx(), in.xy(), in.xz(), in.xy(), in.yy(), in.yz(), in.xz(), in.yz(), in.zz()};
        double[] turned = new double[9];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                for (int a = 0; a < 3; a++) {
                    for (int b = 0; b < 3; b++) {
                        turned[3 * i + j] += r[3 * i + a] * own[3 * a + b] * r[3 * j + b];
                    }
                }
            }
        }
        Vec3 d = frame.transform(in.com()).minus(centre);
        double m = in.mass();
        sum[0] += turned[0] + m * (d.y() * d.y() + d.z() * d.z());
        sum[1] += turned[4] + m * (d.x() * d.x() + d.z() * d.z());
        sum[2] += turned[8] + m * (d.x() * d.x() + d.y() * d.y());
        sum[3] += turned[1] - m * d.x() * d.y();
        sum[4] += turned[2] - m * d.x() * d.z();
        sum[5] += turned[5] - m * d.y() * d.z();
    }
}
