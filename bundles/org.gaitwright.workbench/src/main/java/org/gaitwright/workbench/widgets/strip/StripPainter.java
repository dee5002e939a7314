// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.strip;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Rectangle;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.number.PixelScale;
import org.gaitwright.workbench.widgets.number.Range;
import org.gaitwright.workbench.widgets.number.Ticks;
import org.gaitwright.workbench.widgets.paint.Glyphs;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/** Draws a time strip. */
final class StripPainter {
    private static final int TICK = 84;
    private static final int BAR = 12;
    private static final int FLAG_TOP = 24;

    private final TimeStrip strip;
    private final BranchTree tree;
    private final Pen pen;
    private final StripLayout layout;
    private final PixelScale x;

    StripPainter(TimeStrip strip, Pen pen) {
        this.strip = strip;
        this.pen = pen;
        tree = strip.tree();
        layout = strip.parts();
        x = strip.x();
    }

    void draw(StripSpot hot, boolean stopped) {
        Rectangle all = strip.getClientArea();
        ruler();
        if (tree.lanes().isEmpty()) {
            pen.nothing("Nothing recorded yet", all);
            return;
        }
        Rectangle lanes = layout.lanes();
        pen.within(lanes, () -> shade(hot.branch()));
        pen.within(new Rectangle(layout.gutter(), lanes.y, lanes.width, lanes.height), () -> lanes(hot));
        if (layout.gutter() > 0) {
            pen.within(lanes, () -> names(hot));
        }
        loop(strip.loop());
        flags(strip.flags(), hot.bookmark());
        cursor(strip.cursor(), stopped);
        if (strip.isFocusControl()) {
            pen.focus(all);
        }
    }

    private void lanes(StripSpot hot) {
        List<Branch> lanes = tree.lanes();
        for (int i = 0; i < lanes.size(); i++) {
            branch(lanes.get(i), i);
        }
        List<BranchTree.Past> past = tree.past();
        past.stream().filter(p -> p.lane() != tree.active()).forEach(this::past);
        for (int i = 0; i < lanes.size(); i++) {
            int lane = i;
            int parent =
                    lanes.get(i).parent() == null ? -1 : tree.lane(lanes.get(i).parent());
            if (parent >= 0) {
                fork(lanes.get(i), i, parent, past.stream().anyMatch(p -> p.lane() == lane));
            }
        }
        for (int i = 0; i < strip.lanes().size(); i++) {
            events(strip.lanes().get(i), i, hot.event());
        }
    }

    private void names(StripSpot hot) {
        for (int i = 0; i < tree.lanes().size(); i++) {
            branchName(tree.lanes().get(i), i, hot.eye() == i);
        }
        for (int i = 0; i < strip.lanes().size(); i++) {
            laneName(strip.lanes().get(i), i);
        }
    }

    private int clamped(double pixel) {
        return (int) Math.round(Math.max(x.start() - 20, Math.min(x.end() + 20, pixel)));
    }

    private void ruler() {
        Rectangle r = layout.ruler();
        Ticks ticks = Ticks.of(x.range(), Math.max(2, r.width / TICK));
        pen.small();
        for (int i = 0; i < ticks.count(); i++) {
            double at = x.pixel(ticks.at(i));
            pen.with(Tone.GRID).vertical(at, r.y + 22, layout.bottom());
            String label = ticks.label(i) + (i == ticks.count() - 1 ? " s" : "");
            int half = pen.width(label) / 2;
            double middle =
                    Math.max(r.x - StripLayout.PAD + half, Math.min(r.x + r.width + StripLayout.PAD - half, at));
            pen.with(Tone.QUIET).text(label, middle, r.y + 12, SWT.CENTER);
        }
    }

    /** The stretch that is played again and again: a bar on the ruler, and a shade below. */
    private void loop(Range stretch) {
        if (stretch == null
                || stretch.to() < x.range().from()
                || stretch.from() > x.range().to()) {
            return;
        }
        int from = clamped(x.pixel(stretch.from()));
        int to = clamped(x.pixel(stretch.to()));
        Rectangle r = layout.ruler();
        pen.with(Tone.ACCENT);
        pen.faintly(30, () -> pen.fill(new Rectangle(from, r.y + 22, to - from, layout.bottom() - r.y - 22)));
        pen.faintly(200, () -> pen.rounded(new Rectangle(from, r.y + 19, Math.max(2, to - from), 4), 4));
    }

    /** Shades the lane that the mouse is on. */
    private void shade(int lane) {
        if (lane >= 0 && lane < tree.lanes().size() && tree.lanes().size() > 1) {
            Rectangle r = layout.branches().get(lane);
            pen.with(Tone.WELL).fill(new Rectangle(0, r.y, r.x + r.width + StripLayout.PAD, r.height));
        }
    }

    private void branch(Branch branch, int lane) {
        boolean active = lane == tree.active();
        Rectangle r = layout.branches().get(lane);
        double middle = r.y + r.height / 2.0;
        if (branch.oldest() > branch.start()) {
            Rectangle gone = bar(branch.start(), branch.oldest(), middle);
            pen.with(Tone.WELL).fill(gone);
            pen.hatch(gone);
        }
        pen.with(active ? Tone.ACCENT : Tone.ACTUAL);
        Rectangle kept = bar(branch.oldest(), branch.newest(), middle);
        pen.faintly(active ? 255 : branch.ghost() ? 150 : 80, () -> pen.rounded(kept, 6));
    }

    /** The stretch of an ancestor that is the past of the active branch. */
    private void past(BranchTree.Past past) {
        Rectangle r = layout.branches().get(past.lane());
        Rectangle bar = bar(past.from(), past.to(), r.y + r.height / 2.0);
        pen.with(Tone.PAGE).fill(bar);
        pen.with(Tone.ACCENT).faintly(130, () -> pen.rounded(bar, 6));
    }

