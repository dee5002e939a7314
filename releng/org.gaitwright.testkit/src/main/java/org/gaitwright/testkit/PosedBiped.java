// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.testkit;

import java.util.ArrayList;
import java.util.Arrays;
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
import org.gaitwright.core.math.Vec3;

/** A biped of a torso, a chest and two legs, in a plane or in space, in a state that a test sets. */
public final class PosedBiped extends PosedCharacter {
    public static final double TICK = 1.0 / 512;
    public static final int LEFT = 0;
    public static final int RIGHT = 1;

    /** Load on the left and right foot, N. */
    public final double[] load = new double[2];

    private final int[] foot = new int[2];

    private PosedBiped(CharacterModel character) {
        super(character, character.zeroPose(), TICK);
        foot[LEFT] = character.linkIndex("left-foot");
        foot[RIGHT] = character.linkIndex("right-foot");
    }

    public static PosedBiped planar() {
        return new PosedBiped(model(true, JointType.HINGE));
    }

    public static PosedBiped spatial() {
        return new PosedBiped(model(false, JointType.BALL));
    }

    /** With a root that moves in a plane or in space, and hips of this type. */
    public static CharacterModel model(boolean planar, JointType hip) {
        List<Link> links = new ArrayList<>();
        List<Joint> joints = new ArrayList<>();
        links.add(link("pelvis", -1, Pose.at(0, 0, planar ? 1 : 0), 20, Role.PELVIS, Side.CENTRE));
        if (planar) {
            joints.add(joint("root-x", 0, JointType.SLIDE, Vec3.X));
            joints.add(joint("root-z", 0, JointType.SLIDE, Vec3.Z));
            joints.add(joint("root-pitch", 0, JointType.HINGE, Vec3.Y));
        } else {
            joints.add(joint("root", 0, JointType.FREE, Vec3.Y));
        }
        links.add(link("chest", 0, Pose.at(0, 0, 0.2), 15, Role.TRUNK, Side.CENTRE));
        joints.add(joint("back", 1, hip, Vec3.Y));
        for (Side side : List.of(Side.LEFT, Side.RIGHT)) {
            int n = links.size();
            String name = side == Side.LEFT ? "left-" : "right-";
            double y = side == Side.LEFT ? 0.1 : -0.1;
            links.add(link(name + "thigh", 0, Pose.at(0, y, -0.1), 7, Role.THIGH, side));
            links.add(link(name + "shank", n, Pose.at(0, 0, -0.45), 4, Role.SHANK, side));
            links.add(link(name + "foot", n + 1, Pose.at(0, 0, -0.4), 1, Role.FOOT, side));
            joints.add(joint(name + "hip", n, hip, Vec3.Y));
            joints.add(joint(name + "knee", n + 1, JointType.HINGE, Vec3.Y));
            joints.add(joint(name + "ankle", n + 2, JointType.HINGE, Vec3.Y));
        }
        CharacterModel unposed = new CharacterModel("doll", links, joints, List.of(), Set.of(), Map.of());
        return new CharacterModel("doll", links, joints, List.of(), Set.of(), Map.of("stand", unposed.zeroPose()));
    }

    private static Link link(String name, int parent, Pose pose, double mass, Role role, Side side) {
        Inertia inertia = Inertia.diagonal(mass, new Vec3(0, 0, role == Role.TRUNK ? 0.2 : -0.1), 0.1, 0.1, 0.05);
        Shape sole = new Shape("", new Geometry.Box(0.11, 0.05, 0.03), Pose.at(0.06, 0, 0), 1, true);
        return new Link(name, parent, pose, inertia, role == Role.FOOT ? List.of(sole) : List.of(), role, side);
    }

    private static Joint joint(String name, int link, JointType type, Vec3 axis) {
        return new Joint(name, link, type, Vec3.ZERO, axis, null, 1000, 0, 0, 0, 0);
    }

    /** Some pose and motion. */
    public void shake(long seed) {
        Arrays.fill(v, 0);
        shake(seed, 0.2, 0.3, 1);
    }

    /** What this one does, seen in a mirror. */
    public PosedBiped mirrored() {
        PosedBiped other = new PosedBiped(character);
        mirrorTo(other);
        other.load[LEFT] = load[RIGHT];
        other.load[RIGHT] = load[LEFT];
        return other;
    }

    @Override
    public void groundForce(int link, double[] out3) {
        out3[0] = out3[1] = 0;
        out3[2] = link == foot[LEFT] ? load[LEFT] : link == foot[RIGHT] ? load[RIGHT] : 0;
    }
}
