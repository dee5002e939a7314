// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import org.gaitwright.workbench.widgets.number.Range;

/**
 * A series seen through columns of pixels: the least and greatest y of each, and where the line enters and leaves it. So
 * the cost of drawing depends on the width of the chart, and no peak is lost.
 */
final class Envelope {
    final int columns;
    final double[] min;
    final double[] max;
    /** The first y in a column; not a number where there is none or where the column begins with a gap. */
    final double[] first;
    /** The last y in a column; not a number where there is none or where the column ends with a gap. */
    final double[] last;

    private int points;
    private double lowest;
    private double highest;

    Envelope(int columns) {
        this.columns = columns;
        min = new double[columns];
        max = new double[columns];
        first = new double[columns];
        last = new double[columns];
    }

    /** Looks at the points of {@code series} within {@code range}, spread evenly over the columns. */
    void take(Series series, Range range) {
        int from = series.firstFrom(range.from());
        int to = series.firstFrom(Math.nextUp(range.to()));
        points = to - from;
        lowest = Double.POSITIVE_INFINITY;
        highest = Double.NEGATIVE_INFINITY;
        int i = from;
        for (int c = 0; c < columns; c++) {
            // the last column takes what rounding would leave over
            double end = c + 1 == columns ? Double.POSITIVE_INFINITY : range.from() + range.span() * (c + 1) / columns;
            i = column(series, i, to, end, c);
        }
        if (lowest > highest) {
            lowest = Double.NaN;
            highest = Double.NaN;
        }
    }

    private int column(Series series, int from, int to, double end, int c) {
        double[] xs = series.xs();
        double[] ys = series.ys();
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        int slot = from < to ? series.slot(from) : 0;
        first[c] = from < to && xs[slot] < end ? ys[slot] : Double.NaN;
        double y = Double.NaN;
        int i = from;
        // comparisons with NaN are false, so gaps fall out by themselves
        while (i < to && xs[slot] < end) {
            y = ys[slot];
            low = y < low ? y : low;
            high = y > high ? y : high;
            i++;
            slot = slot + 1 == xs.length ? 0 : slot + 1;
        }
        last[c] = y;
        boolean empty = low > high;
        min[c] = empty ? Double.NaN : low;
        max[c] = empty ? Double.NaN : high;
        lowest = Math.min(lowest, low);
        highest = Math.max(highest, high);
        return i;
    }

    /** How many points were in the range, gaps included. */
    int points() {
        return points;
    }

    /** Least y in the range; not a number if there is none. */
    double lowest() {
        return lowest;
    }

    double highest() {
        return highest;
    }
}
