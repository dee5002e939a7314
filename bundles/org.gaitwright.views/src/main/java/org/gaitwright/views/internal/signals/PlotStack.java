// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.signals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.workbench.widgets.chart.ChartMenu;
import org.gaitwright.workbench.widgets.chart.LineChart;
import org.gaitwright.workbench.widgets.chart.Mark;
import org.gaitwright.workbench.widgets.chart.Series;
import org.gaitwright.workbench.widgets.chart.SharedAxes;
import org.gaitwright.workbench.widgets.number.Range;

/** Plots one above the other that share their time: stretch and cursor. */
final class PlotStack {
    private static final int MIN_HEIGHT = 124;

    private final ScrolledComposite scroll;
    private final Composite column;
    private final DoubleConsumer scrubbed;
    private final Action[] actions;
    private final List<LineChart> charts = new ArrayList<>();
    private List<Mark> marks = List.of();
    private double window = 6;
    private boolean following = true;
    private boolean telling;

    /** @param actions for the menu of each plot */
    PlotStack(Composite parent, DoubleConsumer scrubbed, Action... actions) {
        this.actions = actions;
        this.scrubbed = scrubbed;
        scroll = new ScrolledComposite(parent, SWT.V_SCROLL);
        scroll.setExpandHorizontal(true);
        scroll.setExpandVertical(true);
        column = new Composite(scroll, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 2).applyTo(column);
        scroll.setContent(column);
    }

    Control control() {
        return scroll;
    }

    List<LineChart> charts() {
        return charts;
    }

    /** Other plots in the place of those that are there. */
    void show(List<List<Series>> plots) {
        charts.forEach(LineChart::dispose);
        charts.clear();
        SharedAxes axes = new SharedAxes();
        for (List<Series> lines : plots) {
            LineChart chart = new LineChart(column);
            GridDataFactory.fillDefaults()
                    .grab(true, true)
                    .hint(200, MIN_HEIGHT)
                    .applyTo(chart);
            chart.sayWhenEmpty("Press Play to plot lines");
            lines.forEach(chart::add);
            chart.align(axes);
            ChartMenu.of(chart, "signals", actions);
            chart.marks(marks);
            chart.onCursor(scrubbed);
            chart.onRange(r -> share(chart));
            charts.add(chart);
        }
        charts.forEach(this::pace);
        scroll.setMinHeight(MIN_HEIGHT * plots.size());
        column.layout();
    }

    /** Shows so many seconds of the newest; 0 for all there is. */
    void window(double seconds) {
        window = seconds;
        following = true;
        charts.forEach(this::pace);
    }

    private void pace(LineChart chart) {
        if (window > 0) {
            chart.follow(window);
        } else {
            chart.follow(0);
            chart.fit();
        }
    }

    /** All plots go where the user went in one. */
    private void share(LineChart from) {
        if (telling) {
            return;
        }
        telling = true;
        following = from.isFollowing() || window == 0;
        Range range = from.range();
        for (LineChart other : charts) {
            if (other != from && from.isFollowing()) {
                other.follow(window);
            } else if (other != from) {
                other.show(range);
            }
        }
        telling = false;
    }

    void marks(List<Mark> now) {
        marks = now;
        charts.forEach(c -> c.marks(now));
    }

    /** Where the cursor of the timeline is, and into sight; not a number where the run goes on. */
    void cursor(double seconds) {
        telling = true;
        for (LineChart chart : charts) {
            boolean moved = Double.compare(chart.cursor(), seconds) != 0;
            chart.showCursor(seconds);
            Range range = chart.range();
            if (moved && !Double.isNaN(seconds) && !range.contains(seconds)) {
                chart.show(range.moved(seconds - range.from() - 0.5 * range.span()));
            } else if (moved && Double.isNaN(seconds) && following && !chart.isFollowing()) {
                pace(chart);
            }
        }
        telling = false;
    }
}
