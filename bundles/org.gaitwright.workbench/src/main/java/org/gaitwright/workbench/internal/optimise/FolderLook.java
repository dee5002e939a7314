// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.optimise;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.Effort;
import org.gaitwright.io.RunFolder;
import org.gaitwright.io.RunHistory;
import org.gaitwright.workbench.optimise.OptimisationRun;
import org.gaitwright.workbench.optimise.OptimisationRun.Phase;

/**
 * What was seen in a folder that this process does not write.
 *
 * @param stamp what the files looked like then
 * @param whole whether it was looked at with all that it takes to show what is searched
 */
record FolderLook(Stamp stamp, boolean whole, OptimisationRun run) {
    private static final double[] NOTHING = {};

    /** Changes when somebody writes. */
    record Stamp(long length, long written, long reported, boolean elsewhere) {
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
    static FolderLook at(Path folder, FolderLook before, boolean whole, Registry registry) {
        try {
            Stamp now = Stamp.of(folder);
            if (before != null && before.stamp.equals(now) && (before.whole || !whole)) {
                return before;
            }
            RunHistory history = RunHistory.read(folder);
            Optional<OptimisationRun.Search> search = whole
                    ? Optional.of(search(folder, before, registry))
                    : Optional.ofNullable(before).flatMap(b -> b.run.search());
            return new FolderLook(now, whole, run(folder, history, now, search, ""));
        } catch (IOException | InvalidInput | PluginFailure | NumberFormatException e) {
            return unreadable(folder, before, whole, e);
        }
    }

    private static FolderLook unreadable(Path folder, FolderLook before, boolean whole, Exception e) {
        String name = folder.getFileName().toString();
        RunHistory known = before == null
                ? new RunHistory(name, 0, List.of(), Effort.NONE, Optional.empty())
                : before.run.history();
        String words = e.getMessage() + ". Mend that, or delete the run.";
        Stamp stamp = before == null ? new Stamp(0, 0, 0, false) : before.stamp;
        OptimisationRun run = new OptimisationRun(folder, name, Phase.FAILED, known, Optional.empty(), 0, 0, words);
        return new FolderLook(stamp, whole, run);
    }

    private static OptimisationRun.Search search(Path folder, FolderLook before, Registry registry) throws IOException {
        RecipePlan plan = before != null && before.run.search().isPresent()
                ? before.run.search().get().plan()
                : RunFolder.plan(folder, registry);
        return new OptimisationRun.Search(plan, RunFolder.best(folder, plan).orElse(NOTHING));
    }

    private static OptimisationRun run(
            Path folder, RunHistory history, Stamp stamp, Optional<OptimisationRun.Search> search, String message) {
        String reason = history.ending().map(RunHistory.Ending::reason).orElse(message);
        Phase phase = stamp.elsewhere()
                ? Phase.ELSEWHERE
                : history.ending().isEmpty()
                        ? Phase.PAUSED
                        : reason.equals(Search.BY_HAND) ? Phase.STOPPED : Phase.DONE;
        double progress =
                phase == Phase.DONE ? 1 : search.map(s -> progress(s, history)).orElse(0.0);
        return new OptimisationRun(
                folder,
                history.name(),
                phase,
                history,
                search,
                progress,
                history.spent().wallSeconds(),
                reason);
    }

    private static double progress(OptimisationRun.Search search, RunHistory history) {
        long most = search.plan().recipe().stop().generations();
        return Math.min(1, (double) history.rows().size() / most);
    }
}
