// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchWindow;

/**
 * For {@code gaitwright bench --startup}: with the system property {@code gaitwright.startup.exit}, the studio says when its
 * window is up and painted, and when its first 3D picture is, and ends.
 */
final class StartupMeasure {
    /** Set on the window by the scene's view. */
    private static final String SCENE_DRAWN = "org.gaitwright.scene.drawn";

    private static final int LOOK_MILLIS = 10;
    private static final int LOOKS = 2_000;

    private final IWorkbench workbench;
    private final Display display;
    private int looks;

    private StartupMeasure(IWorkbench workbench) {
        this.workbench = workbench;
        display = workbench.getDisplay();
    }

    /** Before the window is opened. */
    static void beginIfAsked(IWorkbench workbench) {
        if (Boolean.getBoolean("gaitwright.startup.exit")) {
            new StartupMeasure(workbench).waitForPaint();
        }
    }

    private void waitForPaint() {
        display.addFilter(SWT.Paint, new Listener() {
            @Override
            public void handleEvent(Event event) {
                IWorkbenchWindow[] windows = workbench.getWorkbenchWindows();
                Shell window = windows.length == 0 ? null : windows[0].getShell();
                if (window != null
                        && event.widget instanceof Control
                        && ((Control) event.widget).getShell() == window) {
                    display.removeFilter(SWT.Paint, this);
                    // the desktop paints all parts in one go, and then sees to timers
                    display.timerExec(1, () -> windowIsUp(window));
                }
            }
        });
    }

    private void windowIsUp(Shell window) {
        say("window up");
        waitForScene(window);
    }

    private void waitForScene(Shell window) {
        if (window.isDisposed()) {
            return;
        }
        if (window.getData(SCENE_DRAWN) != null) {
            say("scene up");
            workbench.close();
        } else if (++looks < LOOKS) {
            display.timerExec(LOOK_MILLIS, () -> waitForScene(window));
        } else {
            workbench.close();
        }
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
