// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.console;

import java.util.Locale;

/** Numbers as people read them: as many digits as they can use. */
public final class Figures {
    private Figures() {}

    public static String number(double v) {
        if (!Double.isFinite(v)) {
            return "-";
        }
        double a = Math.abs(v);
        String format = a >= 100 || v == 0 ? "%.0f" : a >= 10 ? "%.1f" : a >= 0.01 ? "%.2f" : "%.1e";
        return String.format(Locale.ROOT, format, v);
    }

    /** Minutes and seconds. */
    public static String clock(double seconds) {
        long s = Math.round(seconds);
        return s < 60
                ? s + " s"
                : s < 3600 ? s / 60 + " min " + s % 60 + " s" : s / 3600 + " h " + s / 60 % 60 + " min";
    }

    /** A share as a bar of so many letters. */
    public static String bar(double share, int width) {
        int full = (int) Math.min(width, Math.max(0, Math.round(share * width)));
        return "[" + "#".repeat(full) + ".".repeat(width - full) + "]";
    }
}
