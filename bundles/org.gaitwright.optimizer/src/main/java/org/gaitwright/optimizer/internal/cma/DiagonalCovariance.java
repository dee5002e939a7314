// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.cma;

import java.util.Arrays;
import org.gaitwright.optimizer.internal.checkpoint.CheckpointReader;
import org.gaitwright.optimizer.internal.checkpoint.CheckpointWriter;

/** A diagonal C: the axes of the ellipsoid are those of the variables [Ros 2008]. */
final class DiagonalCovariance implements Covariance {
    private static final double MIN_SHARE = 1e-16;

    private final int n;
    private final double[] variances;
    private final double[] lengths;

    DiagonalCovariance(int n) {
        this.n = n;
        variances = new double[n];
        lengths = new double[n];
        Arrays.fill(variances, 1);
        Arrays.fill(lengths, 1);
    }

    @Override
    public void colour(double[] z, double[] y, int at) {
        for (int i = 0; i < n; i++) {
            y[at + i] = lengths[i] * z[i];
        }
    }

    @Override
    public void whiten(double[] y, double[] out) {
        for (int i = 0; i < n; i++) {
            out[i] = y[i] / lengths[i];
        }
    }

    @Override
    public double squaredLength(double[] y, int at) {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            double x = y[at + i] / lengths[i];
            sum += x * x;
        }
        return sum;
    }

    @Override
    public void update(double keep, double rankOne, double[] p, double[] w, double[] y, int[] order) {
        for (int i = 0; i < n; i++) {
            variances[i] = keep * variances[i] + rankOne * p[i] * p[i];
        }
        for (int rank = 0; rank < order.length; rank++) {
            int at = order[rank] * n;
            for (int i = 0; i < n; i++) {
                variances[i] += w[rank] * y[at + i] * y[at + i];
            }
        }
        double greatest = 0;
        for (double v : variances) {
            greatest = Math.max(greatest, v);
        }
        for (int i = 0; i < n; i++) {
            variances[i] = Math.max(variances[i], MIN_SHARE * greatest);
            lengths[i] = Math.sqrt(variances[i]);
        }
    }

    @Override
    public double deviation(int i) {
        return lengths[i];
    }

    @Override
    public double[] lengths() {
        return lengths;
    }

    @Override
    public double axis(int k, int i) {
        return k == i ? lengths[i] : 0;
    }

    @Override
    public void write(CheckpointWriter out) {
        out.numbers("variances", variances);
    }

    @Override
    public void read(CheckpointReader in) {
        System.arraycopy(in.positive("variances", n), 0, variances, 0, n);
        for (int i = 0; i < n; i++) {
            lengths[i] = Math.sqrt(variances[i]);
        }
    }
}
