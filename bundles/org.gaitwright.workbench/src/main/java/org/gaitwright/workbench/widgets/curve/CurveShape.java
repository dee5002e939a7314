// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.curve;

import java.util.List;
import org.gaitwright.control.CatmullRom;

/** The values of a curve between its knots. */
final class CurveShape {
    private CurveShape() {}

    static double value(Curve curve, double phase) {
        if (curve.spacing() == Curve.Spacing.EVEN) {
            double[] values = curve.values();
            return CatmullRom.value(values, 0, values.length, phase);
        }
        return uneven(curve.knots(), phase);
    }

    /**
     * Cubic Hermite between knots, whose slopes are those of the chord between the neighbours; at the ends half the slope of
     * the first chord, as where a Catmull-Rom curve repeats its end point. With even knots this is that curve.
     */
    static double uneven(List<Curve.Knot> knots, double phase) {
        int last = knots.size() - 1;
        if (last == 0 || phase <= knots.get(0).phase()) {
            return knots.get(0).value();
        }
        if (phase >= knots.get(last).phase()) {
            return knots.get(last).value();
        }
        int i = 0;
        while (phase >= knots.get(i + 1).phase()) {
            i++;
        }
        double h = knots.get(i + 1).phase() - knots.get(i).phase();
        double t = (phase - knots.get(i).phase()) / h;
        double p = knots.get(i).value();
        double q = knots.get(i + 1).value();
        double m = slope(knots, i) * h;
        double n = slope(knots, i + 1) * h;
        // y = p + m t + (3(q − p) − 2m − n) t² + (2(p − q) + m + n) t³
        return p + t * (m + t * (3 * (q - p) - 2 * m - n + t * (2 * (p - q) + m + n)));
    }

    private static double slope(List<Curve.Knot> knots, int i) {
        int left = Math.max(0, i - 1);
        int right = Math.min(knots.size() - 1, i + 1);
        double chord = (knots.get(right).value() - knots.get(left).value())
                / (knots.get(right).phase() - knots.get(left).phase());
        return right - left == 1 ? chord / 2 : chord;
    }
}
