// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.dial;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.workbench.widgets.number.Edit;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.number.Ticks;
import org.gaitwright.workbench.widgets.paint.Drawn;
import org.gaitwright.workbench.widgets.paint.Hint;
import org.gaitwright.workbench.widgets.paint.Pen;

/** The round part of a steering pad. */
final class PadFace extends Drawn {
    private static final double TURN = 5;
    private static final double FINE_TURN = 1;
    private static final int SPEED_STEPS = 20;
    private static final int HANDLE = 12;

    private enum Part {
        NONE,
        HANDLE,
        RIM
    }

    private final Quantity speed;
    private final Edit<Course> edit;
    private Course asked = Course.STANDING;
    private Course actual = Course.STANDING;
    private Part dragged = Part.NONE;
    private Part hot = Part.NONE;
    private double base;
    private String why = "";

    PadFace(Composite parent, Quantity speed, Edit<Course> edit) {
        super(parent, SWT.NONE);
        this.speed = speed;
        this.edit = edit;
        addListener(SWT.MouseDown, this::press);
        addListener(SWT.MouseMove, this::move);
        addListener(SWT.MouseUp, e -> release());
        addListener(SWT.MouseExit, e -> heat(Part.NONE));
        addListener(SWT.MouseDoubleClick, e -> stop());
        addListener(SWT.KeyDown, this::key);
        addListener(SWT.KeyUp, e -> endHeldKey());
        addListener(SWT.FocusOut, e -> endHeldKey());
        Hint.hover(this, (x, y) -> why.isEmpty() ? help(x, y) : null);
    }

    Course asked() {
        return asked;
    }

    void ask(Course now) {
        if (!asked.equals(now)) {
            asked = now;
            redraw();
        }
    }

    void actual(Course now) {
        if (!actual.equals(now)) {
            actual = now;
            redraw();
        }
    }

    /** Greys the pad and says why; with no words it can be used. */
    void explain(String words) {
        why = words;
        setEnabled(words.isEmpty());
        redraw();
    }

    void stop() {
        dragged = Part.NONE;
        edit.begin(asked);
        give(new Course(speed.clamp(0), actual.heading()));
        edit.commit();
    }

    private PadGeometry geometry() {
        Rectangle area = getClientArea();
        return PadGeometry.in(area.width, area.height, speed);
    }

    /** While it is dragged the frame stands still, or the handle would run away below the mouse. */
    private double frame() {
        return dragged == Part.NONE ? actual.heading() : base;
    }

    private double turn() {
        return Angles.wrapped(asked.heading() - frame());
    }

    private Hint.Note help(int x, int y) {
        Part part = part(x, y);
        if (part == Part.NONE) {
            return null;
        }
        String text = part == Part.RIM
                ? "Drag to turn without changing the speed"
                : "Drag in the direction to walk: further out is faster, below the centre is backward. Double-click"
                        + " stops. ↑ ↓ speed, ← → heading";
        PadGeometry g = geometry();
        int r = (int) (g.radius() + PadGeometry.RIM);
        Rectangle about =
                new Rectangle((int) g.centre().x() - r, (int) g.centre().y() - r, 2 * r, 2 * r);
        return new Hint.Note(part == Part.RIM ? "Heading" : "Speed and heading", text, about);
    }

    private Part part(int x, int y) {
        PadGeometry g = geometry();
        double hx = g.handleX(asked.speed(), turn());
        double hy = g.handleY(asked.speed(), turn());
        if (Math.hypot(hx - x, hy - y) <= HANDLE || g.onPad(x, y)) {
            return Part.HANDLE;
        }
        return g.onRim(x, y) ? Part.RIM : Part.NONE;
    }

    private void press(Event e) {
        setFocus();
        Part part = part(e.x, e.y);
        if (e.button == 1 && part != Part.NONE) {
            base = actual.heading();
            dragged = part;
            edit.begin(asked);
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
        boolean fine = (e.stateMask & SWT.SHIFT) != 0;
        PadGeometry g = geometry();
        if (dragged == Part.RIM) {
            give(new Course(asked.speed(), base + g.turnAt(e.x, e.y, fine)));
        } else {
            Course relative = g.at(e.x, e.y, fine);
            give(new Course(relative.speed(), base + relative.heading()));
        }
    }

    private void give(Course now) {
        ask(now);
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
        double faster = Ticks.niceStep((speed.maximum() - speed.minimum()) / SPEED_STEPS * 0.5) * (fine ? FINE : 1);
        double turn = Math.toRadians(fine ? FINE_TURN : TURN);
        switch (e.keyCode) {
            case SWT.ARROW_UP -> nudge(faster, 0);
            case SWT.ARROW_DOWN -> nudge(-faster, 0);
            case SWT.ARROW_LEFT -> nudge(0, turn);
            case SWT.ARROW_RIGHT -> nudge(0, -turn);
            case SWT.HOME -> nudge(0, Angles.wrapped(actual.heading() - asked.heading()));
            case SWT.DEL, SWT.BS -> stop();
            case SWT.ESC -> cancel();
            default -> {
                if (e.character == '0') {
                    stop();
                }
            }
        }
    }

    private void nudge(double faster, double turn) {
        edit.begin(asked);
        double now = speed.clamp(asked.speed() + faster);
        double rounded = faster == 0 ? now : speed.rounded(now, 1);
        give(new Course(rounded, asked.heading() + turn));
    }

    private void cancel() {
        dragged = Part.NONE;
        Course before = edit.cancel();
        if (before != null) {
            ask(before);
        }
    }

    private void endHeldKey() {
        if (dragged == Part.NONE) {
            edit.commit();
        }
    }

    @Override
    protected void draw(Pen pen) {
        PadGeometry g = geometry();
        PadPainter painter = new PadPainter(pen, g);
        painter.ground(why.isEmpty());
        if (!why.isEmpty()) {
            painter.explanation(why, getClientArea().width - 16);
            return;
        }
        painter.compass(frame());
        if (isFocusControl()) {
            painter.focus();
        }
        double drift = Angles.wrapped(actual.heading() - frame());
        painter.actual(actual.speed(), drift);
        painter.asked(
                asked.speed(),
                turn(),
                hot == Part.HANDLE || dragged == Part.HANDLE,
                hot == Part.RIM || dragged == Part.RIM);
    }

    @Override
    public Point computeSize(int wHint, int hHint, boolean changed) {
        return new Point(wHint == SWT.DEFAULT ? 220 : wHint, hHint == SWT.DEFAULT ? 220 : hHint);
    }

    @Override
    protected String spokenName() {
        return "Steering pad";
    }

    @Override
    protected String spokenValue() {
        return speed.inUnit(asked.speed()) + ", heading " + Math.round(Math.toDegrees(asked.heading())) + " degrees";
    }
}
