// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.dynamics;

/**
 * Factors and solves of symmetric positive definite matrices in the row format of a {@link TreeModel}, over a range of degrees
 * of freedom that holds whole trees [Featherstone 2008, 6.5]: H = Lᵀ D L without fill-in. Runs of degrees of freedom are
 * eliminated together: loops over ancestors are short, and starting them is what costs.
 */
public final class TreeFactor {
    private TreeFactor() {}

    /** h ← its factors, D on the diagonal. */
    public static void factor(TreeModel m, double[] h, int first, int end) {
        int k = end - 1;
        while (k >= first) {
            // a run never reaches across blocks: roots have no parent
            switch (m.run[k]) {
                case 3 -> factorThree(m, h, k);
                case 2 -> factorTwo(m, h, k);
                default -> factorOne(m, h, k);
            }
            k -= m.run[k];
        }
    }

    private static void factorOne(TreeModel m, double[] h, int k) {
        int row = m.rowStart[k];
        int n = m.depth[k];
        double inverse = 1 / h[row + n];
        for (int e = n - 1; e >= 0; e--) {
            // L_ki = H_ki / D_k, H_ij −= L_ki H_kj for the ancestors i of k and j of i
            double a = h[row + e] * inverse;
            int target = m.rowStart[m.ancestor[row + e]];
            for (int j = 0; j <= e; j++) {
                h[target + j] -= a * h[row + j];
            }
            h[row + e] = a;
        }
    }

    /** As {@link #factorOne} for k and then its parent k − 1, over their common ancestors at once. */
    private static void factorTwo(TreeModel m, double[] h, int k) {
        int r0 = m.rowStart[k];
        int r1 = m.rowStart[k - 1];
        int n = m.depth[k - 1];
        double i0 = 1 / h[r0 + n + 1];
        double b = h[r0 + n] * i0;
        for (int j = 0; j <= n; j++) {
            h[r1 + j] -= b * h[r0 + j];
        }
        h[r0 + n] = b;
        double i1 = 1 / h[r1 + n];
        for (int e = n - 1; e >= 0; e--) {
            double a0 = h[r0 + e] * i0;
            double a1 = h[r1 + e] * i1;
            int target = m.rowStart[m.ancestor[r1 + e]];
            for (int j = 0; j <= e; j++) {
                h[target + j] -= a0 * h[r0 + j] + a1 * h[r1 + j];
            }
            h[r0 + e] = a0;
            h[r1 + e] = a1;
        }
    }

    /** As {@link #factorOne} for k, its parent k − 1 and that one's parent k − 2, over their common ancestors at once. */
    private static void factorThree(TreeModel m, double[] h, int k) {
        int r0 = m.rowStart[k];
        int r1 = m.rowStart[k - 1];
        int r2 = m.rowStart[k - 2];
        int n = m.depth[k - 2];
        double i0 = 1 / h[r0 + n + 2];
        double b1 = h[r0 + n + 1] * i0;
        double b2 = h[r0 + n] * i0;
        h[r1 + n + 1] -= b1 * h[r0 + n + 1];
        h[r0 + n + 1] = b1;
        for (int j = 0; j <= n; j++) {
            double v = h[r0 + j];
            h[r1 + j] -= b1 * v;
            h[r2 + j] -= b2 * v;
        }
        h[r0 + n] = b2;
        double i1 = 1 / h[r1 + n + 1];
        double b3 = h[r1 + n] * i1;
        for (int j = 0; j <= n; j++) {
            h[r2 + j] -= b3 * h[r1 + j];
        }
        h[r1 + n] = b3;
        double i2 = 1 / h[r2 + n];
        for (int e = n - 1; e >= 0; e--) {
            double a0 = h[r0 + e] * i0;
            double a1 = h[r1 + e] * i1;
            double a2 = h[r2 + e] * i2;
            int target = m.rowStart[m.ancestor[r2 + e]];
            for (int j = 0; j <= e; j++) {
                h[target + j] -= a0 * h[r0 + j] + a1 * h[r1 + j] + a2 * h[r2 + j];
            }
            h[r0 + e] = a0;
            h[r1 + e] = a1;
            h[r2 + e] = a2;
        }
    }

    /** x ← (Lᵀ D L)⁻¹ x on x[offset + first .. offset + end). */
    public static void solve(TreeModel m, double[] h, double[] x, int offset, int first, int end) {
        // x ← L⁻ᵀ x, from the tips to the roots
        int i = end - 1;
        while (i >= first) {
            switch (m.run[i]) {
                case 3 -> upThree(m, h, x, offset, i);
                default -> {
                    for (int k = 0; k < m.run[i]; k++) {
                        upOne(m, h, x, offset, i - k);
                    }
                }
            }
            i -= m.run[i];
        }
        // x ← L⁻¹ D⁻¹ x, from the roots to the tips
        for (int d = first; d < end; d++) {
            if (d + 2 < end && m.run[d + 2] == 3) {
                downThree(m, h, x, offset, d + 2);
                d += 2;
            } else {
                downOne(m, h, x, offset, d);
            }
        }
    }

