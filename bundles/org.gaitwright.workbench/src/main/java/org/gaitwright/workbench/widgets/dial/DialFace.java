// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.dial;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.workbench.widgets.number.Edit;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.number.Range;
import org.gaitwright.workbench.widgets.number.Ticks;
import org.gaitwright.workbench.widgets.paint.Drawn;
import org.gaitwright.workbench.widgets.paint.Glyphs;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/** The round part of a direction dial. */
final class DialFace extends Drawn {
    private static final double TURN = 5;
    private static final double FINE_TURN = 1;
    private static final double HANDLE = 8;
    private static final double HEAD = 16;
    private static final double RING = 26;
    private static final String[] SIDES = {"front", "left", "back", "right"};

    private final Quantity force;
    private final Edit<PushAim> edit;
    private PushAim aim;
    private boolean dragging;
    private boolean hot;

    DialFace(Composite parent, Quantity force, Edit<PushAim> edit) {
        super(parent, SWT.NONE);
        this.force = force;
        this.edit = edit;
        aim = new PushAim(0, force.initial());
        addListener(SWT.MouseDown, this::press);
        addListener(SWT.MouseMove, this::move);
        addListener(SWT.MouseUp, e -> release());
        addListener(SWT.MouseExit, e -> heat(false));
        addListener(SWT.KeyDown, this::key);
        addListener(SWT.KeyUp, e -> endHeldKey());
        addListener(SWT.FocusOut, e -> endHeldKey());
    }

    PushAim aim() {
        return aim;
    }

    void aim(PushAim now) {
        if (!aim.equals(now)) {
            aim = now;
            redraw();
        }
    }

    private DialGeometry geometry() {
        Rectangle area = getClientArea();
        return DialGeometry.in(area.width, area.height, force);
    }

    private void press(Event e) {
        setFocus();
        if (e.button == 1 && geometry().onDial(e.x, e.y)) {
            dragging = true;
            edit.begin(aim);
            follow(e);
        }
    }

    private void move(Event e) {
        heat(geometry().onDial(e.x, e.y));
        if (dragging) {
            follow(e);
        }
    }

    private void follow(Event e) {
        give(geometry().at(e.x, e.y, (e.stateMask & SWT.SHIFT) != 0, aim.direction()));
    }

    private void give(PushAim now) {
        aim(now);
        edit.change(now);
    }

    private void release() {
        if (dragging) {
            dragging = false;
            edit.commit();
            redraw();
        }
    }

    private void heat(boolean now) {
        if (hot != now) {
            hot = now;
            setCursor(getDisplay().getSystemCursor(now ? SWT.CURSOR_HAND : SWT.CURSOR_ARROW));
            redraw();
        }
    }

    private void key(Event e) {
        boolean fine = (e.stateMask & SWT.SHIFT) != 0;
        double turn = Math.toRadians(fine ? FINE_TURN : TURN);
        double harder = force.step() * (fine ? 1 : 5);
        switch (e.keyCode) {
            case SWT.ARROW_LEFT -> nudge(turn, 0);
            case SWT.ARROW_RIGHT -> nudge(-turn, 0);
            case SWT.ARROW_UP -> nudge(0, harder);
            case SWT.ARROW_DOWN -> nudge(0, -harder);
            case SWT.ESC -> cancel();
            default -> {}
        }
    }

    private void nudge(double turn, double harder) {
        edit.begin(aim);
        double now = force.clamp(aim.force() + harder);
        give(new PushAim(aim.direction() + turn, harder == 0 ? now : force.rounded(now, 1)));
    }

    private void cancel() {
        dragging = false;
        PushAim before = edit.cancel();
        if (before != null) {
            aim(before);
        }
    }

    private void endHeldKey() {
        if (!dragging) {
            edit.commit();
        }
    }

    @Override
    protected void draw(Pen pen) {
        DialGeometry g = geometry();
        drawGround(pen, g);
        drawBody(pen, g);
        drawArrow(pen, g);
        if (isFocusControl()) {
            pen.with(Tone.FOCUS).wide(2).ring(g.centre().x(), g.centre().y(), g.radius() + 2);
        }
    }

