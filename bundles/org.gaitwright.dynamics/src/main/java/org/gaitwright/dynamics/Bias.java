// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.dynamics;

import java.util.Arrays;

/** Recursive Newton-Euler: forces that a motion needs [Featherstone 2008, 5.3]. */
public final class Bias {
    private Bias() {}

    /**
     * In: the results of {@link Kinematics#velocities} and gravity g (3). Out: bias = C(q, v) v − Jᵀ m g, so that
     * M a + bias = τ.
     */
    public static void compute(TreeModel m, TreeState s, double gx, double gy, double gz) {
        inverseDynamics(m, s, null, gx, gy, gz, s.bias);
    }

    /** In: as for {@link #compute}. Out: biasWrench = I (c − g) + v ×* I v of each link, c its velocity-product acceleration. */
    public static void wrenches(TreeModel m, TreeState s, double gx, double gy, double gz) {
        double[] in = s.spatialInertia;
        double[] acc = s.productAcceleration;
        double[] vel = s.velocity;
        double[] f = s.biasWrench;
        for (int l = 0; l < m.links; l++) {
            int i = 10 * l;
            int o = 6 * l;
            double mass = in[i], hx = in[i + 1], hy = in[i + 2], hz = in[i + 3];
            double xx = in[i + 4], yy = in[i + 5], zz = in[i + 6], xy = in[i + 7], xz = in[i + 8], yz = in[i + 9];
            double wx = vel[o], wy = vel[o + 1], wz = vel[o + 2], ux = vel[o + 3], uy = vel[o + 4], uz = vel[o + 5];
            // I v = (n, p)
            double nx = xx * wx + xy * wy + xz * wz + hy * uz - hz * uy;
            double ny = xy * wx + yy * wy + yz * wz + hz * ux - hx * uz;
            double nz = xz * wx + yz * wy + zz * wz + hx * uy - hy * ux;
            double px = mass * ux - hy * wz + hz * wy;
            double py = mass * uy - hz * wx + hx * wz;
            double pz = mass * uz - hx * wy + hy * wx;
            // I (c − g) + v ×* (n, p), with v ×* (n, p) = (ω × n + v_O × p, ω × p)
            double ax = acc[o], ay = acc[o + 1], az = acc[o + 2];
            double bx = acc[o + 3] - gx, by = acc[o + 4] - gy, bz = acc[o + 5] - gz;
            f[o] = xx * ax + xy * ay + xz * az + hy * bz - hz * by + wy * nz - wz * ny + uy * pz - uz * py;
            f[o + 1] = xy * ax + yy * ay + yz * az + hz * bx - hx * bz + wz * nx - wx * nz + uz * px - ux * pz;
            f[o + 2] = xz * ax + yz * ay + zz * az + hx * by - hy * bx + wx * ny - wy * nx + ux * py - uy * px;
            f[o + 3] = mass * bx - hy * az + hz * ay + wy * pz - wz * py;
            f[o + 4] = mass * by - hz * ax + hx * az + wz * px - wx * pz;
            f[o + 5] = mass * bz - hx * ay + hy * ax + wx * py - wy * px;
        }
    }

    /** out = M a + bias: the generalised force of acceleration a; a null for zero. */
    public static void inverseDynamics(
            TreeModel m, TreeState s, double[] a, double gx, double gy, double gz, double[] out) {
        double[] acc = s.composite;
        double[] f = s.force;
        double[] t = s.scratch;
        for (int l = 0; l < m.links; l++) {
            accelerate(m, s, l, a, acc);
            // f = I (a − g) + v ×* I v, of the link alone
            System.arraycopy(acc, 6 * l, t, 0, 3);
            t[3] = acc[6 * l + 3] - gx;
            t[4] = acc[6 * l + 4] - gy;
            t[5] = acc[6 * l + 5] - gz;
            Spatial.multiply(s.spatialInertia, 10 * l, t, 0, f, 6 * l);
            Spatial.multiply(s.spatialInertia, 10 * l, s.velocity, 6 * l, t, 6);
            Spatial.addCrossForce(s.velocity, 6 * l, t, 6, f, 6 * l);
        }
        Arrays.fill(out, 0, m.velocities, 0);
        for (int l = m.links - 1; l >= 0; l--) {
            for (int j = m.firstJoint[l]; j < m.endJoint[l]; j++) {
                for (int d = m.jointVelocity[j]; d < m.jointVelocity[j] + m.jointType[j].velocities(); d++) {
                    // τ = Sᵀ f + armature q̈
                    out[d] = Spatial.dot(s.subspace, 6 * d, f, 6 * l) + (a == null ? 0 : m.armature[d] * a[d]);
                }
            }
            int p = m.parent[l];
            if (p >= 0) {
                // f_λ += f
                for (int k = 0; k < 6; k++) {
                    f[6 * p + k] += f[6 * l + k];
                }
            }
        }
    }

    /** a = c + Σ S q̈ over the joints between the root and the link; a null for q̈ = 0. */
    private static void accelerate(TreeModel m, TreeState s, int l, double[] a, double[] acc) {
        if (a == null) {
            System.arraycopy(s.productAcceleration, 6 * l, acc, 6 * l, 6);
            return;
        }
        int p = m.parent[l];
        for (int k = 0; k < 6; k++) {
            double parents = p < 0 ? 0 : acc[6 * p + k] - s.productAcceleration[6 * p + k];
            acc[6 * l + k] = s.productAcceleration[6 * l + k] + parents;
        }
        for (int j = m.firstJoint[l]; j < m.endJoint[l]; j++) {
            for (int d = m.jointVelocity[j]; d < m.jointVelocity[j] + m.jointType[j].velocities(); d++) {
                for (int k = 0; k < 6; k++) {
                    acc[6 * l + k] += s.subspace[6 * d + k] * a[d];
                }
            }
        }
    }
}
