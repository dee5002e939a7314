// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Path;
import org.gaitwright.workbench.widgets.number.PixelScale;
import org.gaitwright.workbench.widgets.paint.Ink;
import org.gaitwright.workbench.widgets.paint.Pen;

/**
 * Draws lines. Few points are stroked. Many are drawn by columns: stroked through where the line enters and leaves each if
 * it is calm, and as a bar from least to greatest y if it is not. Stroking a noisy line of thousands of edges takes ten times
 * as long and looks the same.
 */
final class ChartLines {
    private static final double WIDTH = 1.5;
    private static final double EMPHASISED = 2.5;
    /** On and off, for each dash of {@link Ink}; the first is not used. */
    private static final float[][] DASHES = {{1, 0}, {7, 4}, {1.5f, 3.5f}};
    /** The same in pixels, for bars. */
    private static final int[] DASH_ON = {1, 9, 3};

    private static final int[] DASH_PERIOD = {1, 14, 7};
    /** Edges that can be stroked in a frame of 33 ms with time to spare. */
    private static final int STROKE_BUDGET = 14_000;

    private static final double BUSY_PIXELS = 3;
    private static final double BUSY_SHARE = 0.12;

    private final Pen pen;
    private final PixelScale x;
    private int budget = STROKE_BUDGET;

    ChartLines(Pen pen, PixelScale x) {
        this.pen = pen;
        this.x = x;
    }

    void draw(Series s, Envelope envelope, PixelScale y, Color color, boolean strong) {
        int dash = Ink.dash(s.colour());
        double width = strong ? EMPHASISED : WIDTH;
        pen.with(color);
        boolean sparse = envelope.points() <= 2 * envelope.columns;
        int edges = sparse ? envelope.points() : 2 * envelope.columns;
        if (edges > budget || !sparse && busy(envelope, y)) {
            bars(envelope, y, width, s.colour());
            return;
        }
        budget -= edges;
        if (dash > 0) {
            pen.dashed(width, DASHES[dash]);
        } else {
            pen.wide(width);
        }
        pen.stroke(sparse ? through(s, y) : along(envelope, y));
    }

    /** Whether the line goes up and down within many of its columns. */
    private static boolean busy(Envelope e, PixelScale y) {
        int busy = 0;
        double perPixel = y.perPixel();
        for (int c = 0; c < e.columns; c++) {
            double across = Math.abs(e.last[c] - e.first[c]);
            if (e.max[c] - e.min[c] - across > BUSY_PIXELS * perPixel) {
                busy++;
            }
        }
        return busy > BUSY_SHARE * e.columns;
    }

    /** Through each point, and one beyond each end so that the line reaches the edges. */
    private Path through(Series s, PixelScale y) {
        Path path = path();
        int from = Math.max(0, s.firstFrom(x.range().from()) - 1);
        int to = Math.min(s.size() - 1, s.firstFrom(x.range().to()));
        boolean down = false;
        for (int i = from; i <= to; i++) {
            down = to(path, x.pixel(s.x(i)), y, s.y(i), down);
        }
        return path;
    }

    private Path along(Envelope e, PixelScale y) {
        Path path = path();
        boolean down = false;
        for (int c = 0; c < e.columns; c++) {
            if (Double.isNaN(e.min[c])) {
                continue;
            }
            double left = column(e, c);
            if (e.min[c] == e.max[c]) {
                down = to(path, left + 0.5, y, e.last[c], down);
                continue;
            }
            boolean rising = e.last[c] >= e.first[c];
            down = to(path, left, y, e.first[c], down);
            double turn =
                    Math.max(e.max[c] - Math.max(e.first[c], e.last[c]), Math.min(e.first[c], e.last[c]) - e.min[c]);
            if (turn > y.perPixel()) {
                down = to(path, left + 0.3, y, rising ? e.min[c] : e.max[c], down);
                down = to(path, left + 0.6, y, rising ? e.max[c] : e.min[c], down);
            }
            down = to(path, left + 0.9, y, e.last[c], down);
        }
        return path;
    }

    private static boolean to(Path path, double px, PixelScale y, double value, boolean down) {
        if (Double.isNaN(value)) {
            return false;
        }
        float py = (float) Math.max(-1e4, Math.min(1e4, y.pixel(value)));
        if (down) {
            path.lineTo((float) px, py);
        } else {
            path.moveTo((float) px, py);
        }
        return true;
    }

    /**
     * Bars that touch: each begins where the line left the column before.
     *
     * @param colour says how it is dashed, and where dashes begin, so that those of several lines do not all begin together
     */
    private void bars(Envelope e, PixelScale y, double width, int colour) {
        int dash = Ink.dash(colour);
        Path calm = path();
        Path tall = path();
        double columnWidth = (x.end() - x.start()) / e.columns;
        double before = Double.NaN;
        for (int c = 0; c < e.columns; c++) {
            if (Double.isNaN(e.min[c])) {
                continue;
            }
            long place = (long) Math.floor(dashPlace(e, c)) + 5L * colour;
            if (dash == 0 || Math.floorMod(place, DASH_PERIOD[dash]) < DASH_ON[dash]) {
                double high = Double.isNaN(before) ? e.max[c] : Math.max(e.max[c], before);
                double low = Double.isNaN(before) ? e.min[c] : Math.min(e.min[c], before);
                bar(calm, tall, column(e, c), columnWidth, y.pixel(high) - width / 2, y.pixel(low) + width / 2);
            }
            before = e.last[c];
        }
        pen.fill(calm);
        pen.gc().setAntialias(SWT.OFF);
        pen.fill(tall);
        pen.gc().setAntialias(SWT.ON);
    }

    /** Whole pixels where nobody sees the difference: filling those takes a third of the time. */
    private static void bar(Path calm, Path tall, double left, double width, double top, double bottom) {
        double upper = Math.max(-1e4, top);
        double lower = Math.min(1e4, bottom);
        if (lower - upper > 8) {
            tall.addRectangle((float) left, Math.round(upper), (float) width, Math.round(lower - upper));
        } else if (lower > upper) {
            calm.addRectangle((float) left, (float) upper, (float) width, (float) (lower - upper));
        }
    }

    private double column(Envelope e, int c) {
        return x.start() + (x.end() - x.start()) * c / e.columns;
    }

    /** Tied to the data, so that dashes move with the line. */
    private double dashPlace(Envelope e, int c) {
        return x.range().from() / x.perPixel() + (x.end() - x.start()) * c / e.columns;
    }

    private Path path() {
        return new Path(pen.gc().getDevice());
    }
}
