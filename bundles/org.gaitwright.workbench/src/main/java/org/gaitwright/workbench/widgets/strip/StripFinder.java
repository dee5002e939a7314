// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.strip;

import java.util.List;
import org.gaitwright.workbench.widgets.number.PixelScale;

/** Finds the bookmark or event at a place. */
final class StripFinder {
    private static final int FLAG_WIDTH = 11;
    private static final int GRIP = 4;

    private StripFinder() {}

    /** The bookmark whose flag is at a pixel, or null; of several, the one whose pole is nearest. */
    static Bookmark bookmark(List<Bookmark> bookmarks, PixelScale x, double pixel) {
        Bookmark found = null;
        double least = Double.POSITIVE_INFINITY;
        for (Bookmark b : bookmarks) {
            double right = pixel - x.pixel(b.time());
            if (right >= -GRIP && right <= FLAG_WIDTH && Math.abs(right) < least) {
                least = Math.abs(right);
                found = b;
            }
        }
        return found;
    }

    /** The event at a pixel, or null; of several, the one that began nearest to it. */
    static TimeEvent event(EventLane lane, PixelScale x, double pixel) {
        TimeEvent found = null;
        double least = Double.POSITIVE_INFINITY;
        for (TimeEvent e : lane.events()) {
            double from = x.pixel(e.time());
            double to = x.pixel(e.time() + e.duration());
            if (pixel >= from - GRIP && pixel <= to + GRIP && Math.abs(pixel - from) < least) {
                least = Math.abs(pixel - from);
                found = e;
            }
        }
        return found;
    }
}
