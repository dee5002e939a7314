// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NumbersTest {
    @Test
    void areShortAndHaveATrueMinus() {
        assertEquals("300", Numbers.shortly(300));
        assertEquals("0.3333", Numbers.shortly(1.0 / 3));
        assertEquals("−12.5", Numbers.shortly(-12.5));
        assertEquals("1.5e+09", Numbers.shortly(1.5e9));
        assertEquals("–", Numbers.shortly(Double.NaN));
    }

    @Test
    void keepTheirWidthWhileTheyRun() {
        assertEquals("0.50", Numbers.fixed(0.5, 2));
        assertEquals("0.00", Numbers.fixed(-0.001, 2));
        assertEquals("−0.01", Numbers.fixed(-0.01, 2));
    }

    @Test
    void anglesAreAlsoInDegrees() {
        assertEquals("0.5 rad · 28.6°", Numbers.withUnit(0.5, "rad"));
        assertEquals("0.5 m", Numbers.withUnit(0.5, "m"));
        assertEquals("45°", Numbers.withUnit(45, "°"));
        assertEquals("0.5", Numbers.withUnit(0.5, ""));
    }

    @Test
    void asManyDecimalsAsTheStepNeeds() {
        assertEquals(0, Numbers.decimals(5));
        assertEquals(1, Numbers.decimals(0.5));
        assertEquals(2, Numbers.decimals(0.01));
        assertEquals(3, Numbers.decimals(0.002));
    }
}
