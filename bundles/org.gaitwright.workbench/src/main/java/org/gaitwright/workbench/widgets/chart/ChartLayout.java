// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import org.eclipse.swt.graphics.Rectangle;

/** The parts of a chart. */
record ChartLayout(LegendLayout legend, Rectangle plot, Rectangle live) {
    static final int MARGIN = 6;
    static final int X_AXIS = 20;

    private static final int GAP = 8;
    private static final int QUANTUM = 8;
    private static final int LIVE_WIDTH = 52;

    /**
     * @param left room for the labels of the left axis
     * @param right room for the labels of the right axis
     */
    static ChartLayout of(int width, int height, int[] legendWidths, int scrolled, boolean live, int left, int right) {
        int wide = width - 2 * MARGIN;
        int liveRoom = live ? LIVE_WIDTH + GAP : 0;
        LegendLayout legend = LegendLayout.of(wide, height - 2 * MARGIN, legendWidths, liveRoom, scrolled)
                .moved(MARGIN, MARGIN);
        int top = legend.side() ? legend.area().y : legend.area().y + legend.area().height + 4;
        int end = legend.side() ? legend.area().x - GAP : width - MARGIN;
        int plotLeft = MARGIN + quantised(left);
        int plotRight = end - (right > 0 ? quantised(right) : GAP);
        Rectangle plot = new Rectangle(
                plotLeft, top, Math.max(1, plotRight - plotLeft), Math.max(1, height - top - X_AXIS - MARGIN));
        Rectangle button = new Rectangle(width - MARGIN - LIVE_WIDTH, MARGIN + 1, LIVE_WIDTH, LegendLayout.ROW - 2);
        return new ChartLayout(legend, plot, live ? button : new Rectangle(0, 0, 0, 0));
    }

    /** In steps, so that the plot does not shift with each digit. */
    private static int quantised(int width) {
        return (width + GAP + QUANTUM - 1) / QUANTUM * QUANTUM;
    }
}
