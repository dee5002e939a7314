// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import java.util.Locale;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Rectangle;
import org.gaitwright.workbench.widgets.number.PixelScale;
import org.gaitwright.workbench.widgets.number.Ticks;
import org.gaitwright.workbench.widgets.paint.Ink;

/** A chart as a drawing that papers print at any size, on white: what is in sight, with axes, names and marks. */
final class ChartSvg {
    private static final int X_TICK = 84;
    private static final int Y_TICK = 34;
    private static final String[] DASHES = {"", " stroke-dasharray='7 4'", " stroke-dasharray='1.5 3.5'"};

    private final LineChart chart;
    private final ChartModel model;
    private final Rectangle plot;
    private final PixelScale x;
    private final StringBuilder svg = new StringBuilder();

    private ChartSvg(LineChart chart) {
        this.chart = chart;
        model = chart.model();
        plot = chart.layoutNow().plot();
        x = chart.x();
    }

    static String of(LineChart chart) {
        return new ChartSvg(chart).text();
    }

    private String text() {
        Rectangle all = chart.getClientArea();
        line(
                "<svg xmlns='http://www.w3.org/2000/svg' width='%d' height='%d' font-family='sans-serif' font-size='11'>",
                all.width, all.height);
        line("<rect width='100%%' height='100%%' fill='white'/>");
        line(
                "<clipPath id='plot'><rect x='%d' y='%d' width='%d' height='%d'/></clipPath>",
                plot.x, plot.y, plot.width, plot.height);
        drawX();
        drawY(model.leftUnit(), true);
        drawY(model.rightUnit(), false);
        for (Mark mark : model.marks) {
            if (x.range().contains(mark.x())) {
                vertical(x.pixel(mark.x()), "#999");
            }
        }
        int place = plot.x;
        for (Series s : model.visible()) {
            draw(s);
            line("<text x='%d' y='%d' fill='%s'>%s</text>", place, plot.y - 6, colour(s), escaped(s.name()));
            place += 16 + 7 * s.name().length();
        }
        line(
                "<rect x='%d' y='%d' width='%d' height='%d' fill='none' stroke='#666'/>",
                plot.x, plot.y, plot.width, plot.height);
        return svg.append("</svg>\n").toString();
    }

    private void drawX() {
        Ticks ticks = Ticks.of(x.range(), Math.max(2, plot.width / X_TICK));
        int below = plot.y + plot.height + 14;
        for (int i = 0; i < ticks.count(); i++) {
            double at = x.pixel(ticks.at(i));
            vertical(at, "#ddd");
            line("<text x='%.1f' y='%d' text-anchor='middle'>%s</text>", at, below, ticks.label(i));
        }
        line("<text x='%d' y='%d' text-anchor='end'>%s</text>", plot.x + plot.width, below, escaped(chart.xTitle()));
    }

    private void drawY(String axis, boolean left) {
        if (axis == null) {
            return;
        }
        AxisTicks ticks = AxisTicks.of(model.range(axis), model.isLogarithmic(axis), Math.max(2, plot.height / Y_TICK));
        int edge = left ? plot.x - 5 : plot.x + plot.width + 5;
        String anchor = left ? "end" : "start";
        for (int i = 0; i < ticks.at().size(); i++) {
            double at = y(axis).pixel(ticks.at().get(i));
            line(
                    "<text x='%d' y='%.1f' text-anchor='%s'>%s</text>",
                    edge, at + 4, anchor, ticks.labels().get(i));
        }
        line("<text x='%d' y='%d' text-anchor='%s'>%s</text>", edge, plot.y - 6, anchor, escaped(axis));
    }

    private void draw(Series s) {
        PixelScale y = y(s.axis());
        int from = Math.max(0, s.firstFrom(x.range().from()) - 1);
        int to = Math.min(s.size() - 1, s.firstFrom(x.range().to()));
        StringBuilder path = new StringBuilder();
        boolean down = false;
        for (int i = from; i <= to; i++) {
            if (Double.isNaN(s.y(i))) {
                down = false;
                continue;
            }
            path.append(String.format(Locale.ROOT, "%s%.2f %.2f", down ? "L" : "M", x.pixel(s.x(i)), y.pixel(s.y(i))));
            down = true;
        }
        line(
                "<path d='%s' fill='none' stroke='%s' stroke-width='1.5' clip-path='url(#plot)'%s/>",
                path, colour(s), DASHES[Ink.dash(s.colour())]);
    }

    private PixelScale y(String axis) {
        return new PixelScale(model.range(axis), plot.y + plot.height, plot.y);
    }

    private void vertical(double at, String stroke) {
        line("<line x1='%.1f' y1='%d' x2='%.1f' y2='%d' stroke='%s'/>", at, plot.y, at, plot.y + plot.height, stroke);
    }

    private static String colour(Series s) {
        Color c = Ink.onPaper(s.colour());
        return String.format(Locale.ROOT, "#%02x%02x%02x", c.getRed(), c.getGreen(), c.getBlue());
    }

    private void line(String pattern, Object... values) {
        svg.append(String.format(Locale.ROOT, pattern, values)).append('\n');
    }

    private static String escaped(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;").replace("'", "&apos;");
    }
}
