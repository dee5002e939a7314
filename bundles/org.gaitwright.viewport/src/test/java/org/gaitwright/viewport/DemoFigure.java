// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.viewport.internal.StartPoses;

/** A figure of human build for looking at: sixteen links, hinges that swing fore and aft. */
public final class DemoFigure {
    private final List<Link> links = new ArrayList<>();
    private final List<Joint> joints = new ArrayList<>();

    private DemoFigure() {}

    public static CharacterModel model() {
        DemoFigure f = new DemoFigure();
        f.trunk();
        for (Side side : List.of(Side.LEFT, Side.RIGHT)) {
            f.limbs(side);
        }
        return new CharacterModel("figure", f.links, f.joints, List.of(), Set.of(), Map.of());
    }

    public static World world(Terrain terrain) {
        CharacterModel model = model();
        double[] q = walking(model, 0.3, terrain);
        World.Crate crate = new World.Crate(
                "crate",
                Inertia.diagonal(5, Vec3.ZERO, 0.1, 0.1, 0.1),
                List.of(shape(new Geometry.Box(0.18, 0.18, 0.18), Pose.IDENTITY)),
                new Pose(new Vec3(-0.9, 0.9, 0.18 + terrain.height(-0.9, 0.9)), Quat.aboutAxis(Vec3.Z, 0.5)));
        return new World(
                List.of(new World.Actor("figure", model, q, new double[model.velocities()])),
                List.of(crate),
                List.of(),
                terrain,
                new World.Timing(60, 8),
                World.EARTH);
    }

    /** A pose of a stylised walk: not physics, only something that moves. */
    public static double[] walking(CharacterModel model, double seconds, Terrain terrain) {
        double[] q = model.zeroPose();
        double x = 1.1 * seconds;
        double phase = 2 * Math.PI * seconds / 1.1;
        q[0] = x;
        q[2] = 0.965 + 0.015 * Math.cos(2 * phase) + terrain.height(x, 0);
        for (int j = 1; j < model.joints().size(); j++) {
            Joint joint = model.joints().get(j);
            double p = phase + (joint.name().startsWith("left") ? 0 : Math.PI);
            int o = model.positionOffset(j);
            if (joint.name().endsWith("shoulder")) {
                q[o] = 0.45 * Math.sin(p);
            } else if (joint.name().endsWith("elbow")) {
                q[o] = -0.5 - 0.2 * Math.sin(p);
            } else if (joint.name().endsWith("hip")) {
                q[o] = -0.42 * Math.sin(p + Math.PI);
            } else if (joint.name().endsWith("knee")) {
                q[o] = 0.12 + 0.9 * Math.pow(Math.max(0, Math.cos(p + Math.PI)), 2);
            } else if (joint.name().endsWith("ankle")) {
                q[o] = -0.15 * Math.sin(p);
            }
        }
        return q;
    }

    /** Poses of all bodies in that walk, as in a frame. */
    public static double[] poses(World world, double t) {
        World.Actor actor = world.actors().get(0);
        CharacterModel model = actor.character();
        double[] q = walking(model, t, world.terrain());
        World moved = new World(
                List.of(new World.Actor(actor.name(), model, q, actor.velocities())),
                world.crates(),
                world.springs(),
                world.terrain(),
                world.timing(),
                world.gravity());
        return StartPoses.of(moved);
    }

    private void trunk() {
        int pelvis = link(
                "pelvis",
                -1,
                new Vec3(0, 0, 0.965),
                Role.PELVIS,
                Side.CENTRE,
                capsule(new Vec3(0, -0.05, -0.025), new Vec3(0, 0.05, -0.025), 0.07));
        joints.add(new Joint("root", pelvis, JointType.FREE, Vec3.ZERO, Vec3.Z, null, 0, 0, 0, 0, 0));
        int back = link(
                "back",
                pelvis,
                new Vec3(0, 0, 0.16),
                Role.TRUNK,
                Side.CENTRE,
                capsule(new Vec3(0, 0, -0.05), new Vec3(0, 0, 0.015), 0.08));
        int torso = link(
                "torso",
                back,
                new Vec3(-0.027, 0, 0.188),
                Role.TRUNK,
                Side.CENTRE,
                capsule(new Vec3(0.03, 0, -0.05), new Vec3(0.03, 0, 0.07), 0.12));
        link(
                "head",
                torso,
                new Vec3(0.03, 0, 0.24),
                Role.HEAD,
                Side.CENTRE,
                capsule(new Vec3(0, 0, 0.05), new Vec3(0, 0, 0.1), 0.09));
    }

    private void limbs(Side side) {
        double y = side == Side.LEFT ? 1 : -1;
        String name = side == Side.LEFT ? "left_" : "right_";
        int upper = link(
                name + "upper_arm",
                2,
                new Vec3(0.02, y * 0.2, -0.035),
                Role.UPPER_ARM,
                side,
                capsule(new Vec3(0, 0, 0.13), new Vec3(0, 0, -0.08), 0.04));
        hinge(name + "shoulder", upper, new Vec3(0, 0, 0.13));
        int lower = link(
                name + "lower_arm",
                upper,
                new Vec3(0, 0, -0.35),
                Role.LOWER_ARM,
                side,
                capsule(new Vec3(0, 0, 0.2), new Vec3(0, 0, -0.07), 0.036));
        hinge(name + "elbow", lower, new Vec3(0, 0, 0.24));
        int thigh = link(
                name + "thigh",
                0,
                new Vec3(-0.01, y * 0.08, -0.2),
                Role.THIGH,
                side,
                capsule(new Vec3(0, 0, 0.15), new Vec3(0, 0, -0.19), 0.05));
        hinge(name + "hip", thigh, new Vec3(0, 0, 0.17));
        int shank = link(
                name + "shank",
                thigh,
                new Vec3(0, 0, -0.45),
                Role.SHANK,
                side,
                capsule(new Vec3(0, 0, 0.17), new Vec3(0, 0, -0.22), 0.046));
        hinge(name + "knee", shank, new Vec3(0, 0, 0.22));
        int foot = link(
                name + "foot",
                shank,
                new Vec3(0.03, y * 0.01, -0.26),
                Role.FOOT,
                side,
                shape(new Geometry.Box(0.0775, 0.05, 0.0225), Pose.at(-0.0125, 0, -0.0175)));
        hinge(name + "ankle", foot, new Vec3(-0.03, 0, 0.02));
        link(
                name + "toes",
                foot,
                new Vec3(0.1, 0, -0.022),
                Role.TOES,
                side,
                shape(new Geometry.Box(0.0275, 0.04, 0.016), Pose.at(-0.0075, 0, -0.001)));
    }

    private int link(String name, int parent, Vec3 at, Role role, Side side, Shape shape) {
        Inertia inertia = Inertia.diagonal(1, Vec3.ZERO, 0.01, 0.01, 0.01);
        links.add(new Link(name, parent, new Pose(at, Quat.IDENTITY), inertia, List.of(shape), role, side));
        return links.size() - 1;
    }

    private void hinge(String name, int link, Vec3 anchor) {
        joints.add(new Joint(name, link, JointType.HINGE, anchor, Vec3.Y, null, 0, 0, 0, 0, 0));
    }

    private static Shape capsule(Vec3 a, Vec3 b, double radius) {
        Vec3 axis = b.minus(a);
        Pose pose = new Pose(a.plus(b).times(0.5), Quat.fromZTo(axis));
        return shape(new Geometry.Capsule(radius, 0.5 * axis.norm()), pose);
    }

    private static Shape shape(Geometry geometry, Pose pose) {
        return new Shape("", geometry, pose, 0.8, true);
    }
}
