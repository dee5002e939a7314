// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.control;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import org.gaitwright.control.QuadraticProgram.Status;
import org.gaitwright.core.math.CounterRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ojalgo.matrix.store.R064Store;
import org.ojalgo.optimisation.Optimisation;
import org.ojalgo.optimisation.convex.ConvexSolver;

class QuadraticProgramTest {
    /** What rows of length one may be violated by, and gradients be off by. */
    private static final double ROUNDING = 1e-7;

    private static final double NONE = Double.POSITIVE_INFINITY;

    @Test
    void withoutRowsItIsTheFreeMinimum() {
        QuadraticProgram qp = new QuadraticProgram(2, 0);
        Status s = qp.solve(2, 0, new double[] {4, 1, 1, 3}, new double[] {1, 2}, none(), none(), none());
        assertEquals(Status.SOLVED, s);
        assertArrayEquals(new double[] {-1 / 11.0, -7 / 11.0}, qp.x(), 1e-15);
        assertEquals(0, qp.iterations());
    }

    @Test
    void aBoundThatMattersIsMet() {
        QuadraticProgram qp = new QuadraticProgram(2, 2);
        // min ½|x|² − 3 x₀ with x₀ ≤ 1, x₀ + x₁ ≥ 2
        Status s = qp.solve(
                2,
                2,
                new double[] {1, 0, 0, 1},
                new double[] {-3, 0},
                new double[] {1, 0, 1, 1},
                new double[] {-NONE, 2},
                new double[] {1, NONE});
        assertEquals(Status.SOLVED, s);
        assertArrayEquals(new double[] {1, 1}, qp.x(), 1e-14);
        assertEquals(-3, qp.multiplier(0), 1e-14);
        assertEquals(1, qp.multiplier(1), 1e-14);
    }

    @Test
    void rowsThatContradictEachOtherAreSaidToBeInfeasible() {
        QuadraticProgram qp = new QuadraticProgram(2, 2);
        Status s = qp.solve(
                2,
                2,
                new double[] {1, 0, 0, 1},
                new double[2],
                new double[] {1, 1, 2, 2},
                new double[] {1, -NONE},
                new double[] {NONE, 1});
        assertEquals(Status.INFEASIBLE, s);
        assertTrue(Double.isFinite(qp.x()[0] + qp.x()[1]));
    }

    @Test
    void aRowOfZerosHoldsOrDoesNot() {
        QuadraticProgram qp = new QuadraticProgram(1, 1);
        double[] one = {1};
        assertEquals(Status.SOLVED, qp.solve(1, 1, one, one, new double[1], new double[] {-1}, new double[] {1}));
        assertEquals(Status.INFEASIBLE, qp.solve(1, 1, one, one, new double[1], new double[] {1}, new double[] {2}));
    }

    @Test
    void theSameRowTwiceAndRowsThatMeetInAPointAreNoTrouble() {
        // many lines through (1, 1), and each of them twice
        int m = 24;
        double[] c = new double[2 * m];
        double[] lower = new double[m];
        double[] upper = new double[m];
        for (int i = 0; i < m; i++) {
            double angle = Math.PI / 2 * (i / 2) / (m / 2 - 1);
            c[2 * i] = Math.cos(angle);
            c[2 * i + 1] = Math.sin(angle);
            lower[i] = c[2 * i] + c[2 * i + 1];
            upper[i] = NONE;
        }
        QuadraticProgram qp = new QuadraticProgram(2, m);
        assertEquals(Status.SOLVED, qp.solve(2, m, new double[] {1, 0, 0, 2}, new double[] {0.1, 0}, c, lower, upper));
        assertArrayEquals(new double[] {1, 1}, qp.x(), ROUNDING);
    }

