// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ChartCsvTest {
    private final Series a = new Series("knee", "rad", 0);
    private final Series b = new Series("force, left", "N", 1);

    @Test
    void oneLineForEachX() {
        a.append(0, 1);
        a.append(0.5, 2);
        b.append(0.5, 700);
        b.append(1, 710);
        assertEquals(
                "t [s],knee [rad],\"force, left [N]\"\r\n0.0,1.0,\r\n0.5,2.0,700.0\r\n1.0,,710.0\r\n",
                ChartCsv.text("t [s]", List.of(a, b)));
    }

    @Test
    void hiddenLinesStayOut() {
        a.append(0, 1);
        b.append(0, 2);
        a.hide(true);
        assertEquals("t,\"force, left [N]\"\r\n0.0,2.0\r\n", ChartCsv.text("t", List.of(a, b)));
    }

    @Test
    void gapsAreEmptyCells() {
        a.append(0, Double.NaN);
        assertEquals("t,knee [rad]\r\n0.0,\r\n", ChartCsv.text("t", List.of(a)));
    }

    @Test
    void pointsAtTheSameXAreAllThere() {
        a.append(1, 5);
        a.append(1, 6);
        assertEquals("t,knee [rad]\r\n1.0,5.0\r\n1.0,6.0\r\n", ChartCsv.text("t", List.of(a)));
    }

    @Test
    void quotesAreDoubled() {
        assertEquals("t,\"a \"\"b\"\"\"\r\n", ChartCsv.text("t", List.of(new Series("a \"b\"", "", 0))));
    }

    @Test
    void nothingIsAHeading() {
        assertEquals("t [s]\r\n", ChartCsv.text("t [s]", List.of()));
    }
}
