// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.node;

import java.util.List;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.core.simulation.World;
import org.gaitwright.editors.internal.page.LiveSignals;
import org.gaitwright.session.run.Recording;
import org.gaitwright.session.run.Snapshot;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.widgets.chart.LineChart;
import org.gaitwright.workbench.widgets.chart.Series;

/** How far the body is from the figure of the keyframes, over the last seconds of the run. */
final class ErrorChart {
    private static final double WINDOW_SECONDS = 10;
    /** Frames that are kept; more than the window has. */
    private static final int KEPT = 20_000;
    /** Values that are copied at a time, so that the window does not wait. */
    private static final int FEW = 4000;

    private record Line(String signal, Series series) {}

    private final RunControl runs;
    private final LiveSignals signals;
    private final LineChart chart;
    private final List<Line> lines = List.of(
            new Line("style-error", new Series("distance from the style", "kg m²", 0, KEPT)),
            new Line("target-error", new Series("distance from the reference figure", "kg m²", 1, KEPT)));
    private World world;
    private int branch = -1;
    private long next;

    ErrorChart(Composite parent, RunControl runs, LiveSignals signals) {
        this.runs = runs;
        this.signals = signals;
        chart = new LineChart(parent);
        lines.forEach(l -> chart.add(l.series()));
        // it runs away from one that walks at another speed, and then says little
        lines.get(1).series().hide(true);
        chart.follow(WINDOW_SECONDS);
        chart.sayWhenEmpty("Press Walk to plot the distance of the body from the keyframes");
    }

    LineChart control() {
        return chart;
    }

    /** Takes what is new. */
    void take() {
        Recording recording = runs.state().recording();
        Snapshot now = runs.snapshot();
        if (recording == null || now == null || signals.index(lines.get(0).signal()) < 0) {
            return;
        }
        int active = runs.state().timeline().active();
        if (now.world() != world || active != branch || recording.end() < next) {
            world = now.world();
            branch = active;
            lines.forEach(l -> l.series().clear());
            next = recording.first();
        }
        next = Math.max(next, recording.end() - FEW);
        float[] values = new float[(int) (recording.end() - next)];
        for (Line l : lines) {
            recording.copy(signals.index(l.signal()), next, values);
            for (int i = 0; i < values.length; i++) {
                l.series().append((next + i) * recording.frameSeconds(), values[i]);
            }
        }
        next += values.length;
    }
}
