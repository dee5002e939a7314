// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal;

/** Strings and numbers of JSON. */
public final class JsonText {
    private JsonText() {}

    public static String quote(String text) {
        StringBuilder s = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> s.append("\\\"");
                case '\\' -> s.append("\\\\");
                case '\n' -> s.append("\\n");
                case '\t' -> s.append("\\t");
                case '\r' -> s.append("\\r");
                default -> {
                    // beyond ASCII as an escape where a reader of lines or of YAML would stumble over the character
                    // itself
                    boolean control = c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029 || c == 0xfeff;
                    if (control) {
                        s.append(String.format("\\u%04x", (int) c));
                    } else {
                        s.append(c);
                    }
                }
            }
        }
        return s.append('"').toString();
    }

    /** Appends a number; JSON has neither infinity nor NaN, so those become null. */
    public static StringBuilder number(StringBuilder s, double v) {
        return Double.isFinite(v) ? s.append(v) : s.append("null");
    }

    /** Appends [a, b, …]. */
    public static StringBuilder numbers(StringBuilder s, double... values) {
        s.append('[');
        for (int i = 0; i < values.length; i++) {
            if (i > 0) {
                s.append(',');
            }
            number(s, values[i]);
        }
        return s.append(']');
    }
}
