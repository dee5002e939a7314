// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.control;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import org.gaitwright.control.QuadraticProgram.Status;

class QuadraticProgramTest {
    private static final double NONE = Double.POSITIVE_INFINITY;

    @Example
    void withoutRowsItIsTheFreeMinimum() {
        QuadraticProgram qp = new QuadraticProgram(2, 0);
        Status s = qp.solve(2, 0, new double[] {4, 1, 1, 3}, new double[] {1, 2}, none(), none(), none());
        assertEquals(Status.SOLVED, s);
        assertArrayEquals(new double[] {-1 / 11.0, -7 / 11.0}, qp.x(), 1e-15);
        assertEquals(0, qp.iterations());
    }

    @Example
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

    @Example
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

    @Example
    void aRowOfZerosHoldsOrDoesNot() {
        QuadraticProgram qp = new QuadraticProgram(1, 1);
        double[] one = {1};
        assertEquals(Status.SOLVED, qp.solve(1, 1, one, one, new double[1], new double[] {-1}, new double[] {1}));
        assertEquals(Status.INFEASIBLE, qp.solve(1, 1, one, one, new double[1], new double[] {1}, new double[] {2}));
    }

    @Example
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
        assertArrayEquals(new double[] {1, 1}, qp.x(), Problem.ROUNDING);
    }

    @Example
    void equationsHold() {
        QuadraticProgram qp = new QuadraticProgram(3, 2);
        double[] c = {1, 1, 1, 1, -1, 0};
        double[] both = {3, 1};
        assertEquals(
                Status.SOLVED, qp.solve(3, 2, new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1}, new double[3], c, both, both));
        assertArrayEquals(new double[] {1.5, 0.5, 1}, qp.x(), 1e-12);
    }

    @Example
    void whereCostsAreFlatTheDiagonalIsRaised() {
        QuadraticProgram qp = new QuadraticProgram(2, 1);
        double[] h = {1, 1, 1, 1};
        Status s =
                qp.solve(2, 1, h, new double[] {-1, -1}, new double[] {1, -1}, new double[] {1}, new double[] {NONE});
        assertEquals(Status.SOLVED, s);
        assertTrue(qp.shift() > 0);
        assertArrayEquals(new double[] {1, 0}, qp.x(), 1e-6);
    }

    @Example
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

    /** Up to 40 unknowns, equations among its rows. */
    @Provide
    Arbitrary<Problem> solvable() {
        return problems(40, Arbitraries.just(0.0));
    }

    /** Small enough for the other solver; the farther apart its rows, the seldomer can they all be met. */
    @Provide
    Arbitrary<Problem> any() {
        return problems(12, Arbitraries.of(0.0, 0.3, 1.0));
    }

    private static Arbitrary<Problem> problems(int max, Arbitrary<Double> apart) {
        return Arbitraries.integers().between(1, max).flatMap(n -> Combinators.combine(
                        Arbitraries.integers().between(0, 2 * n + 6),
                        Arbitraries.integers().between(0, n / 3),
                        Arbitraries.longs(),
                        apart)
                .as((m, equations, seed, gap) -> Problem.random(n, m, equations, seed, gap)));
    }

    @Property(seed = "1", tries = 300)
    void problemsEndInAMinimum(@ForAll("solvable") Problem p) {
        QuadraticProgram qp = new QuadraticProgram(p.n(), p.m());
        assertEquals(Status.SOLVED, p.solve(qp));
        p.assertMinimum(qp);
        Statistics.label("rows that hold back").collect(qp.activeRows() > 0).coverage(c -> c.check(true)
                .percentage(s -> s > 50));
    }

    @Property(seed = "1", tries = 150)
    void ojAlgoFindsTheSame(@ForAll("any") Problem p) {
        QuadraticProgram qp = new QuadraticProgram(p.n(), p.m());
        Status own = p.solve(qp);
        assertEquals(p.isFeasibleByOjAlgo() ? Status.SOLVED : Status.INFEASIBLE, own);
        Statistics.label("status").collect(own).coverage(c -> c.check(Status.INFEASIBLE)
                .percentage(s -> s > 10));
        if (own == Status.SOLVED) {
            double other = p.cost(p.byOjAlgo());
            assertEquals(other, p.cost(qp.x()), 1e-5 * (1 + Math.abs(other)));
        }
    }

    @Example
    void aSolveAllocatesNothing() {
        QuadraticProgram qp = new QuadraticProgram(17, 41);
        Problem[] some = new Problem[16];
        for (int i = 0; i < some.length; i++) {
            some[i] = Problem.random(17, 41, 2, i, 0);
        }
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        long min = Long.MAX_VALUE;
        // the virtual machine allocates on this thread now and then; what a solve allocates, it allocates in every
        // batch
        for (int batch = 0; batch < 8; batch++) {
            long begin = threads.getThreadAllocatedBytes(id);
            long idle = threads.getThreadAllocatedBytes(id) - begin;
            begin = threads.getThreadAllocatedBytes(id);
            for (int i = 0; i < 500; i++) {
                some[i % some.length].solve(qp);
            }
            min = Math.min(min, threads.getThreadAllocatedBytes(id) - begin - idle);
        }
        assertEquals(0, min, "bytes");
    }

    private static double[] none() {
        return new double[0];
    }
}
