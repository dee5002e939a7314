// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.optimize;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gaitwright.cli.internal.console.Figures;
import org.gaitwright.core.optimization.Best;
import org.gaitwright.io.optimization.RunHistory;
import org.gaitwright.session.search.SearchSession;
import org.gaitwright.session.search.SearchState;

/** What a search came to, in words. */
final class SearchSummary {
    private SearchSummary() {}

    static List<String> of(SearchSession search) {
        SearchState state = search.state();
        RunHistory history = state.history();
        RunHistory.Ending ending = history.ending().orElseThrow();
        Path folder = state.folder();
        Best best = search.best();
        List<String> lines = new ArrayList<>();
        lines.add(state.name() + ": " + ending.reason() + ", after " + state.generation() + " generations, "
                + search.evaluations() + " evaluations, "
                + Figures.clock(history.spent().wallSeconds()) + " ("
                + Figures.clock(history.spent().cpuSeconds()) + " of processor time)");
        if (best == null) {
            lines.add("no candidate could be evaluated; see " + folder.resolve("failures.csv"));
            return lines;
        }
        lines.add("best cost " + Figures.number(best.cost()) + " in generation " + best.generation() + ", "
                + (ending.feasible()
                        ? "upright for all of its " + Figures.number(best.seconds()) + " s"
                        : best.upright()
                                ? "upright for " + Figures.number(best.seconds()) + " s (not tried for longer)"
                                : "falls within " + Figures.number(best.seconds()) + " s"));
        lines.add("parameters: " + folder.resolve("best.yaml"));
        lines.add("replay it: gaitwright simulate " + folder.resolve("best-scene.yaml"));
        return lines;
    }
}
