// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TicksTest {
    private static List<String> labels(double from, double to, int max) {
        Ticks ticks = Ticks.of(new Range(from, to), max);
        List<String> labels = new ArrayList<>();
        for (int i = 0; i < ticks.count(); i++) {
            labels.add(ticks.label(i));
        }
        return labels;
    }

    @Test
    void areRoundNumbers() {
        assertEquals(List.of("0", "2", "4", "6", "8", "10"), labels(0, 10, 6));
        assertEquals(List.of("−0.5", "0.0", "0.5", "1.0"), labels(-0.6, 1.2, 5));
    }

    @Test
    void zeroHasNoSign() {
        assertTrue(labels(-0.3, 0.3, 7).contains("0.0"));
    }

    @Test
    void stayExactFarFromZero() {
        assertEquals(List.of("100000.1", "100000.2", "100000.3"), labels(100000.05, 100000.34, 3));
    }

    @Test
    void areWithinTheRangeAndNeverTooMany() {
        Random random = new Random(3);
        for (int i = 0; i < 2000; i++) {
            double from = 1e4 * random.nextGaussian();
            Range range = new Range(from, from + Math.pow(10, 6 * random.nextDouble() - 3));
            int max = 1 + random.nextInt(12);
            Ticks ticks = Ticks.of(range, max);
            assertTrue(ticks.count() <= max, ticks + " in " + range);
            for (int k = 0; k < ticks.count(); k++) {
                assertTrue(range.padded(1e-6).contains(ticks.at(k)), ticks + " in " + range);
            }
        }
    }

    @Test
    void stepsAreOneTwoOrFive() {
        assertEquals(1, Ticks.niceStep(0.9), 1e-12);
        assertEquals(2, Ticks.niceStep(1.1), 1e-12);
        assertEquals(5, Ticks.niceStep(2.1), 1e-12);
        assertEquals(0.1, Ticks.niceStep(0.1), 1e-12);
        assertEquals(100, Ticks.niceStep(51), 1e-12);
    }
}
