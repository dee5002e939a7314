// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.optimize;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.eclipse.core.runtime.jobs.Job;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.session.search.RecipeSource;
import org.gaitwright.session.search.SearchOptions;
import org.gaitwright.session.search.SearchSession;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.session.search.SearchState.Phase;

/**
 * A search in the background, which waits for its turn: one at a time is at work. Any thread may ask it to end and look at how it
 * stands; to cancel it is to pause it. It never throws: its last {@link #state} says what went wrong and what to do.
 */
final class Search extends Job {
    private static final int STEPS = 1000;

    /** Several at once would take each other's cores. */
    private static final ISchedulingRule ALONE = new ISchedulingRule() {
        @Override
        public boolean contains(ISchedulingRule rule) {
            return rule == this;
        }

        @Override
        public boolean isConflicting(ISchedulingRule rule) {
            return rule == this;
        }
    };

    private final Path recipe;
    private final Registry registry;
    private final String version;
    private final Runnable ready;
    /** Null before it begins. */
    private volatile SearchSession session;

    private volatile boolean paused;
    private volatile boolean stopped;
    private volatile SearchState state;
    private int shown;

    /**
     * @param before its state, as far as it is known
     * @param recipe to begin with; null to go on with what is in the folder
     * @param ready waits until the folder may be written
     */
    Search(SearchState before, Path recipe, Registry registry, String version, Runnable ready) {
        super("Optimising " + before.folder().getFileName());
        this.recipe = recipe;
        this.registry = registry;
        this.version = version;
        this.ready = ready;
        state = before.with(Phase.WAITING, "");
        setRule(ALONE);
        setPriority(Job.LONG);
    }

    Path folder() {
        return state.folder();
    }

    SearchState state() {
        return state;
    }

    void pause() {
        paused = true;
        end();
    }

    void stop() {
        stopped = true;
        end();
    }

    /** As it was asked to, once there is something to end. */
    private void end() {
        SearchSession begun = session;
        if (begun != null && stopped) {
            begun.stop();
        } else if (begun != null && paused) {
            begun.pause();
        }
    }

    @Override
    protected void canceling() {
        pause();
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        // the job has a name already, which the Progress view shows above
        monitor.beginTask("", STEPS);
        ready.run();
        // one core is for the window and the walk in it
        run(Math.max(1, Runtime.getRuntime().availableProcessors() - 1), () -> show(monitor));
        monitor.done();
        return Status.OK_STATUS;
    }

    private void show(IProgressMonitor monitor) {
        SearchState now = state;
        int reached = (int) (STEPS * now.progress());
        monitor.worked(Math.max(0, reached - shown));
        shown = Math.max(shown, reached);
        now.history()
                .last()
                .ifPresent(row -> monitor.subTask(
                        String.format(Locale.ROOT, "generation %d, cost %.4g", row.number(), row.winnerCost())
                                + left(now)));
    }

    /** How long it may still take, if it goes on at the same pace: rollouts may get longer. */
    private static String left(SearchState now) {
        double p = now.progress();
        double seconds = now.elapsedSeconds() * (1 - p) / p;
        return p <= 0 || p >= 1
                ? ""
                : seconds < 90
                        ? String.format(Locale.ROOT, ", about %.0f s left", seconds)
                        : String.format(Locale.ROOT, ", about %.0f min left", seconds / 60);
    }

    /** @param listener called after each generation */
    void run(int workers, Runnable listener) {
        state = state.with(Phase.STARTING, "");
        try (SearchSession own = open(SearchOptions.of(version, workers))) {
            session = own;
            end();
            do {
                state = own.state();
                listener.run();
            } while (own.advance().isPresent());
            state = own.state();
            own.replayFailure()
                    .ifPresent(e -> ILog.get().info("The best of " + folder() + " could not be run in its scene", e));
        } catch (InvalidInput | PluginFailure e) {
            boolean nothing = state.history().rows().isEmpty();
            fail(e.getMessage() + (nothing ? ". Fix that, and start again." : ". Fix that, and press Resume."));
        } catch (NoSuchFileException e) {
            fail(e.getFile() + " is missing. Restore it and press Resume, or delete the run.");
        } catch (IOException e) {
            fail("The folder can't be written: " + e.getMessage() + ". Everything up to generation "
                    + state.generation() + " is saved; free some space or fix the folder, and press Resume.");
        } catch (RuntimeException e) {
            fail("Something went wrong: " + e + ". See the Error Log; Resume continues from the last generation.");
            ILog.get().error("The optimisation in " + folder() + " failed", e);
        }
    }

    private SearchSession open(SearchOptions options) throws IOException {
        if (recipe == null) {
            return SearchSession.resume(folder(), kept -> {}, registry, options);
        }
        return SearchSession.begin(RecipeSource.file(recipe, registry), name -> folder(), options);
    }

    private void fail(String message) {
        state = state.with(Phase.FAILED, message);
    }
}
