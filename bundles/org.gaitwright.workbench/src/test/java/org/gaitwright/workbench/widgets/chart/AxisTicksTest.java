// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.gaitwright.workbench.widgets.number.Range;
import org.junit.jupiter.api.Test;

class AxisTicksTest {
    private static List<String> labels(double from, double to, int max) {
        return AxisTicks.of(new Range(Math.log10(from), Math.log10(to)), true, max)
                .labels();
    }

    @Test
    void aLogarithmicAxisHasPowersOfTen() {
        assertEquals(List.of("1", "10", "100"), labels(0.8, 150, 4));
        assertEquals(List.of("0.01", "0.1", "1", "10"), labels(0.009, 12, 5));
    }

    @Test
    void numbersLieBetweenPowersThatAreFew() {
        assertEquals(List.of("1", "2", "5", "10", "20", "50"), labels(0.9, 60, 6));
    }

    @Test
    void aShortStretchHasRoundNumbers() {
        List<String> short1 = labels(4.1, 4.9, 5);
        assertTrue(short1.size() >= 3, short1.toString());
        assertTrue(short1.contains("4.4"), short1.toString());
    }

    @Test
    void manyDecadesAreThinnedOut() {
        assertTrue(labels(1e-6, 1e6, 4).size() <= 5);
    }

    @Test
    void anEvenAxisIsAsBefore() {
        assertEquals(
                List.of("0", "50", "100"),
                AxisTicks.of(new Range(0, 100), false, 3).labels());
    }
}
