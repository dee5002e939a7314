// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.console;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Lets Ctrl-C end a run between two ticks: the process waits until the command has tidied up. */
public final class Stopping {
    private static final long PATIENCE_SECONDS = 5;

    private final CountDownLatch done = new CountDownLatch(1);
    private volatile boolean asked;
    private volatile Runnable onAsked = () -> {};

    /** From now on a signal asks to stop. */
    public void onSignal() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::stopAndWait, "stop"));
    }

    public boolean asked() {
        return asked;
    }

    public void ask() {
        asked = true;
        onAsked.run();
    }

    /** Calls somebody who waits for something else, once it is asked to stop. */
    public void onAsked(Runnable call) {
        onAsked = call;
        if (asked) {
            call.run();
        }
    }

    /** The command has ended; a waiting shutdown may go on. */
    public void done() {
        done.countDown();
    }

    @SuppressWarnings("unused") // interrupted: the process ends at once
    private void stopAndWait() {
        ask();
        try {
            done.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
