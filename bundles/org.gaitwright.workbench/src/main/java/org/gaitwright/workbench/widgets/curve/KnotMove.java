// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.curve;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.workbench.widgets.number.Quantity;

/**
 * What becomes of a curve when a knot is moved.
 *
 * @param stop −1 or +1 if the value was held at its lower or upper limit, else 0
 */
record KnotMove(Curve curve, int stop) {
    private static final double APART = 0.01;
    private static final double PHASE_GRID = 0.01;

    /** Moves a knot as far as it may go; {@code factor} below 1 asks for finer values. */
    static KnotMove to(Curve curve, int index, double phase, double value, double factor) {
        Quantity q = curve.quantity();
        int stop = value > curve.maximum() ? 1 : value < curve.minimum() ? -1 : 0;
        double held = q.rounded(q.clamp(value), factor);
        return new KnotMove(curve.with(index, new Curve.Knot(phase(curve, index, phase), held)), stop);
    }

    private static double phase(Curve curve, int index, double wanted) {
        List<Curve.Knot> knots = curve.knots();
        if (curve.spacing() == Curve.Spacing.EVEN || index == 0 || index == knots.size() - 1) {
            return knots.get(index).phase();
        }
        double low = knots.get(index - 1).phase() + APART;
        double high = knots.get(index + 1).phase() - APART;
        double rounded = Math.rint(wanted / PHASE_GRID) * PHASE_GRID;
        return low > high ? knots.get(index).phase() : Math.max(low, Math.min(high, rounded));
    }

    /** The curve with a new knot on it, or itself where there is no room for one. */
    static Curve adding(Curve curve, double phase) {
        double at = Math.rint(phase / PHASE_GRID) * PHASE_GRID;
        List<Curve.Knot> knots = new ArrayList<>(curve.knots());
        int place = 0;
        while (place < knots.size() && knots.get(place).phase() < at) {
            place++;
        }
        boolean room = place > 0
                && place < knots.size()
                && at - knots.get(place - 1).phase() > APART
                && knots.get(place).phase() - at > APART;
        if (curve.spacing() == Curve.Spacing.EVEN || !room) {
            return curve;
        }
        Quantity q = curve.quantity();
        knots.add(place, new Curve.Knot(at, q.rounded(q.clamp(curve.at(at)), 0.1)));
        return curve.with(knots);
    }

    /** The curve without a knot, or itself if the knot has to stay. */
    static Curve removing(Curve curve, int index) {
        if (curve.spacing() == Curve.Spacing.EVEN
                || index <= 0
                || index >= curve.knots().size() - 1) {
            return curve;
        }
        List<Curve.Knot> knots = new ArrayList<>(curve.knots());
        knots.remove(index);
        return curve.with(knots);
    }
}
