// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.setup.internal;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.state.StateCodec;

/**
 * The pose that a character starts in, and gains to hold it with. A body of mass m whose centre is h above the ground topples
 * unless its ankles give more than m g h per radian, so gains are counted in that moment: one number suits every character.
 */
final class HeldPose {
    static final Parameter STIFFNESS = Parameter.of(
            "hold.stiffness",
            "",
            0,
            20,
            2,
            "Stiffness of a joint, as a multiple of weight times height of the centre of mass at the start");
    /** kp / kd = 10 per second, as [Thachuk 2018, §2.6] and [Sharon 2004, Appendix A] have it. */
    static final Parameter DAMPING_TIME =
            Parameter.of("hold.damping-time", "s", 0, 1, 0.1, "Damping of a joint over its stiffness");

    /** A character that starts lying down still gets some strength. */
    private static final double MIN_HEIGHT = 0.1;

    private final CharacterModel character;
    private final double[] start;
    private final double[] pose = new double[7];
    private final double[] centre = new double[3];
    private double moment;

    HeldPose(CharacterModel character) {
        this.character = character;
        start = character.keyframe("stand");
    }

    /** The joints that have a motor. */
    static List<Integer> driven(CharacterModel character) {
        List<Integer> out = new ArrayList<>();
        for (int j = 0; j < character.joints().size(); j++) {
            Joint joint = character.joints().get(j);
            if (joint.type() != JointType.FREE && joint.torqueLimit() > 0) {
                out.add(j);
            }
        }
        return out;
    }

    static Suitability suits(CharacterModel character) {
        return driven(character).isEmpty()
                ? Suitability.no("none of its joints has a motor; give it <motor> elements or use 'passive'")
                : Suitability.YES;
    }

    /** Takes the pose that the character is in. */
    void take(Observation now) {
        now.positions(start);
        double mass = 0;
        double x = 0;
        double y = 0;
        double z = 0;
        for (int i = 0; i < character.links().size(); i++) {
            Inertia inertia = character.links().get(i).inertia();
            now.linkPose(i, pose);
            inertia.com().get(centre, 0);
            Quaternions.rotate(pose, 3, centre, 0, centre, 0);
            mass += inertia.mass();
            x += inertia.mass() * (pose[0] + centre[0]);
            y += inertia.mass() * (pose[1] + centre[1]);
            z += inertia.mass() * (pose[2] + centre[2]);
        }
        double height = mass > 0 ? z / mass - now.terrain().height(x / mass, y / mass) : 0;
        moment = mass * -now.gravity().z() * Math.max(MIN_HEIGHT, height);
    }

    /** Weight times height at the start, N m. */
    double moment() {
        return moment;
    }

    /** Position coordinates of the pose; not to be written. */
    double[] positions() {
        return start;
    }

    /** Draws a joint towards its place in a pose. */
    void hold(Command command, int joint, double[] positions, double kp, double kd) {
        int q = character.positionOffset(joint);
        if (character.joints().get(joint).type() == JointType.BALL) {
            command.driveBall(joint, positions, q, kp, kd);
        } else {
            command.drive(joint, positions[q], 0, kp, kd);
        }
    }

    void state(StateCodec codec) {
        moment = codec.number(moment);
        codec.numbers(start);
    }
}
