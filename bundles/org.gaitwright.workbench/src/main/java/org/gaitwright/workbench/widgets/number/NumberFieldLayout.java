// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import org.eclipse.swt.graphics.Rectangle;

/** The parts of a number field: the box, and beside it the way back, whose place is kept so that nothing jumps. */
public record NumberFieldLayout(Rectangle box, Rectangle reset) {
    static final int HEIGHT = 24;
    public static final int RESET = 20;
    static final int MARGIN = 7;

    static NumberFieldLayout of(int width, int height) {
        int top = Math.max(0, (height - HEIGHT) / 2);
        int tall = Math.min(height, HEIGHT);
        int box = Math.max(0, width - RESET);
        return new NumberFieldLayout(new Rectangle(0, top, box, tall), new Rectangle(box, top, width - box, tall));
    }
}
