// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.optimize;

import java.util.Locale;
import org.gaitwright.io.optimization.RunHistory;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.workbench.widgets.number.Numbers;

/** What a run says of itself in a line of the list. */
final class RunWords {
    private static final String NONE = "–";
    /** The controller whose recipes are written by the editor of keyframes. */
    private static final String KEYFRAMES = "nearest-node";

    private RunWords() {}

    /** Name, state, generation, best cost, share upright, σ, time. */
    static String[] cells(SearchState run) {
        RunHistory.Row last = run.history().last().orElse(null);
        return new String[] {
            run.name(),
            state(run),
            last == null ? NONE : Long.toString(last.number()),
            last == null ? NONE : figure(last.winnerCost(), 4),
            last == null ? NONE : String.format(Locale.ROOT, "%.0f %%", 100 * last.upright()),
            last == null ? NONE : figure(last.sigma(), 2),
            time(run.elapsedSeconds())
        };
    }

    static String state(SearchState run) {
        boolean tells = run.phase() == SearchState.Phase.RUNNING && run.progress() > 0;
        return tells
                ? String.format(Locale.ROOT, "%s, %.0f %%", run.phase().words(), Math.floor(100 * run.progress()))
                : run.phase().words();
    }

    /** What to do if it has ended and even the best falls, or was not tried for long enough to tell; empty if it stays up. */
    static String fall(SearchState run) {
        boolean falls = run.phase() == SearchState.Phase.DONE
                && run.history().ending().map(e -> !e.feasible()).orElse(false);
        if (!falls) {
            return "";
        }
        boolean keyframes = run.search()
                .map(s -> s.plan().recipe().scene().roles().get(0).controller().equals(KEYFRAMES))
                .orElse(false);
        return keyframes
                ? "No walk was found for these keyframes: the best candidate falls or was not"
                        + " tried for the whole scene. Watch it; then make the keyframes easier (smaller steps, a"
                        + " lower swing foot, other times), or allow more evaluations in the recipe."
                : "The best candidate falls or was not tried for the whole scene. Allow more evaluations"
                        + " or wider bounds in the recipe, or use an easier scene.";
    }

    private static String figure(double v, int digits) {
        return Double.isFinite(v)
                ? Numbers.shortly(Double.parseDouble(String.format(Locale.ROOT, "%." + digits + "g", v)))
                : NONE;
    }

    /** As a clock shows it. */
    static String time(double seconds) {
        long s = Math.round(seconds);
        return s < 3600
                ? String.format(Locale.ROOT, "%d:%02d", s / 60, s % 60)
                : String.format(Locale.ROOT, "%d:%02d:%02d", s / 3600, s / 60 % 60, s % 60);
    }
}
