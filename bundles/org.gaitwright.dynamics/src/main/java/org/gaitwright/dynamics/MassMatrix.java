// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.dynamics;

/** Joint-space inertia by composite rigid bodies, and its sparse factors [Featherstone 2008, 6.2 and 6.5]. */
public final class MassMatrix {
    private MassMatrix() {}

    /** In: the results of {@link Kinematics#positions}. Out: massMatrix, armature included. */
    public static void compute(TreeModel m, TreeState s) {
        // Iᶜ = I + Σ Iᶜ of the children
        double[] c = s.composite;
        System.arraycopy(s.spatialInertia, 0, c, 0, 10 * m.links);
        for (int l = m.links - 1; l >= 0; l--) {
            int p = m.parent[l];
            if (p >= 0) {
                for (int k = 0; k < 10; k++) {
                    c[10 * p + k] += c[10 * l + k];
                }
            }
        }
        for (int d = 0; d < m.velocities; d++) {
            row(m, s, d);
        }
    }

    /** F = Iᶜ S_d, M_dj = S_jᵀ F for every ancestor j, and the armature on the diagonal. */
    private static void row(TreeModel m, TreeState s, int d) {
        double[] in = s.composite;
        int ii = 10 * m.dofLink[d];
        double[] e = s.subspace;
        int ia = 6 * d;
        double mass = in[ii], hx = in[ii + 1], hy = in[ii + 2], hz = in[ii + 3];
        double wx = e[ia], wy = e[ia + 1], wz = e[ia + 2], ux = e[ia + 3], uy = e[ia + 4], uz = e[ia + 5];
        double f0 = in[ii + 4] * wx + in[ii + 7] * wy + in[ii + 8] * wz + hy * uz - hz * uy;
        double f1 = in[ii + 7] * wx + in[ii + 5] * wy + in[ii + 9] * wz + hz * ux - hx * uz;
        double f2 = in[ii + 8] * wx + in[ii + 9] * wy + in[ii + 6] * wz + hx * uy - hy * ux;
        double f3 = mass * ux - hy * wz + hz * wy;
        double f4 = mass * uy - hz * wx + hx * wz;
        double f5 = mass * uz - hx * wy + hy * wx;
        int start = m.rowStart[d];
        int n = m.depth[d];
        double[] out = s.massMatrix;
        for (int k = 0; k <= n; k++) {
            int a = 6 * m.ancestor[start + k];
            out[start + k] = e[a] * f0 + e[a + 1] * f1 + e[a + 2] * f2 + e[a + 3] * f3 + e[a + 4] * f4 + e[a + 5] * f5;
        }
        out[start + n] += m.armature[d];
    }

    /** In: massMatrix and a diagonal to add (null for none). Out: factor, with M + diagonal = Lᵀ D L. */
    public static void factor(TreeModel m, TreeState s, double[] diagonal) {
        double[] h = s.factor;
        System.arraycopy(s.massMatrix, 0, h, 0, m.entries);
        if (diagonal != null) {
            for (int i = 0; i < m.velocities; i++) {
                h[m.rowStart[i] + m.depth[i]] += diagonal[i];
            }
        }
        TreeFactor.factor(m, h, 0, m.velocities);
    }

    /** x ← (Lᵀ D L)⁻¹ x. */
    public static void solve(TreeModel m, TreeState s, double[] x) {
        solve(m, s, x, 0);
    }

    /** The same, on a vector that begins at an offset. */
    public static void solve(TreeModel m, TreeState s, double[] x, int offset) {
        TreeFactor.solve(m, s.factor, x, offset, 0, m.velocities);
    }

    /** out = M x (without the diagonal that was added for factoring). */
    public static void multiply(TreeModel m, TreeState s, double[] x, double[] out) {
        TreeFactor.multiply(m, s.massMatrix, x, out, 0, m.velocities);
    }
}
