// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.strip;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.workbench.widgets.number.Edit;
import org.gaitwright.workbench.widgets.number.EditListener;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.number.PixelScale;
import org.gaitwright.workbench.widgets.number.Range;
import org.gaitwright.workbench.widgets.number.Sight;
import org.gaitwright.workbench.widgets.paint.Drawn;
import org.gaitwright.workbench.widgets.paint.Hint;
import org.gaitwright.workbench.widgets.paint.Pen;

/**
 * A line of time: what is recorded, in one branch or several, with a cursor to scrub, bookmarks and lanes of events.
 *
 * <p>Mouse: drag scrubs, Ctrl+drag marks a stretch to play again and again, wheel zooms, Shift+wheel or middle-drag pans, wheel on the names scrolls, double-click fits; click
 * on a flag goes there, double-click on it asks for another name; click on the name of a branch selects it, on its eye shows
 * or hides its ghost. Keys: ← → step (Shift tenfold), Home and End, Page Up/Down to the bookmark or event before and after,
 * ↑ ↓ another branch, 1 … 9 ghosts, Enter renames the bookmark at the cursor, + − zoom, Esc gives up a scrub.
 */
public final class TimeStrip extends Drawn {
    private static final double SHORTEST = 0.01;
    private static final double SAME = 1e-6;

    final Edit<Double> scrub = new Edit<>();
    final Sight sight = new Sight(new Range(0, 1), SHORTEST);
    private final List<Consumer<Branch>> selections = new ArrayList<>();
    private final List<Consumer<Branch>> ghosts = new ArrayList<>();
    private final List<Consumer<Bookmark>> renames = new ArrayList<>();
    private BranchTree tree = new BranchTree(List.of(), "");
    private List<EventLane> events = List.of();
    private List<Bookmark> bookmarks = List.of();
    private StripSpot hot = StripSpot.NOTHING;
    private Range loop;
    /** What the user draws just now instead. */
    private Range drawnLoop;

    private final List<Consumer<Range>> loops = new ArrayList<>();
    private double cursor;
    private double step = 1.0 / 60;
    private boolean stopped;
    private int scrolled;
    private String activeBefore = "";

    public TimeStrip(Composite parent) {
        super(parent, SWT.NONE);
        new StripInput(this);
        Hint.hover(this, (x, y) -> spot(x, y).note(this, x, y));
    }

    /** Shows branches, one of which is the active one. Cheap enough for each frame. */
    public void show(List<Branch> branches, String activeId) {
        tree = new BranchTree(branches, activeId);
        if (!activeId.equals(activeBefore)) {
            activeBefore = activeId;
            reveal(tree.active());
        }
        Range extent = tree.extent();
        if (extent != null) {
            sight.extent(new Range(extent.from(), extent.to() + 0.02 * extent.span()));
        }
        redraw();
    }

    /** Lanes of events, from top to bottom. */
    public void events(List<EventLane> lanes) {
        events = List.copyOf(lanes);
        redraw();
    }

    public void bookmarks(List<Bookmark> now) {
        bookmarks = List.copyOf(now);
        redraw();
    }

    /** The stretch that is played again and again; null for none. */
    public void loop(Range stretch) {
        if (!Objects.equals(loop, stretch)) {
            loop = stretch;
            redraw();
        }
    }

    /** Told which stretch the user wants to be played again and again. */
    public void onLoop(Consumer<Range> listener) {
        loops.add(listener);
    }

    Range loop() {
        return drawnLoop == null ? loop : drawnLoop;
    }

    void drawLoop(Range stretch) {
        drawnLoop = stretch;
        redraw();
    }

    /** The user has drawn a stretch; one shorter than a step is none. */
    void chooseLoop(Range stretch) {
        if (stretch != null && stretch.span() > step) {
            loops.forEach(l -> l.accept(stretch));
        }
    }

    /** Puts the cursor at a time, and into sight. Waits while the user scrubs. Listeners are not told. */
    public void showCursor(double time) {
        if (!scrub.active() && time != cursor) {
            cursor = time;
            stopped = false;
            if (!sight.fitted()) {
                sight.reveal(time);
            }
            redraw();
        }
    }

    public double cursor() {
        return cursor;
    }

    /** How far an arrow key goes, in seconds. */
    public void step(double seconds) {
        step = seconds;
    }

    /** The stretch of time in sight. */
    public Range range() {
        return sight.range();
    }

