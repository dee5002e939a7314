// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.optimize;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.eclipse.core.runtime.ILog;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.session.search.RecipeSource;
import org.gaitwright.session.search.SearchOptions;
import org.gaitwright.session.search.SearchSession;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.session.search.SearchState.Phase;

/**
 * A search that waits for its turn and then works. One thread runs it; any thread may ask it to end and look at how it stands. It
 * never throws: its last {@link #state} says what went wrong and what to do.
 */
final class Search {
    private final Path recipe;
    private final Registry registry;
    private final String version;
    private final Object gate = new Object();
    /** Null before it begins. */
    private SearchSession session;

    private boolean paused;
    private boolean stopped;
    private volatile SearchState state;

    /**
     * @param before its state, as far as it is known
     * @param recipe to begin with; null to go on with what is in the folder
     */
    Search(SearchState before, Path recipe, Registry registry, String version) {
        this.recipe = recipe;
        this.registry = registry;
        this.version = version;
        state = before.with(Phase.WAITING, "");
    }

    Path folder() {
        return state.folder();
    }

    SearchState state() {
        return state;
    }

    void pause() {
        synchronized (gate) {
            paused = true;
            end();
        }
    }

    void stop() {
        synchronized (gate) {
            stopped = true;
            end();
        }
    }

    /** As it was asked to, once there is something to end. */
    private void end() {
        if (session != null && paused) {
            session.pause();
        }
        if (session != null && stopped) {
            session.stop();
        }
    }

    /** @param listener called after each generation */
    void run(int workers, Runnable listener) {
        state = state.with(Phase.STARTING, "");
        try (SearchSession own = open(SearchOptions.of(version, workers))) {
            synchronized (gate) {
                session = own;
                end();
            }
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
