// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.direct;

import org.gaitwright.core.optimizer.SearchSpace;

/** The bounds of a search. */
final class Box {
    private final double[] lower;
    private final double[] upper;

    Box(SearchSpace space) {
        lower = space.lower();
        upper = space.upper();
    }

    int dimension() {
        return lower.length;
    }

    /** A copy of x, moved along one variable by a share of its bounds' width, not beyond the bounds. */
    double[] moved(double[] x, int variable, double share) {
        double[] y = x.clone();
        y[variable] = clamped(x[variable] + share * (upper[variable] - lower[variable]), variable);
        return y;
    }

    /** x + d, not beyond the bounds. */
    double[] moved(double[] x, double[] d) {
        double[] y = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            y[i] = clamped(x[i] + d[i], i);
        }
        return y;
    }

    /** A share of the bounds in the unit of each variable. */
    double[] lengths(double share) {
        double[] s = new double[lower.length];
        for (int i = 0; i < s.length; i++) {
            s[i] = share * (upper[i] - lower[i]);
        }
        return s;
    }

    private double clamped(double value, int variable) {
        return Math.min(upper[variable], Math.max(lower[variable], value));
    }
}
