// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.control;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

class CatmullRomTest {
    private static final String SEED = "5";

    /** Values of a curve between two that are not part of it. */
    @Provide
    Arbitrary<double[]> values() {
        return Arbitraries.doubles()
                .between(-10, 10)
                .array(double[].class)
                .ofMinSize(4)
                .ofMaxSize(9);
    }

    private static int count(double[] values) {
        return values.length - 2;
    }

    private static double at(double[] values, double phase) {
        return CatmullRom.value(values, 1, count(values), phase);
    }

    @Property(seed = SEED, tries = 200)
    void goesThroughItsValues(@ForAll("values") double[] v) {
        for (int i = 0; i < count(v); i++) {
            assertEquals(v[1 + i], at(v, (double) i / (count(v) - 1)), 1e-13);
        }
    }

    @Property(seed = SEED, tries = 200)
    void isFlatBeyondItsEnds(@ForAll("values") double[] v, @ForAll @DoubleRange(min = 0, max = 9) double beyond) {
        assertEquals(v[1], at(v, -beyond), 0);
        assertEquals(at(v, 1), at(v, 1 + beyond), 0);
    }

    @Property(seed = SEED, tries = 200)
    void hasNoKinks(@ForAll("values") double[] v) {
        double h = 1e-6;
        for (int i = 1; i < count(v) - 1; i++) {
            double knot = (double) i / (count(v) - 1);
            double before = (at(v, knot) - at(v, knot - h)) / h;
            double after = (at(v, knot + h) - at(v, knot)) / h;
            assertEquals(before, after, 1e-2);
        }
    }

    @Property(seed = SEED, tries = 200)
    void backwardIsTheCurveOfTheValuesBackward(
            @ForAll("values") double[] v, @ForAll @DoubleRange(min = 0, max = 1) double phase) {
        double[] back = new double[v.length];
        for (int i = 0; i < v.length; i++) {
            back[i] = v[v.length - 1 - i];
        }
        assertEquals(at(v, phase), at(back, 1 - phase), 1e-12);
    }

    @Property(seed = SEED, tries = 200)
    void ofOneValueIsConstant(@ForAll("values") double[] v, @ForAll @DoubleRange(min = -1, max = 2) double phase) {
        assertEquals(v[2], CatmullRom.value(v, 2, 1, phase), 0);
    }

    @Property(seed = SEED, tries = 200)
    void slopeAndCurvatureAreItsDerivatives(
            @ForAll("values") double[] v,
            @ForAll @IntRange(min = -1, max = 1) int repeat,
            @ForAll @DoubleRange(min = 0.01, max = 0.99) double phase) {
        double h = 1e-5;
        int n = count(v);
        // one piece on both sides
        double x = phase * (n - 1);
        Assume.that(Math.floor(x - h * n) == Math.floor(x + h * n));
        double low = CatmullRom.value(v, 1, n, repeat, phase - h), high = CatmullRom.value(v, 1, n, repeat, phase + h);
        double middle = CatmullRom.value(v, 1, n, repeat, phase);
        assertEquals((high - low) / (2 * h), CatmullRom.slope(v, 1, n, repeat, phase), 1e-3);
        assertEquals((high - 2 * middle + low) / (h * h), CatmullRom.curvature(v, 1, n, repeat, phase), 0.1);
    }

    @Property(seed = SEED, tries = 200)
    void oneThatRepeatsRunsSmoothlyOn(@ForAll("values") double[] v, @ForAll boolean mirrored) {
        int n = count(v), repeat = mirrored ? -1 : 1;
        Assume.that(n > 1);
        assertEquals(repeat * CatmullRom.slope(v, 1, n, repeat, 0), CatmullRom.slope(v, 1, n, repeat, 1), 1e-9);
    }

    @Property(seed = SEED, tries = 200)
    void oneThatDoesNotRepeatIsAsItWas(
            @ForAll("values") double[] v, @ForAll @DoubleRange(min = 0, max = 1) double phase) {
        assertEquals(at(v, phase), CatmullRom.value(v, 1, count(v), 0, phase), 0);
    }
}
