// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import org.eclipse.swt.graphics.Rectangle;

/** The parts of a slider row: one line where there is room, else the slider below the name and the number. */
record SliderRowLayout(Rectangle label, Rectangle track, Rectangle field, int height) {
    static final int MARKER = 10;

    private static final int LINE = 26;
    private static final int SLIDER = 18;
    private static final int GAP = 8;
    /** From here on the slider has room beside the name. */
    private static final int ONE_LINE = 270;
    /** From here on a number has room for the longest units. */
    private static final int WIDE = 440;

    private static final int FIELD = 104;
    private static final int WIDE_FIELD = 142;
    private static final double NAME = 0.54;
    private static final double WIDE_NAME = 0.36;

    /** @param kept room at the end of the slider that is not its own, where it is below the name */
    static SliderRowLayout of(int width, int kept) {
        int field = Math.min(width >= WIDE ? WIDE_FIELD : FIELD, Math.max(0, width - MARKER));
        Rectangle number =
                new Rectangle(width - field, (LINE - NumberFieldLayout.HEIGHT) / 2, field, NumberFieldLayout.HEIGHT);
        if (width >= ONE_LINE) {
            int label = (int) ((width - MARKER - field) * (width >= WIDE ? WIDE_NAME : NAME));
            int left = MARKER + label + GAP;
            return new SliderRowLayout(
                    new Rectangle(MARKER, 0, label, LINE),
                    new Rectangle(left, 0, Math.max(1, number.x - GAP - left), LINE),
                    number,
                    LINE);
        }
        return new SliderRowLayout(
                new Rectangle(MARKER, 0, Math.max(0, number.x - MARKER - 4), LINE),
                new Rectangle(
                        MARKER, LINE, Math.max(1, width - MARKER - Math.max(kept, NumberFieldLayout.RESET)), SLIDER),
                number,
                LINE + SLIDER);
    }

    /** For a choice of words, which needs no slider: its name has that room. */
    static SliderRowLayout ofWords(int width) {
        SliderRowLayout row = of(width, 0);
        return new SliderRowLayout(
                new Rectangle(MARKER, 0, Math.max(0, row.field.x - GAP - MARKER), LINE),
                new Rectangle(0, 0, 0, 0),
                row.field,
                LINE);
    }
}
