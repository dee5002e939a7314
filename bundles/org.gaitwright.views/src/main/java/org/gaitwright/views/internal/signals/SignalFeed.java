// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.signals;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.gaitwright.core.simulation.World;
import org.gaitwright.session.run.Recording;
import org.gaitwright.session.run.Snapshot;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.widgets.chart.Series;

/**
 * Brings what was recorded into the lines of plots: what is new since the last time at once, and much of it, such as another
 * branch, by a job.
 */
final class SignalFeed {
    /** Values that are copied while the window waits; more go to a job. */
    private static final long FEW = 6000;

    private record Line(Plotted plotted, Series series) {}

    /** A line of another branch. */
    record Other(Plotted plotted, int branch, Series series) {}

    /** Values of one line, as a job read them. */
    private record Loaded(double[] times, List<double[]> values, long next) {}

    private final RunControl runs;
    private final Display display;
    private List<Line> lines = List.of();
    /** Of other branches, which no longer go on. */
    private List<Other> others = List.of();

    private World world;
    private int branch = -1;
    private long next;
    private boolean loading;
    /** What a job brings counts only if nothing has changed since it began. */
    private int generation;

    SignalFeed(RunControl runs, Display display) {
        this.runs = runs;
        this.display = display;
    }

    /** Feeds these lines from now on. */
    List<Series> lines(List<Plotted> wanted) {
        List<Line> now = new ArrayList<>();
        wanted.forEach(p -> now.add(new Line(p, new Series(p.name(), p.unit(), p.colour()))));
        lines = now;
        branch = -1;
        return now.stream().map(Line::series).toList();
    }

    /** Draws the same signals of other branches, too; they are read once. */
    void overlay(List<Other> wanted) {
        others = wanted;
        Recording recording = runs.state().recording();
        for (Other other : wanted) {
            Recording whose = recording == null ? null : recording.branch(other.branch());
            if (whose != null) {
                load(whose, other);
            }
        }
    }

    private void load(Recording recording, Other other) {
        long end = recording.end();
        long from = Math.max(recording.first(), end - Series.CAPACITY);
        List<Line> one = List.of(new Line(other.plotted(), other.series()));
        Job job = Job.create("Reading signals", (ICoreRunnable) monitor -> {
            Loaded loaded = read(recording, from, end, one);
            display.asyncExec(() -> {
                if (others.contains(other)) {
                    other.series().replace(loaded.times(), loaded.values().get(0));
                }
            });
        });
        job.setSystem(true);
        job.schedule();
    }

    /** Takes what is new. */
    void take() {
        Recording recording = runs.state().recording();
        Snapshot snapshot = runs.snapshot();
        if (recording == null || snapshot == null || lines.isEmpty()) {
            return;
        }
        int active = runs.state().timeline().active();
        if (snapshot.world() != world || active != branch || recording.end() < next) {
            world = snapshot.world();
            branch = active;
            generation++;
            loading = false;
            lines.forEach(l -> l.series().clear());
            next = Math.max(recording.first(), recording.end() - Series.CAPACITY);
        }
        long fresh = recording.end() - next;
        if (loading || fresh <= 0) {
            return;
        }
        if (fresh * lines.size() > FEW) {
            load(recording, recording.end());
        } else {
            append(recording, (int) fresh);
        }
    }

    private void append(Recording recording, int frames) {
        float[] values = new float[frames];
        double dt = recording.frameSeconds();
        for (Line line : lines) {
            recording.copy(line.plotted().index(), next, values);
            for (int i = 0; i < frames; i++) {
                line.series().append((next + i) * dt, values[i] * line.plotted().factor());
            }
        }
        next += frames;
    }

    private void load(Recording recording, long end) {
        loading = true;
        int asked = generation;
        List<Line> whose = lines;
        long from = Math.max(recording.first(), end - Series.CAPACITY);
        Job job = Job.create("Reading signals", (ICoreRunnable) monitor -> {
            Loaded loaded = read(recording, from, end, whose);
            display.asyncExec(() -> {
                if (asked == generation && whose == lines) {
                    put(loaded);
                }
            });
        });
        job.setSystem(true);
        job.schedule();
    }

    private static Loaded read(Recording recording, long from, long end, List<Line> whose) {
        int n = (int) (end - from);
        double[] times = new double[n];
        for (int i = 0; i < n; i++) {
            times[i] = (from + i) * recording.frameSeconds();
        }
        float[] raw = new float[n];
        List<double[]> values = new ArrayList<>();
        for (Line line : whose) {
            recording.copy(line.plotted().index(), from, raw);
            double[] scaled = new double[n];
            for (int i = 0; i < n; i++) {
                scaled[i] = raw[i] * line.plotted().factor();
            }
            values.add(scaled);
        }
        return new Loaded(times, values, end);
    }

    private void put(Loaded loaded) {
        for (int i = 0; i < lines.size(); i++) {
            lines.get(i).series().replace(loaded.times(), loaded.values().get(i));
        }
        next = loaded.next();
        loading = false;
    }
}
