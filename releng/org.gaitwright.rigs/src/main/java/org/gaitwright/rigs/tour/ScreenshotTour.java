// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.rigs.tour;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.core.resources.IFile;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbench;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.rigs.Ids;
import org.gaitwright.session.run.Act;
import org.gaitwright.workbench.look.Themes;
import org.gaitwright.workbench.optimize.Optimizations;
import org.gaitwright.workbench.run.RunControl;

/** The studio at work: each perspective, editor and view in use, light and dark. */
final class ScreenshotTour {
    private static final int SETTLE_MILLIS = 4000;
    /** Some tens of generations. */
    private static final int SEARCH_MILLIS = 20_000;

    /** Views in use, photographed by themselves, and how large. */
    private static final Map<String, Point> VIEWS = views();

    /** What is drawn instead of the forces of the ground, or besides them. */
    private static final List<String> FORCES =
            List.of("Contact Forces", "Ideal Forces", "Realised Forces", "Character Frame");

    private static final SceneLook LOOK =
            new SceneLook(List.of("left-knee.angle", "right-knee.angle", "com-velocity.x"), true, new TreeMap<>());

    private final IWorkbench workbench;
    private final StudioWindow window;
    private final RunControl runs;
    private final Steps steps;

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

    ScreenshotTour(PhotoCall call, IWorkbench workbench) {
        this.workbench = workbench;
        window = new StudioWindow(workbench);
        steps = new Steps(call, workbench);
        runs = workbench.getService(RunControl.class);
    }

    void start() {
        Display display = workbench.getDisplay();
        // nothing is under the mouse, so nothing is lit or explained
        display.setCursorLocation(display.getBounds().width - 1, display.getBounds().height - 1);
        // the examples come, and the tool bar names who walks
        then(4000, () -> {});
        photograph("welcome");
        then(500, () -> window.hide(Ids.WELCOME));
        optimize();
        for (Themes theme : List.of(Themes.LIGHT, Themes.DARK)) {
            String suffix = theme == Themes.DARK ? "-dark" : "";
            then(0, () -> {
                theme.apply();
                window.perspective(Ids.SIMULATE);
            });
            walk();
            photograph("simulate" + suffix);
            then(SETTLE_MILLIS, () -> runs.submit(Act.Go.PAUSE));
            VIEWS.forEach((v, size) -> view(v, size, suffix));
            then(1000, () -> window.resetPerspective());
            compare(suffix);
            overHills(suffix);
            then(0, () -> window.perspective(Ids.AUTHOR));
            editor("style", "styles/happy.yaml", suffix);
            gait(suffix);
            nodes(suffix);
            editor("character", "characters/humanoid.xml", suffix);
            editor("terrain", "terrains/playground.yaml", suffix);
            editor("scene", "scenes/crowd.yaml", suffix);
        }
        then(SETTLE_MILLIS, () -> {
            window.perspective(Ids.SIMULATE);
            window.show(Ids.WELCOME);
        });
        photograph("welcome-dark");
        steps.start();
    }

    /** A search of a shipped recipe for some generations, while its best walks. */
    private void optimize() {
        Optimizations optimizations = workbench.getService(Optimizations.class);
        AtomicReference<Path> run = new AtomicReference<>();
        then(SEARCH_MILLIS, () -> {
            Themes.LIGHT.apply();
            IFile recipe = StudioWindow.example("recipes/simbicon-thesis.yaml");
            Path runFolder = recipe.getProject().getLocation().toPath().resolve("runs");
            run.set(optimizations.start(recipe.getLocation().toPath(), runFolder));
            optimizations.choose(List.of(run.get()));
            window.perspective(Ids.OPTIMIZE);
        });
        photograph("optimise");
        // the Progress view colours its lines as they come, so the run comes again
        then(SETTLE_MILLIS, () -> optimizations.pause(run.get()));
        then(2 * SETTLE_MILLIS, () -> {
            Themes.DARK.apply();
            optimizations.resume(run.get());
        });
        photograph("optimise-dark");
        then(SETTLE_MILLIS, () -> optimizations.pause(run.get()));
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
        then(SETTLE_MILLIS, () -> window.perspective(Ids.COMPARE));
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
            window.perspective(Ids.SIMULATE);
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
        then(500, () -> window.toggle(FORCES));
        then(1300, () -> runs.submit(Act.Go.PLAY));
        photograph("simulate-forces" + suffix);
        then(500, () -> runs.submit(Act.Go.PAUSE));
        then(500, () -> window.toggle(FORCES));
    }

    /** While it walks, so that a state is lit. */
    private void gait(String suffix) {
        then(2 * SETTLE_MILLIS, () -> window.open("presets/simbicon/walk-3d.yaml"));
        playing("author-gait" + suffix);
    }

    /** Keyframes, and the nodes that were learnt, of which one is lit. */
    private void nodes(String suffix) {
        editor("keyframes", "presets/nearest-node/regular.yaml", suffix);
        then(SETTLE_MILLIS, () -> window.execute("org.eclipse.ui.navigate.nextSubTab"));
        playing("author-nodes" + suffix);
    }

    /** What is edited, while it walks in the scene below. */
    private void playing(String picture) {
        then(SETTLE_MILLIS, () -> window.execute("org.gaitwright.editors.play"));
        photograph(picture);
        then(1000, () -> runs.submit(Act.Go.PAUSE));
    }

    private void editor(String name, String file, String suffix) {
        then(2 * SETTLE_MILLIS, () -> window.open(file));
        playing("author-" + name + suffix);
    }

    /** In a window of its own, so that all of it can be seen. */
    private void view(String name, Point size, String suffix) {
        String id = Ids.VIEWS + name;
        then(600, () -> window.show(id));
        then(1500, () -> window.detach(id, size));
        steps.photograph("view-" + name + suffix, () -> window.control(id));
    }

    private void photograph(String name) {
        steps.photograph(name, () -> Optional.of(window.shell()));
    }

    private void then(int millis, Runnable step) {
        steps.then(millis, step);
    }
}
