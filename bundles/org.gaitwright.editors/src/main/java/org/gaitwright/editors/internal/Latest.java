// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;

/**
 * Work off the user interface's thread of which only the latest counts: a new question makes the one before unwanted, and
 * only the answer to the last one is told. Belongs to the user interface's thread.
 */
public final class Latest<Q, A> {
    private final Display display = Display.getCurrent();
    private final BiFunction<Q, BooleanSupplier, A> work;
    private final Consumer<A> listener;
    private final Job job;
    private volatile Question<Q> question;

    /** Two equal questions are still two. */
    private static final class Question<Q> {
        private final Q words;

        Question(Q words) {
            this.words = words;
        }
    }

    /**
     * @param name of the work, for whoever looks at what goes on
     * @param work called on any thread with a question and whether the answer is no longer wanted; what it throws is logged
     * @param listener told the answer on the user interface's thread, unless it is null
     */
    public Latest(String name, BiFunction<Q, BooleanSupplier, A> work, Consumer<A> listener) {
        this.work = work;
        this.listener = listener;
        job = Job.createSystem(name, monitor -> {
            work();
            return Status.OK_STATUS;
        });
    }

    public void ask(Q words) {
        question = new Question<>(words);
        job.schedule();
    }

    /** Wants no answer any more. */
    public void forget() {
        question = null;
    }

    private void work() {
        Question<Q> now = question;
        if (now == null) {
            return;
        }
        try {
            A answer = work.apply(now.words, () -> question != now);
            if (answer != null && question == now && !display.isDisposed()) {
                display.asyncExec(() -> {
                    if (question == now) {
                        listener.accept(answer);
                    }
                });
            }
        } catch (RuntimeException | StackOverflowError e) {
            ILog.get().error("'" + job.getName() + "' failed; what the editor shows may be out of date", e);
        }
    }
}
