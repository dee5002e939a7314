// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

/** Arithmetic of colours written as {@code 0xRRGGBB}. */
final class Shades {
    private Shades() {}

    /** Contrast ratio of two colours as WCAG 2 defines it: 1 for equal ones, 21 for black on white. */
    static double contrast(int a, int b) {
        double la = luminance(a) + 0.05;
        double lb = luminance(b) + 0.05;
        return Math.max(la, lb) / Math.min(la, lb);
    }

    /** {@code a} with {@code share} of {@code b} in it, 0 … 1. */
    static int mix(int a, int b, double share) {
        int red = blend(a >> 16, b >> 16, share);
        int green = blend(a >> 8, b >> 8, share);
        return red << 16 | green << 8 | blend(a, b, share);
    }

    /** A channel as light instead of as a code, 0 … 1. */
    static double linear(int channel) {
        double c = (channel & 0xFF) / 255.0;
        return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }

    private static double luminance(int rgb) {
        return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) + 0.0722 * linear(rgb);
    }

    private static int blend(int a, int b, double share) {
        return (int) Math.round((a & 0xFF) * (1 - share) + (b & 0xFF) * share);
    }
}
