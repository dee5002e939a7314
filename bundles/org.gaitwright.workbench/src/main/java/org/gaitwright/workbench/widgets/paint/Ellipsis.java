// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

import java.util.function.ToIntFunction;

/** Shortens words to a width. */
final class Ellipsis {
    private Ellipsis() {}

    /** The longest beginning of {@code text} that, with an ellipsis, is at most {@code width} wide; empty if none is. */
    static String shorten(String text, int width, ToIntFunction<String> measure) {
        if (measure.applyAsInt(text) <= width) {
            return text;
        }
        int fits = -1;
        int tooLong = text.length();
        while (tooLong - fits > 1) {
            int middle = (fits + tooLong) >>> 1;
            if (measure.applyAsInt(cut(text, middle)) <= width) {
                fits = middle;
            } else {
                tooLong = middle;
            }
        }
        return fits < 0 ? "" : cut(text, fits);
    }

    private static String cut(String text, int length) {
        return text.substring(0, length).stripTrailing() + "…";
    }
}
