// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

/** Round numbers along an axis: multiples of 1, 2 or 5 times a power of ten. */
public record Ticks(long first, int count, double step) {
    /** Those within {@code range}, as many as there are without being more than {@code most}. */
    public static Ticks of(Range range, int max) {
        double step = niceStep(range.span() / Math.max(1, max));
        long first = first(range, step);
        while (count(range, first, step) > Math.max(1, max)) {
            step = niceStep(step * 1.5);
            first = first(range, step);
        }
        return new Ticks(first, count(range, first, step), step);
    }

    /** The least nice number that is not below {@code step}. */
    public static double niceStep(double step) {
        double unit = Math.pow(10, Math.floor(Math.log10(step)));
        double digit = step / unit;
        double nice = digit <= 1 + 1e-9 ? 1 : digit <= 2 + 1e-9 ? 2 : digit <= 5 + 1e-9 ? 5 : 10;
        return nice * unit;
    }

    public double at(int index) {
        // the product of an integer and a step stays exact enough to be written with the step's decimals
        return (first + index) * step;
    }

    public String label(int index) {
        return Numbers.fixed(at(index), Numbers.decimals(step));
    }

    private static long first(Range range, double step) {
        return (long) Math.ceil(range.from() / step - 1e-9);
    }

    private static int count(Range range, long first, double step) {
        return (int) Math.max(0, (long) Math.floor(range.to() / step + 1e-9) - first + 1);
    }
}
