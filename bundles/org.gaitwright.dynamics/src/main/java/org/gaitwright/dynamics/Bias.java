// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.dynamics;

import java.util.Arrays;

/** Recursive Newton-Euler: forces that a motion needs. */
public final class Bias {
    private Bias() {}

    /**
     * In: the results of {@link Kinematics#velocities} and gravity g (3). Out: bias = C(q, v) v − Jᵀ m g, so that
     * M a + bias = τ.
     */
    public static void compute(TreeModel m, TreeState s, double gx, double gy, double gz) {
        inverseDynamics(m, s, null, gx, gy, gz, s.bias);
    }

    /** out = M a + bias: the generalised force of acceleration a; a null for zero. */
    public static void inverseDynamics(
            TreeModel m, TreeState s, double[] a, double gx, double gy, double gz, double[] out) {
        double[] acc = s.composite;
        double[] f = s.force;
        double[] t = s.scratch;
        for (int l = 0; l < m.links; l++) {
            accelerate(m, s, l, a, acc);
            // f = I (a − g) + v ×* I v
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
                    out[d] = Spatial.dot(s.subspace, 6 * d, f, 6 * l) + (a == null ? 0 : m.armature[d] * a[d]);
                }
            }
            int p = m.parent[l];
            if (p >= 0) {
                for (int k = 0; k < 6; k++) {
                    f[6 * p + k] += f[6 * l + k];
                }
            }
        }
    }

    /** acc(l) = velocity-product acceleration, plus the sum of S a along the way when a is given. */
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
