// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.run;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.eclipse.core.runtime.ILog;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.RunSession;
import org.gaitwright.session.run.RunState;
import org.gaitwright.session.run.Snapshot;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.run.StyleFiles;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;

/** One thread owns the session; all others queue acts and look at its state. */
@Component(service = RunControl.class)
public final class PacedRuns implements RunControl {
    private static final Runnable WAKE_UP = () -> {};

    private final BlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private final Thread thread = new Thread(this::work, "Gaitwright run");
    private final AutoCloseable registrySubscription;
    private final RunSession session;
    private volatile boolean open = true;
    private volatile RunState state;
    private volatile Snapshot snapshot;

    @Activate
    public PacedRuns(@Reference Registry registry) {
        session = new RunSession(registry, controller -> StyleFiles.words(controller, registry), this::changed);
        state = session.state();
        listen(new UndoMirror(this));
        registrySubscription = registry.listen(() -> queue.add(session::followRegistry));
        queue.add(session::followRegistry);
        thread.setDaemon(true);
        thread.start();
    }

    @Deactivate
    void close() throws Exception {
        open = false;
        queue.add(WAKE_UP);
        registrySubscription.close();
        thread.join(2000);
    }

    private void work() {
        while (open) {
            try {
                Runnable next =
                        session.moving() ? queue.poll(session.untilDueNanos(), TimeUnit.NANOSECONDS) : queue.take();
                attempt(next != null ? next : () -> session.advance(() -> !queue.isEmpty()));
                snapshot = session.snapshot();
            } catch (InterruptedException e) {
                ILog.get().info("The thread of the run was interrupted", e);
                open = false;
            }
        }
        session.close();
    }

    /** Whatever a plug-in throws ends the run, never the studio. */
    private void attempt(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException | LinkageError | StackOverflowError | OutOfMemoryError e) {
            ILog.get().error("The run stopped: a defect of the studio or of a plug-in", e);
            session.fail("The run stopped: " + e + ". The Error Log has the details; reset to try again.");
        }
    }

    /** A listener that throws must not end the run. */
    private void changed(boolean news) {
        state = session.state();
        if (!news) {
            return;
        }
        snapshot = session.snapshot();
        for (Runnable l : listeners) {
            try {
                l.run();
            } catch (RuntimeException e) {
                // such as a display that has been closed
                ILog.get().warn("A listener of the run failed; it is not called any more", e);
                listeners.remove(l);
            }
        }
    }

    @Override
    public RunState state() {
        return state;
    }

    @Override
    public Snapshot snapshot() {
        return snapshot;
    }

    @Override
    public void submit(Act act) {
        act.check(state);
        queue.add(() -> {
            try {
                session.act(act);
            } catch (InvalidInput e) {
                // it was checked when it was submitted: the run is another one by now
                ILog.get().info(act + " does not fit the run any more: " + e.getMessage());
            }
        });
    }

    @Override
    public <T> CompletableFuture<T> ask(Function<RunSession, T> question) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        queue.add(() -> {
            try {
                answer.complete(question.apply(session));
            } catch (RuntimeException e) {
                answer.completeExceptionally(e);
            }
        });
        return answer;
    }

    @Override
    public Subscription listen(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }
}
