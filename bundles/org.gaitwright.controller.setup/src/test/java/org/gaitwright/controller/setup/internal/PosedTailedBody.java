// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.setup.internal;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.testkit.PosedCharacter;
import org.gaitwright.testkit.Slope;

/** A free pelvis with a head on a ball, a left thigh on a hinge, and a tail without a motor; and a state that a test sets. */
final class PosedTailedBody extends PosedCharacter {
    static final int NECK = 1;
    static final int HIP = 2;
    static final int TAIL = 3;

    double time;

    private PosedTailedBody(CharacterModel character) {
        super(character, character.zeroPose(), 1.0 / 64);
        ground = new Slope(0);
    }

    PosedTailedBody(double motor) {
        this(model(motor));
    }

    private static CharacterModel model(double motor) {
        Inertia inertia = Inertia.diagonal(2, Vec3.ZERO, 0.01, 0.01, 0.01);
        return new CharacterModel(
                "puppet",
                List.of(
                        link("pelvis", -1, Role.PELVIS, Side.CENTRE, inertia),
                        link("head", 0, Role.HEAD, Side.CENTRE, inertia),
                        link("left-thigh", 0, Role.THIGH, Side.LEFT, inertia),
                        link("tail", 0, Role.OTHER, Side.CENTRE, inertia)),
                List.of(
                        joint("root", 0, JointType.FREE, null, 0),
                        joint("neck", 1, JointType.BALL, null, motor),
                        joint("left-hip", 2, JointType.HINGE, new Joint.Limit(-0.25, 1), motor),
                        joint("wag", 3, JointType.HINGE, null, 0)),
                List.of(),
                Set.of(),
                Map.of("bow", new double[] {0, 0, 1, 1, 0, 0, 0, 0.8, 0, 0.6, 0, 0.5, 0}));
    }

    private static Link link(String name, int parent, Role role, Side side, Inertia inertia) {
        return new Link(name, parent, new Pose(Vec3.ZERO, Quat.IDENTITY), inertia, List.of(), role, side);
    }

    private static Joint joint(String name, int link, JointType type, Joint.Limit limit, double motor) {
        return new Joint(name, link, type, Vec3.ZERO, Vec3.Y, limit, motor, 0, 0, 0, 0);
    }

    @Override
    public double timeSeconds() {
        return time;
    }

    /** All links are at the root's pose. */
    @Override
    public void linkPose(int link, double[] out7) {
        System.arraycopy(q, 0, out7, 0, 7);
    }
}
