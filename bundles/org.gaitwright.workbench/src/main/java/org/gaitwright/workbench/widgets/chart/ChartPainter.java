// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Rectangle;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.number.PixelScale;
import org.gaitwright.workbench.widgets.number.Ticks;
import org.gaitwright.workbench.widgets.paint.Glyphs;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/** Draws a chart from back to front. */
final class ChartPainter {
    private static final int X_TICK = 84;
    private static final int Y_TICK = 34;
    private static final int PAD = 6;
    private static final int CURSOR_LABEL = 36;

    private final ChartModel model;
    private final Pen pen;
    private final int zoom;
    private final String xName;
    private final String xUnit;
    private final SharedAxes axes;
    private ChartLayout layout;
    private PixelScale x;
    private int columns;

    ChartPainter(ChartModel model, Pen pen, int zoom, String xName, String xUnit, SharedAxes axes) {
        this.model = model;
        this.axes = axes;
        this.pen = pen;
        this.zoom = zoom;
        this.xName = xName;
        this.xUnit = xUnit;
    }

    /**
     * Lays out and measures. The room for the axes depends on the data in sight and these on the room, so it begins with
     * the width that the plot had before, which nearly always is the right one.
     */
    ChartLayout layOut(int width, int height, int scrolled, ChartLayout before) {
        model.measureExtent();
        int[] legend = new LegendPainter(model, pen).widths();
        boolean live = model.sight.canFollow();
        fit(before.plot().width);
        pen.small();
        int left = labelWidth(model.leftUnit(), before.plot().height);
        int right = model.rightUnit() == null ? 0 : labelWidth(model.rightUnit(), before.plot().height);
        layout =
                ChartLayout.of(width, height, legend, scrolled, live, axes.left(model, left), axes.right(model, right));
        if (layout.plot().width != before.plot().width) {
            fit(layout.plot().width);
        }
        x = new PixelScale(model.shown(columns), layout.plot().x, layout.plot().x + layout.plot().width);
        return layout;
    }

    private void fit(int width) {
        columns = Math.max(1, width * zoom / 100);
        model.fitUnits(model.shown(columns), columns);
    }

    PixelScale x() {
        return x;
    }

    private PixelScale y(String unit) {
        Rectangle plot = layout.plot();
        return new PixelScale(model.range(unit), plot.y + plot.height, plot.y);
    }

    private AxisTicks ticks(String unit, int height) {
        return AxisTicks.of(model.range(unit), model.isLogarithmic(unit), Math.max(2, height / Y_TICK));
    }

    private int labelWidth(String unit, int height) {
        if (unit == null) {
            return pen.width("0.00");
        }
        int widest = unit.isEmpty() ? 0 : pen.width("[" + unit + "]");
        for (String label : ticks(unit, height).labels()) {
            widest = Math.max(widest, pen.width(label));
        }
        return widest;
    }

    void draw(boolean focused, String empty) {
        Rectangle plot = layout.plot();
        pen.with(Tone.PAPER).fill(plot);
        drawXAxis(plot);
        drawYAxis(model.leftUnit(), true);
        drawYAxis(model.rightUnit(), false);
        pen.within(plot, () -> {
            drawMarks(plot);
            drawLines();
            drawCursor(plot, model.cursor, Tone.TEXT);
            drawCursor(plot, model.hover, Tone.AXIS);
        });
        if (model.visible().stream().allMatch(s -> s.size() == 0)) {
            pen.nothing(empty, plot);
        }
        pen.outline(plot);
        drawCursorLabel(plot, Double.isNaN(model.hover) ? model.cursor : model.hover);
        new LegendPainter(model, pen).draw(layout.legend());
        drawLive();
        if (focused) {
            pen.focus(new Rectangle(plot.x - 3, plot.y - 3, plot.width + 6, plot.height + 6));
        }
    }

