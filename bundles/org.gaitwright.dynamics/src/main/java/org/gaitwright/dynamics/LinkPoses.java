// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.dynamics;

import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.math.Trig;

/**
 * Poses, motion subspaces and inertias of links from coordinates, one link after the other, parents first
 * [Featherstone 2008, 4.3 and 4.4].
 */
final class LinkPoses {
    private LinkPoses() {}

    /** X_WB, p_WC, and S about the tree's origin: pose of a link, its centre of mass, the subspaces of its joints. */
    static void pose(TreeModel m, TreeState s, int l) {
        double[] x = s.position;
        double[] q = s.quaternion;
        int p = m.parent[l];
        if (p < 0) {
            System.arraycopy(m.linkPosition, 3 * l, x, 3 * l, 3);
            System.arraycopy(m.linkQuaternion, 4 * l, q, 4 * l, 4);
            // until the root stands, its subspaces are about the world's origin
            s.origin[3 * l] = s.origin[3 * l + 1] = s.origin[3 * l + 2] = 0;
        } else {
            fromParent(m, s, l, p);
        }
        for (int j = m.firstJoint[l]; j < m.endJoint[l]; j++) {
            applyJoint(m, s, l, j);
        }
        if (p < 0) {
            shiftOrigin(m, s, l);
        }
        Quaternions.toMatrix(q, 4 * l, s.rotation, 9 * l);
        // p_WC = p_WB + R_WB p_BC
        double[] r = s.rotation;
        int i = 9 * l;
        double cx = m.com[3 * l], cy = m.com[3 * l + 1], cz = m.com[3 * l + 2];
        s.com[3 * l] = x[3 * l] + r[i] * cx + r[i + 1] * cy + r[i + 2] * cz;
        s.com[3 * l + 1] = x[3 * l + 1] + r[i + 3] * cx + r[i + 4] * cy + r[i + 5] * cz;
        s.com[3 * l + 2] = x[3 * l + 2] + r[i + 6] * cx + r[i + 7] * cy + r[i + 8] * cz;
    }

    /** X_WB = X_WP X_PB: where the parent P carries the link's frame. */
    private static void fromParent(TreeModel m, TreeState s, int l, int p) {
        double[] x = s.position;
        double[] r = s.rotation;
        int i = 9 * p;
        double px = m.linkPosition[3 * l], py = m.linkPosition[3 * l + 1], pz = m.linkPosition[3 * l + 2];
        x[3 * l] = x[3 * p] + r[i] * px + r[i + 1] * py + r[i + 2] * pz;
        x[3 * l + 1] = x[3 * p + 1] + r[i + 3] * px + r[i + 4] * py + r[i + 5] * pz;
        x[3 * l + 2] = x[3 * p + 2] + r[i + 6] * px + r[i + 7] * py + r[i + 8] * pz;
        if (m.turned[l]) {
            Quaternions.multiply(s.quaternion, 4 * p, m.linkQuaternion, 4 * l, s.quaternion, 4 * l);
        } else {
            System.arraycopy(s.quaternion, 4 * p, s.quaternion, 4 * l, 4);
        }
        int o = 3 * m.root[l];
        s.origin[3 * l] = s.origin[o];
        s.origin[3 * l + 1] = s.origin[o + 1];
        s.origin[3 * l + 2] = s.origin[o + 2];
    }

    /** X_WB ← X_WB X_J(q) for joint j of the link; S in world axes. */
    private static void applyJoint(TreeModel m, TreeState s, int l, int j) {
        int iq = m.jointPosition[j];
        int i = 6 * m.jointVelocity[j];
        switch (m.jointType[j]) {
            case FREE -> {
                // S = (0, e_k) in world axes for the three translations, then a ball
                Quaternions.normalize(s.q, iq + 3);
                System.arraycopy(s.q, iq, s.position, 3 * l, 3);
                System.arraycopy(s.q, iq + 3, s.quaternion, 4 * l, 4);
                for (int k = 0; k < 3; k++) {
                    for (int c = 0; c < 6; c++) {
                        s.subspace[i + 6 * k + c] = c == 3 + k ? 1 : 0;
                    }
                }
                rotationSubspace(s, l, s.q[iq], s.q[iq + 1], s.q[iq + 2], i + 18);
            }
            case BALL -> ball(m, s, l, j, iq, i);
            case HINGE -> hinge(m, s, l, j, iq, i);
            case SLIDE -> {
                // S = (0, a), p ← p + q a
                double[] e = s.subspace;
                e[i] = e[i + 1] = e[i + 2] = 0;
                Quaternions.rotate(s.quaternion, 4 * l, m.axis, 3 * j, e, i + 3);
                for (int k = 0; k < 3; k++) {
                    s.position[3 * l + k] += s.q[iq] * e[i + 3 + k];
                }
            }
        }
    }

