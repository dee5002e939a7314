// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import java.util.Objects;
import java.util.function.IntConsumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.workbench.widgets.paint.Drawn;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/**
 * The parts of a cycle as a ring of boxes: those of half a cycle above, the same with the legs exchanged below. The one that the run is in is lit.
 *
 * <p>Mouse: a click selects. Keys: ← → the one before and the next.
 */
public abstract class RingDiagram extends Drawn {
    private static final String LIT = "lit";
    private static final int CORNER = 8;
    private static final int HEAD = 5;

    private final IntConsumer chosen;
    private int selected;
    private int lit = -1;

    /** @param chosen told the box that the user selects: its number in the whole cycle */
    protected RingDiagram(Composite parent, IntConsumer chosen) {
        super(parent, SWT.NONE);
        this.chosen = chosen;
        addListener(SWT.MouseDown, e -> {
            setFocus();
            int box = at(e);
            if (box >= 0) {
                chosen.accept(box);
            }
        });
        addListener(SWT.MouseMove, this::hover);
        addListener(SWT.KeyDown, this::key);
    }

    /** How many boxes half a cycle has; 0 while there is nothing to show. */
    protected abstract int half();

    protected abstract RingLayout layout(Rectangle area);

    /** What a box is, for its tip and for screen readers; it begins in lower case. */
    protected abstract String words(int box);

    /** What stands above the first half, and below the second one. */
    protected abstract String caption(boolean first);

    /** Draws what is in a box. */
    protected abstract void content(Pen pen, Rectangle r, int box, Tone paper);

    /** Draws what belongs to the arrow out of a box. */
    protected void label(Pen pen, RingLayout ring, int box) {}

    /** Draws what lies over all boxes. */
    protected void over(Pen pen, RingLayout ring) {}

    protected final int selected() {
        return selected;
    }

    protected final int lit() {
        return lit;
    }

    public final void select(int box) {
        selected = box;
        redraw();
    }

    /** Lights the box that the run is in; −1 for none. */
    public final void light(int box) {
        if (box != lit) {
            lit = box;
            // for those who can't see it
            setData(LIT, box);
            redraw();
        }
    }

    private int at(Event e) {
        return half() == 0 ? -1 : layout(getClientArea()).at(e.x, e.y);
    }

    private void hover(Event e) {
        int box = at(e);
        String words = box < 0 ? null : words(box);
        String tip = words == null ? null : Character.toUpperCase(words.charAt(0)) + words.substring(1);
        if (!Objects.equals(tip, getToolTipText())) {
            setToolTipText(tip);
            setCursor(tip == null ? null : getDisplay().getSystemCursor(SWT.CURSOR_HAND));
        }
    }

    private void key(Event e) {
        int way =
                switch (e.keyCode) {
                    case SWT.ARROW_RIGHT, SWT.ARROW_DOWN -> 1;
                    case SWT.ARROW_LEFT, SWT.ARROW_UP -> -1;
                    default -> 0;
                };
        if (way != 0 && half() > 0) {
            chosen.accept(Math.floorMod(selected + way, 2 * half()));
        }
    }

    @Override
    protected final void draw(Pen pen) {
        if (half() == 0) {
            return;
        }
        RingLayout ring = layout(getClientArea());
        for (int i = 0; i < ring.boxes().size(); i++) {
            arrow(pen, ring, i);
            label(pen, ring, i);
        }
        for (int i = 0; i < ring.boxes().size(); i++) {
            box(pen, ring.boxes().get(i), i);
        }
        over(pen, ring);
        int middle = getClientArea().width / 2;
        pen.small().with(Tone.QUIET);
        pen.text(caption(true), middle, ring.captionAbove(), SWT.CENTER);
        pen.text(caption(false), middle, ring.captionBelow(), SWT.CENTER);
    }

    private void box(Pen pen, Rectangle r, int box) {
        boolean in = box == selected;
        boolean twin = !in && box % half() == selected % half();
        if (box == lit) {
            pen.with(Tone.ACCENT);
            pen.gc().setAlpha(70);
            pen.gc().fillRoundRectangle(r.x - 5, r.y - 5, r.width + 10, r.height + 10, CORNER + 8, CORNER + 8);
            pen.gc().setAlpha(255);
        }
        Tone paper = box == lit ? Tone.PAPER : Tone.CARD;
        frame(pen, r, paper, in, isFocusControl(), twin ? Tone.AXIS : Tone.BORDER);
        content(pen, r, box, paper);
        pen.bold().with(in ? Tone.ACCENT_TEXT : Tone.TEXT);
        pen.text(Integer.toString(box % half()), r.x + 7, r.y + 11, SWT.LEFT);
    }

    /** The ground and the edge of a card; that of the selected one is thick, and says whether the keyboard acts on it. */
    public static void frame(Pen pen, Rectangle r, Tone paper, boolean selected, boolean focus, Tone edge) {
        pen.box(r, paper, selected ? Tone.ACCENT : edge, CORNER);
        if (selected) {
            pen.with(focus ? Tone.FOCUS : Tone.ACCENT).wide(2);
            pen.gc().drawRoundRectangle(r.x + 1, r.y + 1, r.width - 2, r.height - 2, CORNER - 1, CORNER - 1);
        }
    }

    private static void arrow(Pen pen, RingLayout ring, int box) {
        Point a = ring.from(box);
        Point b = ring.to(box);
        int dx = ring.last(box) ? 0 : Integer.signum(b.x - a.x);
        int dy = ring.last(box) ? Integer.signum(b.y - a.y) : 0;
        pen.with(Tone.AXIS).wide(1.5).line(a.x, a.y, b.x - dx * HEAD, b.y - dy * HEAD);
        head(pen, b.x, b.y, dx, dy);
    }

    /** The head of an arrow, which points along (dx, dy), one of them ±1 and the other 0. */
    public static void head(Pen pen, int x, int y, int dx, int dy) {
        Path head = new Path(pen.gc().getDevice());
        float backX = x - dx * 1.6f * HEAD, backY = y - dy * 1.6f * HEAD;
        head.moveTo(x, y);
        head.lineTo(backX + dy * HEAD, backY + dx * HEAD);
        head.lineTo(backX - dy * HEAD, backY - dx * HEAD);
        head.close();
        pen.fill(head);
    }
}
