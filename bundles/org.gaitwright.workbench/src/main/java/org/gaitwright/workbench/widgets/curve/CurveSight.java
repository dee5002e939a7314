// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.curve;

import org.gaitwright.workbench.widgets.number.Range;

/** Which values are in sight: enough for the curve with room to drag, and never far beyond its limits. */
final class CurveSight {
    private static final double BEYOND = 0.06;
    private static final double ROOM = 0.45;
    private static final double LEAST = 0.12;

    private Range range = new Range(-1, 1);

    Range range() {
        return range;
    }

    /** All that is allowed, and the limits. */
    static Range whole(Curve curve) {
        return new Range(curve.minimum(), curve.maximum()).padded(BEYOND);
    }

    void showAll(Curve curve) {
        range = whole(curve);
    }

    /** The curve and perhaps another one, with room around. */
    void fit(Curve curve, Curve reference) {
        double[] ends = {Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        take(ends, curve);
        if (reference != null) {
            take(ends, reference);
        }
        Range all = whole(curve);
        double half = Math.max(LEAST * all.span() / 2, (ends[1] - ends[0]) * (0.5 + ROOM));
        double middle = (ends[0] + ends[1]) / 2;
        range = new Range(middle - half, middle + half).within(all);
    }

    private static void take(double[] ends, Curve curve) {
        for (double v : curve.values()) {
            ends[0] = Math.min(ends[0], v);
            ends[1] = Math.max(ends[1], v);
        }
    }

    /** Grows until {@code value} is in sight. */
    void include(double value, Curve curve) {
        if (!range.contains(value)) {
            double margin = 0.08 * range.span();
            range = new Range(Math.min(range.from(), value - margin), Math.max(range.to(), value + margin))
                    .within(whole(curve));
        }
    }

    void zoom(double about, double factor, Curve curve) {
        // what stays must be in sight, or the zoom would leave the limits behind
        Range zoomed = range.zoomed(range.clamp(about), factor);
        if (zoomed.span() > 0.02 * (curve.maximum() - curve.minimum())) {
            range = zoomed.within(whole(curve));
        }
    }

    void pan(double by, Curve curve) {
        Range all = whole(curve);
        double bounded = Math.max(all.from() - range.from(), Math.min(all.to() - range.to(), by));
        range = range.moved(bounded);
    }
}
