// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** Breaks words into lines. */
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
}
