// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.strip;

import org.eclipse.swt.graphics.Rectangle;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.paint.Hint;

/** What a time strip says about what the mouse rests on. */
final class StripWords {
    private StripWords() {}

    static Hint.Note note(TimeStrip strip, StripSpot spot, int px, int py) {
        if (spot.bookmark() != null) {
            return new Hint.Note(
                    spot.bookmark().name(),
                    seconds(spot.bookmark().time()) + "; click goes there, double-click renames",
                    around(strip.x().pixel(spot.bookmark().time()), py));
        }
        if (spot.event() != null) {
            TimeEvent e = spot.event();
            String when = seconds(e.time()) + (e.duration() > 0 ? ", for " + seconds(e.duration()) : "");
            return new Hint.Note(e.text(), when, around(strip.x().pixel(e.time()), py));
        }
        if (spot.eye() >= 0) {
            boolean shown = strip.tree().lanes().get(spot.eye()).ghost();
            return new Hint.Note(
                    "", shown ? "Hide ghost" : "Show as ghost", strip.parts().eye(spot.eye()));
        }
        boolean named = spot.branch() >= 0 && (px < strip.parts().gutter() || spot.bar());
        return named ? branch(strip, spot.branch()) : null;
    }

    private static Hint.Note branch(TimeStrip strip, int lane) {
        Branch b = strip.tree().lanes().get(lane);
        String kept = b.oldest() > b.start() ? "; before " + seconds(b.oldest()) + " it was discarded" : "";
        String use = lane == strip.tree().active() ? "" : "\nClick to select it";
        Rectangle r = strip.parts().branches().get(lane);
        return new Hint.Note(
                b.name(),
                seconds(b.start()) + " … " + seconds(b.newest()) + kept + use,
                new Rectangle(0, r.y, strip.parts().gutter(), r.height));
    }

    private static Rectangle around(double px, int py) {
        return new Rectangle((int) px - 5, py - 8, 10, 16);
    }

    private static String seconds(double time) {
        return Numbers.fixed(time, 2) + " s";
    }
}
