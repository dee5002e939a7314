// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.rigs.tour;

import java.nio.file.Path;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;

/**
 * Starts a tour when the studio is up: the system property {@code gaitwright.screenshot} names the folder of the
 * {@link PhotoCall}. With {@code gaitwright.screenshot.dolls} it is the {@link RagDollTour}, with {@code gaitwright.screenshot.layouts} the
 * {@link LayoutTour}, else the {@link ScreenshotTour}.
 */
public final class Tours implements IStartup {
    private static final int SETTLE_MILLIS = 4000;

    @Override
    public void earlyStartup() {
        String folder = System.getProperty("gaitwright.screenshot");
        if (folder != null) {
            IWorkbench workbench = PlatformUI.getWorkbench();
            workbench.getDisplay().asyncExec(() -> start(workbench, Path.of(folder)));
        }
    }

    private static void start(IWorkbench workbench, Path folder) {
        PhotoCall call = new PhotoCall(folder, workbench);
        String dolls = System.getProperty("gaitwright.screenshot.dolls");
        Runnable tour = Boolean.getBoolean("gaitwright.screenshot.layouts")
                ? new LayoutTour(call, workbench)::start
                : dolls == null
                        ? new ScreenshotTour(call, workbench)::start
                        : new RagDollTour(call, workbench, dolls)::start;
        workbench.getWorkbenchWindows()[0].getShell().setMaximized(true);
        workbench.getDisplay().timerExec(SETTLE_MILLIS, tour);
    }
}
