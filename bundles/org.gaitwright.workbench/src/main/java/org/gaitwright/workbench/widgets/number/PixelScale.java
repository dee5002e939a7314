// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

/**
 * Between the values of a range and pixels, along one axis.
 *
 * @param start pixel of the lower end
 * @param end pixel of the upper end; smaller than {@code start} where values grow upwards
 */
public record PixelScale(Range range, double start, double end) {
    public double pixel(double value) {
        return start + (value - range.from()) / range.span() * (end - start);
    }

    public double value(double pixel) {
        return end == start ? range.from() : range.from() + (pixel - start) / (end - start) * range.span();
    }

    /** How much a value changes with a pixel, without sign. */
    public double perPixel() {
        return range.span() / Math.max(1, Math.abs(end - start));
    }
}
