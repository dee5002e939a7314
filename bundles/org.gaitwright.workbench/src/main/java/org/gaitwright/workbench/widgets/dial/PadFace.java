// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.dial;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.workbench.widgets.number.Edit;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.number.Ticks;
import org.gaitwright.workbench.widgets.paint.Hint;
import org.gaitwright.workbench.widgets.paint.Pen;

/** The round part of a steering pad. */
final class PadFace extends RoundFace<Course> {
    private static final int SPEED_STEPS = 20;
    private static final int HANDLE = 12;

    private Course actual = Course.STANDING;
    private double base;
    private String why = "";

    PadFace(Composite parent, Quantity speed, Edit<Course> edit) {
        super(parent, 220, speed, edit, Course.STANDING);
        addListener(SWT.MouseDoubleClick, e -> stop());
        Hint.hover(this, (x, y) -> why.isEmpty() ? help(x, y) : null);
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
    }

    void stop() {
        give(new Course(quantity.clamp(0), actual.heading()));
    }

    private PadGeometry geometry() {
        Rectangle area = getClientArea();
        return PadGeometry.in(area.width, area.height, quantity);
    }

    /** While it is dragged the frame stands still, or the handle would run away below the mouse. */
    private double frame() {
        return dragged() == Part.NONE ? actual.heading() : base;
    }

    private double turn() {
        return Polar.wrapped(value().heading() - frame());
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

    @Override
    void grip() {
        base = actual.heading();
    }

    @Override
    Part part(int x, int y) {
        PadGeometry g = geometry();
        double hx = g.handleX(value().speed(), turn());
        double hy = g.handleY(value().speed(), turn());
        if (Math.hypot(hx - x, hy - y) <= HANDLE || g.onPad(x, y)) {
            return Part.HANDLE;
        }
        return g.onRim(x, y) ? Part.RIM : Part.NONE;
    }

    @Override
    Course at(int x, int y, boolean fine) {
        PadGeometry g = geometry();
        if (dragged() == Part.RIM) {
            return new Course(value().speed(), base + g.turnAt(x, y, fine));
        }
        Course relative = g.at(x, y, fine);
        return new Course(relative.speed(), base + relative.heading());
    }

    @Override
    Course nudged(double turn, double more) {
        return new Course(amount(value().speed(), more), value().heading() + turn);
    }

    @Override
    double step(boolean fine) {
        double span = quantity.maximum() - quantity.minimum();
        return Ticks.niceStep(span / SPEED_STEPS * 0.5) * (fine ? FINE : 1);
    }

    @Override
    void otherKey(Event e) {
        if (e.keyCode == SWT.HOME) {
            nudge(Polar.wrapped(actual.heading() - value().heading()), 0);
        } else if (e.keyCode == SWT.DEL || e.keyCode == SWT.BS || e.character == '0') {
            stop();
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
        double drift = Polar.wrapped(actual.heading() - frame());
        painter.actual(actual.speed(), drift);
        painter.asked(value().speed(), turn(), hot(Part.HANDLE), hot(Part.RIM));
    }

    @Override
    protected String spokenName() {
        return "Steering pad";
    }

    @Override
    protected String spokenValue() {
        return quantity.inUnit(value().speed()) + ", heading " + Math.round(Math.toDegrees(value().heading()))
                + " degrees";
    }
}
