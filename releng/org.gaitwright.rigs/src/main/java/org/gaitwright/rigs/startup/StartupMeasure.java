// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.rigs.startup;

import org.eclipse.e4.core.di.annotations.Execute;
import org.eclipse.e4.ui.model.application.MApplication;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.rigs.Ids;
import org.gaitwright.viewport.Viewport;

/**
 * For {@code gaitwright bench --startup}: with the system property {@code gaitwright.startup.exit}, reports when the window is
 * up and painted, and when its first 3D picture is, and ends the studio.
 */
public final class StartupMeasure {
    private static final int LOOK_MILLIS = 10;
    private static final int LOOKS = 2_000;

    private MApplication application;
    private Display display;
    private int looks;

    /** Called by the platform when it has the model of the window, and before it opens one. */
    @Execute
    public void begin(MApplication model) {
        if (Boolean.getBoolean("gaitwright.startup.exit")) {
            application = model;
            display = Display.getCurrent();
            waitForPaint();
        }
    }

    private void waitForPaint() {
        display.addFilter(SWT.Paint, new Listener() {
            @Override
            public void handleEvent(Event event) {
                if (event.widget instanceof Control control && isWindow(control.getShell())) {
                    display.removeFilter(SWT.Paint, this);
                    // the desktop paints all parts in one go, and then sees to timers
                    display.timerExec(1, StartupMeasure.this::windowIsUp);
                }
            }
        });
    }

    /** Not the splash. */
    private boolean isWindow(Shell shell) {
        return application.getChildren().stream().anyMatch(w -> w.getWidget() == shell);
    }

    private void windowIsUp() {
        say("window up");
        waitForScene();
    }

    private void waitForScene() {
        if (display.isDisposed()) {
            return;
        }
        IWorkbench workbench = PlatformUI.getWorkbench();
        if (sceneIsDrawn(workbench)) {
            say("scene up");
            workbench.close();
        } else if (++looks < LOOKS) {
            display.timerExec(LOOK_MILLIS, this::waitForScene);
        } else {
            workbench.close();
        }
    }

    private static boolean sceneIsDrawn(IWorkbench workbench) {
        IViewPart scene = workbench.getWorkbenchWindows()[0].getActivePage().findView(Ids.SCENE);
        Viewport viewport = scene == null ? null : scene.getAdapter(Viewport.class);
        return viewport != null && viewport.framesDrawn() > 0;
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
