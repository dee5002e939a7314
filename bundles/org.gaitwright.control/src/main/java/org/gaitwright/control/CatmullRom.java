// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.control;

/**
 * Catmull-Rom curves over [0, 1] through values at evenly spaced phases; flat beyond their ends. One that is run through again and
 * again, as it is (repeat 1) or with the other sign each time (repeat −1), runs smoothly on from its end to its start; 0 is none.
 */
public final class CatmullRom {
    private CatmullRom() {}

    /** The curve through {@code count} values from {@code offset} on, at a phase. */
    public static double value(double[] values, int offset, int count, double phase) {
        return derivative(0, values, offset, count, 0, phase);
    }

    /** The same of one that repeats. */
    public static double value(double[] values, int offset, int count, int repeat, double phase) {
        return derivative(0, values, offset, count, repeat, phase);
    }

    /** How fast it rises there, per phase. */
    public static double slope(double[] values, int offset, int count, int repeat, double phase) {
        return derivative(1, values, offset, count, repeat, phase);
    }

    /** How fast its slope rises there, per phase squared; at a value that of the piece behind it. */
    public static double curvature(double[] values, int offset, int count, int repeat, double phase) {
        return derivative(2, values, offset, count, repeat, phase);
    }

    private static double derivative(int order, double[] values, int offset, int count, int repeat, double phase) {
        boolean beyond = !(phase >= 0 && phase <= 1);
        if (count == 1 || beyond && order > 0) {
            return order == 0 ? values[offset] : 0;
        }
        int pieces = count - 1;
        double x = Math.max(0, Math.min(1, phase)) * pieces;
        int i = Math.min(count - 2, (int) x);
        double t = x - i;
        double p1 = values[offset + i];
        double p2 = values[offset + i + 1];
        double first = values[offset], last = values[offset + pieces];
        // beyond an end it repeats, moved by what start and end differ
        double p0 = i > 0 ? values[offset + i - 1] : first + repeat * (values[offset + pieces - 1] - last);
        double p3 = i + 2 < count ? values[offset + i + 2] : last + repeat * (values[offset + 1] - first);
        double a = 2 * p1;
        double b = p2 - p0;
        double c = 2 * p0 - 5 * p1 + 4 * p2 - p3;
        double d = -p0 + 3 * p1 - 3 * p2 + p3;
        return switch (order) {
            case 0 -> 0.5 * (a + t * (b + t * (c + t * d)));
            case 1 -> 0.5 * pieces * (b + t * (2 * c + t * 3 * d));
            default -> pieces * pieces * (c + t * 3 * d);
        };
    }
}
