// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

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
import org.gaitwright.core.controller.Start;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.testkit.PosedCharacter;

/** The biped of the paper in a state that a test sets, on ground that a test chooses. */
final class PosedPaperBiped extends PosedCharacter {
    static final double TICK = 1.0 / 256;
    static final CharacterModel MODEL = model(0, 2.5);

    PosedPaperBiped(CharacterModel character, Terrain ground) {
        super(character, character.keyframe("stand"), TICK);
        this.ground = ground;
    }

    static PosedPaperBiped on(Terrain ground) {
        return new PosedPaperBiped(MODEL, ground);
    }

    /** With knees that bend within these angles. */
    static CharacterModel model(double kneeLow, double kneeHigh) {
        List<Link> links = new ArrayList<>();
        List<Joint> joints = new ArrayList<>();
        links.add(link("hip", -1, Pose.at(0, 0, 1.13), 8.8, Vec3.ZERO, 0.1, 0.1, 0.1, Role.PELVIS, Side.CENTRE));
        joints.add(joint("root", 0, JointType.FREE, null, 0));
        links.add(link(
                "upper-body", 0, Pose.at(0, 0, 0.15), 40, new Vec3(0, 0, 0.4), 1, 1, 0.1, Role.TRUNK, Side.CENTRE));
        joints.add(joint("waist", 1, JointType.BALL, null, 1600));
        for (Side side : List.of(Side.LEFT, Side.RIGHT)) {
            int n = links.size();
            String name = side == Side.LEFT ? "left-" : "right-";
            Vec3 half = new Vec3(0, 0, -0.25);
            Pose hip = Pose.at(0, side == Side.LEFT ? 0.15 : -0.15, 0);
            links.add(link(name + "thigh", 0, hip, 8.552, half, 0.1, 0.1, 0.05, Role.THIGH, side));
            links.add(link(
                    name + "shank",
                    n,
                    Pose.at(0, 0, -0.5),
                    4.352,
                    new Vec3(0, 0, -0.275),
                    0.04,
                    0.04,
                    0.01,
                    Role.SHANK,
                    side));
            Shape toes = box(name + "toes", 0.13, 0.05);
            Shape heel = box(name + "heel", -0.035, 0.035);
            Inertia foot = Inertia.diagonal(1, new Vec3(0.055, 0, -0.055), 0.001, 0.03, 0.03);
            links.add(new Link(name + "foot", n + 1, Pose.at(0, 0, -0.55), foot, List.of(toes, heel), Role.FOOT, side));
            joints.add(joint(name + "hip", n, JointType.BALL, null, 1600));
            joints.add(joint(name + "knee", n + 1, JointType.HINGE, new Joint.Limit(kneeLow, kneeHigh), 700));
            joints.add(joint(name + "ankle", n + 2, JointType.BALL, null, 400));
        }
        return new CharacterModel("biped", links, joints, List.of(), Set.of(), Map.of());
    }

    private static Shape box(String name, double x, double half) {
        return new Shape(name, new Geometry.Box(half, 0.05, 0.025), Pose.at(x, 0, -0.055), 1, true);
    }

    private static Link link(
            String name,
            int parent,
            Pose pose,
            double mass,
            Vec3 com,
            double ix,
            double iy,
            double iz,
            Role role,
            Side side) {
        return new Link(name, parent, pose, Inertia.diagonal(mass, com, ix, iy, iz), List.of(), role, side);
    }

    private static Joint joint(String name, int link, JointType type, Joint.Limit limit, double max) {
        return new Joint(name, link, type, Vec3.ZERO, Vec3.Y, limit, max, 0, 0, 0, 0);
    }

    /** Into the state in which a gait starts. */
    PosedPaperBiped start(ParameterValues parameters, double x, double y, double yaw) {
        Start s = new TerrainAdaptive()
                .start(character, parameters, ground, x, y, yaw)
                .orElseThrow();
        System.arraycopy(s.positions(), 0, q, 0, q.length);
        System.arraycopy(s.velocities(), 0, v, 0, v.length);
        return this;
    }

    /** Some change of pose and motion; knees bend the way that they can from where they are. */
    PosedPaperBiped shake(long seed, double by) {
        double[] before = q.clone();
        shake(seed, by, by, by);
        for (int side = 0; side < 2; side++) {
            int knee = character.positionOffset(character.jointIndex(side == 0 ? "left-knee" : "right-knee"));
            q[knee] = before[knee] + Math.abs(q[knee] - before[knee]);
        }
        return this;
    }

    /** The same, turned about the origin and then moved. */
    PosedPaperBiped moved(double yaw, double x, double y, Terrain where) {
        PosedPaperBiped p = new PosedPaperBiped(character, where);
        System.arraycopy(q, 0, p.q, 0, q.length);
        System.arraycopy(v, 0, p.v, 0, v.length);
        double c = Math.cos(yaw), s = Math.sin(yaw);
        p.q[0] = x + c * q[0] - s * q[1];
        p.q[1] = y + s * q[0] + c * q[1];
        p.v[0] = c * v[0] - s * v[1];
        p.v[1] = s * v[0] + c * v[1];
        Quaternions.multiply(new double[] {Math.cos(yaw / 2), 0, 0, Math.sin(yaw / 2)}, 0, q, 3, p.q, 3);
        return p;
    }

    /** What this one does, seen in a mirror. */
    PosedPaperBiped mirrored() {
        PosedPaperBiped p = new PosedPaperBiped(character, ground);
        mirrorTo(p);
        return p;
    }
}
