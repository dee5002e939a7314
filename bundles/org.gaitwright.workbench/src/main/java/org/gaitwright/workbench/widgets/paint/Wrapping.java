// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** Makes words fit a width: in several lines, or shortened. */
public final class Wrapping {
    private Wrapping() {}

    /** Lines of at most {@code width}, broken at spaces and where the text has line ends; a longer word stands alone. */
    public static List<String> lines(String text, int width, ToIntFunction<String> measure) {
        List<String> lines = new ArrayList<>();
        if (text.isEmpty()) {
            return lines;
        }
        for (String paragraph : text.split("\n", -1)) {
            StringBuilder line = new StringBuilder();
            for (String word : paragraph.split(" ")) {
                if (line.length() > 0 && measure.applyAsInt(line + " " + word) > width) {
                    lines.add(line.toString());
                    line.setLength(0);
                }
                line.append(line.length() == 0 ? "" : " ").append(word);
            }
            lines.add(line.toString());
        }
        return lines;
    }

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
