// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.control;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CatmullRomTest {
    private static final double[] VALUES = {9, 0.3, -1, 2, 0.5, 0.7, 9};

    @Test
    void goesThroughItsValues() {
        for (int i = 0; i < 5; i++) {
            assertEquals(VALUES[1 + i], CatmullRom.value(VALUES, 1, 5, 0.25 * i), 1e-15);
        }
    }

    @Test
    void isFlatBeyondItsEnds() {
        assertEquals(0.3, CatmullRom.value(VALUES, 1, 5, -2), 0);
        assertEquals(0.7, CatmullRom.value(VALUES, 1, 5, 1.7), 1e-15);
    }

    @Test
    void hasNoKinks() {
        double h = 1e-6;
        for (double knot : new double[] {0.25, 0.5, 0.75}) {
            double before = (CatmullRom.value(VALUES, 1, 5, knot) - CatmullRom.value(VALUES, 1, 5, knot - h)) / h;
            double after = (CatmullRom.value(VALUES, 1, 5, knot + h) - CatmullRom.value(VALUES, 1, 5, knot)) / h;
            assertEquals(before, after, 1e-3);
        }
    }

    @Test
    void ofOneValueIsConstant() {
        assertEquals(2, CatmullRom.value(VALUES, 3, 1, 0.4), 0);
    }
}