    private void drawGround(Pen pen, DialGeometry g) {
        Polar c = g.centre();
        pen.with(isEnabled() ? Tone.PAPER : Tone.WELL).disc(c.x(), c.y(), g.radius());
        pen.with(Tone.GRID).wide(1);
        Ticks rings = Ticks.of(new Range(0, force.maximum() * 0.95), (int) Math.max(2, Math.min(5, g.radius() / RING)));
        for (int i = 0; i < rings.count(); i++) {
            pen.ring(c.x(), c.y(), g.pixels(rings.at(i)));
        }
        for (int degrees = 0; degrees < 360; degrees += 30) {
            double a = Math.toRadians(degrees);
            pen.line(c.x(), c.y(), c.x(a, g.radius()), c.y(a, g.radius()));
        }
        pen.with(Tone.BORDER).wide(1).ring(c.x(), c.y(), g.radius());
        pen.small().with(Tone.QUIET);
        double slant = Math.toRadians(-45);
        for (int i = 0; i < rings.count(); i++) {
            if (rings.at(i) > 0) {
                double r = g.pixels(rings.at(i));
                boolean last = i == rings.count() - 1;
                pen.text(rings.label(i) + (last ? " " + force.unit() : ""), c.x(slant, r), c.y(slant, r), SWT.CENTER);
            }
        }
        for (int i = 0; i < SIDES.length; i++) {
            double a = Math.toRadians(90 * i);
            boolean beside = i % 2 == 1;
            double out = g.radius() + (beside ? 5 : 11);
            pen.text(SIDES[i], c.x(a, out), c.y(a, out), !beside ? SWT.CENTER : i == 1 ? SWT.RIGHT : SWT.LEFT);
        }
    }

    /** Somebody from above: shoulders, head and nose. */
    private static void drawBody(Pen pen, DialGeometry g) {
        int x = (int) Math.round(g.centre().x());
        int y = (int) Math.round(g.centre().y());
        int half = (int) Math.max(10, Math.min(28, g.radius() * 0.2));
        pen.with(Tone.BEYOND).gc().fillOval(x - half, y - half / 2, 2 * half, half);
        Glyphs.arrowHead(pen.with(Tone.AXIS), x, y - half * 0.75, Math.PI / 2, half * 0.5);
        pen.disc(x, y, half * 0.42);
    }

    private void drawArrow(Pen pen, DialGeometry g) {
        Polar c = g.centre();
        double length = g.pixels(aim.force());
        double hx = c.x(aim.direction(), length);
        double hy = c.y(aim.direction(), length);
        pen.with(isEnabled() ? Tone.PUSH : Tone.AXIS);
        pen.gc().setAlpha(hot || dragging ? 90 : 45);
        pen.disc(hx, hy, HANDLE + 4);
        pen.gc().setAlpha(255);
        if (length > HEAD) {
            double stem = length - HEAD + 2;
            pen.wide(4).line(c.x(), c.y(), c.x(aim.direction(), stem), c.y(aim.direction(), stem));
            Glyphs.arrowHead(pen, hx, hy, aim.direction() + Math.PI / 2, HEAD);
        } else {
            pen.disc(hx, hy, 4);
        }
    }

    @Override
    public void setEnabled(boolean enabled) {
        super.setEnabled(enabled);
        redraw();
    }

    @Override
    public Point computeSize(int wHint, int hHint, boolean changed) {
        return new Point(wHint == SWT.DEFAULT ? 200 : wHint, hHint == SWT.DEFAULT ? 200 : hHint);
    }

    @Override
    protected String spokenName() {
        return "Direction of a push";
    }

    @Override
    protected String spokenValue() {
        return force.inUnit(aim.force()) + " towards " + Math.round(Math.toDegrees(aim.direction())) + " degrees";
    }
}
