// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.rigs.tour;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IWorkbench;

/** What a tour does and photographs, one after the other on the window's thread; after the last step the studio closes. */
final class Steps {
    private final PhotoCall call;
    private final IWorkbench workbench;
    private final Deque<Runnable> steps = new ArrayDeque<>();

    Steps(PhotoCall call, IWorkbench workbench) {
        this.call = call;
        this.workbench = workbench;
    }

    /** A step, and the time that the window needs after it. */
    void then(int millis, Runnable step) {
        steps.add(() -> {
            try {
                step.run();
            } catch (RuntimeException e) {
                ILog.get().error("The tour ended early", e);
                steps.clear();
            }
            workbench.getDisplay().timerExec(millis, this::next);
        });
    }

    /** A picture of what is there by then, if anything is. */
    void photograph(String name, Supplier<Optional<? extends Control>> subject) {
        steps.add(() -> subject.get().ifPresentOrElse(c -> call.pose(name, c, "", this::next), this::next));
    }

    void start() {
        next();
    }

    private void next() {
        Runnable step = steps.poll();
        if (step == null) {
            workbench.close();
        } else {
            step.run();
        }
    }
}
