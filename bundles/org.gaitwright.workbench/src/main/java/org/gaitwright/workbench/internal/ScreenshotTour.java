// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.ide.IDE;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.scene.Push;
import org.gaitwright.workbench.look.Themes;
import org.gaitwright.workbench.run.Cast;
import org.gaitwright.workbench.run.RunControl;

/**
 * Shows the studio at work to a camera outside: the system property {@code gaitwright.screenshot} names the folder of the
 * {@link PhotoCall}. With {@code gaitwright.screenshot.dolls} it is the {@link RagDollTour} instead.
 */
final class ScreenshotTour {
    private static final int SETTLE_MILLIS = 4000;
    private static final String EXAMPLES = "/Examples/";
    /** Views in use, photographed by themselves. */
    private static final List<String> VIEWS =
            List.of("parameters", "steering", "pushes", "signals", "timeline", "changes", "run", "plugins");

    private final PhotoCall call;
    private final IWorkbench workbench;
    private final Display display;
    private final RunControl runs;
    private final Deque<Runnable> steps = new ArrayDeque<>();

    private ScreenshotTour(PhotoCall call, IWorkbench workbench) {
        this.call = call;
        this.workbench = workbench;
        display = workbench.getDisplay();
        runs = workbench.getService(RunControl.class);
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
                                ? new ScreenshotTour(call, workbench)::start
                                : new RagDollTour(call, workbench, dolls)::start);
    }

    private void start() {
        photograph("welcome");
        for (Themes theme : List.of(Themes.LIGHT, Themes.DARK)) {
            String suffix = theme == Themes.DARK ? "-dark" : "";
            then(0, () -> {
                theme.apply();
                perspective(Ids.SIMULATE);
            });
            walk();
            photograph("simulate" + suffix);
            VIEWS.forEach(v -> view(v, suffix));
            then(0, () -> perspective(Ids.AUTHOR));
            editor("style", "styles/happy.yaml", suffix);
            editor("character", "characters/humanoid.xml", suffix);
            editor("terrain", "terrains/course.yaml", suffix);
            editor("scene", "scenes/walk.yaml", suffix);
        }
        then(0, Themes.LIGHT::apply);
        for (String p : List.of(Ids.OPTIMISE, Ids.COMPARE)) {
            then(SETTLE_MILLIS, () -> perspective(p));
            photograph(p.substring(p.lastIndexOf('.') + 1));
        }
        next();
    }

    /** A walk with a push, rewound, changed and continued, so that every view has something to show. */
    private void walk() {
        then(1500, () -> {
            runs.choose(new Cast("generalized-walking", "humanoid", "flat"));
            runs.setSpeed(1);
        });
        then(3000, () -> {
            runs.plan(List.of(
                    new Push(2.5, 0.1, "", "torso", new Vec3(0, 250, 0)),
                    new Push(4.5, 0.1, "", "torso", new Vec3(150, 0, 0))));
            runs.play();
        });
        then(3500, () -> runs.steer(GoalKey.SPEED, 0.8));
        then(500, runs::pause);
        then(500, () -> runs.bookmark("after the push"));
        then(500, () -> runs.scrub(3));
        then(500, () -> {
            runs.setParameter("style.bend", 0.5);
            runs.setParameter("gait.step-width", 0.28);
        });
        then(500, runs::continueHere);
        then(2200, runs::play);
        then(SETTLE_MILLIS, runs::pause);
    }

    private void perspective(String id) {
        try {
            workbench.showPerspective(id, workbench.getWorkbenchWindows()[0]);
        } catch (WorkbenchException e) {
            ILog.get().error("The perspective " + id + " did not open", e);
        }
    }

    private IWorkbenchPage page() {
        return workbench.getWorkbenchWindows()[0].getActivePage();
    }

    private void editor(String name, String file, String suffix) {
        then(2 * SETTLE_MILLIS, () -> {
            IFile f = ResourcesPlugin.getWorkspace()
                    .getRoot()
                    .getFile(org.eclipse.core.runtime.IPath.fromPortableString(EXAMPLES + file));
            try {
                if (f.exists()) {
                    IDE.openEditor(page(), f);
                }
            } catch (WorkbenchException e) {
                ILog.get().error("The editor of " + file + " did not open", e);
            }
        });
        photograph("author-" + name + suffix);
    }

    private void view(String name, String suffix) {
        then(1500, () -> show(name));
        steps.add(() -> {
            Optional<Control> control = control(name);
            if (control.isPresent()) {
                call.pose("view-" + name + suffix, control.get(), "", this::next);
            } else {
                next();
            }
        });
    }

    private void show(String name) {
        try {
            page().showView(Ids.VIEWS + name, null, IWorkbenchPage.VIEW_VISIBLE);
        } catch (WorkbenchException e) {
            ILog.get().error("The view " + name + " did not open", e);
        }
    }

    /** What the platform draws the view in, its tab left out. */
    private Optional<Control> control(String name) {
        IViewPart view = page().findView(Ids.VIEWS + name);
        MPart part = view == null ? null : view.getSite().getService(MPart.class);
        return part != null && part.getWidget() instanceof Control c && !c.isDisposed()
                ? Optional.of(c)
                : Optional.empty();
    }

    private void photograph(String name) {
        steps.add(() -> call.pose(name, workbench.getWorkbenchWindows()[0].getShell(), "", this::next));
    }

    /** A step, and the time that the window needs after it. */
    private void then(int millis, Runnable step) {
        steps.add(() -> {
            step.run();
            display.timerExec(millis, this::next);
        });
    }

    private void next() {
        Runnable step = steps.poll();
        if (step == null) {
            workbench.close();
        } else {
            step.run();
        }
    }
}
