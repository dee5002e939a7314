// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import java.util.function.IntConsumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.core.character.Side;
import org.gaitwright.editors.internal.page.NumberedText;
import org.gaitwright.editors.internal.page.RingLayout;
import org.gaitwright.workbench.widgets.paint.Ink;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/**
 * The states of a gait as a ring: those of half a cycle above, the same with the legs exchanged below. The state that the run is in is
 * lit.
 *
 * <p>Mouse: a click selects. Keys: ← → the one before and the next.
 */
final class StateDiagram extends Canvas {
    private static final String LIT = "lit";
    private static final int CORNER = 10;
    private static final int HEAD = 5;

    private final IntConsumer chosen;
    private GaitModel gait;
    private int selected;
    private int lit = -1;

    /** @param chosen told the box that the user selects: its number in the whole cycle */
    StateDiagram(Composite parent, IntConsumer chosen) {
        super(parent, SWT.DOUBLE_BUFFERED);
        this.chosen = chosen;
        addListener(SWT.Paint, e -> {
            Pen pen = new Pen(e.gc, this);
            pen.ground(getClientArea());
            if (gait != null) {
                draw(pen);
            }
        });
        addListener(SWT.MouseDown, this::press);
        addListener(SWT.MouseMove, this::hover);
        addListener(SWT.KeyDown, this::key);
        addListener(SWT.FocusIn, e -> redraw());
        addListener(SWT.FocusOut, e -> redraw());
        addListener(
                SWT.Traverse,
                e -> e.doit |= e.detail == SWT.TRAVERSE_TAB_NEXT || e.detail == SWT.TRAVERSE_TAB_PREVIOUS);
        Ink.follow(this, this::redraw);
        getAccessible().addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getName(AccessibleEvent e) {
                e.result = gait == null ? "States" : "States of the gait, " + words(selected) + " selected";
            }
        });
    }

    void show(GaitModel now) {
        gait = now;
        redraw();
    }

    void select(int box) {
        selected = box;
        redraw();
    }

    /** Lights the box of the state that the run is in; −1 for none. */
    void light(int box) {
        if (box != lit) {
            lit = box;
            // for those who can't see it
            setData(LIT, box);
            redraw();
        }
    }

    /** The leg that swings in a box. */
    static Side swing(GaitModel gait, int box) {
        boolean first = box < gait.states();
        return gait.is("start.leg") == first ? Side.RIGHT : Side.LEFT;
    }

    /** What stands at the arrow out of a box. */
    String transition(int box) {
        int state = box % gait.states();
        String seconds = number(gait.get(state, "seconds")) + " s";
        return gait.endsByContact(state) ? "foot lands" : seconds;
    }

    String words(int box) {
        int state = box % gait.states();
        String leg = swing(gait, box) == Side.LEFT ? "left" : "right";
        String end = gait.endsByContact(state)
                ? "ends when the " + leg + " foot lands, after " + number(gait.get(state, "seconds")) + " s or later"
                : "ends after " + number(gait.get(state, "seconds")) + " s";
        return "state " + state + ", " + leg + " leg swings, " + end;
    }

    private static String number(double v) {
        return NumberedText.spelled(Math.rint(v * 1000) / 1000);
    }

    RingLayout ring() {
        Rectangle area = getClientArea();
        return RingLayout.of(area.width, area.height, gait.states());
    }

    private void press(Event e) {
        setFocus();
        int box = gait == null ? -1 : ring().at(e.x, e.y);
        if (box >= 0) {
            chosen.accept(box);
        }
    }

    private void hover(Event e) {
        int box = gait == null ? -1 : ring().at(e.x, e.y);
        String tip = box < 0
                ? null
                : Character.toUpperCase(words(box).charAt(0)) + words(box).substring(1);
        if (tip == null ? getToolTipText() != null : !tip.equals(getToolTipText())) {
            setToolTipText(tip);
            setCursor(tip == null ? null : getDisplay().getSystemCursor(SWT.CURSOR_HAND));
        }
    }

    private void key(Event e) {
        int n = gait == null ? 0 : 2 * gait.states();
        if (n > 0 && (e.keyCode == SWT.ARROW_RIGHT || e.keyCode == SWT.ARROW_DOWN)) {
            chosen.accept((selected + 1) % n);
        } else if (n > 0 && (e.keyCode == SWT.ARROW_LEFT || e.keyCode == SWT.ARROW_UP)) {
            chosen.accept((selected + n - 1) % n);
        }
    }

    private void draw(Pen pen) {
        RingLayout ring = ring();
        for (int i = 0; i < ring.boxes().size(); i++) {
            arrow(pen, ring, i);
        }
        for (int i = 0; i < ring.boxes().size(); i++) {
            box(pen, ring.boxes().get(i), i);
        }
        int middle = getClientArea().width / 2;
        pen.small().with(Tone.QUIET);
        pen.text(caption(0), middle, ring.captionAbove(), SWT.CENTER);
        pen.text(caption(ring.states()), middle, ring.captionBelow(), SWT.CENTER);
    }

    private String caption(int box) {
        return swing(gait, box) == Side.LEFT ? "left leg swings" : "right leg swings";
    }

    private void box(Pen pen, Rectangle r, int box) {
        boolean in = box == selected;
        boolean twin = !in && box % gait.states() == selected % gait.states();
        if (box == lit) {
            pen.with(Tone.ACCENT);
            pen.gc().setAlpha(70);
            pen.gc().fillRoundRectangle(r.x - 5, r.y - 5, r.width + 10, r.height + 10, CORNER + 8, CORNER + 8);
            pen.gc().setAlpha(255);
        }
        pen.box(r, box == lit ? Tone.PAPER : Tone.CARD, in ? Tone.ACCENT : twin ? Tone.AXIS : Tone.BORDER, CORNER);
        if (in) {
            pen.with(isFocusControl() ? Tone.FOCUS : Tone.ACCENT).wide(2);
            pen.gc().drawRoundRectangle(r.x + 1, r.y + 1, r.width - 2, r.height - 2, CORNER - 1, CORNER - 1);
        }
        figure(pen, r, box);
        pen.bold().with(in ? Tone.ACCENT_TEXT : Tone.TEXT);
        String name = Integer.toString(box % gait.states());
        pen.text(name, r.x + 8, r.y + 12, SWT.LEFT);
    }

    private void figure(Pen pen, Rectangle r, int box) {
        StickFigure figure = StickFigure.of(StateAngles.of(gait, box % gait.states()));
        double size = Math.min(r.height - 12, 1.25 * r.width);
        if (size < 24) {
            return;
        }
        double x = r.x + r.width / 2.0;
        double y = r.y + r.height / 2.0;
        pen.wide(Math.max(2, size / 26));
        boolean left = swing(gait, box) == Side.LEFT;
        Ink ink = pen.ink();
        // the far leg first: it is seen from the right
        int swing = left ? 0 : 1;
        if (left) {
            line(pen.with(ink.line(swing)), figure.swing(), x, y, size);
            line(pen.with(ink.line(1 - swing)), figure.stance(), x, y, size);
        } else {
            line(pen.with(ink.line(1 - swing)), figure.stance(), x, y, size);
            line(pen.with(ink.line(swing)), figure.swing(), x, y, size);
        }
        line(pen.with(Tone.TEXT), figure.torso(), x, y, size);
        double[] head = figure.head();
        pen.disc(x + size * head[0], y - size * head[1], size * StickFigure.HEAD);
    }

    private static void line(Pen pen, double[][] points, double x, double y, double size) {
        Path path = new Path(pen.gc().getDevice());
        path.moveTo((float) (x + size * points[0][0]), (float) (y - size * points[0][1]));
        for (double[] p : points) {
            path.lineTo((float) (x + size * p[0]), (float) (y - size * p[1]));
        }
        pen.stroke(path);
    }

    private void arrow(Pen pen, RingLayout ring, int box) {
        Point a = ring.from(box);
        Point b = ring.to(box);
        boolean upright = ring.last(box);
        int way = upright ? Integer.signum(b.y - a.y) : Integer.signum(b.x - a.x);
        pen.with(Tone.AXIS).wide(1.5);
        pen.line(a.x, a.y, upright ? b.x : b.x - way * HEAD, upright ? b.y - way * HEAD : b.y);
        Path head = new Path(pen.gc().getDevice());
        head.moveTo(b.x, b.y);
        head.lineTo(upright ? b.x - HEAD : b.x - way * 1.6f * HEAD, upright ? b.y - way * 1.6f * HEAD : b.y - HEAD);
        head.lineTo(upright ? b.x + HEAD : b.x - way * 1.6f * HEAD, upright ? b.y - way * 1.6f * HEAD : b.y + HEAD);
        head.close();
        pen.fill(head);
        Point m = ring.middle(box);
        pen.small().with(gait.endsByContact(box % gait.states()) ? Tone.ACCENT_TEXT : Tone.QUIET);
        String words = transition(box);
        if (upright) {
            boolean right = box < ring.states();
            pen.text(words, right ? m.x - 10 : m.x + 10, m.y, right ? SWT.RIGHT : SWT.LEFT);
        } else if (pen.width(words) <= ring.gap() - 2) {
            pen.text(words, m.x, m.y - pen.lineHeight() / 2.0 - 5, SWT.CENTER);
        } else if (gait.endsByContact(box % gait.states())) {
            pen.text("lands", m.x, m.y - pen.lineHeight() / 2.0 - 5, SWT.CENTER);
        } else {
            pen.text(words.replace(" s", ""), m.x, m.y - pen.lineHeight() / 2.0 - 5, SWT.CENTER);
        }
    }
}
