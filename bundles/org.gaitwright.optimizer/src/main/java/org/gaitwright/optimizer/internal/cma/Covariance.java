// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.cma;

import org.gaitwright.optimizer.internal.checkpoint.CheckpointReader;
import org.gaitwright.optimizer.internal.checkpoint.CheckpointWriter;

/** The shape C of the distribution. Rows of a flat array are named by the index {@code at} where they begin. */
interface Covariance {
    /** y = C^½ z; y begins at {@code at}. */
    void colour(double[] z, double[] y, int at);

    /** out = C^−½ y. */
    void whiten(double[] y, double[] out);

    /** yᵀ C⁻¹ y of the y at {@code at}. */
    double squaredLength(double[] y, int at);

    /**
     * C ← keep C + c₁ p pᵀ + Σᵢ wᵢ yᵢ yᵢᵀ.
     *
     * @param w one for each rank, c_μ in it
     * @param y one row for each candidate
     * @param order which candidate has a rank
     */
    void update(double keep, double rankOne, double[] p, double[] w, double[] y, int[] order);

    /** √Cᵢᵢ. */
    double deviation(int i);

    /** Lengths of the axes of the ellipsoid; not to be written. */
    double[] lengths();

    /** Longest axis of the ellipsoid. */
    default double longest() {
        double max = 0;
        for (double d : lengths()) {
            max = Math.max(max, d);
        }
        return max;
    }

    /** Greatest eigenvalue / least eigenvalue. */
    default double condition() {
        double min = Double.POSITIVE_INFINITY;
        for (double d : lengths()) {
            min = Math.min(min, d);
        }
        double ratio = longest() / min;
        return ratio * ratio;
    }

    /** Component i of axis k, as long as the ellipsoid is there. */
    double axis(int k, int i);

    void write(CheckpointWriter out);

    void read(CheckpointReader in);
}