    private static void ball(TreeModel m, TreeState s, int l, int j, int iq, int i) {
        double[] t = s.scratch;
        Quaternions.normalize(s.q, iq);
        anchor(m, s, l, j, t, 0);
        Quaternions.multiply(s.quaternion, 4 * l, s.q, iq, s.quaternion, 4 * l);
        restoreAnchor(m, s, l, j, t);
        rotationSubspace(s, l, t[0], t[1], t[2], i);
    }

    private static void hinge(TreeModel m, TreeState s, int l, int j, int iq, int i) {
        double[] t = s.scratch;
        double[] e = s.subspace;
        anchor(m, s, l, j, t, 0);
        Quaternions.rotate(s.quaternion, 4 * l, m.axis, 3 * j, e, i);
        double ax = e[i], ay = e[i + 1], az = e[i + 2];
        double rx = t[0] - s.origin[3 * l], ry = t[1] - s.origin[3 * l + 1], rz = t[2] - s.origin[3 * l + 2];
        // S = (a, r × a), r the anchor from the origin
        e[i + 3] = ry * az - rz * ay;
        e[i + 4] = rz * ax - rx * az;
        e[i + 5] = rx * ay - ry * ax;
        Trig.sinCos(0.5 * s.q[iq], t, 4);
        double sin = t[4], w = t[5];
        // R ← R exp(q a)
        double bx = sin * m.axis[3 * j], by = sin * m.axis[3 * j + 1], bz = sin * m.axis[3 * j + 2];
        double[] q = s.quaternion;
        int o = 4 * l;
        double aw = q[o], qx = q[o + 1], qy = q[o + 2], qz = q[o + 3];
        q[o] = aw * w - qx * bx - qy * by - qz * bz;
        q[o + 1] = aw * bx + qx * w + qy * bz - qz * by;
        q[o + 2] = aw * by - qx * bz + qy * w + qz * bx;
        q[o + 3] = aw * bz + qx * by - qy * bx + qz * w;
        restoreAnchor(m, s, l, j, t);
    }

