// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import org.gaitwright.workbench.widgets.number.Range;
import org.gaitwright.workbench.widgets.number.Ticks;

/**
 * The range of an axis that fits itself to the data: it grows at once and by round amounts, and shrinks only when much of
 * it is empty, so that a live chart stays calm.
 */
final class AutoRange {
    private static final double PADDING = 0.06;
    private static final double EMPTY = 0.45;
    private static final double FLAT = 0.5;

    private Range range = new Range(-1, 1);
    private boolean fresh = true;

    /** Takes in that the data reach from {@code low} to {@code high}; numbers that are none change nothing. */
    void fit(double low, double high) {
        if (!(low <= high) || Double.isInfinite(low) || Double.isInfinite(high)) {
            return;
        }
        Range wanted = around(low, high);
        boolean outside = low < range.from() || high > range.to();
        if (fresh || outside || wanted.span() < EMPTY * range.span()) {
            range = rounded(wanted);
            fresh = false;
        }
    }

    /** Forgets what it was fitted to. */
    void refit() {
        fresh = true;
    }

    Range range() {
        return range;
    }

    private static Range around(double low, double high) {
        if (low == high) {
            double half = low == 0 ? FLAT : Math.abs(low) * FLAT;
            return new Range(low - half, high + half);
        }
        // a line that is flat but for rounding is not blown up to noise
        double min = 1e-9 * Math.max(Math.abs(low), Math.abs(high));
        return high - low < min ? new Range(low - min, high + min) : new Range(low, high).padded(PADDING);
    }

    private static Range rounded(Range wanted) {
        double step = Ticks.niceStep(wanted.span() / 20);
        return new Range(Math.floor(wanted.from() / step) * step, Math.ceil(wanted.to() / step) * step);
    }
}
