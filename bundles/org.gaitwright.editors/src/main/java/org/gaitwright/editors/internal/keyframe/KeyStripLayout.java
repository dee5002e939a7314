// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe;

import org.eclipse.swt.graphics.Rectangle;

/**
 * Where the cards of keyframes are, the times between them, and the line of time below.
 *
 * @param keys of half a cycle; one more card shows the first in the mirror
 */
record KeyStripLayout(int width, int height, int keys) {
    static final int GAP = 46;
    private static final int MARGIN = 12;
    private static final int MIN_CARD = 44;
    private static final int MAX_CARD = 150;
    private static final int LINE = 26;
    /** Room for the time of all of it. */
    private static final int TIME = 58;

    /** So wide that every card can be seen. */
    static int minWidth(int keys) {
        return 2 * MARGIN + (keys + 1) * MIN_CARD + keys * GAP;
    }

    private int cardWidth() {
        int room = (width - 2 * MARGIN - keys * GAP) / (keys + 1);
        return Math.max(MIN_CARD, Math.min(MAX_CARD, room));
    }

    Rectangle card(int key) {
        return new Rectangle(MARGIN + key * (cardWidth() + GAP), 4, cardWidth(), Math.max(20, height - LINE - 6));
    }

    /** Between a card and the next. */
    Rectangle gap(int key) {
        Rectangle card = card(key);
        return new Rectangle(card.x + card.width, card.y, GAP, card.height);
    }

    /** The card at a point, −1 if there is none. */
    int cardAt(int x, int y) {
        for (int k = 0; k <= keys; k++) {
            if (card(k).contains(x, y)) {
                return k;
            }
        }
        return -1;
    }

    int gapAt(int x, int y) {
        for (int k = 0; k < keys; k++) {
            if (gap(k).contains(x, y)) {
                return k;
            }
        }
        return -1;
    }

    int lineLeft() {
        return MARGIN + 6;
    }

    int lineRight() {
        return Math.max(lineLeft() + 1, Math.min(width - TIME, card(keys).x + card(keys).width - 6));
    }

    int lineY() {
        return height - 14;
    }

    boolean onLine(int y) {
        return Math.abs(y - lineY()) <= 12;
    }

    /** @param share of half a cycle */
    double lineX(double share) {
        return lineLeft() + share * (lineRight() - lineLeft());
    }

    double share(int x) {
        return Math.max(0, Math.min(1, (x - lineLeft()) / (double) (lineRight() - lineLeft())));
    }
}
