// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.strip;

import java.util.List;
import org.eclipse.swt.graphics.Rectangle;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.number.PixelScale;
import org.gaitwright.workbench.widgets.paint.Hint;

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
    private static final int FLAG_WIDTH = 11;
    private static final int GRIP = 4;

    static StripSpot at(TimeStrip strip, int px, int py) {
        StripLayout layout = strip.parts();
        if (py < layout.lanes().y) {
            Bookmark flag = py >= FLAG_TOP ? bookmark(strip.flags(), strip.x(), px) : null;
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
        TimeEvent event =
                lane < 0 || px < layout.gutter() ? null : event(strip.lanes().get(lane), strip.x(), px);
        return new StripSpot(-1, false, -1, null, event, lane);
    }

    private static boolean onBar(TimeStrip strip, int lane, int px) {
        Branch b = strip.tree().lanes().get(lane);
        double time = strip.x().value(px);
        boolean past = strip.tree().past().stream().anyMatch(p -> p.lane() == lane && time <= p.to());
        return lane != strip.tree().active() && !past && time >= b.oldest() && time <= b.newest();
    }

    /** The bookmark whose flag is at a pixel, or null; of several, the one whose pole is nearest. */
    static Bookmark bookmark(List<Bookmark> bookmarks, PixelScale x, double pixel) {
        Bookmark found = null;
        double min = Double.POSITIVE_INFINITY;
        for (Bookmark b : bookmarks) {
            double right = pixel - x.pixel(b.time());
            if (right >= -GRIP && right <= FLAG_WIDTH && Math.abs(right) < min) {
                min = Math.abs(right);
                found = b;
            }
        }
        return found;
    }

    /** The event at a pixel, or null; of several, the one that began nearest to it. */
    static TimeEvent event(EventLane lane, PixelScale x, double pixel) {
        TimeEvent found = null;
        double min = Double.POSITIVE_INFINITY;
        for (TimeEvent e : lane.events()) {
            double from = x.pixel(e.time());
            double to = x.pixel(e.time() + e.duration());
            if (pixel >= from - GRIP && pixel <= to + GRIP && Math.abs(pixel - from) < min) {
                min = Math.abs(pixel - from);
                found = e;
            }
        }
        return found;
    }

    /** What there is to say about it, or null. */
    Hint.Note note(TimeStrip strip, int px, int py) {
        if (bookmark != null) {
            String use = seconds(bookmark.time()) + "; click goes there, double-click renames";
            return new Hint.Note(bookmark.name(), use, around(strip.x().pixel(bookmark.time()), py));
        }
        if (event != null) {
            String when = seconds(event.time()) + (event.duration() > 0 ? ", for " + seconds(event.duration()) : "");
            return new Hint.Note(event.text(), when, around(strip.x().pixel(event.time()), py));
        }
        if (eye >= 0) {
            boolean shown = strip.tree().lanes().get(eye).ghost();
            return new Hint.Note(
                    "", shown ? "Hide ghost" : "Show as ghost", strip.parts().eye(eye));
        }
        return branch >= 0 && (px < strip.parts().gutter() || bar) ? branchNote(strip) : null;
    }

    private Hint.Note branchNote(TimeStrip strip) {
        Branch b = strip.tree().lanes().get(branch);
        String kept = b.oldest() > b.start() ? "; before " + seconds(b.oldest()) + " it was discarded" : "";
        String use = branch == strip.tree().active() ? "" : "\nClick to select it";
        Rectangle r = strip.parts().branches().get(branch);
        Rectangle name = new Rectangle(0, r.y, strip.parts().gutter(), r.height);
        return new Hint.Note(b.name(), seconds(b.start()) + " … " + seconds(b.newest()) + kept + use, name);
    }

    private static Rectangle around(double px, int py) {
        return new Rectangle((int) px - 5, py - 8, 10, 16);
    }

    private static String seconds(double time) {
        return Numbers.fixed(time, 2) + " s";
    }
}
