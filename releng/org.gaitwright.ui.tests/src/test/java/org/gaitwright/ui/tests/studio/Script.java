// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.studio;

import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.function.Supplier;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;

/**
 * Steps of a person at the studio, one after the other, each as soon as what it needs is there. They run by timers,
 * because a dialog holds up whoever opened it until it closes.
 */
public final class Script {
    private static final long PATIENCE_MILLIS = 20_000;
    private static final int PEEK_MILLIS = 20;

    private record Step<T>(String what, Supplier<T> needed, java.util.function.Consumer<T> act) {
        /** Whether it was its turn. */
        boolean done(Runnable before) {
            T thing = needed.get();
            if (thing == null) {
                return false;
            }
            before.run();
            act.accept(thing);
            return true;
        }
    }

    private final Deque<Step<?>> steps = new ArrayDeque<>();
    private final Display display = Display.getCurrent();
    private long patienceEnds;
    private String failure;
    private Throwable cause;
    private boolean ended;

    /** When {@code needed} gives something, {@code act} on it. */
    public <T> Script when(String what, Supplier<T> needed, java.util.function.Consumer<T> act) {
        steps.add(new Step<>(what, needed, act));
        return this;
    }

    /** Plays it to the end, or fails with the step that waited in vain. */
    public void play() {
        next();
        Studio.await("the script ends", () -> ended);
        assertNull(failure, () -> failure + (cause == null ? "" : ": " + cause));
    }

    private void next() {
        patienceEnds = System.currentTimeMillis() + PATIENCE_MILLIS;
        display.timerExec(PEEK_MILLIS, this::peek);
    }

    private void peek() {
        Step<?> step = steps.peek();
        if (step == null) {
            ended = true;
            return;
        }
        try {
            // the next step is due before this one acts: acting may open a dialog and not return before it closes
            if (step.done(this::advance)) {
                return;
            }
        } catch (RuntimeException | AssertionError e) {
            end("at '" + step.what() + "'", e);
            return;
        }
        if (System.currentTimeMillis() > patienceEnds) {
            end("waited in vain for '" + step.what() + "'", null);
        } else {
            display.timerExec(PEEK_MILLIS, this::peek);
        }
    }

    private void advance() {
        steps.poll();
        next();
    }

    private void end(String why, Throwable thrown) {
        failure = why;
        cause = thrown;
        steps.clear();
        ended = true;
        Arrays.stream(display.getShells())
                .filter(s -> s != Studio.window().getShell() && s.isVisible())
                .forEach(Shell::close);
    }
}
