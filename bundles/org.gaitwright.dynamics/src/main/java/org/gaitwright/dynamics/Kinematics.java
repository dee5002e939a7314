// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.dynamics;

import org.gaitwright.core.math.Quaternions;

/** Positions, velocities and Jacobians of a tree. */
public final class Kinematics {
    private Kinematics() {}

    /**
     * In: q. Out: position, quaternion, rotation, com, origin, subspace, spatialInertia. The quaternions in q are brought
     * to unit length.
     */
    public static void positions(TreeModel m, TreeState s) {
        for (int l = 0; l < m.links; l++) {
            place(m, s, l);
            int r = m.root[l];
            for (int k = 0; k < 3; k++) {
                s.origin[3 * l + k] = r == l ? s.position[3 * l + k] : s.origin[3 * r + k];
            }
            inertia(m, s, l);
        }
        for (int l = 0; l < m.links; l++) {
            // the subspace was written with absolute points: refer it to the tree's origin
            for (int j = m.firstJoint[l]; j < m.endJoint[l]; j++) {
                refer(m, s, l, j);
            }
        }
    }

    /** In: v and the results of {@link #positions}. Out: velocity, productAcceleration. */
    public static void velocities(TreeModel m, TreeState s) {
        double[] t = s.scratch;
        for (int l = 0; l < m.links; l++) {
            int p = m.parent[l];
            for (int k = 0; k < 6; k++) {
                s.velocity[6 * l + k] = p < 0 ? 0 : s.velocity[6 * p + k];
                s.productAcceleration[6 * l + k] = p < 0 ? 0 : s.productAcceleration[6 * p + k];
            }
            for (int j = m.firstJoint[l]; j < m.endJoint[l]; j++) {
                int d0 = m.jointVelocity[j];
                switch (m.jointType[j]) {
                    case FREE -> {
                        // three slides along fixed world axes, then a ball
                        addMotion(s, l, d0, 3);
                        advance(s, l, d0 + 3, 3, t);
                    }
                    case BALL -> advance(s, l, d0, 3, t);
                    default -> advance(s, l, d0, 1, t);
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

    /** Pose of a link, and the axes of its joints at absolute points. */
    private static void place(TreeModel m, TreeState s, int l) {
        double[] x = s.position;
        double[] r = s.quaternion;
        int p = m.parent[l];
        if (p < 0) {
            System.arraycopy(m.linkPosition, 3 * l, x, 3 * l, 3);
            System.arraycopy(m.linkQuaternion, 4 * l, r, 4 * l, 4);
        } else {
            Quaternions.rotate(r, 4 * p, m.linkPosition, 3 * l, x, 3 * l);
            for (int k = 0; k < 3; k++) {
                x[3 * l + k] += x[3 * p + k];
            }
            Quaternions.multiply(r, 4 * p, m.linkQuaternion, 4 * l, r, 4 * l);
        }
        for (int j = m.firstJoint[l]; j < m.endJoint[l]; j++) {
            move(m, s, l, j);
        }
        Quaternions.normalize(r, 4 * l);
        Quaternions.toMatrix(r, 4 * l, s.rotation, 9 * l);
        Quaternions.rotate(r, 4 * l, m.com, 3 * l, s.com, 3 * l);
        for (int k = 0; k < 3; k++) {
            s.com[3 * l + k] += x[3 * l + k];
        }
    }

    /** Applies joint j to the pose of its link and notes its subspace as (axis, absolute point). */
    private static void move(TreeModel m, TreeState s, int l, int j) {
        double[] x = s.position;
        double[] r = s.quaternion;
        double[] t = s.scratch;
        int iq = m.jointPosition[j];
        int i = 6 * m.jointVelocity[j];
        switch (m.jointType[j]) {
            case FREE -> {
                Quaternions.normalize(s.q, iq + 3);
                System.arraycopy(s.q, iq, x, 3 * l, 3);
                System.arraycopy(s.q, iq + 3, r, 4 * l, 4);
                for (int k = 0; k < 3; k++) {
                    for (int c = 0; c < 6; c++) {
                        s.subspace[i + 6 * k + c] = c == 3 + k ? 1 : 0;
                    }
                }
                linkAxes(r, 4 * l, x, 3 * l, s.subspace, i + 18, t);
            }
            case BALL -> {
                Quaternions.normalize(s.q, iq);
                anchorPoint(m, s, l, j, t, 8);
                Quaternions.multiply(r, 4 * l, s.q, iq, r, 4 * l);
                holdAnchor(m, s, l, j, t, 8);
                linkAxes(r, 4 * l, t, 8, s.subspace, i, t);
            }
            case HINGE -> {
                anchorPoint(m, s, l, j, t, 8);
                Quaternions.rotate(r, 4 * l, m.axis, 3 * j, s.subspace, i);
                System.arraycopy(t, 8, s.subspace, i + 3, 3);
                double half = 0.5 * s.q[iq];
                double sin = StrictMath.sin(half);
                t[0] = StrictMath.cos(half);
                t[1] = sin * m.axis[3 * j];
                t[2] = sin * m.axis[3 * j + 1];
                t[3] = sin * m.axis[3 * j + 2];
                Quaternions.multiply(r, 4 * l, t, 0, r, 4 * l);
                holdAnchor(m, s, l, j, t, 8);
            }
            case SLIDE -> {
                s.subspace[i] = s.subspace[i + 1] = s.subspace[i + 2] = 0;
                Quaternions.rotate(r, 4 * l, m.axis, 3 * j, s.subspace, i + 3);
                for (int k = 0; k < 3; k++) {
                    x[3 * l + k] += s.q[iq] * s.subspace[i + 3 + k];
                }
            }
        }
    }

    /** The three link axes as rotations about a point: (axis, point) for each. */
    private static void linkAxes(
            double[] quaternion, int iq, double[] point, int ip, double[] out, int io, double[] t) {
        double px = point[ip], py = point[ip + 1], pz = point[ip + 2];
        for (int k = 0; k < 3; k++) {
            t[4] = k == 0 ? 1 : 0;
            t[5] = k == 1 ? 1 : 0;
            t[6] = k == 2 ? 1 : 0;
            Quaternions.rotate(quaternion, iq, t, 4, out, io + 6 * k);
            out[io + 6 * k + 3] = px;
            out[io + 6 * k + 4] = py;
            out[io + 6 * k + 5] = pz;
        }
    }

    private static void anchorPoint(TreeModel m, TreeState s, int l, int j, double[] out, int io) {
        Quaternions.rotate(s.quaternion, 4 * l, m.anchor, 3 * j, out, io);
        for (int k = 0; k < 3; k++) {
            out[io + k] += s.position[3 * l + k];
        }
    }

    /** Shifts the link so that its anchor is again at the point. */
    private static void holdAnchor(TreeModel m, TreeState s, int l, int j, double[] point, int ip) {
        double[] t = s.scratch;
        Quaternions.rotate(s.quaternion, 4 * l, m.anchor, 3 * j, t, 12);
        for (int k = 0; k < 3; k++) {
            s.position[3 * l + k] = point[ip + k] - t[12 + k];
        }
    }

    /** Turns (axis, absolute point) into a spatial velocity about the tree's origin: (a, (p − O) × a). */
    private static void refer(TreeModel m, TreeState s, int l, int j) {
        int d0 = m.jointVelocity[j];
        int from;
        int to;
        switch (m.jointType[j]) {
            case FREE -> {
                from = d0 + 3;
                to = d0 + 6;
            }
            case BALL -> {
                from = d0;
                to = d0 + 3;
            }
            case HINGE -> {
                from = d0;
                to = d0 + 1;
            }
            default -> {
                from = d0;
                to = d0;
            }
        }
        for (int d = from; d < to; d++) {
            int i = 6 * d;
            double ax = s.subspace[i], ay = s.subspace[i + 1], az = s.subspace[i + 2];
            double rx = s.subspace[i + 3] - s.origin[3 * l];
            double ry = s.subspace[i + 4] - s.origin[3 * l + 1];
            double rz = s.subspace[i + 5] - s.origin[3 * l + 2];
            s.subspace[i + 3] = ry * az - rz * ay;
            s.subspace[i + 4] = rz * ax - rx * az;
            s.subspace[i + 5] = rx * ay - ry * ax;
        }
    }

    /** Spatial inertia of a link about its tree's origin in world axes. */
    private static void inertia(TreeModel m, TreeState s, int l) {
        double mass = m.mass[l];
        double cx = s.com[3 * l] - s.origin[3 * l];
        double cy = s.com[3 * l + 1] - s.origin[3 * l + 1];
        double cz = s.com[3 * l + 2] - s.origin[3 * l + 2];
        int o = 10 * l;
        double[] out = s.spatialInertia;
        out[o] = mass;
        out[o + 1] = mass * cx;
        out[o + 2] = mass * cy;
        out[o + 3] = mass * cz;
        double[] r = s.rotation;
        int i = 9 * l;
        int n = 6 * l;
        double xx = m.inertia[n], yy = m.inertia[n + 1], zz = m.inertia[n + 2];
        double xy = m.inertia[n + 3], xz = m.inertia[n + 4], yz = m.inertia[n + 5];
        // I_W = R I Rᵀ + m (c·c 1 − c cᵀ)
        double cc = cx * cx + cy * cy + cz * cz;
        double[] c = s.scratch;
        c[0] = cx;
        c[1] = cy;
        c[2] = cz;
        for (int e = 0; e < 6; e++) {
            int a = e < 3 ? e : e == 5 ? 1 : 0;
            int b = e < 3 ? e : e == 3 ? 1 : 2;
            double ax = r[i + 3 * a], ay = r[i + 3 * a + 1], az = r[i + 3 * a + 2];
            double bx = r[i + 3 * b], by = r[i + 3 * b + 1], bz = r[i + 3 * b + 2];
            double rotated = ax * (xx * bx + xy * by + xz * bz)
                    + ay * (xy * bx + yy * by + yz * bz)
                    + az * (xz * bx + yz * by + zz * bz);
            out[o + 4 + e] = rotated + mass * ((a == b ? cc : 0) - c[a] * c[b]);
        }
    }

    /** velocity += S v, for degrees of freedom whose subspace is fixed in the world. */
    private static void addMotion(TreeState s, int l, int d0, int count) {
        for (int d = d0; d < d0 + count; d++) {
            for (int k = 0; k < 6; k++) {
                s.velocity[6 * l + k] += s.subspace[6 * d + k] * s.v[d];
            }
        }
    }

    /** With u = S v of one joint: productAcceleration += velocity × u, then velocity += u. */
    private static void advance(TreeState s, int l, int d0, int count, double[] t) {
        for (int k = 0; k < 6; k++) {
            t[k] = 0;
            for (int d = d0; d < d0 + count; d++) {
                t[k] += s.subspace[6 * d + k] * s.v[d];
            }
        }
        Spatial.crossMotion(s.velocity, 6 * l, t, 0, t, 6);
        for (int k = 0; k < 6; k++) {
            s.productAcceleration[6 * l + k] += t[6 + k];
            s.velocity[6 * l + k] += t[k];
        }
    }
}
