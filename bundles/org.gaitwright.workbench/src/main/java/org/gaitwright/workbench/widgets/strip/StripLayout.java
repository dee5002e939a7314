// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.strip;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.graphics.Rectangle;

/**
 * The parts of a time strip: the ruler on top, a lane for each branch, then a lane for each kind of event.
 *
 * @param gutter width of the names on the left; 0 where there is nothing to name
 * @param lanes everything below the ruler, scrolled
 */
record StripLayout(int gutter, Rectangle ruler, Rectangle lanes, List<Rectangle> branches, List<Rectangle> events) {
    static final int RULER = 38;
    static final int BRANCH = 24;
    static final int EVENT = 18;
    static final int EYE = 24;
    static final int PAD = 8;

    private static final int GUTTER = 124;
    private static final int NARROW = 420;

    static StripLayout of(int width, int height, int branches, int events, int scrolled) {
        boolean named = branches > 1 || events > 0;
        int gutter = !named ? 0 : width < NARROW ? Math.min(GUTTER, width * 30 / 100) : GUTTER;
        int left = gutter + PAD;
        int wide = Math.max(1, width - left - PAD);
        List<Rectangle> branchLanes = new ArrayList<>();
        List<Rectangle> eventLanes = new ArrayList<>();
        int y = RULER + 2 - scrolled;
        for (int i = 0; i < branches; i++) {
            branchLanes.add(new Rectangle(left, y, wide, BRANCH));
            y += BRANCH;
        }
        y += 4;
        for (int i = 0; i < events; i++) {
            eventLanes.add(new Rectangle(left, y, wide, EVENT));
            y += EVENT;
        }
        return new StripLayout(
                gutter,
                new Rectangle(left, 0, wide, RULER),
                new Rectangle(0, RULER, width, Math.max(0, height - RULER)),
                branchLanes,
                eventLanes);
    }

    /** What all lanes together would like to have. */
    static int heightOf(int branches, int events) {
        return RULER + 2 + branches * BRANCH + 4 + events * EVENT + 4;
    }

    /** Where the last lane ends, or the strip itself if that is earlier. */
    int bottom() {
        int content = lanes.y;
        for (List<Rectangle> all : List.of(branches, events)) {
            if (!all.isEmpty()) {
                Rectangle last = all.get(all.size() - 1);
                content = last.y + last.height + 2;
            }
        }
        return Math.min(content, lanes.y + lanes.height);
    }

    /** Where the eye of a branch is, which shows and hides its ghost. */
    Rectangle eye(int branch) {
        Rectangle lane = branches.get(branch);
        return new Rectangle(gutter - EYE, lane.y, EYE, lane.height);
    }

    /** The branch whose lane or name is at a height, or −1. */
    int branchAt(int y) {
        return laneAt(branches, y);
    }

    /** The kind of event whose lane is at a height, or −1. */
    int eventLaneAt(int y) {
        return laneAt(events, y);
    }

    private int laneAt(List<Rectangle> all, int y) {
        for (int i = 0; i < all.size(); i++) {
            Rectangle r = all.get(i);
            if (y >= r.y && y < r.y + r.height && y >= lanes.y) {
                return i;
            }
        }
        return -1;
    }
}
