// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.dial;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.workbench.widgets.number.Edit;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.paint.Drawn;

/**
 * A round face with a handle to drag: its way from the middle is a direction, its distance an amount.
 *
 * @param <T> the direction and the amount
 */
abstract class RoundFace<T> extends Drawn {
    private static final double TURN = 5;
    private static final double FINE_TURN = 1;

    /** What can be dragged. */
    enum Part {
        NONE,
        HANDLE,
        RIM
    }

    /** The amount. */
    final Quantity quantity;

    private final int size;
    private final Edit<T> edit;
    private T value;
    private Part dragged = Part.NONE;
    private Part hot = Part.NONE;

    RoundFace(Composite parent, int size, Quantity quantity, Edit<T> edit, T value) {
        super(parent, SWT.NONE);
        this.size = size;
        this.quantity = quantity;
        this.edit = edit;
        this.value = value;
        addListener(SWT.MouseDown, this::press);
        addListener(SWT.MouseMove, this::move);
        addListener(SWT.MouseUp, e -> release());
        addListener(SWT.MouseExit, e -> heat(Part.NONE));
        addListener(SWT.KeyDown, this::key);
        addListener(SWT.KeyUp, e -> endHeldKey());
        addListener(SWT.FocusOut, e -> endHeldKey());
    }

    abstract Part part(int x, int y);

    /** The value for the mouse at a point while the present part is dragged. */
    abstract T at(int x, int y, boolean fine);

    /** The value turned by an angle, with more of the amount. */
    abstract T nudged(double turn, double more);

    /** What an arrow key adds to the amount. */
    abstract double step(boolean fine);

    /** A drag begins. */
    void grip() {}

    /** A key that this does not know. */
    void otherKey(Event e) {}

    T value() {
        return value;
    }

    void show(T now) {
        if (!value.equals(now)) {
            value = now;
            redraw();
        }
    }

    /** Gives another value, as a whole edit of the user. */
    void give(T now) {
        dragged = Part.NONE;
        edit.begin(value);
        change(now);
        edit.commit();
    }

    void nudge(double turn, double more) {
        edit.begin(value);
        change(nudged(turn, more));
    }

    Part dragged() {
        return dragged;
    }

    /** Whether the mouse is on a part or drags it. */
    boolean hot(Part part) {
        return hot == part || dragged == part;
    }

    /** The amount after a nudge: a round one, unless it stays. */
    double amount(double now, double more) {
        return more == 0 ? quantity.clamp(now) : quantity.rounded(quantity.clamp(now + more), 1);
    }

    private void press(Event e) {
        setFocus();
        Part part = part(e.x, e.y);
        if (e.button == 1 && part != Part.NONE) {
            grip();
            dragged = part;
            edit.begin(value);
            follow(e);
        }
    }

    private void move(Event e) {
        if (dragged == Part.NONE) {
            heat(part(e.x, e.y));
        } else {
            follow(e);
        }
    }

    private void follow(Event e) {
        change(at(e.x, e.y, (e.stateMask & SWT.SHIFT) != 0));
    }

    private void change(T now) {
        show(now);
        edit.change(now);
    }

    private void release() {
        if (dragged != Part.NONE) {
            dragged = Part.NONE;
            edit.commit();
            redraw();
        }
    }

    private void heat(Part now) {
        if (hot != now) {
            hot = now;
            setCursor(getDisplay().getSystemCursor(now == Part.NONE ? SWT.CURSOR_ARROW : SWT.CURSOR_HAND));
            redraw();
        }
    }

    private void key(Event e) {
        boolean fine = (e.stateMask & SWT.SHIFT) != 0;
        double turn = Math.toRadians(fine ? FINE_TURN : TURN);
        switch (e.keyCode) {
            case SWT.ARROW_LEFT -> nudge(turn, 0);
            case SWT.ARROW_RIGHT -> nudge(-turn, 0);
            case SWT.ARROW_UP -> nudge(0, step(fine));
            case SWT.ARROW_DOWN -> nudge(0, -step(fine));
            case SWT.ESC -> cancel();
            default -> otherKey(e);
        }
    }

    private void cancel() {
        dragged = Part.NONE;
        edit.cancel(this::show);
    }

    /** A key that comes up during a drag must not end it. */
    private void endHeldKey() {
        if (dragged == Part.NONE) {
            edit.commit();
        }
    }

    @Override
    public Point computeSize(int wHint, int hHint, boolean changed) {
        return new Point(wHint == SWT.DEFAULT ? size : wHint, hHint == SWT.DEFAULT ? size : hHint);
    }
}
