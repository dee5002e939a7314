// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.dynamics;

import org.gaitwright.core.math.Quaternions;

/** Positions, velocities and Jacobians of a tree [Featherstone 2008, ch. 4]. */
public final class Kinematics {
    private Kinematics() {}

    /**
     * In: q. Out: position, quaternion, rotation, com, origin, subspace, spatialInertia. The quaternions in q are brought
     * to unit length.
     */
    public static void positions(TreeModel m, TreeState s) {
        for (int l = 0; l < m.links; l++) {
            LinkPoses.pose(m, s, l);
            LinkPoses.inertia(m, s, l);
        }
    }

    /** In: v and the results of {@link #positions}. Out: velocity alone. */
    public static void motions(TreeModel m, TreeState s) {
        for (int l = 0; l < m.links; l++) {
            int o = 6 * l;
            int p = 6 * m.parent[l];
            double m0 = 0, m1 = 0, m2 = 0, m3 = 0, m4 = 0, m5 = 0;
            if (p >= 0) {
                m0 = s.velocity[p];
                m1 = s.velocity[p + 1];
                m2 = s.velocity[p + 2];
                m3 = s.velocity[p + 3];
                m4 = s.velocity[p + 4];
                m5 = s.velocity[p + 5];
            }
            // v = v_λ + S q̇
            for (int d = m.linkDof[l]; d < m.linkDofEnd[l]; d++) {
                int i = 6 * d;
                double v = s.v[d];
                m0 += s.subspace[i] * v;
                m1 += s.subspace[i + 1] * v;
                m2 += s.subspace[i + 2] * v;
                m3 += s.subspace[i + 3] * v;
                m4 += s.subspace[i + 4] * v;
                m5 += s.subspace[i + 5] * v;
            }
            s.velocity[o] = m0;
            s.velocity[o + 1] = m1;
            s.velocity[o + 2] = m2;
            s.velocity[o + 3] = m3;
            s.velocity[o + 4] = m4;
            s.velocity[o + 5] = m5;
        }
    }

    /** In: v and the results of {@link #positions}. Out: velocity, productAcceleration. */
    public static void velocities(TreeModel m, TreeState s) {
        for (int l = 0; l < m.links; l++) {
            int p = 6 * m.parent[l];
            int o = 6 * l;
            if (p < 0) {
                for (int k = 0; k < 6; k++) {
                    s.velocity[o + k] = 0;
                    s.productAcceleration[o + k] = 0;
                }
            } else {
                System.arraycopy(s.velocity, p, s.velocity, o, 6);
                System.arraycopy(s.productAcceleration, p, s.productAcceleration, o, 6);
            }
            for (int j = m.firstJoint[l]; j < m.endJoint[l]; j++) {
                int d0 = m.jointVelocity[j];
                switch (m.jointType[j]) {
                    case FREE -> {
                        // three slides along fixed world axes, then a ball
                        s.velocity[o + 3] += s.v[d0];
                        s.velocity[o + 4] += s.v[d0 + 1];
                        s.velocity[o + 5] += s.v[d0 + 2];
                        advance(s, o, d0 + 3, 3);
                    }
                    case BALL -> advance(s, o, d0, 3);
                    default -> advance(s, o, d0, 1);
                }
            }
        }
    }

    /** out (6) = angular velocity and linear velocity of the point (px, py, pz) as a point of the link. */
    public static void pointVelocity(TreeState s, int link, double px, double py, double pz, double[] out) {
        int o = 6 * link;
        double rx = px - s.origin[3 * link], ry = py - s.origin[3 * link + 1], rz = pz - s.origin[3 * link + 2];
        double wx = s.velocity[o], wy = s.velocity[o + 1], wz = s.velocity[o + 2];
        out[0] = wx;
        out[1] = wy;
        out[2] = wz;
        // v_p = v_O + ω × r
        out[3] = s.velocity[o + 3] + wy * rz - wz * ry;
        out[4] = s.velocity[o + 4] + wz * rx - wx * rz;
        out[5] = s.velocity[o + 5] + wx * ry - wy * rx;
    }

