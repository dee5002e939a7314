// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.control;

/** Catmull-Rom curves over [0, 1] through values at evenly spaced phases; flat beyond their ends. */
public final class CatmullRom {
    private CatmullRom() {}

    /** The curve through {@code count} values from {@code offset} on, at a phase. */
    public static double value(double[] values, int offset, int count, double phase) {
        if (count == 1) {
            return values[offset];
        }
        double x = Math.max(0, Math.min(1, phase)) * (count - 1);
        int i = Math.min(count - 2, (int) x);
        double t = x - i;
        double p1 = values[offset + i];
        double p2 = values[offset + i + 1];
        double p0 = i == 0 ? p1 : values[offset + i - 1];
        double p3 = i + 2 == count ? p2 : values[offset + i + 2];
        double a = 2 * p1;
        double b = p2 - p0;
        double c = 2 * p0 - 5 * p1 + 4 * p2 - p3;
        double d = -p0 + 3 * p1 - 3 * p2 + p3;
        return 0.5 * (a + t * (b + t * (c + t * d)));
    }
}
