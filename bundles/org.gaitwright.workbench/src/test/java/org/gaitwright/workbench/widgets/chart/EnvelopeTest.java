// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.gaitwright.workbench.widgets.number.Range;
import org.junit.jupiter.api.Test;

class EnvelopeTest {
    @Test
    void agreesWithALookAtEveryPoint() {
        Random random = new Random(5);
        Series s = new Series("noise", "", 0, 3000);
        double x = 0;
        for (int i = 0; i < 5000; i++) {
            x += random.nextDouble();
            s.append(x, random.nextInt(20) == 0 ? Double.NaN : random.nextGaussian());
        }
        Range range = new Range(s.x(100) + 0.1, s.x(2900) - 0.1);
        Envelope e = new Envelope(137);
        e.take(s, range);
        int seen = 0;
        double lowest = Double.POSITIVE_INFINITY;
        for (int c = 0; c < 137; c++) {
            double from = range.from() + range.span() * c / 137;
            double to = range.from() + range.span() * (c + 1) / 137;
            double min = Double.POSITIVE_INFINITY;
            double max = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < s.size(); i++) {
                if (s.x(i) >= from && s.x(i) < to) {
                    seen++;
                    min = s.y(i) < min ? s.y(i) : min;
                    max = s.y(i) > max ? s.y(i) : max;
                }
            }
            assertEquals(min > max ? Double.NaN : min, e.min[c]);
            assertEquals(min > max ? Double.NaN : max, e.max[c]);
            lowest = Math.min(lowest, min);
        }
        assertEquals(seen, e.points());
        assertEquals(lowest, e.lowest());
    }

    @Test
    void noPeakIsLost() {
        Series s = new Series("peak", "", 0);
        for (int i = 0; i < 100_000; i++) {
            s.append(i, i == 61_803 ? 1000 : 0);
        }
        Envelope e = new Envelope(300);
        e.take(s, new Range(0, 99_999));
        assertEquals(1000, e.highest());
        assertEquals(1000, e.max[61_803 * 300 / 99_999]);
    }

    @Test
    void knowsWhereTheLineEntersAndLeaves() {
        Series s = new Series("ramp", "", 0);
        for (int i = 0; i <= 100; i++) {
            s.append(i, i);
        }
        Envelope e = new Envelope(10);
        e.take(s, new Range(0, 100));
        assertEquals(10, e.first[1]);
        assertEquals(19, e.last[1]);
        assertEquals(100, e.last[9]);
    }

    @Test
    void columnsThatEndInAGapSaySo() {
        Series s = new Series("gap", "", 0);
        s.append(0, 1);
        s.append(0.5, Double.NaN);
        s.append(1.5, 2);
        Envelope e = new Envelope(2);
        e.take(s, new Range(0, 2));
        assertTrue(Double.isNaN(e.last[0]));
        assertEquals(1, e.max[0]);
        assertEquals(2, e.first[1]);
    }

    @Test
    void emptyRangesAreEmpty() {
        Envelope e = new Envelope(4);
        e.take(new Series("none", "", 0), new Range(0, 1));
        assertEquals(0, e.points());
        assertTrue(Double.isNaN(e.lowest()));
        assertTrue(Double.isNaN(e.min[0]));
    }
}
