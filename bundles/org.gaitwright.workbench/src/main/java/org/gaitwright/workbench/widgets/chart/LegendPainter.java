// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.number.Ticks;
import org.gaitwright.workbench.widgets.paint.Ink;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/** Draws the names of the lines of a chart, with their values at the cursor. */
final class LegendPainter {
    private static final int SWATCH = 16;
    private static final int PAD = 6;

    private final ChartModel model;
    private final Pen pen;

    LegendPainter(ChartModel model, Pen pen) {
        this.model = model;
        this.pen = pen;
    }

    /** What each item wants; the same for all values that it may show, so that nothing shifts while they run. */
    int[] widths() {
        pen.small();
        return model.series().stream()
                .mapToInt(s -> SWATCH + 3 * PAD + pen.width(s.name()) + pen.width("\u22120000.00 " + s.unit()))
                .toArray();
    }

    void draw(LegendLayout legend) {
        List<Series> all = model.series();
        for (int i = 0; i < all.size(); i++) {
            if (legend.seen(i)) {
                item(all.get(i), legend.items().get(i), legend.side());
            }
        }
        int max = legend.mostScrolled();
        if (max > 0) {
            Rectangle area = legend.area();
            int shown = all.size() - max;
            int top = area.y + (area.y - legend.items().get(0).y) / LegendLayout.ROW * area.height / all.size();
            pen.with(Tone.BORDER).pill(new Rectangle(area.x + area.width, top, 4, area.height * shown / all.size()));
        }
    }

    private void item(Series s, Rectangle r, boolean side) {
        double middle = r.y + r.height / 2.0;
        boolean hot = model.emphasised == s;
        if (hot) {
            pen.with(Tone.WELL).rounded(r, Pen.CORNER);
        }
        pen.with(s.isHidden() ? pen.ink().of(Tone.BORDER) : pen.ink().line(s.colour()));
        int from = r.x + PAD / 2;
        int dash =
                switch (Ink.dash(s.colour())) {
                    case 0 -> SWATCH - 2;
                    case 1 -> 6;
                    default -> 2;
                };
        for (int x = 0; x < SWATCH - 2; x += dash + 2) {
            pen.fill(new Rectangle(from + x, (int) middle - 1, dash, 3));
        }
        pen.small();
        int nameAt = r.x + SWATCH + PAD;
        String value = s.isHidden() ? "hidden" : value(s);
        int room = r.width - SWATCH - 2 * PAD - (side ? pen.width(value) + PAD : 0);
        String name = pen.fitting(s.name(), side ? room : r.width);
        pen.with(s.isHidden() ? Tone.QUIET : Tone.TEXT).text(name, nameAt, middle, SWT.LEFT);
        int valueAt = side ? r.x + r.width - PAD : nameAt + pen.width(name) + PAD;
        int valueRoom = side ? r.width : r.x + r.width - valueAt;
        pen.with(Tone.QUIET).text(pen.fitting(value, valueRoom), valueAt, middle, side ? SWT.RIGHT : SWT.LEFT);
    }

    /** At the cursor, or the newest. */
    private String value(Series s) {
        if (s.size() == 0) {
            return "–";
        }
        double at = !Double.isNaN(model.told()) ? model.told() : s.isPast() ? model.sight.newest() : s.x(s.size() - 1);
        if (s.isLogarithmic()) {
            return Numbers.shortly(s.number(s.at(at))) + Numbers.gap(s.unit()) + s.unit();
        }
        int decimals = Numbers.decimals(Ticks.niceStep(model.range(s.axis()).span() / 1000));
        return Numbers.fixed(s.at(at), decimals) + Numbers.gap(s.unit()) + s.unit();
    }
}