    @Test
    void equationsHold() {
        QuadraticProgram qp = new QuadraticProgram(3, 2);
        double[] c = {1, 1, 1, 1, -1, 0};
        double[] both = {3, 1};
        assertEquals(
                Status.SOLVED, qp.solve(3, 2, new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1}, new double[3], c, both, both));
        assertArrayEquals(new double[] {1.5, 0.5, 1}, qp.x(), 1e-12);
    }

    @Test
    void whereCostsAreFlatTheDiagonalIsRaised() {
        QuadraticProgram qp = new QuadraticProgram(2, 1);
        double[] h = {1, 1, 1, 1};
        Status s =
                qp.solve(2, 1, h, new double[] {-1, -1}, new double[] {1, -1}, new double[] {1}, new double[] {NONE});
        assertEquals(Status.SOLVED, s);
        assertTrue(qp.shift() > 0);
        assertArrayEquals(new double[] {1, 0}, qp.x(), 1e-6);
    }

    @Test
    void whatIsNoNumberIsRefusedAndGivesZero() {
        QuadraticProgram qp = new QuadraticProgram(2, 1);
        double[] fine = {1, 0, 0, 1};
        double[] row = {1, 1};
        double[] low = {1};
        double[] high = {2};
        double[] g = {1, 1};
        double nan = Double.NaN;
        assertEquals(Status.REFUSED, qp.solve(2, 1, new double[] {nan, 0, 0, 1}, g, row, low, high));
        assertEquals(Status.REFUSED, qp.solve(2, 1, fine, new double[] {nan, 1}, row, low, high));
        assertEquals(Status.REFUSED, qp.solve(2, 1, fine, g, new double[] {NONE, 1}, low, high));
        assertEquals(Status.REFUSED, qp.solve(2, 1, fine, g, row, new double[] {nan}, high));
        assertEquals(Status.REFUSED, qp.solve(2, 1, new double[] {-1, 0, 0, -1}, g, row, low, high));
        assertArrayEquals(new double[2], qp.x());
        assertEquals(Status.SOLVED, qp.solve(2, 1, fine, g, row, low, high));
    }

    /** Gradient = Σ multipliers × rows, rows hold, multipliers have the right sign: what a minimum is, whoever found it. */
    @ParameterizedTest
    @CsvSource({"3, 5, 0", "8, 20, 2", "17, 41, 0", "17, 41, 6", "40, 90, 10"})
    void randomProblemsEndInAMinimum(int n, int m, int equations) {
        QuadraticProgram qp = new QuadraticProgram(n, m);
        int bound = 0;
        for (int seed = 0; seed < 60; seed++) {
            Problem p = Problem.random(n, m, equations, seed);
            assertEquals(Status.SOLVED, p.solve(qp), "seed " + seed);
            bound += qp.activeRows();
            p.assertMinimum(qp);
        }
        assertTrue(bound > 60, "bounds matter in these problems: " + bound);
    }

    @ParameterizedTest
    @CsvSource({"3, 5, 0", "8, 20, 2", "17, 41, 3"})
    void ojAlgoFindsTheSame(int n, int m, int equations) {
        QuadraticProgram qp = new QuadraticProgram(n, m);
        for (int seed = 100; seed < 130; seed++) {
            Problem p = Problem.random(n, m, equations, seed);
            assertEquals(Status.SOLVED, p.solve(qp), "seed " + seed);
            double own = p.cost(qp.x());
            double other = p.cost(p.byOjAlgo());
            assertEquals(other, own, 1e-5 * (1 + Math.abs(other)), "seed " + seed);
        }
    }

    @Test
    void aSolveAllocatesNothing() {
        QuadraticProgram qp = new QuadraticProgram(17, 41);
        Problem[] some = new Problem[16];
        for (int i = 0; i < some.length; i++) {
            some[i] = Problem.random(17, 41, 2, i);
        }
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        long least = Long.MAX_VALUE;
        // the virtual machine allocates on this thread now and then; what a solve allocates, it allocates in every
        // batch
        for (int batch = 0; batch < 8; batch++) {
            long begin = threads.getThreadAllocatedBytes(id);
            long idle = threads.getThreadAllocatedBytes(id) - begin;
            begin = threads.getThreadAllocatedBytes(id);
            for (int i = 0; i < 500; i++) {
                some[i % some.length].solve(qp);
            }
            least = Math.min(least, threads.getThreadAllocatedBytes(id) - begin - idle);
        }
        assertEquals(0, least, "bytes");
    }

    private static double[] none() {
        return new double[0];
    }

    /** A problem that can be met. */
    private record Problem(int n, int m, double[] h, double[] g, double[] c, double[] lower, double[] upper) {
        static Problem random(int n, int m, int equations, long seed) {
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

        private void row(R064Store to, int at, int i, double sign) {
            for (int j = 0; j < n; j++) {
                to.set(at, j, sign * c[i * n + j]);
            }
        }
    }
}
