// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.e4.ui.model.application.ui.advanced.MPerspective;
import org.eclipse.e4.ui.model.application.ui.advanced.MPlaceholder;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.session.run.Act;
import org.gaitwright.workbench.look.Themes;
import org.gaitwright.workbench.optimise.Optimisations;
import org.gaitwright.workbench.run.RunControl;

/**
 * Shows the studio at work to a camera outside: the system property {@code gaitwright.screenshot} names the folder of the
 * {@link PhotoCall}. With {@code gaitwright.screenshot.dolls} it is the {@link RagDollTour} instead.
 */
final class ScreenshotTour {
    private static final int SETTLE_MILLIS = 4000;
    /** Some tens of generations. */
    private static final int SEARCH_MILLIS = 20_000;

    private static final String EXAMPLES = "/Examples/";
    /** Views in use, photographed by themselves, and how large. */
    private static final Map<String, Point> VIEWS = views();

    /** What is drawn instead of the forces of the ground, or besides them. */
    private static final List<String> FORCES =
            List.of("Contact Forces", "Ideal Forces", "Realised Forces", "Character Frame");

    private static final SceneLook LOOK =
            new SceneLook(List.of("left-knee.angle", "right-knee.angle", "com-velocity.x"), true, new TreeMap<>());

    private final PhotoCall call;
    private final IWorkbench workbench;
    private final Display display;
    private final RunControl runs;
    private final Deque<Runnable> steps = new ArrayDeque<>();