    /**
     * Row of the Jacobian of the velocity of a link's point along the direction d, in the order of the ancestors of the
     * link's last degree of freedom; out from {@code io} on.
     *
     * @return how many entries were written
     */
    public static int pointJacobian(
            TreeModel m,
            TreeState s,
            int link,
            double px,
            double py,
            double pz,
            double dx,
            double dy,
            double dz,
            double[] out,
            int io) {
        int last = m.lastDof[link];
        if (last < 0) {
            return 0;
        }
        double rx = px - s.origin[3 * link], ry = py - s.origin[3 * link + 1], rz = pz - s.origin[3 * link + 2];
        // d · (v + ω × r) = d · v + (r × d) · ω
        double cx = ry * dz - rz * dy, cy = rz * dx - rx * dz, cz = rx * dy - ry * dx;
        int start = m.rowStart[last];
        int n = m.depth[last] + 1;
        for (int k = 0; k < n; k++) {
            int i = 6 * m.ancestor[start + k];
            out[io + k] = s.subspace[i] * cx
                    + s.subspace[i + 1] * cy
                    + s.subspace[i + 2] * cz
                    + s.subspace[i + 3] * dx
                    + s.subspace[i + 4] * dy
                    + s.subspace[i + 5] * dz;
        }
        return n;
    }

    /** q ← q ⊕ v dt. */
    public static void integrate(TreeModel m, double[] q, double[] v, double dt) {
        for (int j = 0; j < m.joints; j++) {
            int iq = m.jointPosition[j];
            int iv = m.jointVelocity[j];
            switch (m.jointType[j]) {
                case FREE -> {
                    q[iq] += dt * v[iv];
                    q[iq + 1] += dt * v[iv + 1];
                    q[iq + 2] += dt * v[iv + 2];
                    Quaternions.integrate(q, iq + 3, v[iv + 3], v[iv + 4], v[iv + 5], dt);
                }
                case BALL -> Quaternions.integrate(q, iq, v[iv], v[iv + 1], v[iv + 2], dt);
                default -> q[iq] += dt * v[iv];
            }
        }
    }

    /** With u = S q̇ of one joint: c ← c + v × u, then v ← v + u, c the velocity-product acceleration of the link. */
    private static void advance(TreeState s, int o, int d0, int count) {
        double[] e = s.subspace;
        double u0 = 0, u1 = 0, u2 = 0, u3 = 0, u4 = 0, u5 = 0;
        for (int d = d0; d < d0 + count; d++) {
            int i = 6 * d;
            double v = s.v[d];
            u0 += e[i] * v;
            u1 += e[i + 1] * v;
            u2 += e[i + 2] * v;
            u3 += e[i + 3] * v;
            u4 += e[i + 4] * v;
            u5 += e[i + 5] * v;
        }
        double[] w = s.velocity;
        double[] a = s.productAcceleration;
        double w0 = w[o], w1 = w[o + 1], w2 = w[o + 2], w3 = w[o + 3], w4 = w[o + 4], w5 = w[o + 5];
        // v × u = (ω × u_ω, ω × u_v + v_O × u_ω)
        a[o] += w1 * u2 - w2 * u1;
        a[o + 1] += w2 * u0 - w0 * u2;
        a[o + 2] += w0 * u1 - w1 * u0;
        a[o + 3] += w1 * u5 - w2 * u4 + w4 * u2 - w5 * u1;
        a[o + 4] += w2 * u3 - w0 * u5 + w5 * u0 - w3 * u2;
        a[o + 5] += w0 * u4 - w1 * u3 + w3 * u1 - w4 * u0;
        w[o] = w0 + u0;
        w[o + 1] = w1 + u1;
        w[o + 2] = w2 + u2;
        w[o + 3] = w3 + u3;
        w[o + 4] = w4 + u4;
        w[o + 5] = w5 + u5;
    }
}
