// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.control;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.gaitwright.control.QuadraticProgram.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Problems as they came up while a biped walked over hills and boxes; {@code releng/walking-trials/solver-problems} writes them down again. */
class RecordedProblemsTest {
    private static final Path FILE = Path.of(
            System.getProperty("gaitwright.root"),
            "bundles/org.gaitwright.control/src/test/resources/walking-problems.txt");

    /**
     * As a share of the largest unknown. H has eigenvalues from 1e-5 to 180, so that either solver may be off by 2e7 times the rounding of a double, 4e-9; costs are flat at
     * their minimum and agree much better.
     */
    private static final double SAME_X = 1e-7;

    private static final double SAME_COST = 1e-9;

    @ParameterizedTest
    @MethodSource("recorded")
    void ojAlgoFindsTheSame(Recorded one) {
        Problem p = one.problem;
        QuadraticProgram qp = new QuadraticProgram(p.n(), p.m());
        assertEquals(Status.SOLVED, p.solve(qp));
        assertEquals(0, qp.shift(), "H is positive definite, so that there is one minimum");
        double[] own = Arrays.copyOf(qp.x(), p.n());
        double[] other = p.byOjAlgo();
        double cost = p.cost(other);
        assertEquals(cost, p.cost(own), SAME_COST * Math.abs(cost));
        double largest = Arrays.stream(other).map(Math::abs).max().orElseThrow();
        assertArrayEquals(other, own, SAME_X * largest);
    }

    @ParameterizedTest
    @MethodSource("recorded")
    void allRowsHold(Recorded one) {
        Problem p = one.problem;
        QuadraticProgram qp = new QuadraticProgram(p.n(), p.m());
        p.solve(qp);
        for (int i = 0; i < p.m(); i++) {
            double v = 0;
            for (int j = 0; j < p.n(); j++) {
                v += p.c()[i * p.n() + j] * qp.x()[j];
            }
            // N or N m, of up to 2000
            assertTrue(v >= p.lower()[i] - 1e-6 && v <= p.upper()[i] + 1e-6, "row " + i + ": " + v);
        }
    }

    @Test
    void boundsMatterInThem() throws IOException {
        int bound = 0;
        for (Recorded one : recorded()) {
            QuadraticProgram qp = new QuadraticProgram(one.problem.n(), one.problem.m());
            one.problem.solve(qp);
            bound += qp.activeRows() > 0 ? 1 : 0;
        }
        assertEquals(16, recorded().size());
        assertTrue(3 * bound >= recorded().size(), "with an active row: " + bound);
    }

    record Recorded(String name, Problem problem) {
        @Override
        public String toString() {
            return name;
        }
    }

    static List<Recorded> recorded() throws IOException {
        Iterator<String> lines = Files.readAllLines(FILE).stream()
                .filter(l -> !l.startsWith("#"))
                .iterator();
        List<Recorded> all = new ArrayList<>();
        while (lines.hasNext()) {
            String name = lines.next();
            double[] size = numbers(lines.next());
            int n = (int) size[0], m = (int) size[1];
            double[] h = new double[n * n], c = new double[m * n], lower = new double[m], upper = new double[m];
            for (int i = 0; i < n; i++) {
                double[] half = numbers(lines.next());
                for (int j = 0; j <= i; j++) {
                    h[i * n + j] = half[j];
                    h[j * n + i] = half[j];
                }
            }
            double[] g = numbers(lines.next());
            for (int i = 0; i < m; i++) {
                double[] row = numbers(lines.next());
                lower[i] = row[0];
                upper[i] = row[1];
                System.arraycopy(row, 2, c, i * n, n);
            }
            all.add(new Recorded(name, new Problem(n, m, h, g, c, lower, upper)));
        }
        return all;
    }

    private static double[] numbers(String line) {
        return Arrays.stream(line.split(" ")).mapToDouble(Double::parseDouble).toArray();
    }
}
