// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.dial;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Path;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.number.Range;
import org.gaitwright.workbench.widgets.number.Ticks;
import org.gaitwright.workbench.widgets.paint.Glyphs;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;
import org.gaitwright.workbench.widgets.paint.Wrapping;

/** Draws a steering pad. */
final class PadPainter {
    private static final int MARK = 30;
    private static final double RING = 30;
    private static final double HANDLE = 9;

    private final Pen pen;
    private final PadGeometry pad;
    private final Polar c;

    PadPainter(Pen pen, PadGeometry pad) {
        this.pen = pen;
        this.pad = pad;
        c = pad.centre();
    }

    void ground(boolean usable) {
        pen.with(usable ? Tone.PAPER : Tone.WELL).disc(c.x(), c.y(), pad.radius());
        if (pad.speed().minimum() < 0) {
            backward();
        }
        pen.with(Tone.GRID).wide(1);
        double max = Math.max(pad.speed().maximum(), -pad.speed().minimum());
        Ticks ticks = Ticks.of(new Range(0, max * 0.95), (int) Math.max(2, Math.min(4, pad.radius() / RING)));
        for (int i = 0; i < ticks.count(); i++) {
            pen.ring(c.x(), c.y(), ticks.at(i) * pad.scale());
        }
        pen.vertical(c.x(), c.y() - pad.radius(), c.y() + pad.radius());
        pen.horizontal(c.y(), c.x() - pad.radius(), c.x() + pad.radius());
        pen.with(Tone.BORDER).wide(1).ring(c.x(), c.y(), pad.radius());
        if (usable) {
            labels(ticks);
        }
    }

    /** What lies beyond the fastest backward walk is out of reach. */
    private void backward() {
        double reach = -pad.speed().minimum() * pad.scale();
        double start = Math.toDegrees(PadGeometry.BACK);
        Path sector = new Path(pen.gc().getDevice());
        arc(sector, pad.radius(), 270 - start, 2 * start);
        arc(sector, reach, 270 + start, -2 * start);
        sector.close();
        pen.with(Tone.WELL).fill(sector);
        pen.with(Tone.BORDER).wide(1);
        for (int side = -1; side <= 1; side += 2) {
            double way = Math.PI - side * PadGeometry.BACK;
            pen.line(c.x(), c.y(), c.x(way, pad.radius()), c.y(way, pad.radius()));
        }
        if (reach < pad.radius() - 2) {
            pen.arc(c.x(), c.y(), reach, 270 - start, 2 * start);
        }
    }

    private void arc(Path path, double radius, double start, double sweep) {
        float d = (float) (2 * radius);
        path.addArc((float) (c.x() - radius), (float) (c.y() - radius), d, d, (float) start, (float) sweep);
    }

    private void labels(Ticks ticks) {
        pen.small().with(Tone.QUIET);
        boolean told = false;
        for (int i = ticks.count() - 1; i >= 0; i--) {
            // aside, since the handle is straight ahead most of the time
            double aside = ticks.at(i) * pad.scale() * Math.sqrt(0.5);
            if (aside > HANDLE) {
                String label = ticks.label(i) + " " + pad.speed().unit();
                double room = Math.sqrt(pad.radius() * pad.radius() - aside * aside) - aside - 6;
                boolean fits = !told && pen.width(label) <= room;
                told |= fits;
                pen.text(fits ? label : ticks.label(i), c.x() + aside + 3, c.y() - aside, SWT.LEFT);
            }
        }
        double reach = -pad.speed().minimum() * pad.scale();
        if (reach > 34) {
            pen.text(Numbers.shortly(-pad.speed().minimum()) + " back", c.x() + 4, c.y() + reach - 9, SWT.LEFT);
        }
    }

    /** The compass around the pad: directions of the world, turned so that the character's heading is up. */
    void compass(double heading) {
        for (int degrees = 0; degrees < 360; degrees += MARK) {
            double way = Math.toRadians(degrees) - heading;
            boolean main = degrees % 90 == 0;
            double from = pad.radius() + PadGeometry.RIM - (main ? 4 : 2);
            double to = pad.radius() + PadGeometry.RIM + (main ? 4 : 2);
            pen.with(main ? Tone.AXIS : Tone.BORDER).wide(main ? 2 : 1);
            pen.line(c.x(way, from), c.y(way, from), c.x(way, to), c.y(way, to));
            if (main && pad.named()) {
                name((degrees > 180 ? degrees - 360 : degrees) + "°", way);
            }
        }
    }

    private void name(String degrees, double way) {
        String label = degrees.replace('-', '\u2212');
        double out = pad.radius() + PadGeometry.RIM + 13;
        double aside = -Math.sin(way) * (pen.small().width(label) / 2.0 - 6);
        pen.with(Tone.QUIET).text(label, c.x(way, out) + aside, c.y(way, out), SWT.CENTER);
    }

    /** What is so: straight up, but for what has been turned since a drag began. */
    void actual(double speed, double drift) {
        double length = Math.abs(speed) * pad.scale();
        double way = pad.way(speed, drift);
        pen.with(Tone.ACTUAL).wide(3).line(c.x(), c.y(), c.x(way, length), c.y(way, length));
        if (length > 6) {
            Glyphs.arrowHead(pen, c.x(way, length + 5), c.y(way, length + 5), way + Math.PI / 2, 10);
        }
        double rim = pad.radius() + PadGeometry.RIM - 7;
        Glyphs.arrowHead(pen, c.x(drift, rim), c.y(drift, rim), drift - Math.PI / 2, 10);
    }

    void asked(double speed, double turn, boolean hotHandle, boolean hotRim) {
        double hx = pad.handleX(speed, turn);
        double hy = pad.handleY(speed, turn);
        double rim = pad.radius() + PadGeometry.RIM;
        pen.with(Tone.ACCENT)
                .dashed(1.5, 3, 3)
                .line(c.x(turn, pad.radius()), c.y(turn, pad.radius()), c.x(turn, rim), c.y(turn, rim));
        pen.wide(2).line(c.x(), c.y(), hx, hy);
        if (Math.abs(turn) > 0.01) {
            pen.wide(2).arc(c.x(), c.y(), rim, 90, Math.toDegrees(turn));
        }
        pen.knob(c.x(turn, rim), c.y(turn, rim), 5, pen.ink().of(Tone.ACCENT), hotRim);
        pen.knob(hx, hy, HANDLE, pen.ink().of(Tone.ACCENT), hotHandle);
    }

    /** Within the pad, or over all the room there is where the pad is small. */
    void explanation(String why, int room) {
        pen.body().with(Tone.QUIET);
        int width = pad.radius() > 70 ? (int) (pad.radius() * 1.6) : room;
        List<String> lines = Wrapping.lines(why, width, pen::width);
        int height = pen.lineHeight() + 2;
        double y = c.y() - (lines.size() - 1) * height / 2.0;
        for (String line : lines) {
            pen.text(line, c.x(), y, SWT.CENTER);
            y += height;
        }
    }

    void focus() {
        pen.with(Tone.FOCUS).wide(2).ring(c.x(), c.y(), pad.radius() + 2);
    }
}
