// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbench;

/**
 * For {@code gaitwright bench --startup}: with the system property {@code gaitwright.startup.exit}, the studio says when its
 * window is up and painted, and ends.
 */
final class StartupMeasure {
    private StartupMeasure() {}

    static void endIfAsked(IWorkbench workbench) {
        if (!Boolean.getBoolean("gaitwright.startup.exit")) {
            return;
        }
        Display display = workbench.getDisplay();
        // behind all that opening the window has queued
        display.asyncExec(() -> {
            workbench.getActiveWorkbenchWindow().getShell().update();
            display.asyncExec(() -> {
                System.out.println("window up");
                System.out.flush();
                workbench.close();
            });
        });
    }
}
