// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.optimise;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.runtime.ILog;
import org.gaitwright.core.optimization.Best;
import org.gaitwright.core.optimization.Generation;
import org.gaitwright.core.optimization.Optimization;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.core.optimizer.EvaluatorFactory;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Run;
import org.gaitwright.io.Effort;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.Json;
import org.gaitwright.io.RecipeFile;
import org.gaitwright.io.ReportFile;
import org.gaitwright.io.RunFolder;
import org.gaitwright.io.RunHistory;
import org.gaitwright.io.RunReport;
import org.gaitwright.workbench.optimise.OptimisationRun;
import org.gaitwright.workbench.optimise.OptimisationRun.Phase;

/**
 * A search at work, in its folder. One thread runs it; any thread may ask it to end and look at how it stands. It never
 * throws: what goes wrong is told by its last {@link #state}.
 */
final class Search {
    /** A reason that is told apart from those that a search itself ends for. */
    static final String BY_HAND = "stopped by hand";

    private static final double[] NOTHING = {};

    private final Path folder;
    private final Path recipe;
    private final Registry registry;
    private final String version;
    private final Object gate = new Object();
    private Optimization search;
    private boolean asked;
    private boolean forGood;
    private final List<RunHistory.Row> rows = new ArrayList<>();
    private EvaluatorFactory.Evaluator evaluator;
    /** What all parts of the run have taken. */
    private Effort spent = Effort.NONE;

    private Effort lapped = Effort.NONE;
    private long begunNanos;
    private volatile OptimisationRun state;

    /** @param recipe to begin with; null to go on with what is in the folder */
    Search(Path folder, Path recipe, Registry registry, String version) {
        this.folder = folder;
        this.recipe = recipe;
        this.registry = registry;
        this.version = version;
        String name = folder.getFileName().toString();
        state = new OptimisationRun(
                folder,
                name,
                Phase.WAITING,
                new RunHistory(name, 0, List.of(), Effort.NONE, Optional.empty()),
                Optional.empty(),
                0,
                0,
                "");
    }

    Path folder() {
        return folder;
    }

    OptimisationRun state() {
        return state;
    }

    /** Shows what is known from before, while it waits. */
    void showAsBefore(OptimisationRun before) {
        state = new OptimisationRun(
                folder,
                before.name(),
                Phase.WAITING,
                before.history(),
                before.search(),
                before.progress(),
                before.elapsedSeconds(),
                "");
    }

    void pause() {
        end(false);
    }

    void stop() {
        end(true);
    }

    private void end(boolean good) {
        synchronized (gate) {
            asked = true;
            forGood |= good;
            if (search != null) {
                search.stop();
            }
        }
    }

    private boolean isAsked() {
        synchronized (gate) {
            return asked;
        }
    }

    /** @param told after each generation */
    void run(int workers, Runnable told) {
        begunNanos = System.nanoTime();
        show(Phase.STARTING, "");
        try (RunFolder kept = ownFolder()) {
            if (recipe == null) {
                rows.addAll(RunHistory.read(folder).rows());
            }
            work(kept, workers, told);
        } catch (InvalidInput | PluginFailure e) {
            fail(e.getMessage()
                    + (rows.isEmpty() ? ". Mend that, and start again." : ". Mend that, and press Resume."));
        } catch (NoSuchFileException e) {
            fail(e.getFile() + " is missing. Restore it and press Resume, or delete the run.");
        } catch (IOException e) {
            fail("The folder can't be written: " + e.getMessage() + ". What was found until generation " + rows.size()
                    + " is kept; make room or mend the folder, and press Resume.");
        } catch (RuntimeException e) {
            fail("Something went wrong: " + e + ". The Error Log has more; Resume goes on from the last generation.");
            ILog.get().error("The optimisation in " + folder + " failed", e);
        }
    }

    private RunFolder ownFolder() throws IOException {
        if (recipe == null) {
            return RunFolder.open(folder);
        }
        FileRegistry files = FileRegistry.of(registry, recipe.getParent()).frozen();
        RecipeFile file = RecipeFile.read(recipe, files);
        // all that can be wrong is told before anything is written
        file.plan(files);
        return RunFolder.create(folder, file, files, file.recipe().search().seed(), version);
    }

