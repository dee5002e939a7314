// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.optimize;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.gaitwright.io.optimization.RunHistory.Row;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.workbench.widgets.chart.Mark;
import org.gaitwright.workbench.widgets.chart.Series;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.paint.Ink;

/**
 * The lines of a run in the plots.
 *
 * @param log whether costs are drawn on a logarithmic scale
 */
record RunLines(Path folder, boolean log, List<Line> costs, List<Line> search) {
    private static final String MEDIAN = "median cost";
    private static final int DASHED = 1;
    private static final int DOTTED = 2;
    /** Of moments from which on costs mean something else. */
    private static final int MARKED = 5;

    /** What a line shows of generations. */
    @FunctionalInterface
    interface Values {
        double[] of(List<Row> rows, long settled);

        static Values each(ToDoubleFunction<Row> value) {
            return (rows, settled) -> rows.stream().mapToDouble(value).toArray();
        }
    }

    /** A line and what it shows. */
    record Line(Series series, Values values) {}

    /** All there is of one run. */
    static RunLines alone(SearchState run, boolean log) {
        return new RunLines(
                run.folder(),
                log,
                List.of(
                        new Line(cost("best cost so far", log, 1), RunLines::bestSoFar),
                        new Line(cost("best cost of the generation", log, 0), Values.each(Row::best)),
                        new Line(cost(MEDIAN, log, 2).scaled(MEDIAN), Values.each(Row::median))),
                List.of(
                        new Line(new Series("σ", "", 0), Values.each(Row::sigma)),
                        new Line(new Series("upright", "%", 2), Values.each(r -> 100 * r.upright()))));
    }

    /** One run of several, each in a colour and a dash of its own: what they are compared by. */
    static RunLines among(SearchState run, boolean log, int place) {
        String name = run.folder().getFileName().toString();
        int colour = Ink.dashed(place, place % 2 == 0 ? 0 : DASHED);
        return new RunLines(
                run.folder(),
                log,
                List.of(new Line(cost(name + " cost", log, colour), RunLines::bestSoFar)),
                List.of(
                        new Line(new Series(name + " σ", "", colour), Values.each(Row::sigma)),
                        new Line(
                                new Series(name + " upright", "%", Ink.dashed(place, DOTTED)),
                                Values.each(r -> 100 * r.upright()))));
    }

    private static Series cost(String name, boolean log, int colour) {
        Series series = new Series(name, "", colour);
        return log ? series.ofLogarithms() : series;
    }

    boolean isOf(SearchState run, boolean withLog) {
        return run.folder().equals(folder) && log == withLog;
    }

    void show(SearchState run) {
        List<Row> rows = run.history().rows();
        long settled = settled(run);
        costs.forEach(l -> fill(l.series(), rows, l.values().of(rows, settled)));
        search.forEach(l -> fill(l.series(), rows, l.values().of(rows, settled)));
    }

    private static long settled(SearchState run) {
        return run.search().map(s -> s.plan().recipe().settled()).orElse(1L);
    }

    /** The lowest cost so far, which rises only where costs mean something else from there on. */
    static double[] bestSoFar(List<Row> rows, long settled) {
        double[] best = new double[rows.size()];
        for (int i = 0; i < best.length; i++) {
            double now = rows.get(i).winnerCost();
            boolean lower = i == 0 || othersFrom(rows, i, settled) || Double.isNaN(best[i - 1]) || now < best[i - 1];
            best[i] = lower ? now : best[i - 1];
        }
        return best;
    }

    /** Whether costs of a generation can't be compared with those before: rollouts last longer, or terms and rollouts still grow. */
    private static boolean othersFrom(List<Row> rows, int i, long settled) {
        return rows.get(i).seconds() != rows.get(i - 1).seconds() || rows.get(i).number() <= settled;
    }

    /** Where the best cost rises, and why. */
    List<Mark> marks(SearchState run) {
        List<Row> rows = run.history().rows();
        long settled = settled(run);
        double[] best = bestSoFar(rows, settled);
        List<Mark> marks = new ArrayList<>();
        for (int i = 1; i < best.length; i++) {
            if (best[i] > best[i - 1]) {
                Row row = rows.get(i);
                double before = rows.get(i - 1).seconds();
                String why = row.seconds() != before
                        ? "Rollouts last " + Numbers.shortly(row.seconds()) + " s instead of " + Numbers.shortly(before)
                                + " s: costs start again"
                        : "Terms or rollouts of the recipe still grow: the same walk costs more";
                marks.add(new Mark(row.number(), why, MARKED));
            }
        }
        return marks;
    }

    /** Generations in which all failed have no cost, and no point. */
    private static void fill(Series series, List<Row> rows, double[] values) {
        double[] ys = Arrays.stream(values)
                .map(v -> series.isLogarithmic() ? Math.log10(v) : v)
                .toArray();
        int[] finite = IntStream.range(0, ys.length)
                .filter(i -> Double.isFinite(ys[i]))
                .toArray();
        series.replace(
                Arrays.stream(finite).mapToDouble(i -> rows.get(i).number()).toArray(),
                Arrays.stream(finite).mapToDouble(i -> ys[i]).toArray());
    }
}
