// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;

/**
 * Where the states of a cycle are drawn: half a cycle from left to right, the mirrored half below it from right to left, so that arrows
 * go round.
 *
 * @param boxes of all states, twice as many as half a cycle has
 * @param gap between two boxes beside each other
 */
record RingLayout(List<Rectangle> boxes, int gap) {
    private static final int EDGE = 14;
    private static final int CAPTION = 20;
    private static final int WIDEST = 124;
    private static final int WIDEST_GAP = 62;
    private static final int NARROWEST_GAP = 22;
    private static final int BETWEEN = 30;
    private static final int HIGHEST = 150;
    private static final double SHARE_OF_GAPS = 0.42;

    static RingLayout of(int width, int height, int states) {
        int room = Math.max(1, width - 2 * EDGE);
        int gap = states == 1
                ? 0
                : (int) Math.max(NARROWEST_GAP, Math.min(WIDEST_GAP, room * SHARE_OF_GAPS / (states - 1)));
        int wide = Math.max(20, Math.min(WIDEST, (room - gap * (states - 1)) / states));
        int high = Math.max(24, Math.min(HIGHEST, (height - 2 * CAPTION - BETWEEN) / 2));
        int left = Math.max(EDGE, (width - states * wide - (states - 1) * gap) / 2);
        int top = Math.max(CAPTION, (height - 2 * high - BETWEEN) / 2);
        List<Rectangle> boxes = new ArrayList<>();
        for (int i = 0; i < 2 * states; i++) {
            int column = i < states ? i : 2 * states - 1 - i;
            int y = i < states ? top : top + high + BETWEEN;
            boxes.add(new Rectangle(left + column * (wide + gap), y, wide, high));
        }
        return new RingLayout(List.copyOf(boxes), gap);
    }

    int states() {
        return boxes.size() / 2;
    }

    /** The box at a place; −1 if there is none. */
    int at(int x, int y) {
        for (int i = 0; i < boxes.size(); i++) {
            if (boxes.get(i).contains(x, y)) {
                return i;
            }
        }
        return -1;
    }

    /** Where the arrow out of a box begins. */
    Point from(int box) {
        Rectangle r = boxes.get(box);
        boolean above = box < states();
        if (last(box)) {
            return new Point(r.x + r.width / 2, above ? r.y + r.height : r.y);
        }
        return new Point(above ? r.x + r.width : r.x, r.y + r.height / 2);
    }

    /** Where it ends. */
    Point to(int box) {
        Rectangle r = boxes.get((box + 1) % boxes.size());
        boolean above = box < states();
        if (last(box)) {
            return new Point(r.x + r.width / 2, above ? r.y : r.y + r.height);
        }
        return new Point(above ? r.x : r.x + r.width, r.y + r.height / 2);
    }

    /** Whether the legs change their parts after this box. */
    boolean last(int box) {
        return (box + 1) % states() == 0;
    }

    Point middle(int box) {
        Point a = from(box);
        Point b = to(box);
        return new Point((a.x + b.x) / 2, (a.y + b.y) / 2);
    }

    int captionAbove() {
        return boxes.get(0).y - CAPTION / 2;
    }

    int captionBelow() {
        Rectangle r = boxes.get(boxes.size() - 1);
        return r.y + r.height + CAPTION / 2;
    }
}
