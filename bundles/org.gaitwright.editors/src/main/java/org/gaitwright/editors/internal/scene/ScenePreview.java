// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.editors.internal.page.Stage3D;
import org.gaitwright.viewport.Camera;
import org.gaitwright.viewport.Handle;
import org.gaitwright.viewport.HandleDrag;
import org.gaitwright.viewport.Ink;
import org.gaitwright.viewport.Mark;
import org.gaitwright.viewport.Viewport;

/** All of a scene where it starts: characters can be chosen, moved over the ground and turned; pushes are arrows. */
final class ScenePreview {
    private static final double METRES_PER_NEWTON = 1 / 250.0;
    private static final double RING_HEIGHT = 0.02;

    private final Stage3D stage;
    private final SceneEdits edits;
    private final Consumer<ScenePart> chosen;
    private SceneModel model;
    private ScenePart part = ScenePart.SETTINGS;
    private Scene.Casting dragged;
    private boolean framed;

    ScenePreview(Composite parent, SceneEdits edits, Consumer<ScenePart> chosen) {
        this.edits = edits;
        this.chosen = chosen;
        stage = new Stage3D(parent);
        stage.whenOpen(this::opened);
    }

    private void opened(Viewport viewport) {
        viewport.camera().follow(false);
        viewport.onSelection(body -> {
            int actor = body < 0 || model == null || model.stage() == null
                    ? -1
                    : actor(model.stage().world(), body);
            if (actor >= 0) {
                chosen.accept(new ScenePart(ScenePart.Kind.ACTOR, actor));
            }
        });
        viewport.onHandle(this::drag);
        draw();
    }

    Control control() {
        return stage.control();
    }

    /** Empty while there is no 3D picture. */
    Optional<Camera> camera() {
        return Optional.ofNullable(stage.viewport()).map(Viewport::camera);
    }

    void show(SceneModel now, ScenePart selected) {
        boolean other = model == null || model.stage() != now.stage();
        model = now;
        part = selected;
        if (other && now.stage() != null) {
            stage.world(now.stage().world());
        }
        draw();
    }

    private void draw() {
        if (model == null) {
            return;
        }
        stage.say(model.refusal().isEmpty() ? words() : "can't be set up: see the message above");
        Viewport viewport = stage.viewport();
        if (viewport == null || model.stage() == null) {
            return;
        }
        if (!framed) {
            framed = true;
            frame(viewport);
        }
        viewport.setMarks(marks());
        viewport.setHandles(handles());
    }

    private String words() {
        Scene scene = model.scene();
        return String.format(
                Locale.ROOT,
                "%d character%s on %s",
                scene.roles().size(),
                scene.roles().size() == 1 ? "" : "s",
                new ScenePart(ScenePart.Kind.GROUND, 0).label(scene).replaceFirst("Ground: ", ""));
    }

    /** All characters in one picture. */
    private void frame(Viewport viewport) {
        World world = model.stage().world();
        if (world.actors().size() < 2) {
            return;
        }
        Vec3 sum = Vec3.ZERO;
        for (Scene.Casting r : model.scene().roles()) {
            sum = sum.plus(foot(r));
        }
        Vec3 centre = sum.times(1.0 / model.scene().roles().size()).plus(new Vec3(0, 0, 0.9));
        double radius = 1.2;
        for (Scene.Casting r : model.scene().roles()) {
            radius = Math.max(radius, foot(r).minus(centre).norm() + 0.5);
        }
        viewport.camera().frame(centre, radius);
    }

    private Vec3 foot(Scene.Casting role) {
        Terrain ground = model.stage().world().terrain();
        return new Vec3(role.x(), role.y(), ground.height(role.x(), role.y()));
    }

    private List<Mark> marks() {
        List<Mark> marks = new ArrayList<>();
        Scene scene = model.scene();
        for (int a = 0; a < scene.roles().size(); a++) {
            Scene.Casting r = scene.roles().get(a);
            Vec3 foot = foot(r).plus(new Vec3(0, 0, RING_HEIGHT));
            Vec3 ahead = new Vec3(Math.cos(r.yaw()), Math.sin(r.yaw()), 0);
            boolean mine = part.equals(new ScenePart(ScenePart.Kind.ACTOR, a));
            marks.add(new Mark.Arrow(foot.plus(ahead.times(0.25)), ahead.times(0.45), mine ? Ink.SELECTION : Ink.PLAN));
            if (scene.roles().size() > 1) {
                marks.add(new Mark.Label(foot.plus(new Vec3(0, 0, 2)), r.name(), mine ? Ink.SELECTION : Ink.TRAIL));
            }
        }
        for (int p = 0; p < scene.pushes().size(); p++) {
            push(scene.pushes().get(p), part.equals(new ScenePart(ScenePart.Kind.PUSH, p)), marks);
        }
        return marks;
    }

    /** Its arrow ends on the body, since a push comes from outside. */
    private void push(Push push, boolean mine, List<Mark> marks) {
        int actor = 0;
        for (int a = 0; a < model.scene().roles().size(); a++) {
            actor = model.scene().roles().get(a).name().equals(push.actor()) ? a : actor;
        }
        Scene.Casting role = model.scene().roles().get(actor);
        double turn = push.axes() == Push.Axes.FACING ? role.yaw() : 0;
        Vec3 f = push.force();
        Vec3 force = new Vec3(
                Math.cos(turn) * f.x() - Math.sin(turn) * f.y(),
                Math.sin(turn) * f.x() + Math.cos(turn) * f.y(),
                f.z());
        Vec3 arrow = force.times(METRES_PER_NEWTON);
        Vec3 at = new StartPlaces(model.stage().world().actors().get(actor)).of(push.body());
        marks.add(new Mark.Arrow(at.minus(arrow), arrow, mine ? Ink.SELECTION : Ink.PUSH));
        if (mine) {
            marks.add(
                    new Mark.Label(at.minus(arrow), String.format(Locale.ROOT, "%.0f N", force.norm()), Ink.SELECTION));
        }
    }

    private List<Handle> handles() {
        if (part.kind() != ScenePart.Kind.ACTOR) {
            return List.of();
        }
        Scene.Casting role = model.scene().roles().get(part.index());
        Vec3 foot = foot(role).plus(new Vec3(0, 0, RING_HEIGHT));
        return List.of(Handle.onGround("place", foot), Handle.ring("turn", foot, Vec3.Z));
    }

    private void drag(HandleDrag drag) {
        int actor = part.index();
        switch (drag.phase()) {
            case BEGUN -> dragged = model.scene().roles().get(actor);
            case CANCELLED -> edits.editor().model().preview(null);
            default -> {
                boolean turn = drag.id().equals("turn");
                double x = dragged.x() + (turn ? 0 : drag.move().x());
                double y = dragged.y() + (turn ? 0 : drag.move().y());
                double heading = Math.toDegrees(dragged.yaw() + (turn ? drag.amount() : 0));
                if (drag.phase() == HandleDrag.Phase.COMMITTED) {
                    edits.editor().edit(text -> SceneEdits.place(text, actor, x, y, heading));
                } else {
                    edits.editor().tryOut(text -> SceneEdits.place(text, actor, x, y, heading));
                }
            }
        }
    }

    private static int actor(World world, int body) {
        for (int a = 0; a < world.actors().size(); a++) {
            int first = world.firstBody(a);
            if (body >= first
                    && body < first + world.actors().get(a).character().links().size()) {
                return a;
            }
        }
        return -1;
    }
}
