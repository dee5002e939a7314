// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets;

/**
 * Between the values of a range and pixels, along one axis.
 *
 * @param start pixel of the lower end
 * @param end pixel of the upper end; smaller than {@code start} where values grow upwards
 */
record PixelScale(Range range, double start, double end) {
    double pixel(double value) {
        return start + (value - range.from()) / range.span() * (end - start);
    }

    double value(double pixel) {
        return end == start ? range.from() : range.from() + (pixel - start) / (end - start) * range.span();
    }

    /** How much a value changes with a pixel, without sign. */
    double perPixel() {
        return range.span() / Math.max(1, Math.abs(end - start));
    }
}
