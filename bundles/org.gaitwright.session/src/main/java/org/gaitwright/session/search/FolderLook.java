// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.search;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.optimization.RunFolder;
import org.gaitwright.io.optimization.RunHistory;
import org.gaitwright.session.search.SearchState.Phase;

/**
 * What was seen in a folder that this process does not write.
 *
 * @param stamp what the files looked like then
 * @param whole whether it was looked at with all that it takes to show what is searched
 */
public record FolderLook(Stamp stamp, boolean whole, SearchState state) {
    private static final Stamp NEVER = new Stamp(-1, 0, 0, false);

    /** Changes when somebody writes. */
    public record Stamp(long length, long written, long reported, boolean elsewhere) {
        static Stamp of(Path folder) throws IOException {
            Path history = folder.resolve("history.csv");
            return new Stamp(
                    Files.isRegularFile(history) ? Files.size(history) : 0,
                    time(history),
                    time(folder.resolve("report.json")),
                    RunFolder.writtenElsewhere(folder));
        }

        private static long time(Path file) throws IOException {
            return Files.isRegularFile(file) ? Files.getLastModifiedTime(file).toMillis() : 0;
        }
    }

    /**
     * Looks again, as far as there is something new.
     *
     * @param before null at the first time
     */
    public static FolderLook at(Path folder, FolderLook before, boolean whole, Registry registry) {
        FolderLook known = before != null ? before : new FolderLook(NEVER, false, SearchState.waiting(folder));
        try {
            Stamp now = Stamp.of(folder);
            if (known.stamp.equals(now) && (known.whole || !whole)) {
                return known;
            }
            RunHistory history = RunHistory.read(folder);
            Optional<SearchState.Search> search = known.state.search();
            if (whole) {
                RecipePlan plan = search.isPresent() ? search.get().plan() : RunFolder.plan(folder, registry);
                search = Optional.of(SearchState.Search.of(plan, RunFolder.best(folder, plan)));
            }
            return new FolderLook(now, whole, state(folder, history, now.elsewhere, search));
        } catch (IOException | InvalidInput | PluginFailure | NumberFormatException e) {
            String words = e.getMessage() + ". Fix that, or delete the run.";
            RunHistory history = known.state.history();
            return new FolderLook(
                    known.stamp, whole, new SearchState(folder, Phase.FAILED, history, Optional.empty(), 0, words));
        }
    }

    private static SearchState state(
            Path folder, RunHistory history, boolean elsewhere, Optional<SearchState.Search> search) {
        String reason = history.ending().map(RunHistory.Ending::reason).orElse("");
        Phase ended = reason.equals(SearchSession.BY_HAND) ? Phase.STOPPED : Phase.DONE;
        Phase phase = elsewhere ? Phase.ELSEWHERE : history.ending().isEmpty() ? Phase.PAUSED : ended;
        double progress =
                phase == Phase.DONE ? 1 : search.map(s -> progress(s, history)).orElse(0.0);
        return new SearchState(folder, phase, history, search, progress, reason);
    }

    private static double progress(SearchState.Search search, RunHistory history) {
        long max = search.plan().recipe().stop().generations();
        return Math.min(1, (double) history.rows().size() / max);
    }
}
