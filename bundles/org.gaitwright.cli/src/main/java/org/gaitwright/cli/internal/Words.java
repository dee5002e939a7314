// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal;

import java.util.Locale;

/** Numbers for people: as many digits as they can use. */
final class Words {
    private Words() {}

    static String number(double v) {
        if (!Double.isFinite(v)) {
            return "-";
        }
        double a = Math.abs(v);
        String format = a >= 100 || v == 0 ? "%.0f" : a >= 10 ? "%.1f" : a >= 0.01 ? "%.2f" : "%.1e";
        return String.format(Locale.ROOT, format, v);
    }

    /** Minutes and seconds. */
    static String clock(double seconds) {
        long s = Math.round(seconds);
        return s < 60
                ? s + " s"
                : s < 3600 ? s / 60 + " min " + s % 60 + " s" : s / 3600 + " h " + s / 60 % 60 + " min";
    }
}
