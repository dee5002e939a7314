// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.application.IWorkbenchConfigurer;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchAdvisor;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;
import org.eclipse.ui.ide.IDE;
import org.gaitwright.session.run.Act;
import org.gaitwright.workbench.internal.commands.SessionHandler;
import org.gaitwright.workbench.internal.preference.Preferences;
import org.gaitwright.workbench.internal.preference.ThemeHandler;
import org.gaitwright.workbench.internal.session.SessionKeeper;
import org.gaitwright.workbench.internal.status.RunReporter;
import org.gaitwright.workbench.internal.welcome.RecentFiles;
import org.gaitwright.workbench.look.Icons;
import org.gaitwright.workbench.look.Messages;
import org.gaitwright.workbench.run.RunControl;

/** What the studio does when it starts and stops. */
final class StudioAdvisor extends WorkbenchAdvisor {
    private static final int PULSE_MILLIS = 25;
    /** What the platform calls the pictures of its wizards for choosing among wizards. */
    private static final List<String> BANNERS =
            List.of("IMG_WIZBAN_NEW_WIZ", "IMG_WIZBAN_IMPORT_WIZ", "IMG_WIZBAN_EXPORT_WIZ");

    /** What it calls those of problems, and the drawings of ours that stand for them. */
    private static final Map<String, String> PROBLEMS = Map.of(
            "IMG_ETOOL_PROBLEMS_VIEW", "problems",
            "IMG_ETOOL_PROBLEMS_VIEW_ERROR", "problems",
            "IMG_ETOOL_PROBLEMS_VIEW_WARNING", "problems",
            "IMG_ETOOL_PROBLEMS_VIEW_INFO", "problems",
            "IMG_ETOOL_PROBLEM_CATEGORY", "problems",
            "IMG_OBJS_ERROR_PATH", "error",
            "IMG_OBJS_WARNING_PATH", "warning",
            "IMG_OBJS_INFO_PATH", "info");

    private final Splash splash;
    private final LostDisplay lost;
    private RunReporter reporter;
    private SessionKeeper keeper;
    private boolean started;

    StudioAdvisor(Splash splash, LostDisplay lost) {
        this.splash = splash;
        this.lost = lost;
    }

    @Override
    public void initialize(IWorkbenchConfigurer configurer) {
        splash.progress("Loading the workbench …");
        configurer.setSaveAndRestore(true);
        IDE.registerAdapters();
        configurer.declareImage(
                IDE.SharedImages.IMG_OBJ_PROJECT, Icons.descriptor(Ids.class, "icons/project.svg"), true);
        configurer.declareImage(
                IDE.SharedImages.IMG_OBJ_PROJECT_CLOSED, Icons.descriptor(Ids.class, "icons/project.svg"), true);
        for (String banner : BANNERS) {
            configurer.declareImage(banner, Icons.descriptor(Ids.class, "icons/gaitwright-64.png"), false);
        }
        PROBLEMS.forEach((image, drawing) ->
                configurer.declareImage(image, Icons.descriptor(Ids.class, "icons/" + drawing + ".svg"), true));
    }

    @Override
    public String getInitialWindowPerspectiveId() {
        return Ids.SIMULATE;
    }

    @Override
    public IAdaptable getDefaultPageInput() {
        return ResourcesPlugin.getWorkspace().getRoot();
    }

    @Override
    public String getMainPreferencePageId() {
        return "org.gaitwright.workbench.preferences";
    }

    @Override
    public void preStartup() {
        splash.progress("Opening the window …");
        stayAwake(getWorkbenchConfigurer().getWorkbench().getDisplay());
    }

    /**
     * While windows are opened, the platform sleeps until its helper thread wakes it, and may fall asleep just after it was
     * woken; then the next event, seconds later, ends the wait. A pulse does it sooner.
     */
    private void stayAwake(Display display) {
        if (!started && !display.isDisposed()) {
            display.timerExec(PULSE_MILLIS, () -> stayAwake(display));
        }
    }

    @Override
    public WorkbenchWindowAdvisor createWorkbenchWindowAdvisor(IWorkbenchWindowConfigurer configurer) {
        return new WindowAdvisor(configurer, splash);
    }

    @Override
    public void postStartup() {
        started = true;
        splash.close();
        var workbench = getWorkbenchConfigurer().getWorkbench();
        ThemeHandler.start();
        RunControl runs = workbench.getService(RunControl.class);
        Messages messages = workbench.getService(Messages.class);
        if (runs != null) {
            runs.submit(new Act.Speed(Preferences.speed()));
            reporter = new RunReporter(runs, messages);
            keeper = new SessionKeeper(runs);
            lost.before(keeper::keep);
            if (keeper.start()) {
                workbench.getDisplay().asyncExec(() -> offerLastSession(workbench));
            }
        }
        ExampleProject.offer();
        RecentFiles.follow(workbench);
    }

    private static void offerLastSession(IWorkbench workbench) {
        IWorkbenchWindow window = workbench.getActiveWorkbenchWindow();
        if (window != null
                && MessageDialog.openQuestion(
                        window.getShell(),
                        "Last session",
                        "The studio ended unexpectedly last time.\n\n"
                                + "Bring back what was running then? Later it is under Simulate ▸ Open Last Session.")) {
            SessionHandler.openLast(window);
        }
    }

    @Override
    public boolean preShutdown() {
        if (reporter != null) {
            reporter.close();
        }
        if (keeper != null) {
            keeper.stop();
        }
        try {
            // a job would outlive the workbench; the workspace of a studio is small
            ResourcesPlugin.getWorkspace().save(true, null);
        } catch (CoreException e) {
            ILog.get().error("The workspace could not be saved; files that were saved in editors are safe", e);
        }
        return true;
    }
}
