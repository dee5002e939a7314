// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.curve;

import java.util.List;
import org.eclipse.swt.graphics.Rectangle;
import org.gaitwright.workbench.widgets.number.PixelScale;
import org.gaitwright.workbench.widgets.number.Range;

/** Where things are in a curve editor, and what is at a point. */
record CurvePlot(Rectangle area, PixelScale x, PixelScale y) {
    private static final int LEFT = 48;
    private static final int TOP = 26;
    private static final int RIGHT = 12;
    private static final int BOTTOM = 24;
    private static final int GRIP = 9;
    private static final int LINE_GRIP = 5;

    static CurvePlot of(int width, int height, double phases, Range values) {
        Rectangle area =
                new Rectangle(LEFT, TOP, Math.max(1, width - LEFT - RIGHT), Math.max(1, height - TOP - BOTTOM));
        return new CurvePlot(
                area,
                new PixelScale(new Range(0, phases), area.x, area.x + area.width),
                new PixelScale(values, area.y + area.height, area.y));
    }

    /** The nearest knot in reach of a point, or −1. */
    int knotAt(Curve curve, int px, int py) {
        int nearest = -1;
        double min = GRIP;
        for (int i = 0; i < curve.knots().size(); i++) {
            double distance = Math.hypot(x.pixel(curve.phase(i)) - px, y.pixel(curve.value(i)) - py);
            if (distance <= min) {
                min = distance;
                nearest = i;
            }
        }
        return nearest;
    }

    boolean onPhase(double phase, int px) {
        return Math.abs(x.pixel(phase) - px) <= LINE_GRIP;
    }

    /** The curve nearest to a point, or −1 if none is in reach. */
    int curveAt(List<Curve> curves, int active, int px, int py) {
        int nearest = -1;
        double min = LINE_GRIP + 1;
        for (int i = 0; i < curves.size(); i++) {
            Curve c = curves.get(i);
            double distance = Math.abs(scale(c, curves.get(active)).pixel(c.at(x.value(px))) - py);
            if (distance < min) {
                min = distance;
                nearest = i;
            }
        }
        return nearest;
    }

    /** Curves of the active one's unit share its axis; others keep to the range that they have themselves. */
    PixelScale scale(Curve curve, Curve active) {
        return curve.unit().equals(active.unit()) ? y : new PixelScale(CurveSight.whole(curve), y.start(), y.end());
    }
}
