// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.WorkbenchException;
import org.gaitwright.workbench.look.Themes;
import org.gaitwright.workbench.run.RunControl;

/**
 * Shows each perspective in turn to a camera outside: the system property {@code gaitwright.screenshot} names the folder of
 * the {@link PhotoCall}. With {@code gaitwright.screenshot.dolls} it is the {@link RagDollTour} instead.
 */
final class ScreenshotTour {
    private static final int SETTLE_MILLIS = 4000;
    private static final int FALLING_MILLIS = 900;

    private record Stop(String name, String perspective, Themes theme) {}

    private final PhotoCall call;
    private final IWorkbench workbench;
    private final Display display;
    private final Deque<Stop> stops = new ArrayDeque<>(List.of(
            new Stop("author", Ids.AUTHOR, Themes.LIGHT),
            new Stop("simulate", Ids.SIMULATE, Themes.LIGHT),
            new Stop("optimise", Ids.OPTIMISE, Themes.LIGHT),
            new Stop("compare", Ids.COMPARE, Themes.LIGHT),
            new Stop("simulate-dark", Ids.SIMULATE, Themes.DARK)));

    private ScreenshotTour(PhotoCall call, IWorkbench workbench) {
        this.call = call;
        this.workbench = workbench;
        display = workbench.getDisplay();
    }

    static void startIfAsked(IWorkbench workbench) {
        String folder = System.getProperty("gaitwright.screenshot");
        if (folder == null) {
            return;
        }
        PhotoCall call = new PhotoCall(Path.of(folder), workbench);
        String dolls = System.getProperty("gaitwright.screenshot.dolls");
        workbench.getActiveWorkbenchWindow().getShell().setMaximized(true);
        workbench
                .getDisplay()
                .timerExec(
                        SETTLE_MILLIS,
                        dolls == null
                                ? new ScreenshotTour(call, workbench)::next
                                : new RagDollTour(call, workbench, dolls)::start);
    }

    private void next() {
        Stop stop = stops.poll();
        if (stop == null) {
            Themes.LIGHT.apply();
            workbench.close();
            return;
        }
        try {
            IWorkbenchWindow window = workbench.getActiveWorkbenchWindow();
            stop.theme().apply();
            workbench.showPerspective(stop.perspective(), window);
            prepare(stop, window);
            display.timerExec(SETTLE_MILLIS, () -> call.pose(stop.name(), window.getShell(), "", this::next));
        } catch (WorkbenchException e) {
            ILog.get().error("The perspective " + stop.perspective() + " did not open", e);
            next();
        }
    }

    private void prepare(Stop stop, IWorkbenchWindow window) throws WorkbenchException {
        RunControl runs = workbench.getService(RunControl.class);
        if (stop.perspective().equals(Ids.SIMULATE) && runs != null) {
            runs.reset();
            runs.play();
            // while it still stands; a picture of a window that is being drawn would be torn
            display.timerExec(FALLING_MILLIS, runs::pause);
        }
        if (stop.perspective().equals(Ids.AUTHOR)) {
            ExampleFiles.openFirst(window.getActivePage());
            // what is on top otherwise tells the folder of the workspace
            window.getActivePage().showView("org.gaitwright.views.parameters", null, IWorkbenchPage.VIEW_VISIBLE);
        }
    }
}
