// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.search;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.gaitwright.core.optimization.Best;
import org.gaitwright.core.optimization.Generation;
import org.gaitwright.core.optimization.Optimization;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.core.optimizer.EvaluatorFactory;
import org.gaitwright.core.optimizer.EvaluatorFactory.Evaluator;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.optimization.Effort;
import org.gaitwright.io.optimization.RunFolder;
import org.gaitwright.io.optimization.RunHistory;
import org.gaitwright.session.search.SearchState.Phase;

/**
 * A search at work in its folder, on the cores of this machine. One thread runs and closes it; any thread may pause or stop it and
 * read its state.
 */
public final class SearchSession implements AutoCloseable {
    /** A reason that no search itself ends for. */
    static final String BY_HAND = "stopped by hand";

    private final RunFolder folder;
    private final Evaluator evaluator;
    private final Optimization search;
    private final Registry registry;
    private final String version;
    private final List<RunHistory.Row> rows = new ArrayList<>();
    private final long begunNanos = System.nanoTime();
    /** Of all parts of the run. */
    private Effort spent;
    /** Of this part. */
    private Effort lapped = Effort.NONE;

    /** Null until it has ended. */
    private SearchReport report;

    private volatile boolean asked;
    private volatile boolean forGood;
    private volatile SearchState state;

    private SearchSession(
            RunFolder folder, RecipePlan plan, Evaluator evaluator, Registry registry, SearchOptions options)
            throws IOException {
        this.folder = folder;
        this.evaluator = evaluator;
        search = folder.checkpoint().isPresent()
                ? Optimization.resume(plan, evaluator, folder.checkpoint().get())
                : new Optimization(plan, evaluator);
        options.evaluations().ifPresent(n -> search.stopAt(plan.recipe().stop().atMost(n)));
        this.registry = registry;
        version = options.version();
        spent = folder.spent();
        // what was written after the last checkpoint was cut off when the folder was opened
        RunHistory.read(folder.path()).rows().stream()
                .filter(r -> r.number() <= search.generation())
                .forEach(rows::add);
        folder.refresh(search);
        show(Phase.RUNNING, "");
    }

    /**
     * Begins a search: reads and checks the recipe, and then writes the folder of the run.
     *
     * @param where chooses the folder by the name of the recipe, once all of that is known to be good
     * @throws org.gaitwright.core.registry.InvalidInput if anything is wrong; then nothing was written
     */
    @SuppressWarnings("resource") // the session closes the folder
    public static SearchSession begin(RecipeSource recipe, Function<String, Path> where, SearchOptions options)
            throws IOException {
        try (RecipeSource.Planned planned = recipe.plan(options.seed())) {
            Path folder = where.apply(planned.plan().recipe().name());
            RunFolder prepared =
                    RunFolder.prepare(folder, planned.file(), planned.plan(), planned.files(), options.version());
            return in(prepared, kept -> {}, recipe.registry(), options);
        }
    }

    /**
     * Goes on with the search in a folder, to the same bits as if it had not been interrupted.
     *
     * @param check may refuse what is in the folder, before anything is changed
     */
    @SuppressWarnings("resource") // as above
    public static SearchSession resume(Path folder, Consumer<RunFolder> check, Registry registry, SearchOptions options)
            throws IOException {
        return in(RunFolder.open(folder), check, registry, options);
    }

    private static SearchSession in(
            RunFolder folder, Consumer<RunFolder> check, Registry registry, SearchOptions options) throws IOException {
        Evaluator evaluator = null;
        boolean good = false;
        try {
            check.accept(folder);
            RecipePlan plan = folder.plan(registry);
            evaluator = registry.guard(
                    registry.get(EvaluatorFactory.class, "local"), e -> e.create(plan.trial(), options.workers()));
            folder.begin();
            SearchSession session = new SearchSession(folder, plan, evaluator, registry, options);
            good = true;
            return session;
        } finally {
            if (!good) {
                if (evaluator != null) {
                    evaluator.close();
                }
                folder.close();
            }
        }
    }

    public Path folder() {
        return folder.path();
    }

    public SearchState state() {
        return state;
    }

    /** Generations that were done, by all parts of the run; the last one may not have been saved. */
    public long generation() {
        return search.generation();
    }

    /** Candidates that were tried, by all parts of the run. */
    public long evaluations() {
        return search.evaluations();
    }

    /** The best so far; null if there is none. */
    public Best best() {
        return search.best();
    }

    /** Gives up the generation that is under way, and the cores with it; all before is kept. */
    public void pause() {
        asked = true;
        search.stop();
    }

    /** The same for good: what it came to is written into its folder. */
    public void stop() {
        forGood = true;
        pause();
    }

    /** Until it is done or somebody ends it; {@link #state} tells which. */
    public void run(Consumer<Generation> listener) throws IOException {
        for (Optional<Generation> done = advance(); done.isPresent(); done = advance()) {
            listener.accept(done.get());
        }
    }

    /**
     * One more generation, which is saved; empty once it is over, and then the report is written unless it pauses.
     *
     * @throws IOException if the folder can't be written; all before this generation is kept
     */
    public Optional<Generation> advance() throws IOException {
        Optional<Generation> done = search.stopReason() != null || asked ? Optional.empty() : next();
        if (done.isPresent()) {
            folder.save(search, done.get());
            folder.spend(lap());
            rows.add(RunHistory.Row.of(done.get()));
            show(Phase.RUNNING, "");
        } else if (search.stopReason() != null) {
            finish(Phase.DONE, search.stopReason());
        } else if (forGood) {
            finish(Phase.STOPPED, BY_HAND);
        } else {
            show(Phase.PAUSED, "");
        }
        return done;
    }

    @SuppressWarnings("unused") // it was asked to end: the generation does not count
    private Optional<Generation> next() {
        try {
            return Optional.of(search.advance());
        } catch (InterruptedException e) {
            return Optional.empty();
        }
    }

    /** What was taken since it was last asked. */
    private Effort lap() {
        Effort now = new Effort(evaluator.cpuSeconds(), 1e-9 * (System.nanoTime() - begunNanos));
        Effort lap = now.minus(lapped);
        lapped = now;
        spent = spent.plus(lap);
        return lap;
    }

    private void finish(Phase phase, String reason) throws IOException {
        report = SearchReport.of(search, reason, spent, folder.path(), registry, version);
        folder.finish(report.text());
        show(phase, reason);
    }

    /** What it came to, as JSON; null while it has not ended. */
    public String report() {
        return report == null ? null : report.text();
    }

    /** Why the best could not be run in the scene of the recipe, for the report; rollouts may differ from that. */
    public Optional<PluginFailure> replayFailure() {
        return report == null ? Optional.empty() : report.failure();
    }

    private void show(Phase phase, String message) {
        String name = search.plan().recipe().name();
        // whoever sees that it is done also sees what it came to
        Optional<RunHistory.Ending> ending = phase == Phase.DONE || phase == Phase.STOPPED
                ? Optional.of(new RunHistory.Ending(message, search.feasible()))
                : Optional.empty();
        state = new SearchState(
                folder.path(),
                phase,
                new RunHistory(name, search.plan().recipe().search().seed(), rows, spent, ending),
                Optional.of(SearchState.Search.of(
                        search.plan(), Optional.ofNullable(search.best()).map(Best::values))),
                search.progress(),
                message);
    }

    @Override
    public void close() {
        evaluator.close();
        folder.close();
    }
}
