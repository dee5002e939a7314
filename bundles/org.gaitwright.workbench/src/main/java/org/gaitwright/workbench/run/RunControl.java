// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.run;

import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.RunSession;
import org.gaitwright.session.run.RunState;
import org.gaitwright.session.run.Snapshot;

/**
 * The run of the studio: a {@link RunSession} on a thread of its own, paced by the clock. Every call returns at once; what is submitted
 * takes effect between two ticks, in the order in which it came.
 */
public interface RunControl {
    /** The session as it was after the last act, or a moment ago. */
    RunState state();

    /** What is shown: the latest tick, or the moment under the cursor; null without a run. */
    Snapshot snapshot();

    /**
     * Does what a user asks for.
     *
     * @throws InvalidInput if it does not fit the state of now; then nothing is submitted
     */
    void submit(Act act);

    /** The same; gives the reason if it does not fit, and an empty one if it does. */
    default void submit(Act act, Consumer<String> refused) {
        try {
            submit(act);
            refused.accept("");
        } catch (InvalidInput e) {
            refused.accept(e.getMessage());
        }
    }

    /** Asks the session for something on its thread, after all that was submitted before. */
    <T> CompletableFuture<T> ask(Function<RunSession, T> question);

    /**
     * The name of the bits of the state at the end of the active branch, as {@code state_sha256} in reports; fails if there is
     * no run. Asked for while it runs, it is that of some tick soon.
     */
    default CompletableFuture<String> stateHash() {
        return ask(session -> session.stateHash()
                .orElseThrow(() -> new InvalidInput("there is no run; choose a controller and a character first")));
    }

    /** Calls {@code listener} after each change of state, on the thread of the run. */
    Subscription listen(Runnable listener);

    /** Ends a listener's subscription. */
    @FunctionalInterface
    interface Subscription {
        void close();
    }
}