    public void show(Range range) {
        sight.show(range);
        redraw();
    }

    /** Shows all there is, also when there comes to be more. */
    public void fit() {
        sight.fit();
        redraw();
    }

    /** Told about the time under the cursor while the user scrubs, jumps or steps. */
    public void onScrub(EditListener<Double> listener) {
        scrub.listen(listener);
    }

    /** Told which branch the user wants to be the active one. */
    public void onSelect(Consumer<Branch> listener) {
        selections.add(listener);
    }

    /** Told whose ghost the user wants to show or hide: the branch has the state that is asked for. */
    public void onGhost(Consumer<Branch> listener) {
        ghosts.add(listener);
    }

    /** Told which bookmark the user wants to give another name. */
    public void onRename(Consumer<Bookmark> listener) {
        renames.add(listener);
    }

    BranchTree tree() {
        return tree;
    }

    List<EventLane> lanes() {
        return events;
    }

    List<Bookmark> flags() {
        return bookmarks;
    }

    double step() {
        return step;
    }

    StripLayout parts() {
        Rectangle area = getClientArea();
        return StripLayout.of(area.width, area.height, tree.lanes().size(), events.size(), scrolled);
    }

    PixelScale x() {
        Rectangle r = parts().ruler();
        return new PixelScale(sight.range(), r.x, r.x + r.width);
    }

    StripSpot spot(int px, int py) {
        return StripSpot.at(this, px, py);
    }

    /** Moves the cursor within an edit, as far as there is something recorded. */
    void scrubTo(double time) {
        Range reachable = tree.reachable();
        if (reachable != null) {
            scrub.begin(cursor);
            double now = reachable.clamp(time);
            stopped = now != time;
            cursor = now;
            scrub.change(now);
            redraw();
        }
    }

    /** A whole scrub at once, and what it led to in sight. */
    void jump(double time) {
        scrubTo(time);
        endScrub();
        if (!sight.fitted()) {
            sight.reveal(cursor);
        }
    }

    void endScrub() {
        stopped = false;
        scrub.commit();
        redraw();
    }

    void cancelScrub() {
        scrub.cancel(before -> cursor = before);
        stopped = false;
        redraw();
    }

    void select(int lane) {
        if (lane >= 0 && lane < tree.lanes().size() && lane != tree.active()) {
            selections.forEach(l -> l.accept(tree.lanes().get(lane)));
        }
    }

    void toggleGhost(int lane) {
        if (lane >= 0 && lane < tree.lanes().size() && lane != tree.active()) {
            Branch b = tree.lanes().get(lane);
            ghosts.forEach(l -> l.accept(b.ghost(!b.ghost())));
        }
    }

    void rename(Bookmark bookmark) {
        renames.forEach(l -> l.accept(bookmark));
    }

    Optional<Bookmark> flagAtCursor() {
        return bookmarks.stream()
                .filter(b -> Math.abs(b.time() - cursor) < SAME)
                .findFirst();
    }

    void heat(StripSpot spot) {
        if (!spot.equals(hot)) {
            hot = spot;
            redraw();
        }
    }

    /** Scrolls up or down only if a lane is out of sight. */
    private void reveal(int lane) {
        int room = getClientArea().height - StripLayout.heightOf(0, 0);
        if (lane >= 0 && room >= StripLayout.BRANCH) {
            int top = lane * StripLayout.BRANCH;
            scrolled = Math.max(top + StripLayout.BRANCH - room, Math.min(top, scrolled));
            scrolled = Math.max(0, scrolled);
        }
    }

    void scroll(int lines) {
        int max = StripLayout.heightOf(tree.lanes().size(), events.size()) - getClientArea().height;
        scrolled = Math.max(0, Math.min(max, scrolled + lines * StripLayout.EVENT));
        redraw();
    }

    @Override
    protected void draw(Pen pen) {
        new StripPainter(this, pen).draw(hot, stopped);
    }

    @Override
    public Point computeSize(int wHint, int hHint, boolean changed) {
        int height = StripLayout.heightOf(Math.max(1, tree.lanes().size()), events.size());
        return new Point(wHint == SWT.DEFAULT ? 600 : wHint, hHint == SWT.DEFAULT ? height : hHint);
    }

    @Override
    protected String spokenName() {
        return "Timeline";
    }

    @Override
    protected String spokenValue() {
        return Numbers.fixed(cursor, 2) + " seconds";
    }
}
