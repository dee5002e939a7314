// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;

/**
 * Where the states or nodes of a cycle are drawn: half a cycle from left to right, the mirrored half below it from right to left, so that arrows
 * go round.
 *
 * @param boxes of all states, twice as many as half a cycle has
 * @param gap between two boxes beside each other
 */
public record RingLayout(List<Rectangle> boxes, int gap) {
    private static final int EDGE = 14;
    private static final int CAPTION = 20;
    private static final int WIDEST = 124;
    private static final int WIDEST_GAP = 62;
    private static final int NARROWEST_GAP = 22;
    /** An arrow without words needs no more. */
    private static final int PLAIN_GAP = 22;

    private static final int BETWEEN = 30;
    private static final int HIGHEST = 150;
    private static final double SHARE_OF_GAPS = 0.42;

    /** With room for words at the arrows. */
    public static RingLayout of(int width, int height, int states) {
        int room = Math.max(1, width - 2 * EDGE);
        int gap = states == 1
                ? 0
                : (int) Math.max(NARROWEST_GAP, Math.min(WIDEST_GAP, room * SHARE_OF_GAPS / (states - 1)));
        return of(width, height, states, gap);
    }

    /** With plain arrows, for many boxes. */
    public static RingLayout dense(int width, int height, int states) {
        int room = Math.max(1, width - 2 * EDGE);
        return of(width, height, states, Math.min(PLAIN_GAP, room / (3 * states)));
    }

    private static RingLayout of(int width, int height, int states, int gap) {
        int room = Math.max(1, width - 2 * EDGE);
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

    public int states() {
        return boxes.size() / 2;
    }

    /** The box at a place; −1 if there is none. */
    public int at(int x, int y) {
        for (int i = 0; i < boxes.size(); i++) {
            if (boxes.get(i).contains(x, y)) {
                return i;
            }
        }
        return -1;
    }

    /** Where the arrow out of a box begins. */
    public Point from(int box) {
        Rectangle r = boxes.get(box);
        boolean above = box < states();
        if (last(box)) {
            return new Point(r.x + r.width / 2, above ? r.y + r.height : r.y);
        }
        return new Point(above ? r.x + r.width : r.x, r.y + r.height / 2);
    }

    /** Where it ends. */
    public Point to(int box) {
        Rectangle r = boxes.get((box + 1) % boxes.size());
        boolean above = box < states();
        if (last(box)) {
            return new Point(r.x + r.width / 2, above ? r.y : r.y + r.height);
        }
        return new Point(above ? r.x : r.x + r.width, r.y + r.height / 2);
    }

    /** Whether the legs change their parts after this box. */
    public boolean last(int box) {
        return (box + 1) % states() == 0;
    }

    public Point middle(int box) {
        Point a = from(box);
        Point b = to(box);
        return new Point((a.x + b.x) / 2, (a.y + b.y) / 2);
    }

    public int captionAbove() {
        return boxes.get(0).y - CAPTION / 2;
    }

    public int captionBelow() {
        Rectangle r = boxes.get(boxes.size() - 1);
        return r.y + r.height + CAPTION / 2;
    }
}