    private void drawXAxis(Rectangle plot) {
        Ticks ticks = Ticks.of(x.range(), Math.max(2, plot.width / X_TICK));
        double below = plot.y + plot.height + ChartLayout.X_AXIS / 2.0 + 2;
        pen.small();
        String axis = xUnit.isEmpty() ? xName : xName + " [" + xUnit + "]";
        int end = plot.x + plot.width;
        int nameFrom = end - pen.width(axis);
        double told = model.told();
        double tag = x.range().contains(told) ? x.pixel(told) : Double.NEGATIVE_INFINITY;
        if (tag <= nameFrom - CURSOR_LABEL) {
            pen.with(Tone.QUIET).text(axis, end, below, SWT.RIGHT);
        }
        for (int i = 0; i < ticks.count(); i++) {
            double at = x.pixel(ticks.at(i));
            pen.with(Tone.GRID).vertical(at, plot.y, plot.y + plot.height);
            String label = ticks.label(i);
            double half = pen.width(label) / 2.0;
            boolean covered = Math.abs(at - tag) < half + CURSOR_LABEL;
            if (at + half < nameFrom - PAD && !covered) {
                pen.with(Tone.QUIET).text(label, at, below, SWT.CENTER);
            }
        }
    }

    private void drawYAxis(String unit, boolean left) {
        if (unit == null) {
            return;
        }
        Rectangle plot = layout.plot();
        PixelScale y = y(unit);
        AxisTicks ticks = ticks(unit, plot.height);
        int edge = left ? plot.x - PAD : plot.x + plot.width + PAD;
        pen.small();
        for (int i = 0; i < ticks.at().size(); i++) {
            double value = ticks.at().get(i);
            double at = y.pixel(value);
            if (left) {
                boolean zero = value == 0 && !model.isLogarithmic(unit);
                pen.with(zero ? Tone.BORDER : Tone.GRID).horizontal(at, plot.x, plot.x + plot.width);
            }
            boolean room = at > plot.y + 20 || unit.isEmpty();
            if (room && at <= plot.y + plot.height + 1) {
                pen.with(Tone.QUIET).text(ticks.labels().get(i), edge, at, left ? SWT.RIGHT : SWT.LEFT);
            }
        }
        if (!unit.isEmpty()) {
            pen.with(Tone.TEXT).text("[" + unit + "]", edge, plot.y + 6, left ? SWT.RIGHT : SWT.LEFT);
        }
    }

    private void drawMarks(Rectangle plot) {
        for (Mark mark : model.marks) {
            if (x.range().contains(mark.x())) {
                double at = x.pixel(mark.x());
                pen.with(pen.ink().line(mark.colour()));
                pen.vertical(at, plot.y, plot.y + plot.height);
                Glyphs.arrowHead(pen, at + 0.5, plot.y + 7, -Math.PI / 2, 8);
            }
        }
    }

    private void drawLines() {
        ChartLines lines = new ChartLines(pen, x);
        Series strong = model.emphasised;
        for (Series s : model.visible()) {
            if (s != strong) {
                drawLine(
                        lines,
                        s,
                        strong == null ? pen.ink().line(s.colour()) : pen.ink().faintLine(s.colour()));
            }
        }
        if (strong != null && !strong.isHidden()) {
            drawLine(lines, strong, pen.ink().line(strong.colour()));
        }
    }

    private void drawLine(ChartLines lines, Series s, Color color) {
        lines.draw(s, model.envelope(s, x.range(), columns), y(s.axis()), color, s == model.emphasised);
    }

    private void drawCursor(Rectangle plot, double where, Tone tone) {
        if (!x.range().contains(where)) {
            return;
        }
        double at = x.pixel(where);
        pen.with(tone).vertical(at, plot.y, plot.y + plot.height);
        for (Series s : model.visible()) {
            double value = s.at(where);
            if (!Double.isNaN(value)) {
                pen.dot(at + 0.5, y(s.axis()).pixel(value), pen.ink().line(s.colour()));
            }
        }
    }

    private void drawCursorLabel(Rectangle plot, double where) {
        if (!x.range().contains(where)) {
            return;
        }
        String label = Numbers.fixed(where, Numbers.decimals(x.perPixel())) + (xUnit.isEmpty() ? "" : " " + xUnit);
        int below = plot.y + plot.height + 12;
        pen.with(Tone.TEXT).tag(label, x.pixel(where), below, plot.x, plot.x + plot.width);
    }

    private void drawLive() {
        Rectangle r = layout.live();
        if (r.width == 0) {
            return;
        }
        boolean on = model.sight.following();
        pen.with(on ? Tone.ACCENT_TEXT : Tone.WELL).pill(r);
        pen.with(on ? Tone.PAPER : Tone.QUIET).disc(r.x + 11, r.y + r.height / 2.0, 3);
        pen.small().text("Live", r.x + 18, r.y + r.height / 2.0, SWT.LEFT);
    }
}
