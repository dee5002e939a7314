// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SeriesTest {
    private final Series series = new Series("knee", "rad", 0, 1000);

    private void fill(int count) {
        for (int i = 0; i < count; i++) {
            series.append(i, 10 * i);
        }
    }

    @Test
    void growsUpToItsCapacityThenTheOldestGo() {
        fill(2500);
        assertEquals(1000, series.size());
        assertEquals(1500, series.x(0));
        assertEquals(2499, series.x(999));
        assertEquals(24990, series.y(999));
    }

    @Test
    void findsThePlaceOfAnXInARing() {
        fill(2500);
        assertEquals(0, series.firstFrom(3));
        assertEquals(100, series.firstFrom(1600));
        assertEquals(101, series.firstFrom(1600.5));
        assertEquals(1000, series.firstFrom(2500));
    }

    @Test
    void isStraightBetweenPoints() {
        fill(10);
        assertEquals(35, series.at(3.5));
        assertEquals(30, series.at(3));
        assertTrue(Double.isNaN(series.at(-0.1)));
        assertTrue(Double.isNaN(series.at(9.1)));
    }

    @Test
    void aGapHasNoValue() {
        series.append(0, 1);
        series.append(1, Double.NaN);
        series.append(2, 3);
        assertTrue(Double.isNaN(series.at(0.5)));
        assertEquals(3, series.at(2));
    }

    @Test
    void cutsWhatIsWrittenOver() {
        fill(1500);
        series.cutFrom(1200);
        assertEquals(1199, series.x(series.size() - 1));
        series.append(1199.5, 7);
        assertEquals(7, series.y(series.size() - 1));
        assertEquals(500, series.x(0));
    }

    @Test
    void aRingThatWasCutFillsUpAgain() {
        fill(1500);
        series.cutFrom(1200);
        for (int i = 1200; i < 2600; i++) {
            series.append(i, -i);
        }
        assertEquals(1000, series.size());
        assertEquals(1600, series.x(0));
        assertEquals(-2599, series.y(999));
    }

    @Test
    void refusesToGoBack() {
        fill(3);
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> series.append(1.5, 0));
        assertTrue(e.getMessage().contains("cutFrom"), e.getMessage());
    }

    @Test
    void keepsTheLastPointsOfAReplacement() {
        double[] xs = new double[1200];
        for (int i = 0; i < xs.length; i++) {
            xs[i] = i;
        }
        series.replace(xs, xs.clone());
        assertEquals(1000, series.size());
        assertEquals(200, series.x(0));
        series.append(1200, 5);
        assertEquals(201, series.x(0));
    }

    @Test
    void refusesAReplacementThatIsNotSorted() {
        assertThrows(IllegalArgumentException.class, () -> series.replace(new double[] {1, 0}, new double[2]));
        assertThrows(IllegalArgumentException.class, () -> series.replace(new double[3], new double[2]));
    }

    @Test
    void tellsItsWatchersAboutChanges() {
        int[] calls = {0};
        Runnable watcher = () -> calls[0]++;
        series.watch(watcher);
        series.append(0, 0);
        series.hide(true);
        series.hide(true);
        series.clear();
        assertEquals(3, calls[0]);
        series.unwatch(watcher);
        series.append(0, 0);
        assertEquals(3, calls[0]);
    }
}
