// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.cma;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.gaitwright.core.math.CounterRandom;
import org.ojalgo.matrix.decomposition.Eigenvalue;
import org.ojalgo.matrix.store.RawStore;
import org.ojalgo.scalar.ComplexNumber;

class SymmetricEigenTest {
    /** Rounding of a sum of n products, with room for the steps of QL. */
    private static double tolerance(int n) {
        return 20 * n * Math.ulp(1.0);
    }

    /** Checks A = Σ dₖ rₖ rₖᵀ and rᵢᵀ rⱼ = δᵢⱼ, relative to the greatest |A|; returns the sorted eigenvalues. */
    private static double[] check(double[] a, int n) {
        double[] d = new double[n];
        double[] r = new double[n * n];
        double[] before = a.clone();
        new SymmetricEigen(n).decompose(a, d, r);
        assertArrayEquals(before, a, "input is left as it is");
        double scale = Arrays.stream(a).map(Math::abs).max().orElse(0);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = 0;
                double dot = 0;
                for (int k = 0; k < n; k++) {
                    sum += d[k] * r[k * n + i] * r[k * n + j];
                    dot += r[i * n + k] * r[j * n + k];
                }
                assertEquals(a[i * n + j], sum, scale * n * tolerance(n));
                assertEquals(i == j ? 1 : 0, dot, tolerance(n));
            }
        }
        Arrays.sort(d);
        return d;
    }

    private static double[] random(int n, long seed) {
        double[] a = new double[n * n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                a[i * n + j] = CounterRandom.normal(seed, i, j);
                a[j * n + i] = a[i * n + j];
            }
        }
        return a;
    }

    @Property(seed = "1", tries = 200)
    void matricesAreReproducedAndOjAlgoFindsTheSameEigenvalues(
            @ForAll @IntRange(min = 1, max = 24) int n, @ForAll long seed) {
        double[] a = random(n, seed);
        double[] own = check(a, n);
        Eigenvalue<Double> other = Eigenvalue.R064.make(n, true);
        other.decompose(RawStore.wrap(rows(a, n)));
        double[] expected = other.getEigenvalues().stream()
                .mapToDouble(ComplexNumber::getReal)
                .toArray();
        Arrays.sort(expected);
        assertArrayEquals(expected, own, n * tolerance(n));
    }

    private static double[][] rows(double[] a, int n) {
        double[][] rows = new double[n][];
        Arrays.setAll(rows, i -> Arrays.copyOfRange(a, i * n, (i + 1) * n));
        return rows;
    }

    @Example
    void aMatrixOfALongSearchIsReproduced() {
        check(random(70, 1), 70);
    }

    @Example
    void knownEigenvaluesAreFound() {
        assertArrayEquals(new double[] {1, 3}, check(new double[] {2, 1, 1, 2}, 2), tolerance(2));
        assertArrayEquals(new double[] {-4, 2, 7}, check(new double[] {7, 0, 0, 0, -4, 0, 0, 0, 2}, 3), 0);
        assertArrayEquals(new double[4], check(new double[16], 4), 0);
        double[] ones = new double[25];
        Arrays.fill(ones, 1);
        assertArrayEquals(new double[] {0, 0, 0, 0, 5}, check(ones, 5), tolerance(5));
    }

    @Example
    void sumsOfEigenvaluesAreTheTrace() {
        int n = 46;
        double[] a = random(n, 3);
        double trace = 0;
        for (int i = 0; i < n; i++) {
            trace += a[i * n + i];
        }
        assertEquals(trace, Arrays.stream(check(a, n)).sum(), n * tolerance(n));
    }
}
