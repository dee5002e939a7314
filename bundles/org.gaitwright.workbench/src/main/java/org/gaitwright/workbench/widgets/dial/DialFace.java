// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.dial;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.workbench.widgets.number.Edit;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.number.Range;
import org.gaitwright.workbench.widgets.number.Ticks;
import org.gaitwright.workbench.widgets.paint.Glyphs;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/** The round part of a direction dial. */
final class DialFace extends RoundFace<PushAim> {
    private static final double HANDLE = 8;
    private static final double HEAD = 16;
    private static final double RING = 26;
    private static final String[] SIDES = {"front", "left", "back", "right"};

    DialFace(Composite parent, Quantity force, Edit<PushAim> edit) {
        super(parent, 200, force, edit, new PushAim(0, force.initial()));
    }

    private DialGeometry geometry() {
        Rectangle area = getClientArea();
        return DialGeometry.in(area.width, area.height, quantity);
    }

    @Override
    Part part(int x, int y) {
        return geometry().onDial(x, y) ? Part.HANDLE : Part.NONE;
    }

    @Override
    PushAim at(int x, int y, boolean fine) {
        return geometry().at(x, y, fine, value().direction());
    }

    @Override
    PushAim nudged(double turn, double more) {
        return new PushAim(value().direction() + turn, amount(value().force(), more));
    }

    @Override
    double step(boolean fine) {
        return quantity.step() * (fine ? 1 : 5);
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
        Ticks rings =
                Ticks.of(new Range(0, quantity.maximum() * 0.95), (int) Math.max(2, Math.min(5, g.radius() / RING)));
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
                pen.text(
                        rings.label(i) + (last ? " " + quantity.unit() : ""), c.x(slant, r), c.y(slant, r), SWT.CENTER);
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
        double length = g.pixels(value().force());
        double hx = c.x(value().direction(), length);
        double hy = c.y(value().direction(), length);
        pen.with(isEnabled() ? Tone.PUSH : Tone.AXIS);
        pen.gc().setAlpha(hot(Part.HANDLE) ? 90 : 45);
        pen.disc(hx, hy, HANDLE + 4);
        pen.gc().setAlpha(255);
        if (length > HEAD) {
            double stem = length - HEAD + 2;
            pen.wide(4).line(c.x(), c.y(), c.x(value().direction(), stem), c.y(value().direction(), stem));
            Glyphs.arrowHead(pen, hx, hy, value().direction() + Math.PI / 2, HEAD);
        } else {
            pen.disc(hx, hy, 4);
        }
    }

    @Override
    protected String spokenName() {
        return "Direction of a push";
    }

    @Override
    protected String spokenValue() {
        return quantity.inUnit(value().force()) + " towards " + Math.round(Math.toDegrees(value().direction()))
                + " degrees";
    }
}
