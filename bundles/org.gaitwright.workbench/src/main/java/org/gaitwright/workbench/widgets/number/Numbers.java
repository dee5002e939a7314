// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import java.math.BigDecimal;
import java.util.Locale;

/** How numbers are written on the screen: short, with a true minus. */
public final class Numbers {
    private static final int MAX_DECIMALS = 9;
    private static final double WRITTEN_OUT = 1e7;

    private Numbers() {}

    /** Four significant digits, without trailing zeros. */
    public static String shortly(double value) {
        if (!Double.isFinite(value)) {
            return "–";
        }
        if (value == Math.rint(value) && Math.abs(value) < WRITTEN_OUT) {
            return sign(Long.toString((long) value));
        }
        String text = String.format(Locale.ROOT, "%.4g", value);
        int exponent = text.indexOf('e');
        String digits = exponent < 0 ? text : text.substring(0, exponent);
        return sign(withoutZeros(digits) + (exponent < 0 ? "" : text.substring(exponent)));
    }

    /** With so many decimals, zeros too, so that a number that runs keeps its width. */
    public static String fixed(double value, int decimals) {
        if (!Double.isFinite(value)) {
            return "–";
        }
        if (Math.abs(value) >= WRITTEN_OUT) {
            return shortly(value);
        }
        String text = String.format(Locale.ROOT, "%." + decimals + "f", value);
        return sign(text.matches("-0(\\.0*)?") ? text.substring(1) : text);
    }

    /** {@link #shortly} with a unit; angles in radians also in degrees. */
    public static String withUnit(double value, String unit) {
        String text = shortly(value) + gap(unit) + unit;
        return unit.equals("rad") ? text + " · " + fixed(Math.toDegrees(value), 1) + "°" : text;
    }

    /** For files and command lines: the shortest decimal that reads back to the same bits. */
    public static String exactly(double value) {
        return value == 0
                ? "0"
                : new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString();
    }

    /** What stands between a number and its unit. */
    public static String gap(String unit) {
        return unit.isEmpty() || unit.equals("°") ? "" : " ";
    }

    /** How many decimals tell multiples of {@code step} apart. */
    public static int decimals(double step) {
        return (int) Math.max(0, Math.min(MAX_DECIMALS, Math.ceil(-Math.log10(step) - 1e-9)));
    }

    private static String withoutZeros(String digits) {
        return digits.contains(".") ? digits.replaceFirst("0+$", "").replaceFirst("\\.$", "") : digits;
    }

    private static String sign(String text) {
        return text.replace('-', '\u2212');
    }
}
