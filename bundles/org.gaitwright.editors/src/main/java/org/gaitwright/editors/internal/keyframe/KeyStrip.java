// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe;

import java.util.Locale;
import java.util.Objects;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.core.character.Side;
import org.gaitwright.editors.internal.keyframe.figure.Cycle;
import org.gaitwright.editors.internal.keyframe.figure.FigurePainter;
import org.gaitwright.editors.internal.keyframe.figure.Placement;
import org.gaitwright.editors.internal.keyframe.figure.Sight;
import org.gaitwright.editors.internal.page.RingDiagram;
import org.gaitwright.workbench.widgets.paint.Drawn;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/**
 * The keyframes of half a cycle in the order of time, and after them the first one in the mirror, with which the other half begins. Below is the time itself, with a knot for each.
 *
 * <p>Mouse: a click selects; a time between two, or a knot, is dragged; a double-click on a time lets one type it; a click on the line of time goes there. Keys: ← → select.
 */
final class KeyStrip extends Drawn {
    private static final double SECONDS_PER_PIXEL = 0.005;
    private static final double LEAST = 0.01;
    private static final double MOST = 3;
    private static final int NEAR = 7;
    private static final double ROOM = 0.8;

    /** What becomes of what the user does. */
    interface Deeds {
        void select(int key);

        /** The time from a keyframe to the next while it is dragged. */
        void change(int key, double seconds);

        void commit(int key, double seconds);

        void cancel();

        void type(int key);

        /** Goes to a moment of the walk. */
        void goTo(double seconds);

        void togglePlay();
    }

    private final Deeds deeds;
    private Cycle cycle;
    private int selected;
    private double time = -1;
    /** The keyframe whose time is dragged, −1 for none. */
    private int dragged = -1;

    private int fromX;
    private double fromSeconds;
    private double perPixel;
    private double wanted;

    KeyStrip(Composite parent, Deeds deeds) {
        super(parent, SWT.NONE);
        this.deeds = deeds;
        addListener(SWT.MouseDown, this::press);
        addListener(SWT.MouseMove, this::move);
        addListener(SWT.MouseUp, e -> release());
        addListener(SWT.MouseDoubleClick, this::doubleClick);
        addListener(SWT.KeyDown, this::key);
    }

    @Override
    protected String spokenName() {
        return cycle == null ? "Keyframes" : "Keyframe " + selected + " of " + cycle.keys();
    }

    void show(Cycle now, int key) {
        cycle = now;
        selected = key;
        redraw();
    }

    /** Where the walk is, s; −1 for nowhere. */
    void at(double seconds) {
        time = seconds;
        redraw();
    }

    private KeyStripLayout parts() {
        Rectangle area = getClientArea();
        return new KeyStripLayout(area.width, area.height, cycle.keys());
    }

    // what the mouse does

    private void press(Event e) {
        setFocus();
        if (cycle == null || e.button != 1) {
            return;
        }
        KeyStripLayout l = parts();
        int card = l.cardAt(e.x, e.y), gap = l.gapAt(e.x, e.y), knot = knotAt(l, e.x, e.y);
        if (card >= 0) {
            deeds.select(card % cycle.keys());
        } else if (gap >= 0) {
            drag(gap, e.x, SECONDS_PER_PIXEL);
        } else if (knot > 0) {
            drag(knot - 1, e.x, cycle.half() / (l.lineRight() - l.lineLeft()));
        } else if (l.onLine(e.y)) {
            deeds.goTo(l.share(e.x) * cycle.half());
        }
    }

    private void drag(int key, int x, double secondsPerPixel) {
        dragged = key;
        fromX = x;
        perPixel = secondsPerPixel;
        fromSeconds = cycle.time(key + 1) - cycle.time(key);
        wanted = fromSeconds;
    }

    private int knotAt(KeyStripLayout l, int x, int y) {
        for (int k = cycle.keys(); l.onLine(y) && k >= 0; k--) {
            if (Math.abs(x - l.lineX(cycle.time(k) / cycle.half())) <= NEAR) {
                return k;
            }
        }
        return -1;
    }

    private void move(Event e) {
        if (cycle == null) {
            return;
        }
        KeyStripLayout l = parts();
        if (dragged >= 0) {
            double grid = (e.stateMask & SWT.SHIFT) != 0 ? 1000 : 100;
            double now = fromSeconds + (e.x - fromX) * perPixel;
            wanted = Math.max(LEAST, Math.min(MOST, Math.rint(now * grid) / grid));
            deeds.change(dragged, wanted);
        } else {
            boolean time = l.gapAt(e.x, e.y) >= 0 || knotAt(l, e.x, e.y) > 0;
            boolean card = l.cardAt(e.x, e.y) >= 0;
            setCursor(
                    getDisplay().getSystemCursor(time ? SWT.CURSOR_SIZEWE : card ? SWT.CURSOR_HAND : SWT.CURSOR_ARROW));
            String tip = time
                    ? "Drag to change the time to the next keyframe, double-click to type it"
                    : card && l.cardAt(e.x, e.y) == cycle.keys()
                            ? "The first keyframe mirrored: the other half begins"
                            : null;
            if (!Objects.equals(tip, getToolTipText())) {
                setToolTipText(tip);
            }
        }
    }

