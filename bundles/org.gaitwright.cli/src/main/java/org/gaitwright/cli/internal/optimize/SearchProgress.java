// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.optimize;

import org.gaitwright.cli.internal.console.Figures;
import org.gaitwright.cli.internal.console.Terminal;
import org.gaitwright.core.optimization.Generation;
import org.gaitwright.session.search.SearchSession;

/** Shows how a search goes: a line that is redrawn on a terminal, plain lines elsewhere. */
final class SearchProgress {
    private static final int WIDTH = 10;
    /** A line that is longer than the window would be drawn anew below itself each time. */
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
        if (quiet) {
            return;
        }
        long now = System.nanoTime();
        if (terminal.live()) {
            String line = Figures.bar(search.state().progress(), WIDTH) + " " + words(done, now);
            terminal.redraw(line.substring(0, Math.min(LONGEST, line.length())));
        } else if (shownNanos == 0 || now - shownNanos >= LINE_NANOS) {
            shownNanos = now;
            terminal.note(text(done, now));
        }
    }

    /** What fits on a line. */
    private String words(Generation g, long nowNanos) {
        return g.number() + ": best " + best(g) + ", upright " + Math.round(100 * g.upright()) + " %"
                + (Double.isNaN(g.sigma()) ? "" : ", sigma " + Figures.number(g.sigma())) + ", "
                + Figures.number(rate(g, nowNanos)) + "/s" + left(nowNanos)
                + (g.failures().isEmpty() ? "" : ", " + g.failures().size() + " failed");
    }

    private String text(Generation g, long nowNanos) {
        StringBuilder s = new StringBuilder();
        s.append("generation ").append(g.number());
        s.append(", best ").append(best(g));
        s.append(", ").append(Math.round(100 * g.upright())).append(" % of ");
        s.append(Figures.number(g.seconds())).append(" s upright");
        if (!Double.isNaN(g.sigma())) {
            s.append(", sigma ").append(Figures.number(g.sigma()));
        }
        s.append(", ").append(Figures.number(rate(g, nowNanos))).append(" evaluations/s");
        s.append(left(nowNanos));
        if (!g.failures().isEmpty()) {
            s.append(", ").append(g.failures().size()).append(" failed: ");
            s.append(g.failures().get(0).why());
        }
        return s.toString();
    }

    private static String best(Generation g) {
        return g.winner() == null ? "none" : Figures.number(g.winner().cost());
    }

    private double rate(Generation g, long nowNanos) {
        return (g.evaluations() - begunEvaluations) / seconds(nowNanos);
    }

    private double seconds(long nowNanos) {
        return (nowNanos - begunNanos) * 1e-9;
    }

    /** At the pace so far; nothing if the rules have no end. */
    private String left(long nowNanos) {
        double share = search.state().progress();
        if (share <= begunShare) {
            return "";
        }
        return ", " + Figures.clock(seconds(nowNanos) * (1 - share) / (share - begunShare)) + " left";
    }
}
