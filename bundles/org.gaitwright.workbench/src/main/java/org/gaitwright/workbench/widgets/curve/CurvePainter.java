// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.curve;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Rectangle;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.number.PixelScale;
import org.gaitwright.workbench.widgets.number.Ticks;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/** Draws curves and their knots. */
final class CurvePainter {
    private static final String[] QUARTERS = {"0", "¼", "½", "¾", "1"};
    private static final int Y_TICK = 34;
    private static final int KNOB = 6;
    private static final int STEP = 2;

    private final Pen pen;
    private final CurvePlot plot;
    private final Rectangle area;

    CurvePainter(Pen pen, CurvePlot plot) {
        this.pen = pen;
        this.plot = plot;
        area = plot.area();
    }

    private int right() {
        return area.x + area.width;
    }

    private int bottom() {
        return area.y + area.height;
    }

    void ground(Curve active, String phaseName) {
        pen.with(Tone.PAPER).fill(area);
        if (plot.x().range().to() > 1) {
            int half = (int) Math.round(plot.x().pixel(1));
            pen.with(Tone.PAGE).fill(new Rectangle(half, area.y, right() - half, area.height));
        }
        phases(phaseName);
        values(active);
        pen.outline(area);
    }

    private void phases(String phaseName) {
        pen.small();
        int quarters = (int) (4 * plot.x().range().to());
        double below = bottom() + 13;
        for (int i = 0; i <= quarters; i++) {
            double at = plot.x().pixel(i / 4.0);
            pen.with(i == 4 && quarters > 4 ? Tone.AXIS : Tone.GRID).vertical(at, area.y, bottom());
            boolean second = i > 4;
            int align = i == 0 ? SWT.LEFT : i == quarters ? SWT.RIGHT : SWT.CENTER;
            pen.with(Tone.QUIET).text(QUARTERS[second ? i - 4 : i], at, below, align);
        }
        double middle = plot.x().pixel(0.625);
        pen.text(pen.fitting(phaseName, area.width / (quarters > 4 ? 8 : 4)), middle, below, SWT.CENTER);
        if (quarters > 4) {
            double other = plot.x().pixel(1.625);
            pen.text(pen.fitting("other step", area.width / 8), other, below, SWT.CENTER);
        }
    }

    private void values(Curve active) {
        pen.small();
        Ticks ticks = Ticks.of(plot.y().range(), Math.max(2, area.height / Y_TICK));
        for (int i = 0; i < ticks.count(); i++) {
            double at = plot.y().pixel(ticks.at(i));
            pen.with(ticks.at(i) == 0 ? Tone.BORDER : Tone.GRID).horizontal(at, area.x, right());
            pen.with(Tone.QUIET).text(ticks.label(i), area.x - 6, at, SWT.RIGHT);
        }
        if (!active.unit().isEmpty()) {
            pen.with(Tone.TEXT).text("[" + active.unit() + "]", area.x - 6, area.y - 12, SWT.RIGHT);
        }
    }

    /** Hatches what is not allowed; where a limit is out of sight, says where it is. */
    void limits(Curve active, int stopped) {
        limit(active, active.maximum(), true, stopped > 0);
        limit(active, active.minimum(), false, stopped < 0);
    }

    private void limit(Curve active, double value, boolean upper, boolean hit) {
        double at = plot.y().pixel(value);
        Tone tone = hit ? Tone.REFUSAL : Tone.AXIS;
        if (at >= area.y && at <= bottom()) {
            int edge = (int) Math.round(at);
            pen.hatch(
                    upper
                            ? new Rectangle(area.x, area.y, area.width, edge - area.y)
                            : new Rectangle(area.x, edge, area.width, bottom() - edge));
            pen.with(tone).fill(new Rectangle(area.x, edge - (hit ? 1 : 0), area.width, hit ? 3 : 1));
        } else {
            double line = upper ? area.y + 10 : bottom() - 10;
            String words = (upper ? "↑ up to " : "↓ down to ")
                    + Numbers.shortly(value)
                    + Numbers.gap(active.unit())
                    + active.unit();
            pen.small().with(Tone.QUIET).text(words, right() - 6, line, SWT.RIGHT);
        }
    }

