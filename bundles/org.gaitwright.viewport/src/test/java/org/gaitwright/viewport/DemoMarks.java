// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.viewport.internal.pick.BodyPicker;

/** Marks of every kind around the walking figure: what a scene view shows with all overlays on. */
public final class DemoMarks {
    private static final double FOOT_LENGTH = 0.24;
    private static final double FOOT_WIDTH = 0.1;

    private final World world;
    private final double[] poses;
    private final List<Mark> marks = new ArrayList<>();

    private DemoMarks(World world, double[] poses) {
        this.world = world;
        this.poses = poses;
    }

    public static List<Mark> of(World world, double[] poses, double seconds) {
        DemoMarks m = new DemoMarks(world, poses);
        m.trails(seconds);
        m.plan(seconds);
        m.forces();
        m.torques();
        m.centreOfMass();
        return m.marks;
    }

    /** Some hundred marks of all kinds around a place. */
    public static List<Mark> crowd(Vec3 at, int count) {
        List<Mark> crowd = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double angle = 2.4 * i;
            double r = 0.12 * Math.sqrt(i);
            Vec3 p = at.plus(new Vec3(r * Math.cos(angle), r * Math.sin(angle), 0));
            Ink ink = Ink.values()[i % 8];
            crowd.add(
                    switch (i % 6) {
                        case 0, 1 -> new Mark.Arrow(p, new Vec3(0, 0.05, 0.2 + 0.001 * i), ink);
                        case 2 -> new Mark.Footprint(p, angle, FOOT_LENGTH, FOOT_WIDTH, Side.LEFT, ink);
                        case 3 -> new Mark.Dot(p, 4, ink);
                        case 4 -> new Mark.TorqueArc(p.plus(Vec3.Z), Vec3.Y, Math.sin(i));
                        default -> new Mark.Line(List.of(p, p.plus(Vec3.Z.times(0.4)), p.plus(Vec3.X)), ink);
                    });
        }
        return crowd;
    }

    /** Ghosts of the same figure half a step and a step later. */
    public static List<Ghost> ghosts(World world, double seconds) {
        return List.of(
                new Ghost(world, DemoFigure.poses(world, seconds + 0.45), Ink.GHOST),
                new Ghost(world, DemoFigure.poses(world, seconds + 0.9), Ink.PLAN));
    }

    /** Handles of every look. */
    public static List<Handle> handles(World world, double[] poses) {
        DemoMarks m = new DemoMarks(world, poses);
        Vec3 crate = m.at("crate");
        Vec3 up = Vec3.Z.times(0.18);
        return List.of(
                Handle.arrow("head", m.at("head", 0.19), Vec3.Z),
                Handle.arrow("out", m.at("left_lower_arm"), Vec3.Y).withInk(Ink.Y),
                Handle.knob("knee", m.at("right_shank", 0.2), Vec3.X),
                Handle.within("hand", m.at("right_lower_arm", -0.1), Vec3.Y),
                Handle.ring("turn", m.at("torso"), Vec3.Z),
                Handle.onGround("crate", crate.plus(up)));
    }

    private Vec3 at(String body) {
        return pose(body).position();
    }

    /** A point of a body, so much above its middle when it stands. */
    private Vec3 at(String body, double above) {
        return pose(body).transform(Vec3.Z.times(above));
    }

    private Pose pose(String body) {
        for (int i = 0; i < world.bodies(); i++) {
            if (world.bodyName(i).equals(body)) {
                return BodyPicker.pose(poses, i);
            }
        }
        throw new IllegalArgumentException("there is no body '" + body + "'");
    }

    private void trails(double seconds) {
        List<Vec3> pelvis = new ArrayList<>();
        List<Vec3> ahead = new ArrayList<>();
        Vec3 now = at("pelvis");
        for (int i = 60; i >= 0; i--) {
            double back = i / 40.0;
            double z = 0.015 * Math.cos(4 * Math.PI * (seconds - back) / 1.1);
            pelvis.add(new Vec3(now.x() - 1.1 * back, now.y(), now.z() + z));
        }
        for (int i = 0; i <= 40; i++) {
            double t = i / 20.0;
            ahead.add(new Vec3(now.x() + 1.1 * t, now.y() + 0.05 * t * t * t, now.z()));
        }
        marks.add(new Mark.Line(pelvis, Ink.TRAIL, 2, false));
        marks.add(new Mark.Line(ahead, Ink.PLAN, 2, true));
    }

    private void plan(double seconds) {
        Terrain terrain = world.terrain();
        double step = 0.6;
        double x0 = step * Math.floor(at("pelvis").x() / step) + step;
        for (int i = 0; i < 4; i++) {
            boolean left = (int) Math.round(x0 / step + i) % 2 == 0;
            double x = x0 + step * i;
            double y = left ? 0.09 : -0.09;
            Vec3 p = new Vec3(x, y, terrain.height(x, y));
            double yaw = 0.05 * i * i + (left ? 0.08 : -0.08);
            marks.add(new Mark.Footprint(
                    p, yaw, FOOT_LENGTH, FOOT_WIDTH, left ? Side.LEFT : Side.RIGHT, left ? Ink.LEFT : Ink.RIGHT));
        }
        marks.add(new Mark.Label(
                new Vec3(x0 + step, 0, terrain.height(x0 + step, 0)),
                String.format(java.util.Locale.ROOT, "next step in %.2f s", 0.55 - seconds % 0.55),
                Ink.PLAN));
    }

    private void forces() {
        Vec3 left = at("left_foot");
        Vec3 right = at("right_foot");
        Vec3 stance = left.z() < right.z() ? left : right;
        double ground = world.terrain().height(stance.x(), stance.y());
        Vec3 heel = new Vec3(stance.x() - 0.08, stance.y(), ground);
        Vec3 toe = new Vec3(stance.x() + 0.1, stance.y(), ground);
        marks.add(new Mark.Arrow(heel, new Vec3(0.03, 0, 0.35), Ink.CONTACT));
        marks.add(new Mark.Arrow(toe, new Vec3(-0.05, 0.01, 0.6), Ink.CONTACT));
        marks.add(new Mark.Arrow(toe.plus(new Vec3(-0.04, 0, 0)), new Vec3(0.02, 0.02, 0.75), Ink.IDEAL));
        Vec3 chest = at("torso").plus(new Vec3(-0.1, 0, 0.05));
        Vec3 push = new Vec3(0.4, 0.06, 0.02);
        marks.add(new Mark.Arrow(chest.minus(push), push, Ink.PUSH));
        marks.add(new Mark.Label(chest.minus(push), "120 N", Ink.PUSH));
        marks.add(new Mark.Area(
                List.of(
                        new Vec3(stance.x() - 0.1, stance.y() - 0.05, ground),
                        new Vec3(stance.x() + 0.14, stance.y() - 0.05, ground),
                        new Vec3(stance.x() + 0.3, stance.y() + 0.16, ground),
                        new Vec3(stance.x() + 0.06, stance.y() + 0.22, ground),
                        new Vec3(stance.x() - 0.1, stance.y() + 0.05, ground)),
                Ink.SUPPORT));
    }

    private void torques() {
        marks.add(new Mark.TorqueArc(at("right_shank", 0.22), Vec3.Y, 0.65));
        marks.add(new Mark.TorqueArc(at("left_thigh", 0.17), Vec3.Y, -0.35));
        marks.add(new Mark.TorqueArc(at("left_foot", 0.02), Vec3.Y, 0.95));
        marks.add(new Mark.TorqueArc(at("torso"), Vec3.Z, 0.2));
    }

    private void centreOfMass() {
        Vec3 com = at("pelvis").plus(new Vec3(0.01, 0, 0.06));
        double ground = world.terrain().height(com.x(), com.y());
        Vec3 below = new Vec3(com.x(), com.y(), ground);
        marks.add(new Mark.Line(List.of(com, below), Ink.COM, 1.2, true));
        marks.add(new Mark.Dot(below, 4, Ink.COM));
        marks.add(new Mark.Dot(com, 7, Ink.COM));
        marks.add(new Mark.Axes(new Pose(at("head"), Quat.IDENTITY), 0.25));
        marks.add(new Mark.Label(com, "centre of mass", Ink.COM));
    }
}
