// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.gaitwright.workbench.widgets.number.Range;
import org.gaitwright.workbench.widgets.number.Sight;

/** What a chart shows: lines, the stretch of x in sight, a range of y for each unit, the cursor and what is marked. */
final class ChartModel {
    private static final double SHORTEST = 1e-4;

    final Sight sight = new Sight(new Range(0, 1), SHORTEST);
    List<Mark> marks = List.of();
    /** Where the cursor is; not a number if there is none. */
    double cursor = Double.NaN;
    /** Where the mouse is, in this chart or in one beside it; not a number if it is elsewhere. */
    double hover = Double.NaN;
    /** The line that the mouse is on, or null. */
    Series emphasised;

    private final List<Series> series = new ArrayList<>();
    private final Map<String, AutoRange> automatic = new HashMap<>();
    private final Map<String, Range> chosen = new HashMap<>();
    private final Map<Series, Seen> seen = new HashMap<>();

    private record Seen(int revision, Range range, Envelope envelope) {}

    List<Series> series() {
        return series;
    }

    List<Series> visible() {
        return series.stream().filter(s -> !s.isHidden()).toList();
    }

    void add(Series s) {
        series.add(s);
    }

    void remove(Series s) {
        series.remove(s);
        seen.remove(s);
        emphasised = emphasised == s ? null : emphasised;
    }

    /** Takes in how far the data reach. */
    void measureExtent() {
        double from = Double.POSITIVE_INFINITY;
        double to = Double.NEGATIVE_INFINITY;
        double newest = Double.NEGATIVE_INFINITY;
        for (Series s : series) {
            if (s.size() > 0) {
                from = Math.min(from, s.x(0));
                double end = s.x(s.size() - 1);
                to = Math.max(to, end);
                newest = s.isPast() ? newest : Math.max(newest, end);
            }
        }
        if (from <= to) {
            Range all = from < to ? new Range(from, to) : new Range(from, from + 1);
            sight.extent(all, Double.isInfinite(newest) ? all.to() : newest);
        }
    }

    /** What is in sight, moved by less than a column so that columns keep their points while the chart scrolls. */
    Range shown(int columns) {
        Range range = sight.range();
        double column = range.span() / Math.max(1, columns);
        double from = Math.ceil(range.from() / column) * column;
        return sight.following() ? range.moved(from - range.from()) : range;
    }

    /** A series in columns, computed again only if something has changed. */
    Envelope envelope(Series s, Range range, int columns) {
        Seen last = seen.get(s);
        if (last != null
                && last.revision == s.revision()
                && last.envelope.columns == columns
                && last.range.equals(range)) {
            return last.envelope;
        }
        Envelope envelope = last != null && last.envelope.columns == columns ? last.envelope : new Envelope(columns);
        envelope.take(s, range);
        seen.put(s, new Seen(s.revision(), range, envelope));
        return envelope;
    }

    /** Fits the range of each unit to what is in sight. */
    void fitUnits(Range range, int columns) {
        Map<String, double[]> ends = new HashMap<>();
        for (Series s : visible()) {
            Envelope e = envelope(s, range, columns);
            double[] now = ends.computeIfAbsent(s.axis(), u -> new double[] {Double.NaN, Double.NaN});
            now[0] = e.lowest() >= now[0] ? now[0] : e.lowest();
            now[1] = e.highest() <= now[1] ? now[1] : e.highest();
        }
        ends.forEach((unit, e) -> automatic(unit).fit(e[0], e[1]));
    }

    /** The range of y for a unit. */
    Range range(String unit) {
        Range own = chosen.get(unit);
        return own != null ? own : automatic(unit).range();
    }

    /** Lets the ranges of y fit themselves again. */
    void fitUnits() {
        chosen.clear();
        automatic.values().forEach(AutoRange::refit);
    }

    /** Zooms all units alike about a height, 0 at the bottom and 1 at the top. */
    void zoomUnits(double height, double factor) {
        choose(r -> r.zoomed(r.from() + height * r.span(), factor));
    }

    /** Shows only what lies between two heights. */
    void cropUnits(double low, double high) {
        choose(r -> new Range(r.from() + low * r.span(), r.from() + high * r.span()));
    }

    void panUnits(double share) {
        choose(r -> r.moved(share * r.span()));
    }

    private void choose(UnaryOperator<Range> change) {
        units().forEach(unit -> chosen.put(unit, change.apply(range(unit))));
    }

    /** Whether somebody has chosen the ranges of y. */
    boolean unitsChosen() {
        return !chosen.isEmpty();
    }

    /** The unit of the left axis, or null if nothing is shown. */
    String leftUnit() {
        List<Series> visible = visible();
        return visible.isEmpty() ? null : visible.get(0).axis();
    }

    /** The unit of the right axis, or null; a line that the mouse is on may show its own there. */
    String rightUnit() {
        String left = leftUnit();
        if (emphasised != null && !emphasised.isHidden() && !emphasised.axis().equals(left)) {
            return emphasised.axis();
        }
        return units().stream().skip(1).findFirst().orElse(null);
    }

    boolean isLogarithmic(String unit) {
        return series.stream().anyMatch(s -> s.axis().equals(unit) && s.isLogarithmic());
    }

    /** The moment whose values are told: below the mouse, or at the cursor; not a number for the newest. */
    double told() {
        return Double.isNaN(hover) ? cursor : hover;
    }

    private Set<String> units() {
        Set<String> units = new LinkedHashSet<>();
        visible().forEach(s -> units.add(s.axis()));
        return units;
    }

    private AutoRange automatic(String unit) {
        return automatic.computeIfAbsent(unit, u -> new AutoRange());
    }
}
