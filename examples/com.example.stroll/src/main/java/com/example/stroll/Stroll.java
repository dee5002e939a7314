// SPDX-License-Identifier: Apache-2.0
package com.example.stroll;

import org.gaitwright.control.BodyPlan;
import org.gaitwright.control.Vectors;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.state.StateCodec;

/**
 * Walks by one rule for where the swing leg goes: the further the pelvis is off the stance foot, ahead or to the side, and the faster it moves, the further the thigh
 * goes there. The stance leg holds the pelvis upright, all other joints hold the pose that the character stands in, and the legs change by the clock.
 */
final class Stroll implements Controller {
    /** Damping of a drive over its stiffness, s. */
    private static final double DAMPING = 0.1;

    private final CharacterModel character;
    private final BodyPlan plan;
    private final double[] stand;
    private ParameterValues parameters;
    // made once: a tick allocates nothing
    private final double[] v;
    private final double[] pelvis = new double[7];
    private final double[] link = new double[7];
    private final double[] speed = new double[6];
    private final double[] wanted = new double[4], turn = new double[4];
    private double facing;
    // memory: all that it keeps from tick to tick
    private int swing;
    private double seconds;

    Stroll(CharacterModel character, ParameterValues parameters) {
        this.character = character;
        this.parameters = parameters;
        plan = BodyPlan.of(character);
        stand = character.keyframe("stand");
        v = new double[character.velocities()];
    }

    @Override
    public void reset(Observation start) {
        swing = BodyPlan.RIGHT;
        seconds = 0;
    }

    @Override
    public void tick(Observation now, Command command) {
        now.velocities(v);
        now.linkVelocity(plan.pelvis(), speed);
        seconds += now.tickSeconds();
        if (seconds > get("period")) {
            swing = 1 - swing;
            seconds = 0;
        }
        now.linkPose(plan.pelvis(), pelvis);
        double w = pelvis[3], x = pelvis[4], y = pelvis[5], z = pelvis[6];
        double yaw = StrictMath.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z));
        facing = yaw + Vectors.clamp(Vectors.wrap(now.goal().get(GoalKey.HEADING, 0) - yaw), -0.2, 0.2);
        for (int j = 1; j < character.joints().size(); j++) {
            hold(j, plan.legs().get(1 - swing).foot(), command);
        }
        stanceLeg(now, command, plan.legs().get(1 - swing));
        swingLeg(now, command, plan.legs().get(swing), plan.legs().get(1 - swing));
    }

    /** τ_hip = −(k_p (θ_d − θ) − k_d ω): the thigh, which stands, turns the pelvis upright. */
    private void stanceLeg(Observation now, Command command, BodyPlan.Leg leg) {
        orientation(get("lean"), 0);
        Quaternions.difference(pelvis, 3, wanted, 0, turn, 0);
        Quaternions.rotate(pelvis, 3, turn, 0, turn, 0);
        for (int k = 0; k < 3; k++) {
            turn[k] = get("torso") * turn[k] - DAMPING * get("torso") * speed[3 + k];
        }
        now.linkPose(leg.thigh(), link);
        Vectors.conjugate(link, 3, wanted, 0);
        Quaternions.rotate(wanted, 0, turn, 0, turn, 0);
        int hip = character.velocityOffset(leg.hip());
        for (int k = 0; k < 3; k++) {
            // the speed that the joint has is not damped, but the engine may damp changes of it
            command.addTorque(hip + k, DAMPING * get("torso") * v[hip + k] - turn[k]);
        }
        command.damp(leg.hip(), DAMPING * get("torso"));
        drive(command, leg.knee(), get("stance-knee"), get("legs"));
    }

    /** The thigh in the world: θ = θ₀ + c_d d + c_v v, ahead and to the side [Yin 2007]. The knee bends and stretches. */
    private void swingLeg(Observation now, Command command, BodyPlan.Leg leg, BodyPlan.Leg stance) {
        double side = swing == BodyPlan.LEFT ? 1 : -1, cos = StrictMath.cos(facing), sin = StrictMath.sin(facing);
        now.linkPose(stance.foot(), link);
        double x = pelvis[0] - link[0], y = pelvis[1] - link[1];
        double ahead = get("reach") + get("cd") * (x * cos + y * sin) + get("cv") * (speed[0] * cos + speed[1] * sin);
        double aside = get("width") + side * (get("cd-side") * (y * cos - x * sin) + get("cv-side") * (speed[1] * cos - speed[0] * sin));
        // the knee is stretched again for the last quarter of the step, when the foot comes down
        double share = Math.min(1, seconds / (0.75 * get("period")));
        orientation(-ahead, side * aside);
        Vectors.conjugate(pelvis, 3, turn, 0);
        Quaternions.multiply(turn, 0, wanted, 0, turn, 0);
        command.driveBall(leg.hip(), turn, 0, get("legs"), DAMPING * get("legs"));
        drive(command, leg.knee(), get("stance-knee") + get("knee") * StrictMath.sin(Math.PI * share), get("legs"));
    }

    /** A joint as it is in standing; the ankle of the stance foot lets the body lean ahead over it. */
    private void hold(int joint, int stanceFoot, Command command) {
        Joint one = character.joints().get(joint);
        int at = character.positionOffset(joint);
        if (one.type() == JointType.BALL) {
            command.driveBall(joint, stand, at, get("rest"), DAMPING * get("rest"));
        } else if (one.type() == JointType.HINGE) {
            double up = one.link() == stanceFoot ? get("toes-up") * Math.rint(one.axis().y()) : 0;
            drive(command, joint, stand[at] - up, get("ankle"));
        }
    }

    private static void drive(Command command, int hinge, double angle, double stiffness) {
        command.drive(hinge, angle, 0, stiffness, DAMPING * stiffness);
    }

    /** wanted = a turn to where it faces, then a pitch, then a roll. */
    private void orientation(double pitch, double roll) {
        Vectors.about(0, 0, 1, facing, wanted, 0);
        Vectors.about(0, 1, 0, pitch, turn, 0);
        Quaternions.multiply(wanted, 0, turn, 0, wanted, 0);
        Vectors.about(1, 0, 0, roll, turn, 0);
        Quaternions.multiply(wanted, 0, turn, 0, wanted, 0);
    }

    private double get(String name) {
        return parameters.get(name);
    }

    @Override
    public void parametersChanged(ParameterValues changed) {
        parameters = changed;
    }

    /** The studio saves it to rewind and to branch. */
    @Override
    public void state(StateCodec codec) {
        swing = codec.integer(swing);
        seconds = codec.number(seconds);
    }
}