    private static Map<String, Point> views() {
        Map<String, Point> views = new LinkedHashMap<>();
        views.put("parameters", new Point(430, 640));
        views.put("steering", new Point(430, 650));
        views.put("pushes", new Point(480, 640));
        views.put("signals", new Point(720, 460));
        views.put("timeline", new Point(820, 250));
        views.put("changes", new Point(520, 470));
        views.put("run", new Point(300, 480));
        views.put("plugins", new Point(860, 330));
        return views;
    }

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
        // nothing is under the mouse, so nothing is lit or explained
        display.setCursorLocation(display.getBounds().width - 1, display.getBounds().height - 1);
        // the examples come, and the tool bar names who walks
        then(4000, () -> {});
        photograph("welcome");
        then(500, () -> page().hideView(page().findView(Ids.WELCOME)));
        optimise();
        for (Themes theme : List.of(Themes.LIGHT, Themes.DARK)) {
            String suffix = theme == Themes.DARK ? "-dark" : "";
            then(0, () -> {
                theme.apply();
                perspective(Ids.SIMULATE);
            });
            walk();
            photograph("simulate" + suffix);
            then(SETTLE_MILLIS, () -> runs.submit(Act.Go.PAUSE));
            VIEWS.forEach((v, size) -> view(v, size, suffix));
            then(1000, () -> page().resetPerspective());
            compare(suffix);
            overHills(suffix);
            then(0, () -> perspective(Ids.AUTHOR));
            editor("style", "styles/happy.yaml", suffix);
            gait(suffix);
            nodes(suffix);
            editor("character", "characters/humanoid.xml", suffix);
            editor("terrain", "terrains/playground.yaml", suffix);
            editor("scene", "scenes/crowd.yaml", suffix);
        }
        then(SETTLE_MILLIS, () -> {
            perspective(Ids.SIMULATE);
            showView(Ids.WELCOME);
        });
        photograph("welcome-dark");
        next();
    }

    /** A search of a shipped recipe for some generations, while its best walks. */
    private void optimise() {
        Optimisations optimisations = workbench.getService(Optimisations.class);
        AtomicReference<Path> run = new AtomicReference<>();
        then(SEARCH_MILLIS, () -> {
            Themes.LIGHT.apply();
            IFile recipe = example("recipes/simbicon-thesis.yaml");
            Path runFolder = recipe.getProject().getLocation().toPath().resolve("runs");
            run.set(optimisations.start(recipe.getLocation().toPath(), runFolder));
            optimisations.choose(List.of(run.get()));
            perspective(Ids.OPTIMISE);
        });
        photograph("optimise");
        // the Progress view colours its lines as they come, so the run comes anew
        then(SETTLE_MILLIS, () -> optimisations.pause(run.get()));
        then(2 * SETTLE_MILLIS, () -> {
            Themes.DARK.apply();
            optimisations.resume(run.get());
        });
        photograph("optimise-dark");
        then(SETTLE_MILLIS, () -> optimisations.pause(run.get()));
    }

    private static IFile example(String file) {
        IFile f = ResourcesPlugin.getWorkspace()
                .getRoot()
                .getFile(org.eclipse.core.runtime.IPath.fromPortableString(EXAMPLES + file));
        if (!f.exists()) {
            throw new IllegalStateException("there is no example " + file + " to photograph");
        }
        return f;
    }

    /** A walk with a push, rewound, changed and continued, so that every view has something to show. */
    private void walk() {
        then(1500, () -> {
            Scene.Casting walker = Scene.Casting.of("humanoid", "generalized-walking");
            Scene walk = Scene.of("Walk", 60, List.of(walker)).build();
            runs.submit(new Act.Open(walk.looking(LOOK), "Walk", workbench.getService(Registry.class)));
            runs.submit(new Act.Speed(1));
        });
        then(3000, () -> {
            runs.submit(Act.plan(
                    "Pushes",
                    List.of(
                            new Push(2.5, 0.1, "", "torso", new Vec3(0, 250, 0)),
                            new Push(4.5, 0.1, "", "torso", new Vec3(150, 0, 0)))));
            runs.submit(Act.Go.PLAY);
        });
        then(
                3500,
                () -> runs.submit(Act.steer(
                        GoalKey.SPEED.key(), "", runs.state().actor(), Map.of(GoalKey.SPEED, 0.8), Set.of())));
        then(500, () -> runs.submit(Act.Go.PAUSE));
        then(500, () -> runs.submit(new Act.Bookmark("after the push")));
        then(500, () -> runs.submit(new Act.Scrub(3)));
        then(500, () -> {
            runs.submit(Act.tune("style.bend", "", runs.state().actor(), Map.of("style.bend", 0.25)));
            runs.submit(Act.tune("gait.step-width", "", runs.state().actor(), Map.of("gait.step-width", 0.24)));
        });
        then(500, () -> runs.submit(Act.Go.FORK));
        then(3000, () -> runs.submit(Act.Go.PLAY));
    }

    /** A third branch, faster and pushed, while it walks beside the ghosts of the others. */
    private void compare(String suffix) {
        then(SETTLE_MILLIS, () -> perspective(Ids.COMPARE));
        then(500, () -> runs.submit(new Act.Scrub(3.5)));
        then(
                500,
                () -> runs.submit(Act.steer(
                        GoalKey.SPEED.key(), "", runs.state().actor(), Map.of(GoalKey.SPEED, 1.1), Set.of())));
        then(500, () -> runs.submit(Act.Go.FORK));
        then(2500, () -> runs.submit(Act.Go.PLAY));
        photograph("compare" + suffix);
        then(500, () -> runs.submit(Act.Go.PAUSE));
    }

    /** Planned ways and the forces that follow them, over a height field. */
    private void overHills(String suffix) {
        then(1500, () -> {
            perspective(Ids.SIMULATE);
            Scene.Casting walker =
                    Scene.Casting.of("wu-biped", "terrain-adaptive").with("forward", Map.of());
            Scene walk = Scene.of("Hills", 60, List.of(walker))
                    .on(new TerrainSpec("heightfield", Map.of("spacing", 1.0, "max", 0.2), 7))
                    .build();
            runs.submit(new Act.Open(walk, "Hills", workbench.getService(Registry.class)));
        });
        then(5000, () -> runs.submit(Act.Go.PLAY));
        photograph("simulate-hills" + suffix);
        then(500, () -> runs.submit(Act.Go.PAUSE));
        then(500, () -> toggle(FORCES));
        then(1300, () -> runs.submit(Act.Go.PLAY));
        photograph("simulate-forces" + suffix);
        then(500, () -> runs.submit(Act.Go.PAUSE));
        then(500, () -> toggle(FORCES));
    }

    /** Turns overlays that were off on, and others off, by the drop-down of the scene. */
    private void toggle(List<String> overlays) {
        IViewPart scene = page().findView(Ids.VIEWS + "scene");
        Control window = scene.getSite().getShell();
        for (IContributionItem item :
                scene.getViewSite().getActionBars().getToolBarManager().getItems()) {
            if (item instanceof ActionContributionItem a
                    && a.getAction().getText().equals("Overlays")) {
                Menu menu = a.getAction().getMenuCreator().getMenu(window);
                menu.notifyListeners(SWT.Show, new Event());
                for (MenuItem entry : menu.getItems()) {
                    if (overlays.contains(entry.getText().replace("&", ""))) {
                        entry.setSelection(!entry.getSelection());
                        entry.notifyListeners(SWT.Selection, new Event());
                    }
                }
            }
        }
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

    /** While it walks, so that a state is lit. */
    private void gait(String suffix) {
        then(2 * SETTLE_MILLIS, () -> open("presets/simbicon/walk-3d.yaml"));
        playing("author-gait" + suffix);
    }

    /** Keyframes, and the nodes that were learnt, of which one is lit. */
    private void nodes(String suffix) {
        editor("keyframes", "presets/nearest-node/regular.yaml", suffix);
        then(SETTLE_MILLIS, () -> execute("org.eclipse.ui.navigate.nextSubTab"));
        playing("author-nodes" + suffix);
    }

    /** What is edited, while it walks in the scene below. */
    private void playing(String picture) {
        then(SETTLE_MILLIS, this::playEdited);
        photograph(picture);
        then(1000, () -> runs.submit(Act.Go.PAUSE));
    }

    private void playEdited() {
        execute("org.gaitwright.editors.play");
    }

    private void execute(String command) {
        try {
            workbench.getService(IHandlerService.class).executeCommand(command, null);
        } catch (CommandException e) {
            ILog.get().error("The command " + command + " was not done", e);
        }
    }

    private void editor(String name, String file, String suffix) {
        then(2 * SETTLE_MILLIS, () -> open(file));
        playing("author-" + name + suffix);
    }

    private void open(String file) {
        try {
            IDE.openEditor(page(), example(file));
        } catch (WorkbenchException e) {
            ILog.get().error("The editor of " + file + " did not open", e);
        }
    }

    /** In a window of its own, as users may have it, so that all of it can be seen. */
    private void view(String name, Point size, String suffix) {
        then(600, () -> show(name));
        then(1500, () -> detach(name, size));
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
        showView(Ids.VIEWS + name);
    }

    private void showView(String name) {
        try {
            page().showView(name, null, IWorkbenchPage.VIEW_VISIBLE);
        } catch (WorkbenchException e) {
            ILog.get().error("The view " + name + " did not open", e);
        }
    }

    private void detach(String name, Point size) {
        IWorkbenchWindow shown = workbench.getWorkbenchWindows()[0];
        EModelService model = shown.getService(EModelService.class);
        MPerspective perspective = model.getActivePerspective(shown.getService(MWindow.class));
        model.findElements(perspective, Ids.VIEWS + name, MPlaceholder.class).stream()
                .findFirst()
                .ifPresent(place -> model.detach(place, 200, 120, size.x, size.y));
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
            try {
                step.run();
            } catch (RuntimeException e) {
                ILog.get().error("The tour ended early", e);
                steps.clear();
            }
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
