// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.strip;

/**
 * What is at a point of a time strip.
 *
 * @param branch lane of the branch whose name or bar it is, or −1
 * @param bar whether it is on the bar of that branch, and this is not what the active one came from
 * @param eye lane of the branch whose eye it is, or −1
 * @param bookmark the one whose flag it is, or null
 * @param event the one whose tick it is, or null
 * @param eventLane the lane of that event, or −1
 */
record StripSpot(int branch, boolean bar, int eye, Bookmark bookmark, TimeEvent event, int eventLane) {
    static final StripSpot NOTHING = new StripSpot(-1, false, -1, null, null, -1);

    private static final int FLAG_TOP = 22;

    static StripSpot at(TimeStrip strip, int px, int py) {
        StripLayout layout = strip.parts();
        if (py < layout.lanes().y) {
            Bookmark flag = py >= FLAG_TOP ? StripFinder.bookmark(strip.flags(), strip.x(), px) : null;
            return new StripSpot(-1, false, -1, flag, null, -1);
        }
        int branch = layout.branchAt(py);
        if (branch >= 0) {
            boolean eye = layout.gutter() > 0
                    && branch != strip.tree().active()
                    && layout.eye(branch).contains(px, py);
            return new StripSpot(branch, onBar(strip, branch, px), eye ? branch : -1, null, null, -1);
        }
        int lane = layout.eventLaneAt(py);
        TimeEvent event = lane < 0 || px < layout.gutter()
                ? null
                : StripFinder.event(strip.lanes().get(lane), strip.x(), px);
        return new StripSpot(-1, false, -1, null, event, lane);
    }

    private static boolean onBar(TimeStrip strip, int lane, int px) {
        Branch b = strip.tree().lanes().get(lane);
        double time = strip.x().value(px);
        boolean past = strip.tree().past().stream().anyMatch(p -> p.lane() == lane && time <= p.to());
        return lane != strip.tree().active() && !past && time >= b.oldest() && time <= b.newest();
    }
}
