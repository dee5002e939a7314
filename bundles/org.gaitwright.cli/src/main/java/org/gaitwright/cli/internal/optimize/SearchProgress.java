// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.optimize;

import org.gaitwright.cli.internal.console.Figures;
import org.gaitwright.cli.internal.console.Terminal;
import org.gaitwright.core.optimization.Generation;
import org.gaitwright.session.search.SearchSession;

/** Shows how a search goes: a line that is redrawn on a terminal, plain lines elsewhere. */
final class SearchProgress {
    private static final int WIDTH = 10;
    /** A line that is longer than the window would be drawn again below itself each time. */
    private static final int LONGEST = 79;

    private static final long LINE_NANOS = 10_000_000_000L;

    private final Terminal terminal;
    private final boolean quiet;
    private final SearchSession search;
    private final long begunNanos = System.nanoTime();
    private final long begunEvaluations;
    private final double begunShare;
    private long shownNanos;

    SearchProgress(Terminal terminal, boolean quiet, SearchSession search) {
        this.terminal = terminal;
        this.quiet = quiet;
        this.search = search;
        begunEvaluations = search.evaluations();
        begunShare = search.state().progress();
    }

    void show(Generation done) {
        long now = System.nanoTime();
        if (quiet) {
            return;
        } else if (terminal.live()) {
            String line = Figures.bar(search.state().progress(), WIDTH) + " " + text(done, now, true);
            terminal.redraw(line.substring(0, Math.min(LONGEST, line.length())));
        } else if (shownNanos == 0 || now - shownNanos >= LINE_NANOS) {
            shownNanos = now;
            terminal.note(text(done, now, false));
        }
    }

    /** @param brief what fits on a line */
    private String text(Generation g, long nowNanos, boolean brief) {
        double seconds = (nowNanos - begunNanos) * 1e-9;
        int failed = g.failures().size();
        return (brief ? g.number() + ":" : "generation " + g.number() + ",")
                + " best "
                + (g.winner() == null ? "none" : Figures.number(g.winner().cost()))
                + (brief ? ", upright " : ", ") + Math.round(100 * g.upright()) + " %"
                + (brief ? "" : " of " + Figures.number(g.seconds()) + " s upright")
                + (Double.isNaN(g.sigma()) ? "" : ", sigma " + Figures.number(g.sigma())) + ", "
                + Figures.number((g.evaluations() - begunEvaluations) / seconds) + (brief ? "/s" : " evaluations/s")
                + left(seconds)
                + (failed == 0 ? "" : ", " + failed + " failed")
                + (failed == 0 || brief ? "" : ": " + g.failures().get(0).why());
    }

    /** At the pace so far; nothing if the rules have no end. */
    private String left(double seconds) {
        double share = search.state().progress();
        return share <= begunShare ? "" : ", " + Figures.clock(seconds * (1 - share) / (share - begunShare)) + " left";
    }
}
