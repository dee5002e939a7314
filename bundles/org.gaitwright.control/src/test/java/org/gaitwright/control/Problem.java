// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.control;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.gaitwright.control.QuadraticProgram.Status;
import org.gaitwright.core.math.CounterRandom;
import org.ojalgo.matrix.store.R064Store;
import org.ojalgo.optimisation.Expression;
import org.ojalgo.optimisation.ExpressionsBasedModel;
import org.ojalgo.optimisation.Optimisation;
import org.ojalgo.optimisation.convex.ConvexSolver;

/** A quadratic program, its minimum by another solver, and what a minimum is. H is whole. */
record Problem(int n, int m, double[] h, double[] g, double[] c, double[] lower, double[] upper) {
    /** What rows of length one may be violated by, and gradients be off by. */
    static final double ROUNDING = 1e-7;

    private static final double NONE = Double.POSITIVE_INFINITY;

    /** @param apart how far rows are moved away from a point that meets them all; 0 for a problem that can be met */
    static Problem random(int n, int m, int equations, long seed, double apart) {
        double[] root = normals(seed, 1, n * n);
        double[] h = new double[n * n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                double s = i == j ? 1e-3 : 0;
                for (int k = 0; k < n; k++) {
                    s += root[i * n + k] * root[j * n + k];
                }
                h[i * n + j] = s;
            }
        }
        double[] g = normals(seed, 2, n);
        for (int i = 0; i < n; i++) {
            g[i] *= 10;
        }
        double[] c = normals(seed, 3, m * n);
        double[] inside = normals(seed, 4, n);
        double[] lower = new double[m];
        double[] upper = new double[m];
        for (int i = 0; i < m; i++) {
            double v = 0;
            for (int j = 0; j < n; j++) {
                v += c[i * n + j] * inside[j];
            }
            v += apart * CounterRandom.normal(seed, 7, i);
            lower[i] = v - (i < equations ? 0 : CounterRandom.uniform(seed, 5, i));
            upper[i] = v + (i < equations ? 0 : CounterRandom.uniform(seed, 6, i));
            if (i >= equations && i % 3 == 1) {
                lower[i] = -NONE;
            }
        }
        return new Problem(n, m, h, g, c, lower, upper);
    }

    private static double[] normals(long seed, long stream, int count) {
        double[] all = new double[count];
        Arrays.setAll(all, i -> CounterRandom.normal(seed, stream, i));
        return all;
    }

    Status solve(QuadraticProgram qp) {
        return qp.solve(n, m, h, g, c, lower, upper);
    }

    double cost(double[] x) {
        double s = 0;
        for (int i = 0; i < n; i++) {
            s += g[i] * x[i];
            for (int j = 0; j < n; j++) {
                s += 0.5 * x[i] * h[i * n + j] * x[j];
            }
        }
        return s;
    }

    void assertMinimum(QuadraticProgram qp) {
        double[] x = qp.x();
        double[] gradient = g.clone();
        double scale = 1;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                gradient[i] += h[i * n + j] * x[j];
            }
        }
        for (int i = 0; i < m; i++) {
            double v = 0;
            double multiplier = qp.multiplier(i);
            scale = Math.max(scale, Math.abs(multiplier));
            for (int j = 0; j < n; j++) {
                v += c[i * n + j] * x[j];
                gradient[j] -= multiplier * c[i * n + j];
            }
            assertTrue(v >= lower[i] - ROUNDING && v <= upper[i] + ROUNDING, "row " + i + " holds");
            if (lower[i] < upper[i]) {
                assertTrue(multiplier <= ROUNDING || Math.abs(v - lower[i]) < ROUNDING, "pushes up from below");
                assertTrue(multiplier >= -ROUNDING || Math.abs(v - upper[i]) < ROUNDING, "pushes down from above");
            }
        }
        assertArrayEquals(new double[n], gradient, ROUNDING * scale);
    }

    double[] byOjAlgo() {
        int equations = 0;
        int sides = 0;
        for (int i = 0; i < m; i++) {
            if (lower[i] == upper[i]) {
                equations++;
            } else {
                sides += (lower[i] > -NONE ? 1 : 0) + (upper[i] < NONE ? 1 : 0);
            }
        }
        R064Store q = R064Store.FACTORY.make(n, n);
        R064Store l = R064Store.FACTORY.make(n, 1);
        R064Store ae = R064Store.FACTORY.make(equations, n);
        R064Store be = R064Store.FACTORY.make(equations, 1);
        R064Store ai = R064Store.FACTORY.make(sides, n);
        R064Store bi = R064Store.FACTORY.make(sides, 1);
        for (int i = 0; i < n; i++) {
            l.set(i, 0, -g[i]);
            for (int j = 0; j < n; j++) {
                q.set(i, j, h[i * n + j]);
            }
        }
        int e = 0;
        int s = 0;
        for (int i = 0; i < m; i++) {
            if (lower[i] == upper[i]) {
                row(ae, e, i, 1);
                be.set(e++, 0, lower[i]);
                continue;
            }
            if (lower[i] > -NONE) {
                row(ai, s, i, -1);
                bi.set(s++, 0, -lower[i]);
            }
            if (upper[i] < NONE) {
                row(ai, s, i, 1);
                bi.set(s++, 0, upper[i]);
            }
        }
        ConvexSolver.Builder builder = ConvexSolver.newBuilder().objective(q, l);
        if (equations > 0) {
            builder.equalities(ae, be);
        }
        builder.inequalities(ai, bi);
        Optimisation.Options options = new Optimisation.Options();
        options.sparse = Boolean.FALSE;
        return builder.build(options).solve().toRawCopy1D();
    }

    /** Whether all rows can be met, by linear programming. */
    boolean isFeasibleByOjAlgo() {
        ExpressionsBasedModel model = new ExpressionsBasedModel();
        for (int j = 0; j < n; j++) {
            model.newVariable("x" + j);
        }
        for (int i = 0; i < m; i++) {
            Expression row = model.newExpression("row" + i);
            for (int j = 0; j < n; j++) {
                row.set(j, c[i * n + j]);
            }
            if (lower[i] > -NONE) {
                row.lower(lower[i]);
            }
            if (upper[i] < NONE) {
                row.upper(upper[i]);
            }
        }
        return model.minimise().getState().isFeasible();
    }

    private void row(R064Store to, int at, int i, double sign) {
        for (int j = 0; j < n; j++) {
            to.set(at, j, sign * c[i * n + j]);
        }
    }
}
