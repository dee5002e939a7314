// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.dynamics;

/** Joint-space inertia by composite rigid bodies, and its sparse factors (Featherstone 2008, ch. 6 and 8.5). */
public final class MassMatrix {
    private MassMatrix() {}

    /** In: the results of {@link Kinematics#positions}. Out: massMatrix, armature included. */
    public static void compute(TreeModel m, TreeState s) {
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
        double[] f = s.scratch;
        for (int d = 0; d < m.velocities; d++) {
            // F = I_c S_d;  M_dj = S_j · F for every ancestor j
            Spatial.multiply(c, 10 * m.dofLink[d], s.subspace, 6 * d, f, 0);
            int start = m.rowStart[d];
            int n = m.depth[d];
            for (int k = 0; k <= n; k++) {
                s.massMatrix[start + k] = Spatial.dot(s.subspace, 6 * m.ancestor[start + k], f, 0);
            }
            s.massMatrix[start + n] += m.armature[d];
        }
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
        for (int k = m.velocities - 1; k >= 0; k--) {
            int row = m.rowStart[k];
            int n = m.depth[k];
            double inverse = 1 / h[row + n];
            for (int e = n - 1; e >= 0; e--) {
                // row of the ancestor i: H_i −= (H_ki / D_k) H_k, over the ancestors of i
                double a = h[row + e] * inverse;
                int target = m.rowStart[m.ancestor[row + e]];
                for (int j = 0; j <= e; j++) {
                    h[target + j] -= a * h[row + j];
                }
                h[row + e] = a;
            }
        }
    }

    /** x ← (Lᵀ D L)⁻¹ x. */
    public static void solve(TreeModel m, TreeState s, double[] x) {
        solve(m, s, x, 0);
    }

    /** The same, on a vector that begins at an offset. */
    public static void solve(TreeModel m, TreeState s, double[] x, int offset) {
        double[] h = s.factor;
        for (int i = m.velocities - 1; i >= 0; i--) {
            double xi = x[offset + i];
            if (xi != 0) {
                int row = m.rowStart[i];
                for (int k = m.depth[i] - 1; k >= 0; k--) {
                    x[offset + m.ancestor[row + k]] -= h[row + k] * xi;
                }
            }
        }
        for (int i = 0; i < m.velocities; i++) {
            int row = m.rowStart[i];
            int n = m.depth[i];
            double xi = x[offset + i] / h[row + n];
            for (int k = 0; k < n; k++) {
                xi -= h[row + k] * x[offset + m.ancestor[row + k]];
            }
            x[offset + i] = xi;
        }
    }

    /** out = M x (without the diagonal that was added for factoring). */
    public static void multiply(TreeModel m, TreeState s, double[] x, double[] out) {
        for (int i = 0; i < m.velocities; i++) {
            int row = m.rowStart[i];
            int n = m.depth[i];
            double sum = s.massMatrix[row + n] * x[i];
            for (int k = 0; k < n; k++) {
                int a = m.ancestor[row + k];
                sum += s.massMatrix[row + k] * x[a];
                out[a] += s.massMatrix[row + k] * x[i];
            }
            out[i] = sum;
        }
    }
}