    private void release() {
        int key = dragged;
        dragged = -1;
        if (key >= 0 && wanted != fromSeconds) {
            deeds.commit(key, wanted);
        }
    }

    private void doubleClick(Event e) {
        int gap = cycle == null ? -1 : parts().gapAt(e.x, e.y);
        if (gap >= 0) {
            dragged = -1;
            deeds.type(gap);
        }
    }

    private void key(Event e) {
        int n = cycle == null ? 0 : cycle.keys();
        if (n > 0 && e.keyCode == SWT.ARROW_RIGHT) {
            deeds.select((selected + 1) % n);
        } else if (n > 0 && e.keyCode == SWT.ARROW_LEFT) {
            deeds.select((selected + n - 1) % n);
        } else if (e.keyCode == SWT.ESC && dragged >= 0) {
            dragged = -1;
            deeds.cancel();
        } else if (e.keyCode == ' ') {
            deeds.togglePlay();
        }
    }

    // what it looks like

    @Override
    protected void draw(Pen pen) {
        if (cycle == null) {
            return;
        }
        KeyStripLayout l = parts();
        for (int k = 0; k <= cycle.keys(); k++) {
            card(pen, l.card(k), k);
        }
        for (int k = 0; k < cycle.keys(); k++) {
            gap(pen, l.gap(k), k);
        }
        line(pen, l);
    }

    private void card(Pen pen, Rectangle r, int key) {
        boolean mirror = key == cycle.keys();
        boolean in = key == selected;
        Tone paper = mirror ? Tone.PAGE : Tone.PAPER;
        RingDiagram.frame(pen, r, paper, in, isFocusControl(), Tone.BORDER);
        Rectangle clip = pen.gc().getClipping();
        pen.gc().setClipping(clip.intersection(new Rectangle(r.x + 2, r.y + 2, r.width - 4, r.height - 4)));
        Sight sight = Sight.in(r.x, r.y + 12, r.width, r.height - 14, 7, ROOM, cycle.body());
        pen.with(Tone.BORDER).horizontal(sight.groundY(), r.x + 4, r.x + r.width - 4);
        Placement at = Placement.standing(cycle.body(), cycle.key(key), cycle.stanceOfKey(key));
        // hips in the middle: how far a foot is before or behind is what tells poses apart
        at = at.moved(-at.hipsX(), 0);
        FigurePainter painter = new FigurePainter(pen, sight, paper);
        if (mirror) {
            painter.ghost(at);
        } else {
            painter.figure(at);
        }
        pen.gc().setClipping(clip);
        pen.bold().with(mirror ? Tone.QUIET : in ? Tone.ACCENT_TEXT : Tone.TEXT);
        String name = mirror ? "0, mirrored" : Integer.toString(key);
        pen.text(pen.fitting(name, r.width - 10), r.x + 7, r.y + 11, SWT.LEFT);
    }

    private void gap(Pen pen, Rectangle r, int key) {
        double middle = r.x + r.width / 2.0, y = r.y + r.height / 2.0;
        double seconds = cycle.time(key + 1) - cycle.time(key);
        boolean lit = key == dragged;
        pen.small().with(lit ? Tone.ACCENT_TEXT : Tone.TEXT);
        pen.text(String.format(Locale.ROOT, "%.2f s", seconds), middle, y - 9, SWT.CENTER);
        pen.with(lit ? Tone.ACCENT : Tone.AXIS).wide(1.5);
        pen.line(r.x + 7, y + 4, r.x + r.width - 11, y + 4);
        RingDiagram.head(pen, r.x + r.width - 7, (int) y + 4, 1, 0);
    }

    private void line(Pen pen, KeyStripLayout l) {
        int y = l.lineY();
        pen.with(Tone.BORDER).pill(new Rectangle(l.lineLeft() - 2, y - 2, l.lineRight() - l.lineLeft() + 4, 4));
        for (int k = 0; k <= cycle.keys(); k++) {
            double x = l.lineX(cycle.time(k) / cycle.half());
            boolean held = dragged >= 0 && k - 1 == dragged;
            boolean lit = k == selected || held;
            pen.knob(x, y, 5, pen.ink().of(lit ? Tone.ACCENT : Tone.AXIS), held);
        }
        String whole = String.format(Locale.ROOT, "%.2f s", cycle.half());
        pen.small().with(Tone.QUIET).text(whole, l.lineRight() + 12, y, SWT.LEFT);
        if (time >= 0) {
            double x = l.lineX(time % cycle.half() / cycle.half());
            pen.with(
                            cycle.stance(time) == Side.LEFT
                                    ? pen.ink().line(0)
                                    : pen.ink().line(1))
                    .wide(2);
            pen.line(x, y - 11, x, y + 11);
        }
    }
}
