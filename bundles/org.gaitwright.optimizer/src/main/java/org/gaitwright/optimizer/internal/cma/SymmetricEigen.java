// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.cma;

import java.util.Arrays;

/**
 * Eigenvalues and eigenvectors of a symmetric matrix: Householder's reduction to a tridiagonal matrix, then QL with implicit
 * shifts [Golub 2013, 8.3]. Inner loops run along rows, without sums across them, so that they compile to vector instructions and
 * round in one order.
 */
final class SymmetricEigen {
    private static final int MAX_SWEEPS = 60;
    private static final double EPSILON = 0x1p-53;

    private final int n;
    private final double[] reduced;
    private final double[] basis;
    private final double[] off;
    private final double[] scale;
    private final double[] v;
    private final double[] w;

    SymmetricEigen(int n) {
        this.n = n;
        reduced = new double[n * n];
        basis = new double[n * n];
        off = new double[n];
        scale = new double[n];
        v = new double[n];
        w = new double[n];
    }

    /**
     * A = Σₖ dₖ rₖ rₖᵀ.
     *
     * @param lower A, n × n, of which the lower triangle is read
     * @param values out: d, in no order
     * @param rows out: rₖ, of length 1, as row k
     */
    void decompose(double[] lower, double[] values, double[] rows) {
        mirror(lower, reduced, n);
        tridiagonalise(reduced, values, off, scale, v, w, n);
        accumulate(reduced, scale, basis, w, n);
        transpose(basis, rows, n);
        diagonalise(values, off, rows, n);
    }

