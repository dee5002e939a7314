// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import java.io.IOException;
import java.nio.file.Files;
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
 * Shows each perspective in turn to a camera outside: the system property {@code gaitwright.screenshot} names a folder;
 * the tour writes {@code NAME.ready} into it, and goes on when {@code NAME.png} is there. The picture is taken of the
 * screen, because no widget can draw what OpenGL draws.
 */
final class ScreenshotTour {
    private static final int SETTLE_MILLIS = 4000;
    private static final int FALLING_MILLIS = 900;
    private static final int POLL_MILLIS = 100;

    private record Stop(String name, String perspective, Themes theme) {}

    private final Path folder;
    private final IWorkbench workbench;
    private final Display display;
    private final Deque<Stop> stops = new ArrayDeque<>(List.of(
            new Stop("author", Ids.AUTHOR, Themes.LIGHT),
            new Stop("simulate", Ids.SIMULATE, Themes.LIGHT),
            new Stop("optimise", Ids.OPTIMISE, Themes.LIGHT),
            new Stop("compare", Ids.COMPARE, Themes.LIGHT),
            new Stop("simulate-dark", Ids.SIMULATE, Themes.DARK)));

    private ScreenshotTour(Path folder, IWorkbench workbench) {
        this.folder = folder;
        this.workbench = workbench;
        display = workbench.getDisplay();
    }

    static void startIfAsked(IWorkbench workbench) {
        String folder = System.getProperty("gaitwright.screenshot");
        if (folder != null) {
            ScreenshotTour tour = new ScreenshotTour(Path.of(folder), workbench);
            workbench.getActiveWorkbenchWindow().getShell().setMaximized(true);
            workbench.getDisplay().timerExec(SETTLE_MILLIS, tour::next);
        }
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
            display.timerExec(SETTLE_MILLIS, () -> pose(stop));
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

    private void pose(Stop stop) {
        try {
            Files.writeString(folder.resolve(stop.name() + ".ready"), "");
            await(stop);
        } catch (IOException e) {
            ILog.get().error("The folder " + folder + " can't be written; name one that can", e);
            workbench.close();
        }
    }

    private void await(Stop stop) {
        if (Files.exists(folder.resolve(stop.name() + ".png"))) {
            next();
        } else {
            display.timerExec(POLL_MILLIS, () -> await(stop));
        }
    }
}
