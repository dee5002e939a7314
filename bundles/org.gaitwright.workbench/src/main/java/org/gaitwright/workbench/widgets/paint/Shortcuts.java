// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.keys.IBindingService;

/** Keeps the workbench from taking letters, spaces and arrows for its shortcuts while somebody types. */
public final class Shortcuts {
    private static int holders;

    private Shortcuts() {}

    public static void hold() {
        if (holders++ == 0) {
            enable(false);
        }
    }

    public static void release() {
        if (--holders == 0) {
            enable(true);
        }
    }

    private static void enable(boolean enabled) {
        if (InkWell.withWorkbench()) {
            IBindingService keys = PlatformUI.getWorkbench().getService(IBindingService.class);
            if (keys != null) {
                keys.setKeyFilterEnabled(enabled);
            }
        }
    }
}
