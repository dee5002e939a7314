// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import java.util.List;
import java.util.TreeSet;

/** The points of the lines of a chart that are in sight, one row for each x. */
final class ChartTable {
    private ChartTable() {}

    static String of(LineChart chart, String separator) {
        List<Series> lines = chart.model().visible();
        StringBuilder text = new StringBuilder(cell(chart.xTitle(), separator));
        TreeSet<Double> xs = new TreeSet<>();
        for (Series s : lines) {
            String title = s.unit().isEmpty() ? s.name() : s.name() + " [" + s.unit() + "]";
            text.append(separator).append(cell(title, separator));
            for (int i = s.firstFrom(chart.range().from());
                    i < s.size() && s.x(i) <= chart.range().to();
                    i++) {
                xs.add(s.x(i));
            }
        }
        text.append('\n');
        for (double x : xs) {
            text.append(Math.rint(x * 1e9) / 1e9);
            for (Series s : lines) {
                int i = s.firstFrom(x);
                boolean there = i < s.size() && s.x(i) == x && !Double.isNaN(s.y(i));
                text.append(separator).append(there ? Double.toString(s.number(s.y(i))) : "");
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static String cell(String words, String separator) {
        return words.contains(separator) || words.contains("\"") ? '"' + words.replace("\"", "\"\"") + '"' : words;
    }
}
