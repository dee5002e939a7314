// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.comparison;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gaitwright.session.run.Recording;
import org.gaitwright.session.run.Snapshot;
import org.gaitwright.session.run.Timeline;
import org.gaitwright.session.run.Timeline.Branch;
import org.gaitwright.session.run.Timeline.Event;
import org.gaitwright.views.internal.live.EventBursts;
import org.gaitwright.workbench.widgets.number.Numbers;

/** What can be said of a branch at a time, in words: where it departs, what is different in it, and how it walks there. */
final class BranchFigures {
    /** What is said of how it walks: a signal, as what, and how. */
    enum Figure {
        SPEED("Speed", "speed", 1, 2, " m/s", true),
        LENGTH("Step length", "step-length", 1, 2, " m", false),
        TIME("Step time", "step-time", 1, 2, " s", false),
        SUPPORT("Double support", "double-support", 100, 0, " %", false),
        POWER("Power", "power", 1, 0, " W", true),
        TRANSPORT("Transport", "cost-of-transport", 1, 2, "", false);

        final String title;
        private final String signal;
        private final double factor;
        private final int decimals;
        private final String unit;
        /** Whether it sways within a step, so that a mean is told. */
        private final boolean sways;

        Figure(String title, String signal, double factor, int decimals, String unit, boolean sways) {
            this.title = title;
            this.signal = signal;
            this.factor = factor;
            this.decimals = decimals;
            this.unit = unit;
            this.sways = sways;
        }

        private String words(double value) {
            return Double.isFinite(value) ? Numbers.fixed(factor * value, decimals) + unit : "–";
        }
    }

    /** Over this time what sways within a step is averaged, s. */
    private static final double LATELY = 1.2;

    private static final int SAMPLES = 24;
    /** Events of two branches this close are the same, s. */
    private static final double SAME_SECONDS = 1e-3;

    private final Timeline timeline;
    private final Recording recording;
    private final String prefix;

    /** @param prefix of the signals of the character that is told of; empty if there is one only */
    BranchFigures(Timeline timeline, Recording recording, String prefix) {
        this.timeline = timeline;
        this.recording = recording;
        this.prefix = prefix;
    }

    /** One cell for each column of the view. */
    String[] row(Branch branch) {
        List<String> cells = new ArrayList<>();
        cells.add(branch.name() + (branch.id() == timeline.active() ? " (shown)" : ""));
        cells.add(parent(branch)
                .map(p -> p.name() + ", " + Numbers.fixed(branch.forkSeconds(), 2) + " s")
                .orElse("the start"));
        cells.add(different(branch));
        double at = Math.min(timeline.cursorSeconds(), branch.endSeconds());
        cells.add(Numbers.fixed(at, 2) + " s");
        cells.add(outcome(branch, at));
        for (Figure f : Figure.values()) {
            cells.add(f.words(value(f, branch, at)));
        }
        return cells.toArray(String[]::new);
    }

    private Optional<Branch> parent(Branch branch) {
        return timeline.branches().stream()
                .filter(b -> b.id() == branch.parent())
                .findFirst();
    }

    /** What happened since it departed and not in the branch that it came from. */
    private String different(Branch branch) {
        Optional<Branch> parent = parent(branch);
        if (parent.isEmpty()) {
            return "–";
        }
        List<Event> own = branch.events().stream()
                .filter(e -> e.kind() != Event.Kind.END)
                .filter(e -> e.seconds() > branch.forkSeconds() - SAME_SECONDS)
                .filter(e -> parent.get().events().stream().noneMatch(p -> same(p, e)))
                .toList();
        String words =
                EventBursts.of(own).stream().map(EventBursts.Burst::words).collect(Collectors.joining(" · "));
        return words.isEmpty() ? "nothing" : words;
    }

    private static boolean same(Event a, Event b) {
        return a.kind() == b.kind()
                && a.words().equals(b.words())
                && Math.abs(a.seconds() - b.seconds()) < SAME_SECONDS;
    }

    private static String outcome(Branch branch, double at) {
        return branch.events().stream()
                .filter(e -> e.kind() == Event.Kind.END && e.seconds() <= at + SAME_SECONDS)
                .map(Event::words)
                .findFirst()
                .orElse("goes on");
    }

    private double value(Figure figure, Branch branch, double at) {
        int index = recording.index(prefix + figure.signal);
        if (index < 0) {
            return Double.NaN;
        }
        int samples = figure.sways ? SAMPLES : 1;
        double sum = 0;
        int count = 0;
        for (int i = 0; i < samples; i++) {
            double seconds = at - i * LATELY / SAMPLES;
            Snapshot then = seconds < 0 ? null : recording.at(branch.id(), seconds);
            if (then != null && Double.isFinite(then.signals()[index])) {
                sum += then.signals()[index];
                count++;
            }
        }
        return count == 0 ? Double.NaN : sum / count;
    }
}