    private static void mirror(double[] lower, double[] a, int n) {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                a[i * n + j] = lower[i * n + j];
                a[j * n + i] = lower[i * n + j];
            }
        }
    }

    /**
     * T = Hₙ₋₃ … H₀ A H₀ … Hₙ₋₃ with Hₖ = 1 − βₖ vₖ vₖᵀ. In: a. Out: diagonal d and subdiagonal e (e[k] joins k and k + 1) of T, β, and vₖ in
     * row k of a right of the diagonal.
     */
    private static void tridiagonalise(
            double[] a, double[] d, double[] e, double[] beta, double[] v, double[] w, int n) {
        for (int k = 0; k < n - 2; k++) {
            int row = k * n;
            d[k] = a[row + k];
            // v = x ± |x| e₁, β = 2 / vᵀv, so that H x = ∓|x| e₁
            double rest = 0;
            for (int i = k + 2; i < n; i++) {
                rest += a[row + i] * a[row + i];
            }
            double head = a[row + k + 1];
            if (rest == 0) {
                e[k] = head;
                beta[k] = 0;
                continue;
            }
            double norm = Math.sqrt(head * head + rest);
            e[k] = head > 0 ? -norm : norm;
            double first = head - e[k];
            a[row + k + 1] = first;
            beta[k] = 2 / (first * first + rest);
            System.arraycopy(a, row, v, 0, n);
            reflectBothSides(a, v, beta[k], w, k + 1, n);
        }
        if (n > 1) {
            d[n - 2] = a[(n - 2) * n + n - 2];
            e[n - 2] = a[(n - 2) * n + n - 1];
        }
        d[n - 1] = a[n * n - 1];
        e[n - 1] = 0;
    }

    /** A ← H A H in rows and columns from {@code from} on. */
    private static void reflectBothSides(double[] a, double[] v, double beta, double[] w, int from, int n) {
        // p = β A v
        for (int j = from; j < n; j++) {
            w[j] = 0;
        }
        for (int i = from; i < n; i++) {
            addRow(w, beta * v[i], a, i * n, from, n);
        }
        // w = p − ½ β (pᵀv) v
        double pv = 0;
        for (int j = from; j < n; j++) {
            pv += w[j] * v[j];
        }
        double half = 0.5 * beta * pv;
        for (int j = from; j < n; j++) {
            w[j] -= half * v[j];
        }
        // A ← A − v wᵀ − w vᵀ
        for (int i = from; i < n; i++) {
            int row = i * n;
            double vi = v[i];
            double wi = w[i];
            for (int j = from; j < n; j++) {
                a[row + j] -= vi * w[j] + wi * v[j];
            }
        }
    }

    /** Q = H₀ H₁ … Hₙ₋₃, from the last to the first. */
    private static void accumulate(double[] a, double[] beta, double[] q, double[] w, int n) {
        Arrays.fill(q, 0);
        for (int i = 0; i < n; i++) {
            q[i * n + i] = 1;
        }
        for (int k = n - 3; k >= 0; k--) {
            if (beta[k] == 0) {
                continue;
            }
            // Q ← Q − β v (vᵀQ)
            for (int j = k + 1; j < n; j++) {
                w[j] = 0;
            }
            for (int i = k + 1; i < n; i++) {
                addRow(w, a[k * n + i], q, i * n, k + 1, n);
            }
            for (int i = k + 1; i < n; i++) {
                subtractRow(q, i * n, beta[k] * a[k * n + i], w, k + 1, n);
            }
        }
    }

    /** w ← w + s a's row. */
    private static void addRow(double[] w, double s, double[] a, int row, int from, int n) {
        for (int j = from; j < n; j++) {
            w[j] += s * a[row + j];
        }
    }

    /** a's row ← a's row − s w. */
    private static void subtractRow(double[] a, int row, double s, double[] w, int from, int n) {
        for (int j = from; j < n; j++) {
            a[row + j] -= s * w[j];
        }
    }

    private static void transpose(double[] a, double[] b, int n) {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                b[j * n + i] = a[i * n + j];
            }
        }
    }

    /** T = S D Sᵀ by QL with Wilkinson's shifts; the rows turn along: rows ← Sᵀ rows. In: d, e of T. Out: d the eigenvalues. */
    private static void diagonalise(double[] d, double[] e, double[] rows, int n) {
        for (int low = 0; low < n; low++) {
            for (int sweep = 0; sweep < MAX_SWEEPS; sweep++) {
                int high = low;
                while (high < n - 1 && Math.abs(e[high]) > EPSILON * (Math.abs(d[high]) + Math.abs(d[high + 1]))) {
                    high++;
                }
                if (high == low) {
                    break;
                }
                sweep(d, e, rows, low, high, n);
            }
        }
    }

    /** One implicit QL step on the block from low to high: a bulge is chased from the bottom to the top. */
    private static void sweep(double[] d, double[] e, double[] rows, int low, int high, int n) {
        // shift: the eigenvalue of the block's first 2 × 2 that is nearer to d[low]
        double t = (d[low + 1] - d[low]) / (2 * e[low]);
        double r = Math.sqrt(t * t + 1);
        double g = d[high] - (d[low] - e[low] / (t + (t < 0 ? -r : r)));
        double s = 1;
        double c = 1;
        double p = 0;
        for (int i = high - 1; i >= low; i--) {
            double f = s * e[i];
            double b = c * e[i];
            r = Math.sqrt(f * f + g * g);
            e[i + 1] = r;
            if (r == 0) {
                d[i + 1] -= p;
                e[high] = 0;
                return;
            }
            s = f / r;
            c = g / r;
            g = d[i + 1] - p;
            t = (d[i] - g) * s + 2 * c * b;
            p = s * t;
            d[i + 1] = g + p;
            g = c * t - b;
            rotate(rows, i * n, (i + 1) * n, c, s, n);
        }
        d[low] -= p;
        e[low] = g;
        e[high] = 0;
    }

    /** (x, y) ← (c x − s y, s x + c y) for two rows x and y. */
    private static void rotate(double[] rows, int x, int y, double c, double s, int n) {
        for (int k = 0; k < n; k++) {
            double xk = rows[x + k];
            double yk = rows[y + k];
            rows[x + k] = c * xk - s * yk;
            rows[y + k] = s * xk + c * yk;
        }
    }
}
