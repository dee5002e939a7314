// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.number.PixelScale;
import org.gaitwright.workbench.widgets.number.Range;
import org.gaitwright.workbench.widgets.paint.Drawn;
import org.gaitwright.workbench.widgets.paint.Hint;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/**
 * Variables of a search, one below the other: each on a track from bound to bound, with a band where it is searched, a line at
 * the middle of it, a diamond at the best so far and a ring at the start. One that sits at a bound is marked.
 */
public final class SpreadList extends Drawn {
    private static final int ROW = 46;
    private static final int MARGIN = 6;
    private static final int TRACK = 8;
    private static final double RADIUS = 4.5;

    private List<Spread> shown = List.of();

    public SpreadList(Composite parent) {
        super(parent, SWT.NONE);
        Hint.hover(this, this::note);
    }

    public void show(List<Spread> spreads) {
        if (!spreads.equals(shown)) {
            shown = List.copyOf(spreads);
            redraw();
        }
    }

    public List<Spread> shown() {
        return shown;
    }

    /** How high it is with so many lines. */
    public int height() {
        return ROW * shown.size() + MARGIN;
    }

    @Override
    public Point computeSize(int wHint, int hHint, boolean changed) {
        return new Point(wHint == SWT.DEFAULT ? 240 : wHint, hHint == SWT.DEFAULT ? height() : hHint);
    }

    @Override
    protected void draw(Pen pen) {
        int width = getClientArea().width;
        for (int i = 0; i < shown.size(); i++) {
            draw(pen, shown.get(i), new Rectangle(MARGIN, MARGIN / 2 + i * ROW, width - 2 * MARGIN, ROW));
        }
    }

    private void draw(Pen pen, Spread s, Rectangle row) {
        int words = row.y + 10;
        pen.small();
        String figures = figures(s);
        int taken = pen.width(figures) + 12;
        pen.with(s.atBound() ? Tone.REFUSAL : Tone.QUIET).text(figures, row.x + row.width, words, SWT.RIGHT);
        pen.body().with(Tone.TEXT).text(pen.fitting(s.name(), row.width - taken), row.x, words, SWT.LEFT);
        track(pen, s, row);
    }

    private void track(Pen pen, Spread s, Rectangle row) {
        pen.small();
        String low = Numbers.shortly(s.lower());
        String high = Numbers.shortly(s.upper());
        int middle = row.y + 30;
        int left = row.x + pen.width(low) + 8;
        int right = row.x + row.width - pen.width(high) - 8;
        pen.with(s.atLower() ? Tone.REFUSAL : Tone.QUIET).text(low, row.x, middle, SWT.LEFT);
        pen.with(s.atUpper() ? Tone.REFUSAL : Tone.QUIET).text(high, row.x + row.width, middle, SWT.RIGHT);
        if (right - left < 20) {
            return;
        }
        Rectangle well = new Rectangle(left, middle - TRACK / 2, right - left, TRACK);
        pen.with(Tone.WELL).pill(well);
        PixelScale scale = new PixelScale(new Range(s.lower(), s.upper()), left, right);
        if (!Double.isNaN(s.mean()) && !Double.isNaN(s.deviation())) {
            double from = scale.pixel(Math.max(s.lower(), s.mean() - s.deviation()));
            double to = scale.pixel(Math.min(s.upper(), s.mean() + s.deviation()));
            pen.with(pen.ink().faintLine(0))
                    .pill(new Rectangle((int) from, well.y, Math.max(2, (int) (to - from)), TRACK));
        }
        if (s.atLower()) {
            pen.with(Tone.REFUSAL).fill(new Rectangle(left - 1, well.y - 3, 3, TRACK + 6));
        }
        if (s.atUpper()) {
            pen.with(Tone.REFUSAL).fill(new Rectangle(right - 2, well.y - 3, 3, TRACK + 6));
        }
        pen.wide(1.5).with(Tone.AXIS).ring(scale.pixel(s.start()), middle, RADIUS - 1);
        if (!Double.isNaN(s.mean())) {
            double at = scale.pixel(s.mean());
            pen.with(pen.ink().line(0)).wide(2).line(at, well.y - 4, at, well.y + TRACK + 4);
        }
        if (!Double.isNaN(s.best())) {
            diamond(pen.with(Tone.ACCENT), scale.pixel(s.best()), middle);
        }
    }

    private static void diamond(Pen pen, double x, double y) {
        double r = RADIUS + 1;
        pen.polygon(x, y - r, x + r, y, x, y + r, x - r, y);
    }

    private static String figures(Spread s) {
        if (Double.isNaN(s.best()) && Double.isNaN(s.mean())) {
            return "";
        }
        String spread = Double.isNaN(s.deviation()) ? "" : " ± " + Numbers.shortly(coarse(s.deviation()));
        String text = Numbers.shortly(Double.isNaN(s.mean()) ? s.best() : s.mean()) + spread;
        return s.atBound() ? text + " · at bound" : text;
    }

    /** Two figures tell enough of how wide a search is. */
    private static double coarse(double v) {
        return Double.isFinite(v) ? new BigDecimal(v).round(new MathContext(2)).doubleValue() : v;
    }

    private Hint.Note note(int x, int y) {
        int i = (y - MARGIN / 2) / ROW;
        if (y < MARGIN / 2 || i >= shown.size()) {
            return null;
        }
        Spread s = shown.get(i);
        String words = "Best so far " + told(s.best()) + ", searched around " + told(s.mean()) + " ± "
                + told(s.deviation()) + ", started at " + told(s.start()) + ", between " + told(s.lower()) + " and "
                + told(s.upper()) + "."
                + (s.atBound()
                        ? " It is at a bound: better values may lie beyond. Widen the bounds in the recipe."
                        : "");
        return new Hint.Note(s.name(), words, new Rectangle(0, MARGIN / 2 + i * ROW, getClientArea().width, ROW));
    }

    private static String told(double v) {
        return Double.isNaN(v) ? "unknown" : Numbers.shortly(v);
    }

    @Override
    protected String spokenName() {
        return "Variables of the search";
    }

    @Override
    protected String spokenValue() {
        StringBuilder words = new StringBuilder();
        shown.forEach(s -> words.append(s.name()).append(' ').append(figures(s)).append("; "));
        return words.toString();
    }
}
