// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.studio;

import org.eclipse.swt.graphics.RGB;

/** Relative luminance and contrast as WCAG 2 defines them. */
public final class Contrast {
    private Contrast() {}

    public static double of(RGB a, RGB b) {
        double x = luminance(a);
        double y = luminance(b);
        return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
    }

    public static double luminance(RGB c) {
        return 0.2126 * linear(c.red) + 0.7152 * linear(c.green) + 0.0722 * linear(c.blue);
    }

    private static double linear(int channel) {
        double c = channel / 255.0;
        return c <= 0.03928 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }
}
