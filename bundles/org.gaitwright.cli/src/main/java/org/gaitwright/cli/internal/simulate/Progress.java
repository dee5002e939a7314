// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.simulate;

import java.util.function.LongSupplier;
import org.gaitwright.cli.internal.console.Figures;
import org.gaitwright.cli.internal.console.Terminal;

/** Shows how far a run is: a bar on a terminal, plain lines elsewhere. */
final class Progress {
    private static final int WIDTH = 24;
    private static final long BAR_NANOS = 100_000_000L;
    /** Whoever reads a log wants a sign of life. */
    private static final long LINE_NANOS = 30_000_000_000L;
    /** Short work needs no lines in a log. */
    private static final long SILENT_NANOS = 2_000_000_000L;

    private final Terminal terminal;
    private final boolean quiet;
    private final LongSupplier clock;
    private final long startNanos;
    private long shownNanos;
    private int shownTenths;

    /** @param clock nanoseconds from any origin */
    Progress(Terminal terminal, boolean quiet, LongSupplier clock) {
        this.terminal = terminal;
        this.quiet = quiet;
        this.clock = clock;
        startNanos = clock.getAsLong();
        shownNanos = startNanos;
    }

    /** May be called at every tick. */
    void show(double share, double simulatedSeconds) {
        if (quiet) {
            return;
        }
        long now = clock.getAsLong();
        int tenths = (int) (10 * share);
        boolean live = terminal.live();
        boolean due = live ? now - shownNanos >= BAR_NANOS : tenths > shownTenths || now - shownNanos >= LINE_NANOS;
        if (due) {
            shownNanos = now;
            shownTenths = tenths;
            String words = text(share, simulatedSeconds, now);
            if (live) {
                terminal.redraw(Figures.bar(share, WIDTH) + " " + words);
            } else if (now - startNanos >= SILENT_NANOS) {
                terminal.note(words);
            }
        }
    }

    /** Takes a bar away; lines stay. */
    void clear() {
        terminal.clear();
    }

    private String text(double share, double simulatedSeconds, long nowNanos) {
        double wall = (nowNanos - startNanos) * 1e-9;
        double left = share > 0 ? wall * (1 - share) / share : 0;
        return Math.round(100 * share) + " %, " + Figures.number(simulatedSeconds) + " s simulated, "
                + Figures.number(simulatedSeconds / wall) + " x real time, " + Figures.clock(left) + " left";
    }
}
