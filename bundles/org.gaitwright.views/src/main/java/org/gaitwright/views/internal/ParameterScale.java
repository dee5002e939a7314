// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import java.util.Locale;
import org.gaitwright.core.parameter.Parameter;

/** Between values and the notches of a slider. */
final class ParameterScale {
    private ParameterScale() {}

    static double value(Parameter p, int notch, int notches) {
        return p.minimum() + (p.maximum() - p.minimum()) * notch / notches;
    }

    static int notch(Parameter p, double value, int notches) {
        double range = p.maximum() - p.minimum();
        return range == 0 ? 0 : (int) Math.round((value - p.minimum()) / range * notches);
    }

    /** Four significant digits, without trailing zeros. */
    static String words(double value) {
        if (value == Math.rint(value) && Math.abs(value) < 1e7) {
            return Long.toString((long) value);
        }
        String s = String.format(Locale.ROOT, "%.4g", value);
        return s.contains("e") ? s : s.replaceFirst("0+$", "").replaceFirst("\\.$", "");
    }
}
