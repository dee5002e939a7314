// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Gives charts that lie one above the other the same edges: room for the widest labels of all, and a common place of the mouse. */
public final class SharedAxes {
    private final Map<ChartModel, LineChart> charts = new LinkedHashMap<>();
    private final Map<ChartModel, Integer> left = new LinkedHashMap<>();
    private final Map<ChartModel, Integer> right = new LinkedHashMap<>();

    void add(LineChart chart) {
        charts.put(chart.model(), chart);
    }

    void remove(LineChart chart) {
        charts.remove(chart.model());
        left.remove(chart.model());
        right.remove(chart.model());
    }

    int left(ChartModel of, int needed) {
        return widest(left, of, needed);
    }

    int right(ChartModel of, int needed) {
        return widest(right, of, needed);
    }

    /** The others are drawn again if they get another edge by this. */
    private int widest(Map<ChartModel, Integer> all, ChartModel of, int needed) {
        int before = widest(all);
        all.put(of, needed);
        int now = widest(all);
        if (now != before) {
            List.copyOf(charts.values()).stream()
                    .filter(c -> c.model() != of && !c.isDisposed())
                    .forEach(LineChart::redraw);
        }
        return now;
    }

    private static int widest(Map<ChartModel, Integer> all) {
        return all.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    /** The mouse is over a chart at {@code x}; not a number if it has left it. */
    void hover(double x) {
        charts.forEach((model, chart) -> {
            if (Double.compare(model.hover, x) != 0) {
                model.hover = x;
                chart.redraw();
            }
        });
    }
}
