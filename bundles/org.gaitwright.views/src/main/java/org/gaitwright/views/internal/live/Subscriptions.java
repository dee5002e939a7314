// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.live;

import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.widgets.Control;

/** Ends subscriptions with what they serve. */
public final class Subscriptions {
    private Subscriptions() {}

    /** Ends one when a control is disposed of. */
    public static void end(AutoCloseable subscription, Control with) {
        with.addDisposeListener(e -> {
            try {
                subscription.close();
            } catch (Exception failed) {
                ILog.get().warn("A view that was closed could not stop listening", failed);
            }
        });
    }
}
