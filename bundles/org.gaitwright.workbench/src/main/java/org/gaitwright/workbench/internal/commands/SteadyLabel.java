// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.commands;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Display;

/** Makes names equally wide, so that what is beside them stays where it is when they change. */
final class SteadyLabel {
    private static final String HAIR_SPACE = "\u200A";
    private static final String ELLIPSIS = "…";

    private SteadyLabel() {}

    /** The words, cut in the middle or with room behind them, as wide as the sample. */
    static String of(String words, String sample) {
        GC gc = new GC(Display.getDefault());
        try {
            gc.setFont(Display.getDefault().getSystemFont());
            int width = gc.textExtent(sample).x;
            String cut = words;
            for (int n = words.length() - 1; n > 0 && gc.textExtent(cut).x > width; n--) {
                // names that begin alike often differ in their end
                int tail = n / 3;
                cut = words.substring(0, n - tail) + ELLIPSIS + words.substring(words.length() - tail);
            }
            int hair = Math.max(1, gc.textExtent(HAIR_SPACE).x);
            return cut + HAIR_SPACE.repeat(Math.max(0, width - gc.textExtent(cut).x) / hair);
        } finally {
            gc.dispose();
        }
    }
}
