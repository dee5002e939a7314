// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal;

import java.util.function.DoubleUnaryOperator;

/** Numbers as files and the command line spell them. */
public final class Numbers {
    private Numbers() {}

    /** A finite decimal number, or null; no hexadecimal, no suffixes, no NaN, all of which Java's own parser takes. */
    @SuppressWarnings("unused") // why Java refuses it is of no use to anyone
    public static Double decimal(String text) {
        for (int i = 0; i < text.length(); i++) {
            if ("0123456789+-.eE".indexOf(text.charAt(i)) < 0) {
                return null;
            }
        }
        try {
            double d = Double.parseDouble(text);
            return Double.isFinite(d) ? d : null;
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /** A whole number of 64 bits, or null. */
    @SuppressWarnings("unused") // as above
    public static Long whole(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /** The shortest spelling that reads back to the same bits, without the ".0" of whole numbers. */
    public static String spell(double v) {
        boolean whole = v == Math.rint(v) && Math.abs(v) < 1e15 && !(v == 0 && 1 / v < 0);
        return whole ? Long.toString((long) v) : Double.toString(v);
    }

    /**
     * The number that {@code toSi} turns into {@code si}, bit for bit where one exists, so that a file that is read and
     * written again stays the same; the shortest one among several.
     */
    public static double unitValue(double si, double guess, DoubleUnaryOperator toSi) {
        for (double scale = 1; scale < 1e13; scale *= 10) {
            double rounded = Math.rint(guess * scale) / scale;
            if (toSi.applyAsDouble(rounded) == si) {
                return rounded;
            }
        }
        for (double d = Math.nextDown(guess); d <= Math.nextUp(guess); d = Math.nextUp(d)) {
            if (toSi.applyAsDouble(d) == si) {
                return d;
            }
        }
        return guess;
    }
}