    void reference(Curve curve, Curve active) {
        pen.with(Tone.AXIS).dashed(1.5, 5, 4);
        pen.stroke(line(curve, plot.scale(curve, active), 0, plot.x().range().to()));
    }

    void faint(Curve curve, Curve active, int colour, boolean hot) {
        pen.with(hot ? pen.ink().line(colour) : pen.ink().faintLine(colour)).wide(hot ? 2 : 1.2);
        pen.stroke(line(curve, plot.scale(curve, active), 0, plot.x().range().to()));
    }

    void active(Curve curve, int colour) {
        double end = plot.x().range().to();
        if (end > 1) {
            pen.with(pen.ink().faintLine(colour)).wide(2);
            pen.stroke(line(curve, plot.y(), 1, end));
        }
        pen.with(pen.ink().line(colour)).wide(2);
        pen.stroke(line(curve, plot.y(), 0, 1));
    }

    private Path line(Curve curve, PixelScale y, double from, double to) {
        Path path = new Path(pen.gc().getDevice());
        double end = plot.x().pixel(to);
        double at = plot.x().pixel(from);
        // a hair after the middle, where the other step begins, perhaps with a jump
        path.moveTo((float) at, (float) y.pixel(curve.at(from == 1 ? Math.nextUp(1.0) : from)));
        while (at < end) {
            at = Math.min(end, at + STEP);
            path.lineTo((float) at, (float) y.pixel(curve.at(plot.x().value(at))));
        }
        return path;
    }

    void knots(Curve curve, int colour, int selected, int hot, boolean focused) {
        for (int i = 0; i < curve.knots().size(); i++) {
            double px = plot.x().pixel(curve.phase(i));
            double py = plot.y().pixel(curve.value(i));
            if (focused && i == selected) {
                pen.with(Tone.FOCUS).wide(2).ring(px, py, KNOB + 3.5);
            }
            pen.knob(px, py, KNOB, pen.ink().line(colour), i == hot);
            if (i == selected) {
                pen.with(pen.ink().line(colour)).disc(px, py, KNOB - 3.5);
            }
        }
    }

    void phase(double phase, Curve active, int colour) {
        if (!plot.x().range().contains(phase)) {
            return;
        }
        double at = plot.x().pixel(phase);
        pen.with(Tone.TEXT).vertical(at, area.y, bottom());
        pen.dot(at + 0.5, plot.y().pixel(active.at(phase)), pen.ink().line(colour));
    }

    void phaseLabel(double phase) {
        if (plot.x().range().contains(phase)) {
            String label = Numbers.fixed(phase > 1 ? phase - 1 : phase, 2);
            pen.with(Tone.TEXT).tag(label, plot.x().pixel(phase), bottom() + 13, area.x, right());
        }
    }

    void title(String name, int colour, String reference) {
        pen.with(pen.ink().line(colour)).fill(new Rectangle(area.x, area.y - 14, 14, 3));
        pen.bold().with(Tone.TEXT).text(pen.fitting(name, area.width / 2), area.x + 20, area.y - 13, SWT.LEFT);
        if (!reference.isEmpty()) {
            pen.small();
            String words = pen.fitting(reference, area.width / 2 - 40);
            int from = right() - pen.width(words);
            pen.with(Tone.QUIET).text(words, right(), area.y - 13, SWT.RIGHT);
            pen.with(Tone.AXIS).dashed(1.5, 5, 3).line(from - 26, area.y - 12, from - 6, area.y - 12);
        }
    }

    /** The value beside a knot, on the side where there is room. */
    void readout(Curve curve, int index, int stopped) {
        double px = plot.x().pixel(curve.phase(index));
        double py = plot.y().pixel(curve.value(index));
        String value = Numbers.withUnit(curve.value(index), curve.unit());
        String words = stopped == 0 ? value : value + (stopped > 0 ? " is the maximum" : " is the minimum");
        int width = pen.body().width(words) + 16;
        int height = pen.lineHeight() + 8;
        int left = (int) (px + 14 + width > right() ? px - 14 - width : px + 14);
        int top = (int) (py - height - 8 < area.y ? py + 10 : py - height - 8);
        Rectangle card = new Rectangle(left, top, width, height);
        pen.card(card);
        pen.body().with(stopped == 0 ? Tone.TEXT : Tone.REFUSAL).text(words, left + 8, top + height / 2.0, SWT.LEFT);
    }
}
