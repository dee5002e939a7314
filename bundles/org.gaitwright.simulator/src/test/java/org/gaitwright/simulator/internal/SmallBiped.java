// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

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

/** A small figure with a trunk, two legs with boxes as feet, and limits: enough of everything. */
final class SmallBiped {
    private final List<Link> links = new ArrayList<>();
    private final List<Joint> joints = new ArrayList<>();

    private SmallBiped() {}

    /** In space, or with its root in the vertical plane along x. */
    static CharacterModel of(boolean planar) {
        SmallBiped d = new SmallBiped();
        d.link("trunk", -1, new Vec3(0, 0, 1), 20, new Geometry.Capsule(0.1, 0.2), new Vec3(0, 0, 0.25));
        if (planar) {
            d.joint("x", 0, JointType.SLIDE, Vec3.X, null, 0);
            d.joint("z", 0, JointType.SLIDE, Vec3.Z, null, 0);
            d.joint("pitch", 0, JointType.HINGE, Vec3.Y, null, 0);
        } else {
            d.joint("root", 0, JointType.FREE, Vec3.Z, null, 0);
        }
        d.leg("left", 1, planar);
        d.leg("right", -1, planar);
        Set<CharacterModel.LinkPair> apart = Set.of(
                new CharacterModel.LinkPair(1, 4),
                new CharacterModel.LinkPair(0, 2),
                new CharacterModel.LinkPair(0, 5));
        return new CharacterModel("doll", d.links, d.joints, List.of(), apart, Map.of());
    }

    private void leg(String side, int sign, boolean planar) {
        int thigh = links.size();
        link(
                side + "-thigh",
                0,
                new Vec3(0, 0.12 * sign, 0),
                6,
                new Geometry.Capsule(0.06, 0.15),
                new Vec3(0, 0, -0.22));
        if (planar) {
            joint(side + "-hip", thigh, JointType.HINGE, Vec3.Y, new Joint.Limit(-2, 1), 100);
        } else {
            joint(side + "-hip", thigh, JointType.BALL, Vec3.Y, new Joint.Limit(0, 1.2), 100);
        }
        link(side + "-shin", thigh, new Vec3(0, 0, -0.45), 3, new Geometry.Capsule(0.05, 0.15), new Vec3(0, 0, -0.22));
        joint(side + "-knee", thigh + 1, JointType.HINGE, Vec3.Y, new Joint.Limit(0, 2.3), 100);
        link(
                side + "-foot",
                thigh + 1,
                new Vec3(0, 0, -0.45),
                1,
                new Geometry.Box(0.11, 0.05, 0.03),
                new Vec3(0.05, 0, -0.04));
        joint(side + "-ankle", thigh + 2, JointType.HINGE, Vec3.Y, new Joint.Limit(-0.8, 0.8), 50);
    }

    private void link(String name, int parent, Vec3 at, double mass, Geometry geometry, Vec3 centre) {
        Shape shape = new Shape(name, geometry, new Pose(centre, Quat.IDENTITY), 0.8, true);
        Inertia inertia = Inertia.diagonal(mass, centre, 0.03 * mass, 0.03 * mass, 0.01 * mass);
        links.add(
                new Link(name, parent, new Pose(at, Quat.IDENTITY), inertia, List.of(shape), Role.OTHER, Side.CENTRE));
    }

    private void joint(String name, int link, JointType type, Vec3 axis, Joint.Limit limit, double torque) {
        joints.add(new Joint(name, link, type, Vec3.ZERO, axis, limit, torque, 0, 0, 0, 0));
    }
}
