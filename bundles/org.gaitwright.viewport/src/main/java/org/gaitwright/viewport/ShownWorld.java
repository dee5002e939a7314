// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import java.util.Optional;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;
import org.gaitwright.viewport.internal.StartPoses;
import org.gaitwright.viewport.internal.mesh.Solids;
import org.gaitwright.viewport.internal.pick.BodyPicker;
import org.gaitwright.viewport.internal.pick.Ray;
import org.joml.Vector3f;

/** A world with its bodies where they are now, and which of them the camera watches. */
final class ShownWorld {
    private final World world;
    private final Solids solids;
    private final BodyPicker picker;
    private double[] poses;
    private int firstWatched;
    private int endWatched;

    ShownWorld(World world, boolean colliding) {
        this.world = world;
        solids = new Solids(world, colliding);
        picker = new BodyPicker(world);
        poses = StartPoses.of(world);
        if (world.actors().isEmpty()) {
            endWatched = solids.bodies();
        } else {
            watchActor(0);
        }
    }

    /** The same moment of the same world, drawn otherwise. */
    ShownWorld drawn(boolean colliding) {
        ShownWorld other = new ShownWorld(world, colliding);
        other.poses = poses;
        other.firstWatched = firstWatched;
        other.endWatched = endWatched;
        for (int b = 0; b < bodies(); b++) {
            other.solids.hide(b, solids.hidden(b));
        }
        return other;
    }

    World world() {
        return world;
    }

    Solids solids() {
        return solids;
    }

    int bodies() {
        return solids.bodies();
    }

    void poses(double[] newPoses) {
        poses = newPoses;
    }

    double[] poses() {
        return poses;
    }

    void watchActor(int actor) {
        if (actor < 0 || actor >= world.actors().size()) {
            throw new IllegalArgumentException("actor " + actor + " is not in this world; it has "
                    + world.actors().size() + ", counted from 0");
        }
        firstWatched = world.firstBody(actor);
        endWatched =
                firstWatched + world.actors().get(actor).character().links().size();
    }

    void watchBody(int body) {
        checkBody(body);
        firstWatched = body;
        endWatched = body + 1;
    }

    void checkBody(int body) {
        if (body < 0 || body >= bodies()) {
            throw new IllegalArgumentException(
                    "body " + body + " is not in this world; it has " + bodies() + ", counted from 0");
        }
    }

    int firstWatched() {
        return firstWatched;
    }

    int endWatched() {
        return endWatched;
    }

    Optional<Pick> pick(Ray ray) {
        return picker.pick(ray, poses, solids::hidden);
    }

    Vec3 pointOf(int body, Vec3 pointInBody) {
        return BodyPicker.pose(poses, body).transform(pointInBody);
    }

    /** What the camera watches, as the solids were last placed; empty if it is nowhere. */
    Optional<Subject> watched() {
        return subject(firstWatched, endWatched);
    }

    Optional<Subject> body(int body) {
        return subject(body, body + 1);
    }

    private Optional<Subject> subject(int first, int end) {
        Vector3f low = new Vector3f();
        Vector3f high = new Vector3f();
        if (first >= end || !solids.bounds(first, end, low, high)) {
            return Optional.empty();
        }
        Pose root = BodyPicker.pose(poses, first);
        Vec3 ahead = root.orientation().rotate(Vec3.X);
        if (!root.position().isFinite() || !ahead.isFinite()) {
            return Optional.empty();
        }
        double radius = 0.5 * low.distance(high);
        low.add(high).mul(0.5f);
        Vec3 centre = new Vec3(low.x, low.y, low.z);
        return Optional.of(new Subject(root.position(), Math.atan2(ahead.y(), ahead.x()), centre, radius));
    }
}