    /** S = (a, r × a) for each of the three link axes a through the point (px, py, pz). */
    private static void rotationSubspace(TreeState s, int l, double px, double py, double pz, int io) {
        double[] q = s.quaternion;
        int o = 4 * l;
        double w = q[o], x = q[o + 1], y = q[o + 2], z = q[o + 3];
        double rx = px - s.origin[3 * l], ry = py - s.origin[3 * l + 1], rz = pz - s.origin[3 * l + 2];
        double[] e = s.subspace;
        axis(e, io, 1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y), rx, ry, rz);
        axis(e, io + 6, 2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x), rx, ry, rz);
        axis(e, io + 12, 2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y), rx, ry, rz);
    }

    private static void axis(double[] e, int i, double ax, double ay, double az, double rx, double ry, double rz) {
        e[i] = ax;
        e[i + 1] = ay;
        e[i + 2] = az;
        e[i + 3] = ry * az - rz * ay;
        e[i + 4] = rz * ax - rx * az;
        e[i + 5] = rx * ay - ry * ax;
    }

    /** out = p_WB + R_WB p_BA, the joint's anchor A in the world. */
    private static void anchor(TreeModel m, TreeState s, int l, int j, double[] out, int io) {
        if (m.anchored[j]) {
            Quaternions.rotate(s.quaternion, 4 * l, m.anchor, 3 * j, out, io);
            out[io] += s.position[3 * l];
            out[io + 1] += s.position[3 * l + 1];
            out[io + 2] += s.position[3 * l + 2];
        } else {
            System.arraycopy(s.position, 3 * l, out, io, 3);
        }
    }

    /** p_WB ← t − R_WB p_BA, which brings the anchor back to t[0..2]. */
    private static void restoreAnchor(TreeModel m, TreeState s, int l, int j, double[] t) {
        if (m.anchored[j]) {
            Quaternions.rotate(s.quaternion, 4 * l, m.anchor, 3 * j, t, 12);
            s.position[3 * l] = t[0] - t[12];
            s.position[3 * l + 1] = t[1] - t[13];
            s.position[3 * l + 2] = t[2] - t[14];
        }
    }

    /** The root stands: its place becomes the origin of the tree's spatial vectors. */
    private static void shiftOrigin(TreeModel m, TreeState s, int l) {
        double ox = s.position[3 * l], oy = s.position[3 * l + 1], oz = s.position[3 * l + 2];
        s.origin[3 * l] = ox;
        s.origin[3 * l + 1] = oy;
        s.origin[3 * l + 2] = oz;
        // S_v ← S_v − o × S_ω
        double[] e = s.subspace;
        for (int d = m.linkDof[l]; d < m.linkDofEnd[l]; d++) {
            int i = 6 * d;
            double ax = e[i], ay = e[i + 1], az = e[i + 2];
            e[i + 3] -= oy * az - oz * ay;
            e[i + 4] -= oz * ax - ox * az;
            e[i + 5] -= ox * ay - oy * ax;
        }
    }

    /** Spatial inertia (m, m c, I_O) of a link about its tree's origin in world axes: I_O = R I_C Rᵀ + m (c·c 1 − c cᵀ). */
    static void inertia(TreeModel m, TreeState s, int l) {
        double mass = m.mass[l];
        double cx = s.com[3 * l] - s.origin[3 * l];
        double cy = s.com[3 * l + 1] - s.origin[3 * l + 1];
        double cz = s.com[3 * l + 2] - s.origin[3 * l + 2];
        double mx = mass * cx, my = mass * cy, mz = mass * cz;
        int o = 10 * l;
        double[] out = s.spatialInertia;
        out[o] = mass;
        out[o + 1] = mx;
        out[o + 2] = my;
        out[o + 3] = mz;
        double[] r = s.rotation;
        int i = 9 * l;
        double r0 = r[i], r1 = r[i + 1], r2 = r[i + 2], r3 = r[i + 3], r4 = r[i + 4], r5 = r[i + 5];
        double r6 = r[i + 6], r7 = r[i + 7], r8 = r[i + 8];
        int n = 6 * l;
        double xx = m.inertia[n], yy = m.inertia[n + 1], zz = m.inertia[n + 2];
        double xy = m.inertia[n + 3], xz = m.inertia[n + 4], yz = m.inertia[n + 5];
        double a0 = r0 * xx + r1 * xy + r2 * xz, a1 = r0 * xy + r1 * yy + r2 * yz, a2 = r0 * xz + r1 * yz + r2 * zz;
        double b0 = r3 * xx + r4 * xy + r5 * xz, b1 = r3 * xy + r4 * yy + r5 * yz, b2 = r3 * xz + r4 * yz + r5 * zz;
        double c0 = r6 * xx + r7 * xy + r8 * xz, c1 = r6 * xy + r7 * yy + r8 * yz, c2 = r6 * xz + r7 * yz + r8 * zz;
        out[o + 4] = a0 * r0 + a1 * r1 + a2 * r2 + my * cy + mz * cz;
        out[o + 5] = b0 * r3 + b1 * r4 + b2 * r5 + mx * cx + mz * cz;
        out[o + 6] = c0 * r6 + c1 * r7 + c2 * r8 + mx * cx + my * cy;
        out[o + 7] = a0 * r3 + a1 * r4 + a2 * r5 - mx * cy;
        out[o + 8] = a0 * r6 + a1 * r7 + a2 * r8 - mx * cz;
        out[o + 9] = b0 * r6 + b1 * r7 + b2 * r8 - my * cz;
    }
}
