// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import java.util.List;

/** Series as comma-separated values (RFC 4180): a column of x, then one for each series; empty where it has no point. */
public final class ChartCsv {
    private ChartCsv() {}

    /**
     * All points of all series that are not hidden.
     *
     * @param xName heading of the first column, such as {@code t [s]}
     */
    public static String text(String xName, List<Series> series) {
        List<Series> shown = series.stream().filter(s -> !s.isHidden()).toList();
        StringBuilder out = new StringBuilder(cell(xName));
        for (Series s : shown) {
            out.append(',').append(cell(s.unit().isEmpty() ? s.name() : s.name() + " [" + s.unit() + "]"));
        }
        out.append("\r\n");
        int[] next = new int[shown.size()];
        for (double x = least(shown, next); !Double.isNaN(x); x = least(shown, next)) {
            line(out, x, shown, next);
        }
        return out.toString();
    }

    private static void line(StringBuilder out, double x, List<Series> shown, int[] next) {
        out.append(x);
        for (int i = 0; i < next.length; i++) {
            out.append(',');
            Series s = shown.get(i);
            if (next[i] < s.size() && s.x(next[i]) == x) {
                double y = s.y(next[i]++);
                if (!Double.isNaN(y)) {
                    out.append(y);
                }
            }
        }
        out.append("\r\n");
    }

    /** The least x that has not been written yet, or not a number at the end. */
    private static double least(List<Series> shown, int[] next) {
        double least = Double.NaN;
        for (int i = 0; i < next.length; i++) {
            if (next[i] < shown.get(i).size()) {
                double x = shown.get(i).x(next[i]);
                least = x >= least ? least : x;
            }
        }
        return least;
    }

    private static String cell(String text) {
        return text.matches("[^\",\r\n]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