    private void work(RunFolder kept, int workers, Runnable told) throws IOException {
        RecipePlan plan = kept.plan(registry);
        EvaluatorFactory local = registry.get(EvaluatorFactory.class, "local");
        spent = kept.spent();
        try (EvaluatorFactory.Evaluator own = registry.guard(local, e -> e.create(plan.trial(), workers))) {
            evaluator = own;
            Optimization found = kept.checkpoint().isPresent()
                    ? Optimization.resume(plan, own, kept.checkpoint().get())
                    : new Optimization(plan, own);
            // what was written after the last checkpoint was cut off when the folder was opened
            rows.removeIf(r -> r.number() > found.generation());
            synchronized (gate) {
                search = found;
            }
            kept.refresh(found);
            show(Phase.RUNNING, "");
            told.run();
            boolean interrupted = !advance(kept, told);
            if (!interrupted || forGood) {
                String reason = interrupted ? BY_HAND : found.stopReason();
                kept.finish(report(reason));
                show(interrupted ? Phase.STOPPED : Phase.DONE, reason);
            } else {
                show(Phase.PAUSED, "");
            }
        }
    }

    /** Until it is done; false if somebody ended it before. */
    private boolean advance(RunFolder kept, Runnable told) throws IOException {
        while (search.stopReason() == null) {
            if (isAsked()) {
                return false;
            }
            Generation done;
            try {
                done = search.advance();
            } catch (InterruptedException e) {
                return false;
            }
            kept.save(search, done);
            kept.spend(lap());
            rows.add(RunHistory.Row.of(done));
            show(Phase.RUNNING, "");
            told.run();
        }
        return true;
    }

    /** What was taken since it was last asked. */
    private Effort lap() {
        Effort now = new Effort(evaluator.cpuSeconds(), 1e-9 * (System.nanoTime() - begunNanos));
        Effort lap = now.minus(lapped);
        lapped = now;
        spent = spent.plus(lap);
        return lap;
    }

    /** As its report says it: whoever sees that it is done also sees what it came to. */
    private Optional<RunHistory.Ending> ending(Phase phase, String reason) {
        return phase == Phase.DONE || phase == Phase.STOPPED
                ? Optional.of(new RunHistory.Ending(reason, search.feasible()))
                : Optional.empty();
    }

    private void show(Phase phase, String message) {
        Optional<OptimisationRun.Search> searched = search == null
                ? state.search()
                : Optional.of(new OptimisationRun.Search(
                        search.plan(),
                        search.best() == null ? NOTHING : search.best().values()));
        String name = search == null ? state.name() : search.plan().recipe().name();
        long seed = search == null ? 0 : search.plan().recipe().search().seed();
        RunHistory history = search == null && rows.isEmpty()
                ? state.history()
                : new RunHistory(name, seed, rows, spent, ending(phase, message));
        state = new OptimisationRun(
                folder,
                name,
                phase,
                history,
                searched,
                search == null ? state.progress() : search.progress(),
                search == null ? state.elapsedSeconds() : spent.wallSeconds(),
                message);
    }

    private void fail(String message) {
        show(Phase.FAILED, message);
    }

    /** The best once more, with all that a run tells, and what the search came to. */
    private String report(String reason) {
        Map<String, Object> more = new LinkedHashMap<>();
        Best best = search.best();
        more.put("evaluations", search.evaluations());
        more.put("generations", search.generation());
        more.put("best_cost", best == null ? Double.NaN : best.cost());
        more.put("feasible", search.feasible());
        more.put("cpu_hours", spent.cpuSeconds() / 3600);
        more.put("trained", best == null ? null : folder.resolve("best.yaml").toString());
        more.put("stopped", reason);
        more.put("optimize_wall_s", spent.wallSeconds());
        if (best == null) {
            return Json.text(more);
        }
        long cpu = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        long wall = System.nanoTime();
        try (Run run = new Run(search.plan().scene(best.values()), FileRegistry.of(registry, folder))) {
            while (run.advance()) {
                continue;
            }
            double cpuTime = 1e-9 * (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - cpu);
            return ReportFile.text(RunReport.of(version, run, 1e-9 * (System.nanoTime() - wall), cpuTime), more);
        } catch (PluginFailure e) {
            // rollouts may differ from the scene itself, on which nobody has tried it yet
            ILog.get().info("The best of " + folder + " could not be run in its scene", e);
            return Json.text(more);
        }
    }

    /** Whether there is something to go on with. */
    static boolean kept(Path folder) {
        return Files.isDirectory(folder) && RunFolder.is(folder);
    }
}
