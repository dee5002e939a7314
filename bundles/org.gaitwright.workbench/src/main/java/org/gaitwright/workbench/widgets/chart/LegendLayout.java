// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.graphics.Rectangle;

/**
 * Where the names of the lines are: in rows above the chart while these are few, else in a list on its right.
 *
 * @param area what the legend takes from the chart
 * @param items one for each line, some perhaps scrolled out of sight
 * @param side whether it is the list on the right
 */
record LegendLayout(Rectangle area, List<Rectangle> items, boolean side) {
    static final int ROW = 20;

    private static final int GAP = 10;
    private static final int MAX_ROWS = 2;
    /** Below this width a list on the right would leave too little of the chart. */
    private static final int NARROW = 440;

    private static final double MAX_HEIGHT = 0.4;
    private static final double MAX_WIDTH = 0.4;

    /**
     * @param widths what each item wants
     * @param right room to keep free at the right end of the first row
     * @param scrolled how many items of the list are above its top
     */
    static LegendLayout of(int width, int height, int[] widths, int right, int scrolled) {
        List<Rectangle> rows = new ArrayList<>();
        int x = 0;
        int y = 0;
        for (int w : widths) {
            int room = width - (y == 0 ? right : 0);
            if (x > 0 && x + w > room) {
                x = 0;
                y += ROW;
            }
            rows.add(new Rectangle(x, y, Math.min(w, width), ROW));
            x += w + GAP;
        }
        int used = widths.length == 0 ? ROW : y + ROW;
        if (used <= (width < NARROW ? MAX_HEIGHT * height : MAX_ROWS * ROW)) {
            return new LegendLayout(new Rectangle(0, 0, width, used), rows, false);
        }
        return list(width, height, widths, right > 0 ? ROW + 4 : 0, scrolled);
    }

    private static LegendLayout list(int width, int height, int[] widths, int top, int scrolled) {
        int widest = 0;
        for (int w : widths) {
            widest = Math.max(widest, w);
        }
        int wide = (int) Math.min(widest, MAX_WIDTH * width);
        Rectangle area = new Rectangle(width - wide, top, wide, Math.max(0, height - top));
        List<Rectangle> items = new ArrayList<>();
        for (int i = 0; i < widths.length; i++) {
            items.add(new Rectangle(area.x, top + (i - scrolled) * ROW, wide, ROW));
        }
        return new LegendLayout(area, items, true);
    }

    LegendLayout moved(int dx, int dy) {
        return new LegendLayout(
                moved(area, dx, dy), items.stream().map(r -> moved(r, dx, dy)).toList(), side);
    }

    private static Rectangle moved(Rectangle r, int dx, int dy) {
        return new Rectangle(r.x + dx, r.y + dy, r.width, r.height);
    }

    /** Index of the item at a point, or −1. */
    int at(int x, int y) {
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i).contains(x, y) && seen(i)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether an item is wholly in sight. */
    boolean seen(int i) {
        Rectangle r = items.get(i);
        return r.y >= area.y && r.y + r.height <= area.y + area.height;
    }

    /** How far the list can be scrolled. */
    int mostScrolled() {
        return side ? Math.max(0, items.size() - area.height / ROW) : 0;
    }
}
