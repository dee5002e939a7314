// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.IShowInTarget;
import org.eclipse.ui.part.ShowInContext;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.core.simulation.World;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Recording;
import org.gaitwright.viewport.Pick;
import org.gaitwright.viewport.Viewport;
import org.gaitwright.views.internal.live.ViewAction;
import org.gaitwright.workbench.run.RunControl;

/** What can be done with the body under the mouse, or with the picture beside all bodies. */
public final class BodyMenu {
    private static final double[] NEWTONS = {100, 200, 400};
    private static final double PUSH_SECONDS = 0.1;

    private final ScenePicture picture;
    private final RunControl runs;
    private final IWorkbenchPage page;
    /** Null beside all bodies. */
    private Pick pick;

    public BodyMenu(ScenePicture picture, RunControl runs, IWorkbenchPage page) {
        this.picture = picture;
        this.runs = runs;
        this.page = page;
    }

    /** Gives the picture its menu; the body is that under the mouse, or for the menu key the selected one. */
    public void open(Control canvas) {
        MenuManager menu = new MenuManager();
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(this::fill);
        canvas.setMenu(menu.createContextMenu(canvas));
        canvas.addListener(SWT.MenuDetect, e -> pick = pickOf(canvas, e));
        canvas.addListener(SWT.Dispose, e -> menu.dispose());
    }

    private Pick pickOf(Control canvas, Event e) {
        if (e.detail == SWT.MENU_KEYBOARD) {
            int body = viewport().selected();
            return body == Pick.NONE ? null : new Pick(body, actorOf(body), Vec3.ZERO, Vec3.ZERO);
        }
        Point at = canvas.toControl(e.x, e.y);
        return viewport().pick(at.x, at.y).filter(p -> !p.ground()).orElse(null);
    }

    private int actorOf(int body) {
        World world = runs.snapshot().world();
        for (int a = 0; a < world.actors().size(); a++) {
            if (body
                    < world.firstBody(a)
                            + world.actors().get(a).character().links().size()) {
                return a;
            }
        }
        return Pick.NONE;
    }

    private Viewport viewport() {
        return picture.viewport();
    }

    private void fill(IMenuManager menu) {
        if (pick != null && runs.snapshot() != null) {
            ofBody(menu, runs.snapshot().world());
            menu.add(new Separator());
        }
        menu.add(ViewAction.of("&Follow the Whole Character", () -> {
            viewport().watchActor(runs.state().actor());
            viewport().camera().follow(true);
        }));
        ViewAction all =
                ViewAction.of("Show &All Bodies", () -> viewport().hidden().forEach(b -> viewport()
                        .hide(b, false)));
        all.setEnabled(!viewport().hidden().isEmpty());
        menu.add(all);
        menu.add(ViewAction.check("&Measure\tM", picture.measure().on(), on -> picture.measure()
                        .on(on))
                .icon("measure"));
        menu.add(ViewAction.of(
                "Save &Picture…",
                "screenshot",
                () -> PictureFile.save(viewport(), page.getWorkbenchWindow().getShell())));
    }

    private void ofBody(IMenuManager menu, World world) {
        int body = pick.body();
        String name = world.bodyName(body);
        menu.add(ViewAction.of("Follow '" + name + "'", () -> {
            viewport().watchBody(body);
            viewport().camera().follow(true);
        }));
        menu.add(pushes(name, world));
        menu.add(plots(name, world));
        menu.add(ViewAction.of("&Hide '" + name + "'", () -> viewport().hide(body, true)));
        Optional<IFile> file = file();
        ViewAction edit = ViewAction.of(
                file.isPresent() ? "Select in &Editor" : "Select in &Editor (no file of the workspace)",
                () -> file.ifPresent(f -> edit(f, name)));
        edit.setEnabled(file.isPresent());
        menu.add(edit);
    }

