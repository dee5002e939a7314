// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.live;

import org.eclipse.swt.widgets.Control;

/** Does the latest of many things at even intervals: a mouse moves more often than a run needs to know. */
public final class Throttle {
    private final Control owner;
    private final int millis;
    private Runnable latest;
    private boolean resting;

    /** Lives as long as {@code owner}, on its thread. */
    public Throttle(Control owner, int millis) {
        this.owner = owner;
        this.millis = millis;
    }

    /** Does it now, or soon in the place of what would have been done then. */
    public void offer(Runnable work) {
        latest = work;
        if (!resting) {
            flush();
            resting = true;
            owner.getDisplay().timerExec(millis, this::wake);
        }
    }

    private void wake() {
        resting = false;
        if (latest != null && !owner.isDisposed()) {
            offer(latest);
        }
    }

    /** Does what is left now. */
    public void flush() {
        Runnable work = latest;
        latest = null;
        if (work != null) {
            work.run();
        }
    }

    /** Forgets what is left. */
    public void drop() {
        latest = null;
    }
}
