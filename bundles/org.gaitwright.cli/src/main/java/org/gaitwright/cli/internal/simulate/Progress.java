// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.simulate;

import java.util.function.LongSupplier;
import org.gaitwright.cli.internal.console.Figures;
import org.gaitwright.cli.internal.console.Terminal;

/** Shows how far a run is: a bar on a terminal, plain lines elsewhere. */
abstract sealed class Progress {
    private static final long BAR_NANOS = 100_000_000L;
    /** Whoever reads a log wants a sign of life. */
    private static final long LINE_NANOS = 30_000_000_000L;
    /** Short work needs no lines in a log. */
    private static final long SILENT_NANOS = 2_000_000_000L;

    final Terminal terminal;
    final LongSupplier clock;
    final long startNanos;

    private Progress(Terminal terminal, LongSupplier clock) {
        this.terminal = terminal;
        this.clock = clock;
        startNanos = clock.getAsLong();
    }

    /** @param clock nanoseconds from any origin */
    static Progress of(Terminal terminal, boolean quiet, LongSupplier clock) {
        if (quiet) {
            return new None(terminal, clock);
        }
        return terminal.live() ? new Bar(terminal, clock) : new Lines(terminal, clock);
    }

    /** May be called at every tick. */
    abstract void show(double share, double simulatedSeconds);

    /** Takes a bar away. */
    abstract void clear();

    final String text(double share, double simulatedSeconds, long nowNanos) {
        double wall = (nowNanos - startNanos) * 1e-9;
        double left = share > 0 ? wall * (1 - share) / share : 0;
        return Math.round(100 * share) + " %, " + Figures.number(simulatedSeconds) + " s simulated, "
                + Figures.number(simulatedSeconds / wall) + " x real time, " + Figures.clock(left) + " left";
    }

    private static final class None extends Progress {
        None(Terminal terminal, LongSupplier clock) {
            super(terminal, clock);
        }

        @Override
        void show(double share, double simulatedSeconds) {
            // nobody asked
        }

        @Override
        void clear() {
            // nothing is shown
        }
    }

    private static final class Bar extends Progress {
        private static final int WIDTH = 24;
        private long shownNanos;

        Bar(Terminal terminal, LongSupplier clock) {
            super(terminal, clock);
            shownNanos = startNanos;
        }

        @Override
        void show(double share, double simulatedSeconds) {
            long now = clock.getAsLong();
            if (now - shownNanos < BAR_NANOS) {
                return;
            }
            shownNanos = now;
            terminal.redraw(Figures.bar(share, WIDTH) + " " + text(share, simulatedSeconds, now));
        }

        @Override
        void clear() {
            terminal.clear();
        }
    }

    private static final class Lines extends Progress {
        private int shownTenths;
        private long shownNanos;

        Lines(Terminal terminal, LongSupplier clock) {
            super(terminal, clock);
            shownNanos = startNanos;
        }

        @Override
        void show(double share, double simulatedSeconds) {
            int tenths = (int) (10 * share);
            long now = clock.getAsLong();
            if (tenths <= shownTenths && now - shownNanos < LINE_NANOS) {
                return;
            }
            shownTenths = tenths;
            shownNanos = now;
            if (now - startNanos >= SILENT_NANOS) {
                terminal.note(text(share, simulatedSeconds, now));
            }
        }

        @Override
        void clear() {
            // lines stay
        }
    }
}