    /** The line by which a branch leaves its parent. */
    private void fork(Branch child, int lane, int parentLane, boolean active) {
        Rectangle from = layout.branches().get(parentLane);
        Rectangle to = layout.branches().get(lane);
        float at = (float) x.pixel(child.start());
        float top = from.y + from.height / 2f;
        float middle = to.y + to.height / 2f;
        Path path = new Path(pen.gc().getDevice());
        path.moveTo(at - 8, top);
        path.quadTo(at - 3, top, at - 3, top + 6);
        path.lineTo(at - 3, middle - 5);
        path.quadTo(at - 3, middle, at + 3, middle);
        pen.with(active ? Tone.ACCENT : Tone.AXIS).wide(1.5).stroke(path);
        pen.with(Tone.PAGE).disc(at - 8, top, 3.5);
        pen.with(active ? Tone.ACCENT : Tone.AXIS).disc(at - 8, top, 2.5);
    }

    private Rectangle bar(double from, double to, double middle) {
        int left = clamped(x.pixel(from));
        int right = clamped(x.pixel(to));
        return new Rectangle(left, (int) middle - BAR / 2, Math.max(2, right - left), BAR);
    }

    private void branchName(Branch branch, int lane, boolean hotEye) {
        boolean active = lane == tree.active();
        Rectangle r = layout.branches().get(lane);
        double middle = r.y + r.height / 2.0;
        int left = StripLayout.PAD + 10 * tree.depth(lane);
        int room = layout.gutter() - left - StripLayout.EYE;
        pen.body().with(active ? Tone.ACCENT_TEXT : Tone.TEXT);
        pen.text(pen.fitting(branch.name(), room), left, middle, SWT.LEFT);
        if (!active) {
            Rectangle eye = layout.eye(lane);
            pen.with(hotEye ? Tone.ACCENT : branch.ghost() ? Tone.TEXT : Tone.AXIS);
            Glyphs.eye(pen, eye.x + eye.width / 2.0, middle, branch.ghost());
        }
    }

    private void events(EventLane lane, int index, TimeEvent hot) {
        Rectangle r = layout.events().get(index);
        double middle = r.y + r.height / 2.0;
        pen.with(Tone.GRID).horizontal(middle, r.x, r.x + r.width);
        int last = Integer.MIN_VALUE;
        for (TimeEvent e : lane.events()) {
            int from = clamped(x.pixel(e.time()));
            int to = clamped(x.pixel(e.time() + e.duration()));
            if (to < x.start() - 5 || from > x.end() + 5 || from == last && to - from < 3 && e != hot) {
                continue;
            }
            last = from;
            event(lane.colour(), from, to, middle, e == hot);
        }
    }

    private void event(int colour, int from, int to, double middle, boolean hot) {
        pen.with(pen.ink().line(colour));
        if (hot) {
            Rectangle around = new Rectangle(from - 4, (int) middle - 9, Math.max(3, to - from) + 8, 18);
            pen.faintly(60, () -> pen.rounded(around, 8));
        }
        if (to - from > 2) {
            pen.rounded(new Rectangle(from, (int) middle - 4, to - from, 8), 4);
        }
        pen.fill(new Rectangle(from - 1, (int) middle - 6, 3, 12));
    }

    private void laneName(EventLane lane, int index) {
        Rectangle r = layout.events().get(index);
        double middle = r.y + r.height / 2.0;
        pen.with(pen.ink().line(lane.colour())).fill(new Rectangle(StripLayout.PAD, (int) middle - 4, 3, 9));
        pen.small().with(Tone.QUIET);
        pen.text(
                pen.fitting(lane.name(), layout.gutter() - 2 * StripLayout.PAD - 8),
                StripLayout.PAD + 8,
                middle,
                SWT.LEFT);
    }

    private void flags(List<Bookmark> bookmarks, Bookmark hot) {
        pen.small();
        for (int i = 0; i < bookmarks.size(); i++) {
            Bookmark b = bookmarks.get(i);
            if (!x.range().contains(b.time())) {
                continue;
            }
            double at = x.pixel(b.time());
            double next = x.end() + StripLayout.PAD;
            for (Bookmark other : bookmarks) {
                next = other.time() > b.time() ? Math.min(next, x.pixel(other.time())) : next;
            }
            flag(b, at, (int) (next - at) - 18, b.equals(hot));
        }
    }

    private void flag(Bookmark b, double at, int room, boolean hot) {
        float left = Math.round(at);
        pen.with(hot ? Tone.ACCENT : Tone.ACTUAL);
        pen.faintly(110, () -> pen.vertical(left, FLAG_TOP, layout.bottom()));
        double right = left + 10;
        double low = FLAG_TOP + 9;
        pen.polygon(left, FLAG_TOP, right, FLAG_TOP, left + 7, FLAG_TOP + 4.5, right, low, left, low);
        if (room > 16) {
            pen.with(Tone.TEXT).text(pen.fitting(b.name(), room), left + 14, FLAG_TOP + 6, SWT.LEFT);
        }
    }

    private void cursor(double time, boolean stopped) {
        if (!x.range().contains(time)) {
            return;
        }
        double at = x.pixel(time);
        pen.with(stopped ? Tone.REFUSAL : Tone.TEXT).vertical(at, 18, layout.bottom());
        String label = Numbers.fixed(time, Math.max(2, Numbers.decimals(x.perPixel()))) + " s";
        Rectangle r = layout.ruler();
        Glyphs.arrowHead(pen, at + 0.5, 25, -Math.PI / 2, 6);
        pen.tag(label, at, 12, r.x - StripLayout.PAD, r.x + r.width + StripLayout.PAD);
    }
}
