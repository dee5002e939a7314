// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.pick;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.viewport.Pick;

/** Finds what a ray hits first: what is drawn of bodies, or the ground. */
public final class BodyPicker {
    private static final double REACH_M = 1000;

    private record Target(int body, int actor, List<Shape> shapes) {}

    private final List<Target> targets = new ArrayList<>();
    private final Terrain terrain;

    public BodyPicker(World world) {
        terrain = world.terrain();
        for (int actor = 0; actor < world.actors().size(); actor++) {
            for (Link link : world.actors().get(actor).character().links()) {
                targets.add(new Target(targets.size(), actor, link.drawn()));
            }
        }
        for (World.Crate crate : world.crates()) {
            targets.add(new Target(targets.size(), Pick.NONE, crate.shapes()));
        }
    }

    /** The actor that a body belongs to. */
    public int actorOf(int body) {
        return targets.get(body).actor;
    }

    /** {@code poses} has seven numbers per body; the ray goes through bodies that are hidden. */
    public Optional<Pick> pick(Ray ray, double[] poses, IntPredicate hidden) {
        Vec3 o = ray.origin();
        Vec3 d = ray.direction();
        double nearest = terrain.cast(o.x(), o.y(), o.z(), d.x(), d.y(), d.z(), REACH_M);
        Target hit = null;
        for (Target target : targets) {
            if (hidden.test(target.body)) {
                continue;
            }
            double distance = distance(ray, target, poses);
            if (distance < nearest) {
                nearest = distance;
                hit = target;
            }
        }
        if (nearest > REACH_M) {
            return Optional.empty();
        }
        Vec3 point = ray.at(nearest);
        if (hit == null) {
            return Optional.of(new Pick(Pick.NONE, Pick.NONE, point, point));
        }
        return Optional.of(new Pick(hit.body, hit.actor, point, inverse(pose(poses, hit.body), point)));
    }

    private static double distance(Ray ray, Target target, double[] poses) {
        Pose body = pose(poses, target.body);
        double nearest = Double.POSITIVE_INFINITY;
        if (!body.position().isFinite()) {
            return nearest;
        }
        for (Shape shape : target.shapes) {
            Pose pose = body.times(shape.pose());
            Ray local = new Ray(
                    inverse(pose, ray.origin()), pose.orientation().conjugate().rotate(ray.direction()));
            nearest = Math.min(nearest, RayCast.distance(local, shape.geometry()));
        }
        return nearest;
    }

    /** Where a body is. */
    public static Pose pose(double[] poses, int body) {
        int o = 7 * body;
        return new Pose(
                new Vec3(poses[o], poses[o + 1], poses[o + 2]),
                new Quat(poses[o + 3], poses[o + 4], poses[o + 5], poses[o + 6]));
    }

    private static Vec3 inverse(Pose pose, Vec3 point) {
        return pose.orientation().conjugate().rotate(point.minus(pose.position()));
    }
}
