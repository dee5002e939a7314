// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.number.Range;
import org.gaitwright.workbench.widgets.number.Ticks;

/** Round numbers along an axis of y: where they are on its scale, and how they are written. */
record AxisTicks(List<Double> at, List<String> labels) {
    private static final double[] DECADE = {1};
    private static final double[] HALVES = {1, 3};
    private static final double[] FIFTHS = {1, 2, 5};
    /** Fewer on a logarithmic axis say too little. */
    private static final int FEW = 3;

    AxisTicks {
        at = List.copyOf(at);
        labels = List.copyOf(labels);
    }

    /** @param logarithmic whether the scale is that of decimal logarithms: 1, 10, 100 are at 0, 1, 2 */
    static AxisTicks of(Range range, boolean logarithmic, int max) {
        return logarithmic ? powers(range, max) : even(range, max);
    }

    private static AxisTicks even(Range range, int max) {
        Ticks ticks = Ticks.of(range, max);
        List<Double> at = new ArrayList<>();
        List<String> labels = new ArrayList<>();
        for (int i = 0; i < ticks.count(); i++) {
            at.add(ticks.at(i));
            labels.add(ticks.label(i));
        }
        return new AxisTicks(at, labels);
    }

    /** Powers of ten; with some numbers between them where these are few, and round numbers where there is no power. */
    private static AxisTicks powers(Range range, int max) {
        double decades = range.span();
        double step = Math.max(1, Math.ceil(decades / Math.max(1, max)));
        double[] within = decades * 3 <= max ? FIFTHS : decades * 2 <= max ? HALVES : DECADE;
        List<Double> at = new ArrayList<>();
        List<String> labels = new ArrayList<>();
        for (double k = Math.floor(range.from() / step) * step; k <= range.to(); k += step) {
            for (double digit : step > 1 ? DECADE : within) {
                double place = k + Math.log10(digit);
                if (range.contains(place)) {
                    at.add(place);
                    labels.add(Numbers.shortly(digit * Math.pow(10, k)));
                }
            }
        }
        return at.size() >= FEW || decades > 1 ? new AxisTicks(at, labels) : ofNumbers(range, max);
    }

    private static AxisTicks ofNumbers(Range range, int max) {
        AxisTicks even = even(new Range(Math.pow(10, range.from()), Math.pow(10, range.to())), max);
        return new AxisTicks(even.at.stream().map(Math::log10).toList(), even.labels);
    }
}