    /** x_j −= L_ij x_i for the ancestors j of i. */
    private static void upOne(TreeModel m, double[] h, double[] x, int offset, int i) {
        double xi = x[offset + i];
        int row = m.rowStart[i];
        for (int k = m.depth[i] - 1; k >= 0; k--) {
            x[offset + m.ancestor[row + k]] -= h[row + k] * xi;
        }
    }

    private static void upThree(TreeModel m, double[] h, double[] x, int offset, int i) {
        int r0 = m.rowStart[i];
        int r1 = m.rowStart[i - 1];
        int r2 = m.rowStart[i - 2];
        int n = m.depth[i - 2];
        double x0 = x[offset + i];
        double x1 = x[offset + i - 1] - h[r0 + n + 1] * x0;
        double x2 = x[offset + i - 2] - h[r0 + n] * x0 - h[r1 + n] * x1;
        x[offset + i - 1] = x1;
        x[offset + i - 2] = x2;
        for (int k = 0; k < n; k++) {
            x[offset + m.ancestor[r2 + k]] -= h[r0 + k] * x0 + h[r1 + k] * x1 + h[r2 + k] * x2;
        }
    }

    /** x_i ← x_i / D_i − Σ L_ij x_j over the ancestors j of i. */
    private static void downOne(TreeModel m, double[] h, double[] x, int offset, int i) {
        int row = m.rowStart[i];
        int n = m.depth[i];
        double xi = x[offset + i] / h[row + n];
        for (int k = 0; k < n; k++) {
            xi -= h[row + k] * x[offset + m.ancestor[row + k]];
        }
        x[offset + i] = xi;
    }

    private static void downThree(TreeModel m, double[] h, double[] x, int offset, int i) {
        int r0 = m.rowStart[i];
        int r1 = m.rowStart[i - 1];
        int r2 = m.rowStart[i - 2];
        int n = m.depth[i - 2];
        double x0 = x[offset + i] / h[r0 + n + 2];
        double x1 = x[offset + i - 1] / h[r1 + n + 1];
        double x2 = x[offset + i - 2] / h[r2 + n];
        for (int k = 0; k < n; k++) {
            double v = x[offset + m.ancestor[r2 + k]];
            x0 -= h[r0 + k] * v;
            x1 -= h[r1 + k] * v;
            x2 -= h[r2 + k] * v;
        }
        x1 -= h[r1 + n] * x2;
        x0 -= h[r0 + n] * x2 + h[r0 + n + 1] * x1;
        x[offset + i] = x0;
        x[offset + i - 1] = x1;
        x[offset + i - 2] = x2;
    }

    /** out = H x on a range, for an unfactored matrix. */
    public static void multiply(TreeModel m, double[] h, double[] x, double[] out, int first, int end) {
        for (int i = first; i < end; i++) {
            if (i + 2 < end && m.run[i + 2] == 3) {
                multiplyThree(m, h, x, out, i + 2);
                i += 2;
            } else {
                multiplyOne(m, h, x, out, i);
            }
        }
    }

    /** y_i = Σ H_ij x_j and y_j += H_ij x_i over the ancestors j of i. */
    private static void multiplyOne(TreeModel m, double[] h, double[] x, double[] out, int i) {
        int row = m.rowStart[i];
        int n = m.depth[i];
        double xi = x[i];
        double sum = h[row + n] * xi;
        for (int k = 0; k < n; k++) {
            int a = m.ancestor[row + k];
            sum += h[row + k] * x[a];
            out[a] += h[row + k] * xi;
        }
        out[i] = sum;
    }

    private static void multiplyThree(TreeModel m, double[] h, double[] x, double[] out, int i) {
        int r0 = m.rowStart[i];
        int r1 = m.rowStart[i - 1];
        int r2 = m.rowStart[i - 2];
        int n = m.depth[i - 2];
        double x0 = x[i], x1 = x[i - 1], x2 = x[i - 2];
        double h01 = h[r0 + n + 1], h02 = h[r0 + n], h12 = h[r1 + n];
        double y0 = h[r0 + n + 2] * x0 + h01 * x1 + h02 * x2;
        double y1 = h01 * x0 + h[r1 + n + 1] * x1 + h12 * x2;
        double y2 = h02 * x0 + h12 * x1 + h[r2 + n] * x2;
        for (int k = 0; k < n; k++) {
            int a = m.ancestor[r2 + k];
            double v = x[a];
            double e0 = h[r0 + k], e1 = h[r1 + k], e2 = h[r2 + k];
            y0 += e0 * v;
            y1 += e1 * v;
            y2 += e2 * v;
            out[a] += e0 * x0 + e1 * x1 + e2 * x2;
        }
        out[i] = y0;
        out[i - 1] = y1;
        out[i - 2] = y2;
    }
}
