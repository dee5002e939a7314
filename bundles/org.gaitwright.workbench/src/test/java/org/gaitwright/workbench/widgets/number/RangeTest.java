// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class RangeTest {
    @Test
    void zoomingLeavesThePointUnderTheMouseWhereItIs() {
        Range zoomed = new Range(0, 10).zoomed(2, 0.5);
        assertEquals(new Range(1, 6), zoomed);
        assertEquals(0.2, (2 - zoomed.from()) / zoomed.span(), 1e-12);
    }

    @Test
    void emptyOnesAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Range(1, 1));
        assertThrows(IllegalArgumentException.class, () -> new Range(0, Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> new Range(0, Double.POSITIVE_INFINITY));
    }

    @Test
    void commonPartOrItself() {
        assertEquals(new Range(2, 4), new Range(0, 4).within(new Range(2, 9)));
        assertEquals(new Range(0, 1), new Range(0, 1).within(new Range(2, 9)));
    }

    @Test
    void pixelsAndValuesAreInverse() {
        PixelScale up = new PixelScale(new Range(-1, 3), 200, 40);
        assertEquals(200, up.pixel(-1), 1e-12);
        assertEquals(40, up.pixel(3), 1e-12);
        for (double v = -2; v < 4; v += 0.37) {
            assertEquals(v, up.value(up.pixel(v)), 1e-12);
        }
        assertEquals(4 / 160.0, up.perPixel(), 1e-12);
    }

    @Test
    void aScaleWithoutRoomDoesNotDivideByZero() {
        assertEquals(0, new PixelScale(new Range(0, 1), 5, 5).value(5));
    }
}
