// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.workbench.widgets.number.Range;
import org.junit.jupiter.api.Test;

class AutoRangeTest {
    private final AutoRange auto = new AutoRange();

    @Test
    void containsTheDataWithSomeRoom() {
        auto.fit(-1, 3);
        assertTrue(auto.range().from() < -1 && auto.range().to() > 3);
        assertTrue(auto.range().span() < 6);
    }

    @Test
    void growsAtOnce() {
        auto.fit(0, 1);
        auto.fit(0, 5);
        assertTrue(auto.range().to() >= 5);
    }

    @Test
    void doesNotShrinkForALittle() {
        auto.fit(0, 10);
        Range before = auto.range();
        auto.fit(1, 9);
        assertEquals(before, auto.range());
    }

    @Test
    void shrinksWhenMuchIsEmpty() {
        auto.fit(0, 100);
        auto.fit(0, 10);
        assertTrue(auto.range().span() < 20);
    }

    @Test
    void aFlatLineIsInTheMiddle() {
        auto.fit(4, 4);
        assertEquals(4, (auto.range().from() + auto.range().to()) / 2, 0.2);
    }

    @Test
    void noDataChangeNothing() {
        auto.fit(0, 1);
        Range before = auto.range();
        auto.fit(Double.NaN, Double.NaN);
        auto.fit(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
        assertEquals(before, auto.range());
    }

    @Test
    void refittingFitsExactlyAgain() {
        auto.fit(0, 10);
        auto.refit();
        auto.fit(2, 9);
        assertTrue(auto.range().from() > 1);
    }
}
