// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import org.eclipse.swt.graphics.Rectangle;

/** Between the values of a quantity and places on the track of a slider. */
record SliderTrack(Quantity quantity, double left, double right) {
    static final int KNOB = 7;

    private static final double SNAP = 4;

    static SliderTrack in(Rectangle area, Quantity quantity) {
        return new SliderTrack(quantity, area.x + KNOB, Math.max(area.x + KNOB, area.x + area.width - KNOB));
    }

    double pixel(double value) {
        double span = quantity.maximum() - quantity.minimum();
        double share = span == 0 ? 0 : (quantity.clamp(value) - quantity.minimum()) / span;
        return left + share * (right - left);
    }

    /** The round value at a place; near the initial value, that one. */
    double value(double pixel) {
        if (Math.abs(pixel - pixel(quantity.initial())) <= SNAP) {
            return quantity.initial();
        }
        double share = right == left ? 0 : Math.max(0, Math.min(1, (pixel - left) / (right - left)));
        double exact = quantity.minimum() + share * (quantity.maximum() - quantity.minimum());
        return share == 0 || share == 1 ? quantity.clamp(exact) : quantity.rounded(exact, 1);
    }

    /** How much a pixel is. */
    double perPixel() {
        return (quantity.maximum() - quantity.minimum()) / Math.max(1, right - left);
    }
}
