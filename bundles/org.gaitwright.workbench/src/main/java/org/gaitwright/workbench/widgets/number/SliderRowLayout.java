// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import org.eclipse.swt.graphics.Rectangle;

/** The parts of a slider row: one line where there is room, else the slider below the name and the number. */
record SliderRowLayout(Rectangle label, Rectangle track, Rectangle field, int height) {
    static final int MARKER = 10;

    private static final int LINE = 28;
    private static final int SLIDER = 18;
    private static final int GAP = 12;
    private static final int ONE_LINE = 440;
    private static final double LABEL_SHARE = 0.34;

    /** @param kept room at the end of the slider that is not its own, where it is below the name */
    static SliderRowLayout of(int width, int fieldWidth, int kept) {
        int field = Math.min(fieldWidth, Math.max(0, width - MARKER));
        Rectangle number =
                new Rectangle(width - field, (LINE - NumberFieldLayout.HEIGHT) / 2, field, NumberFieldLayout.HEIGHT);
        if (width >= ONE_LINE) {
            int label = (int) ((width - MARKER - field) * LABEL_SHARE) + MARKER;
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
                LINE + SLIDER + 2);
    }
}
