// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.optimize;

import java.nio.file.Path;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.gaitwright.io.optimization.RunHistory.Row;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.workbench.widgets.chart.Series;

/**
 * The lines of a run in the plots.
 *
 * @param log whether costs are drawn on a logarithmic scale
 */
record RunLines(Path folder, boolean log, List<Line> costs, List<Line> search) {
    private static final String COST = "";
    private static final String LOG_COST = "log₁₀";

    /** A line and what it shows of a generation. */
    record Line(Series series, ToDoubleFunction<Row> value) {}

    /** All there is of one run. */
    static RunLines alone(SearchState run, boolean log) {
        String unit = log ? LOG_COST : COST;
        return new RunLines(
                run.folder(),
                log,
                List.of(
                        new Line(new Series("median cost", unit, 2), Row::median),
                        new Line(new Series("best cost of the generation", unit, 0), Row::best),
                        new Line(new Series("best cost so far", unit, 1), Row::winnerCost)),
                List.of(
                        new Line(new Series("σ", "", 0), Row::sigma),
                        new Line(new Series("upright", "%", 2), r -> 100 * r.upright())));
    }

    /** One run of several, each in a colour of its own: what they are compared by. */
    static RunLines among(SearchState run, boolean log, int colour) {
        String name = run.folder().getFileName().toString();
        return new RunLines(
                run.folder(),
                log,
                List.of(new Line(new Series(name + " cost", log ? LOG_COST : COST, colour), Row::winnerCost)),
                List.of(
                        new Line(new Series(name + " σ", "", colour), Row::sigma),
                        new Line(new Series(name + " upright", "%", colour), r -> 100 * r.upright())));
    }

    boolean isOf(SearchState run, boolean withLog) {
        return run.folder().equals(folder) && log == withLog;
    }

    void show(List<Row> rows) {
        costs.forEach(
                l -> fill(l.series(), rows, log ? r -> Math.log10(l.value().applyAsDouble(r)) : l.value()));
        search.forEach(l -> fill(l.series(), rows, l.value()));
    }

    /** Generations in which all failed have no cost, and no point. */
    private static void fill(Series series, List<Row> rows, ToDoubleFunction<Row> value) {
        List<Row> finite = rows.stream()
                .filter(r -> Double.isFinite(value.applyAsDouble(r)))
                .toList();
        series.replace(
                finite.stream().mapToDouble(Row::number).toArray(),
                finite.stream().mapToDouble(value).toArray());
    }
}
