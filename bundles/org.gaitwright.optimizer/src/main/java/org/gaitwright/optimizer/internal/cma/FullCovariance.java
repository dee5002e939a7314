// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.cma;

import java.util.Arrays;
import org.gaitwright.optimizer.internal.checkpoint.CheckpointReader;
import org.gaitwright.optimizer.internal.checkpoint.CheckpointWriter;

/** C = Bᵀ D² B with the eigenvectors as rows of B, decomposed once in a while. */
final class FullCovariance implements Covariance {
    /** An eigenvalue below this share of the greatest is rounding. */
    private static final double MIN_SHARE = 1e-16;

    private final int n;
    private final int gap;
    private final SymmetricEigen eigen;
    private final double[] lower;
    private final double[] rows;
    private final double[] lengths;
    private int age;

    FullCovariance(int n, int decompositionGap) {
        this.n = n;
        gap = decompositionGap;
        eigen = new SymmetricEigen(n);
        lower = new double[n * n];
        rows = new double[n * n];
        lengths = new double[n];
        for (int i = 0; i < n; i++) {
            lower[i * n + i] = 1;
            rows[i * n + i] = 1;
        }
        Arrays.fill(lengths, 1);
    }

    @Override
    public void colour(double[] z, double[] y, int at) {
        // y = Σₖ bₖ dₖ zₖ
        Arrays.fill(y, at, at + n, 0);
        for (int k = 0; k < n; k++) {
            addRow(y, at, lengths[k] * z[k], rows, k * n, n);
        }
    }

    @Override
    public void whiten(double[] y, double[] out) {
        // Σₖ bₖ (bₖᵀ y) / dₖ
        Arrays.fill(out, 0);
        for (int k = 0; k < n; k++) {
            addRow(out, 0, dot(rows, k * n, y, 0, n) / lengths[k], rows, k * n, n);
        }
    }

    @Override
    public double squaredLength(double[] y, int at) {
        // Σₖ ((bₖᵀ y) / dₖ)²
        double sum = 0;
        for (int k = 0; k < n; k++) {
            double x = dot(rows, k * n, y, at, n) / lengths[k];
            sum += x * x;
        }
        return sum;
    }

    @Override
    public void update(double keep, double rankOne, double[] p, double[] w, double[] y, int[] order) {
        for (int i = 0; i < n; i++) {
            int row = i * n;
            int end = i + 1;
            double s = rankOne * p[i];
            for (int j = 0; j < end; j++) {
                lower[row + j] = keep * lower[row + j] + s * p[j];
            }
            for (int rank = 0; rank < order.length; rank++) {
                int at = order[rank] * n;
                addRow(lower, row, w[rank] * y[at + i], y, at, end);
            }
        }
        age++;
        if (age >= gap) {
            decompose();
        }
    }

    private void decompose() {
        age = 0;
        eigen.decompose(lower, lengths, rows);
        double greatest = 0;
        for (double d : lengths) {
            greatest = Math.max(greatest, d);
        }
        for (int k = 0; k < n; k++) {
            lengths[k] = Math.sqrt(Math.max(lengths[k], MIN_SHARE * greatest));
        }
    }

    @Override
    public double deviation(int i) {
        return Math.sqrt(Math.max(0, lower[i * n + i]));
    }

    @Override
    public double[] lengths() {
        return lengths;
    }

    @Override
    public double axis(int k, int i) {
        return lengths[k] * rows[k * n + i];
    }

    @Override
    public void write(CheckpointWriter out) {
        out.numbers("covariance", lower)
                .numbers("axes", rows)
                .numbers("lengths", lengths)
                .number("age", age);
    }

    @Override
    public void read(CheckpointReader in) {
        System.arraycopy(in.finite("covariance", n * n), 0, lower, 0, n * n);
        System.arraycopy(in.finite("axes", n * n), 0, rows, 0, n * n);
        System.arraycopy(in.positive("lengths", n), 0, lengths, 0, n);
        age = (int) in.number("age", 0, gap);
    }

    /** y ← y + s x for rows y and x. */
    private static void addRow(double[] y, int yAt, double s, double[] x, int xAt, int n) {
        for (int j = 0; j < n; j++) {
            y[yAt + j] += s * x[xAt + j];
        }
    }

    private static double dot(double[] x, int xAt, double[] y, int yAt, int n) {
        double sum = 0;
        for (int j = 0; j < n; j++) {
            sum += x[xAt + j] * y[yAt + j];
        }
        return sum;
    }
}