    /** Away from the eye, level, at the point that was clicked. */
    private MenuManager pushes(String name, World world) {
        boolean past = !runs.state().timeline().live();
        MenuManager menu =
                new MenuManager(past ? "Push Here (not in the past: continue from here first)" : "&Push Here");
        Vec3 ahead = viewport().camera().forward();
        Vec3 level = new Vec3(ahead.x(), ahead.y(), 0);
        Vec3 way = level.norm() > 0.05 ? level.unit() : ahead;
        String actor = pick.actor() == Pick.NONE
                ? ""
                : world.actors().get(pick.actor()).name();
        for (double newtons : NEWTONS) {
            Vec3 f = way.times(newtons);
            Vec3 force = new Vec3(Math.rint(f.x()), Math.rint(f.y()), Math.rint(f.z()));
            Push push = new Push(
                    0,
                    PUSH_SECONDS,
                    actor,
                    name,
                    force,
                    Vec3.ZERO,
                    Optional.of(pick.pointInBody()),
                    Push.Axes.WORLD,
                    Push.Rhythm.ONCE);
            ViewAction action = ViewAction.of(
                    Math.round(newtons) + " N for " + PUSH_SECONDS + " s, away from you",
                    () -> runs.submit(new Act.PushNow(push)));
            action.setEnabled(!past);
            menu.add(action);
        }
        return menu;
    }

    /** Signals of the body and of the joints by which it hangs on its parent. */
    private MenuManager plots(String name, World world) {
        MenuManager menu = new MenuManager("P&lot");
        SceneLook look = runs.state().scene().map(Scene::look).orElse(SceneLook.NONE);
        for (String signal : signals(name, world)) {
            menu.add(ViewAction.check(signal, look.signals().contains(signal), on -> plot(signal, on)));
        }
        if (menu.isEmpty()) {
            ViewAction none = ViewAction.of("Nothing is recorded of this body", () -> {});
            none.setEnabled(false);
            menu.add(none);
        }
        return menu;
    }

    private List<String> signals(String name, World world) {
        Recording recording = runs.state().recording();
        if (recording == null || pick.actor() == Pick.NONE) {
            return List.of();
        }
        String prefix = runs.state().signalPrefix(pick.actor());
        CharacterModel character = world.actors().get(pick.actor()).character();
        int link = pick.body() - world.firstBody(pick.actor());
        List<String> joints = character.joints().stream()
                .filter(j -> j.link() == link)
                .map(Joint::name)
                .toList();
        return recording.signals().stream()
                .map(Recording.SignalInfo::name)
                .filter(s -> s.startsWith(prefix + name + ".")
                        || joints.stream().anyMatch(j -> s.startsWith(prefix + j + ".")))
                .toList();
    }

    private void plot(String signal, boolean wanted) {
        runs.state().scene().ifPresent(s -> runs.submit(new Act.Look(s.look().plotting(signal, wanted))));
        try {
            page.showView("org.gaitwright.views.signals", null, IWorkbenchPage.VIEW_VISIBLE);
        } catch (PartInitException e) {
            ILog.get().error("The view Signals can't be shown", e);
        }
    }

    /** The file of the workspace from which the character was read. */
    private Optional<IFile> file() {
        if (pick.actor() == Pick.NONE) {
            return Optional.empty();
        }
        String word = runs.state()
                .scene()
                .filter(s -> pick.actor() < s.roles().size())
                .map(s -> s.roles().get(pick.actor()).character())
                .orElse("");
        return runs.state().files().texts().keySet().stream()
                .filter(p -> endsWith(p, word))
                .flatMap(p ->
                        List.of(ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(p.toUri())).stream())
                .findFirst();
    }

    /** A scene may name a file from its own folder, such as {@code ../characters/long-legs.xml}. */
    private static boolean endsWith(Path file, String word) {
        try {
            Path named = Path.of(word).normalize();
            int up = 0;
            while (up < named.getNameCount() && named.getName(up).toString().equals("..")) {
                up++;
            }
            return !word.isEmpty()
                    && up < named.getNameCount()
                    && file.endsWith(named.isAbsolute() ? named : named.subpath(up, named.getNameCount()));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private void edit(IFile file, String body) {
        try {
            IEditorPart editor = IDE.openEditor(page, file);
            IShowInTarget target = editor.getAdapter(IShowInTarget.class);
            if (target != null) {
                target.show(new ShowInContext(file, new StructuredSelection(body)));
            }
        } catch (PartInitException e) {
            ILog.get().error(file.getName() + " can't be opened", e);
        }
    }
}
