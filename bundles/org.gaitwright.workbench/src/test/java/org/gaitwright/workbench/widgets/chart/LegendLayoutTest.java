// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class LegendLayoutTest {
    private static int[] items(int count) {
        int[] widths = new int[count];
        Arrays.fill(widths, 100);
        return widths;
    }

    @Test
    void fewNamesAreInRowsAbove() {
        LegendLayout l = LegendLayout.of(500, 300, items(3), 0, 0);
        assertFalse(l.side());
        assertEquals(LegendLayout.ROW, l.area().height);
        assertEquals(0, l.at(50, 10));
        assertEquals(1, l.at(115, 10));
        assertEquals(-1, l.at(105, 10));
    }

    @Test
    void theyWrapAndLeaveTheCornerFree() {
        LegendLayout l = LegendLayout.of(330, 300, items(3), 60, 0);
        assertEquals(LegendLayout.ROW, l.items().get(2).y);
        assertEquals(2 * LegendLayout.ROW, l.area().height);
    }

    @Test
    void manyNamesAreAListOnTheRight() {
        LegendLayout l = LegendLayout.of(500, 300, items(20), 0, 0);
        assertTrue(l.side());
        assertEquals(400, l.area().x);
        assertEquals(3, l.at(450, 3 * LegendLayout.ROW + 5));
    }

    @Test
    void aNarrowChartKeepsItsWidth() {
        assertFalse(LegendLayout.of(250, 300, items(8), 0, 0).side());
        assertTrue(LegendLayout.of(250, 300, items(20), 0, 0).side(), "but not if the names took all of its height");
    }

    @Test
    void theListScrolls() {
        LegendLayout top = LegendLayout.of(500, 100, items(20), 0, 0);
        assertEquals(15, top.mostScrolled());
        assertFalse(top.seen(5));
        LegendLayout scrolled = LegendLayout.of(500, 100, items(20), 0, 15);
        assertFalse(scrolled.seen(0));
        assertTrue(scrolled.seen(19));
        assertEquals(15, scrolled.at(450, 5));
    }

    @Test
    void thePlotTakesWhatTheLegendAndTheAxesLeave() {
        ChartLayout chart = ChartLayout.of(600, 300, items(2), 0, false, 30, 0);
        assertTrue(chart.plot().y >= LegendLayout.ROW);
        assertTrue(chart.plot().x >= 30);
        assertTrue(chart.plot().x + chart.plot().width < 600);
        assertTrue(chart.plot().y + chart.plot().height + ChartLayout.X_AXIS < 300);
        assertEquals(0, chart.live().width);
        ChartLayout live = ChartLayout.of(600, 300, items(20), 0, true, 30, 30);
        assertTrue(live.plot().x + live.plot().width < live.legend().area().x);
        assertTrue(live.live().y + live.live().height <= live.legend().area().y);
    }

    @Test
    void anAxisThatNeedsAPixelMoreDoesNotShiftThePlot() {
        assertEquals(
                ChartLayout.of(600, 300, items(2), 0, false, 33, 0).plot(),
                ChartLayout.of(600, 300, items(2), 0, false, 34, 0).plot());
    }

    @Test
    void tinyChartsHaveStillAPlot() {
        ChartLayout chart = ChartLayout.of(20, 10, items(3), 0, true, 40, 40);
        assertTrue(chart.plot().width >= 1 && chart.plot().height >= 1);
    }
}
