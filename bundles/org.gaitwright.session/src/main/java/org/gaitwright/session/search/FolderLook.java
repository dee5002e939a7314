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
    private static final double[] NOTHING = {};

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

    /** Looks again, as far as there is something new. */
    public static FolderLook at(Path folder, FolderLook before, boolean whole, Registry registry) {
        try {
            Stamp now = Stamp.of(folder);
            if (before != null && before.stamp.equals(now) && (before.whole || !whole)) {
                return before;
            }
            RunHistory history = RunHistory.read(folder);
            Optional<SearchState.Search> search = whole
                    ? Optional.of(search(folder, before, registry))
                    : Optional.ofNullable(before).flatMap(b -> b.state.search());
            return new FolderLook(now, whole, state(folder, history, now, search));
        } catch (IOException | InvalidInput | PluginFailure | NumberFormatException e) {
            return unreadable(folder, before, whole, e);
        }
    }

    private static FolderLook unreadable(Path folder, FolderLook before, boolean whole, Exception e) {
        SearchState known = before == null ? SearchState.waiting(folder) : before.state;
        String words = e.getMessage() + ". Fix that, or delete the run.";
        Stamp stamp = before == null ? new Stamp(0, 0, 0, false) : before.stamp;
        SearchState state =
                new SearchState(folder, known.name(), Phase.FAILED, known.history(), Optional.empty(), 0, 0, words);
        return new FolderLook(stamp, whole, state);
    }

    private static SearchState.Search search(Path folder, FolderLook before, Registry registry) throws IOException {
        RecipePlan plan = before != null && before.state.search().isPresent()
                ? before.state.search().get().plan()
                : RunFolder.plan(folder, registry);
        return new SearchState.Search(plan, RunFolder.best(folder, plan).orElse(NOTHING));
    }

    private static SearchState state(
            Path folder, RunHistory history, Stamp stamp, Optional<SearchState.Search> search) {
        String reason = history.ending().map(RunHistory.Ending::reason).orElse("");
        Phase phase = stamp.elsewhere()
                ? Phase.ELSEWHERE
                : history.ending().isEmpty()
                        ? Phase.PAUSED
                        : reason.equals(SearchSession.BY_HAND) ? Phase.STOPPED : Phase.DONE;
        double progress =
                phase == Phase.DONE ? 1 : search.map(s -> progress(s, history)).orElse(0.0);
        return new SearchState(
                folder,
                history.name(),
                phase,
                history,
                search,
                progress,
                history.spent().wallSeconds(),
                reason);
    }

    private static double progress(SearchState.Search search, RunHistory history) {
        long most = search.plan().recipe().stop().generations();
        return Math.min(1, (double) history.rows().size() / most);
    }
}
