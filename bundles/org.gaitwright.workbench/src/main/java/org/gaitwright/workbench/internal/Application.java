// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import java.io.IOException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.eclipse.osgi.service.datalocation.Location;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.workbench.internal.workspace.Workspace;

/** Starts the studio. */
public final class Application implements IApplication {
    private static final String DISABLED_ICONS = "org.eclipse.swt.image.disablement";

    @Override
    public Object start(IApplicationContext context) throws IOException {
        // the toolkit's own way makes icons of what can't be used bright, which stands out on a dark ground
        if (System.getProperty(DISABLED_ICONS) == null) {
            System.setProperty(DISABLED_ICONS, "desaturated");
        }
        Display.setAppName("Gaitwright");
        Display display = PlatformUI.createDisplay();
        Location workspace = Platform.getInstanceLocation();
        boolean again = false;
        try {
            if (!Workspace.take(workspace)) {
                return EXIT_OK;
            }
            Splash splash = new Splash(display);
            LostDisplay lost = LostDisplay.watch(display);
            int code = PlatformUI.createAndRunWorkbench(display, new StudioAdvisor(splash, lost));
            again = code == PlatformUI.RETURN_RESTART;
        } finally {
            display.dispose();
            if (workspace != null) {
                workspace.release();
            }
        }
        if (again) {
            Workspace.restart();
        }
        return EXIT_OK;
    }

    @Override
    public void stop() {
        if (PlatformUI.isWorkbenchRunning()) {
            IWorkbench workbench = PlatformUI.getWorkbench();
            workbench.getDisplay().syncExec(workbench::close);
        }
    }
}
