// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

/** A number that follows the mouse sideways, on round values, and stops at its bounds. */
final class NumberDrag {
    private static final double STEPS_PER_PIXEL = 0.5;

    private final Quantity quantity;
    private double exact;
    private boolean stopped;

    NumberDrag(Quantity quantity, double value) {
        this.quantity = quantity;
        this.exact = value;
    }

    /** Moves by so many pixels; {@code factor} below 1 is fine, above 1 coarse, and may change on the way. */
    double move(double pixels, double factor) {
        double wanted = exact + pixels * STEPS_PER_PIXEL * quantity.step() * factor;
        stopped = !quantity.accepts(wanted);
        // not beyond the bound, or the way back would begin with a stretch where nothing moves
        exact = quantity.clamp(wanted);
        return quantity.rounded(exact, factor);
    }

    /** Whether the last move would have gone beyond a bound. */
    boolean stopped() {
        return stopped;
    }
}
