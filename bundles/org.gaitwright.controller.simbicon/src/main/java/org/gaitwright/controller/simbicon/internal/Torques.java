// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.simbicon.internal;

import java.util.Arrays;
import org.gaitwright.control.Vectors;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Quaternions;

/** Drives all joints towards their desired angles; the stance hip gives the torque that the torso needs. */
final class Torques {
    private final Body body;
    private final JointDrive drive;
    private final DesiredAngles aim;
    private final JointGroup[] group;
    /** Links with joints that are no part of the legs. */
    private final int[] upper;

    private final double[] q = new double[4];
    private final double[] armTurn = new double[4];
    /** PD torque of the torso in the world, and the torque of the stance hip, world axes. */
    final double[] torso = new double[3];

    final double[] stanceHip = new double[3];

    Torques(Body body, JointDrive drive, DesiredAngles aim) {
        this.body = body;
        this.drive = drive;
        this.aim = aim;
        int n = body.model.links;
        group = new JointGroup[n];
        int[] found = new int[n];
        int count = 0;
        for (int l = 1; l < n; l++) {
            Role role = body.character.links().get(l).role();
            group[l] = JointGroup.of(role);
            boolean moves = body.model.endJoint[l] > body.model.firstJoint[l];
            boolean leg = role == Role.THIGH || role == Role.SHANK || role == Role.FOOT;
            if (moves && !leg) {
                found[count++] = l;
            }
        }
        upper = Arrays.copyOf(found, count);
    }

    /** Holds the pose that it stands in. */
    void stand(SimbiconGait gait) {
        for (int l = 1; l < body.model.links; l++) {
            drive.hold(l, body.stand, gait.gains(group[l]));
        }
    }

    /** Walks. */
    void walk(SimbiconGait gait, BalanceFeedback balance, int swing, double facing) {
        drive.strength = 1 + gait.get(SimbiconParameters.Whole.HURRY_STRENGTH) * balance.danger;
        swingLeg(gait, swing, facing);
        drive.strength = 1;
        stanceLeg(gait, balance, 1 - swing);
        upper(gait, swing, facing);
        carry(gait, swing, facing);
    }

    private void swingLeg(SimbiconGait gait, int swing, double facing) {
        Biped.Leg leg = body.biped.legs().get(swing);
        double pitch = -aim.get(DesiredAngles.SWING_HIP);
        double roll = BalanceFeedback.side(swing) * aim.get(DesiredAngles.SWING_HIP_ROLL);
        if (gait.is(SimbiconParameters.Whole.SWING_HIP_WORLD)) {
            drive.orientation(facing, pitch, roll, q);
            drive.orientInWorld(leg.thigh(), q, gait.gains(JointGroup.HIP));
        } else {
            drive.bend(leg.thigh(), pitch, roll, gait.gains(JointGroup.HIP), 1);
        }
        drive.hinge(leg.knee(), -leg.kneeSign() * aim.get(DesiredAngles.SWING_KNEE), gait.gains(JointGroup.KNEE));
        double toes = -aim.get(DesiredAngles.SWING_ANKLE);
        double share = gait.get(SimbiconParameters.Whole.ANKLE_ROLL_SHARE);
        if (gait.is(SimbiconParameters.Whole.SWING_ANKLE_WORLD)) {
            drive.orientation(facing, toes, 0, q);
            drive.orient(leg.foot(), q, gait.gains(JointGroup.ANKLE), share);
        } else {
            drive.bend(leg.foot(), toes, 0, gait.gains(JointGroup.ANKLE), share);
        }
    }

    private void stanceLeg(SimbiconGait gait, BalanceFeedback balance, int stance) {
        Biped.Leg leg = body.biped.legs().get(stance);
        drive.hinge(leg.knee(), -leg.kneeSign() * aim.get(DesiredAngles.STANCE_KNEE), gait.gains(JointGroup.KNEE));
        double inner = balance.stanceAnkleRoll(gait);
        drive.bend(
                leg.foot(),
                -aim.get(DesiredAngles.STANCE_ANKLE),
                BalanceFeedback.side(stance) * inner,
                gait.gains(JointGroup.ANKLE),
                gait.get(SimbiconParameters.Whole.ANKLE_ROLL_SHARE));
    }

    private void upper(SimbiconGait gait, int swing, double facing) {
        for (int l : upper) {
            SimbiconGait.Gains gains = gait.gains(group[l]);
            switch (group[l]) {
                case BACK, HEAD -> {
                    upright(swing, facing);
                    drive.orient(l, q, gains, 1);
                }
                case SHOULDER -> arm(gait, l, facing, gains);
                case ELBOW -> elbow(gait, l, gains);
                default -> drive.hold(l, body.stand, gains);
            }
        }
    }

    /** q = how the torso should be in the world. */
    private void upright(int swing, double facing) {
        drive.orientation(
                facing,
                -aim.get(DesiredAngles.TORSO),
                -BalanceFeedback.side(swing) * aim.get(DesiredAngles.TORSO_ROLL),
                q);
    }

    /** An arm goes with the thigh of the other side: θ = a (φ + t φ̇), with a lead t that makes up for the lag of its drive. */
    private void arm(SimbiconGait gait, int link, double facing, SimbiconGait.Gains gains) {
        int joint = body.model.firstJoint[link];
        int side = body.character.links().get(link).side() == Side.LEFT ? Biped.LEFT : Biped.RIGHT;
        int thigh = body.biped.legs().get(1 - side).thigh();
        double lead = gait.get(SimbiconParameters.Whole.ARMS_LEAD) * body.pitchRate(thigh, facing);
        double swing = gait.get(SimbiconParameters.Whole.ARMS_SWING) * (body.pitch(thigh, facing) + lead);
        int o = body.model.jointPosition[joint];
        switch (body.model.jointType[joint]) {
            case BALL -> {
                drive.orientation(0, swing, 0, armTurn);
                Quaternions.multiply(armTurn, 0, body.stand, o, armTurn, 0);
                drive.ball(joint, armTurn, 0, gains);
            }
            case HINGE -> drive.hinge(joint, body.stand[o] + swing, gains);
            default -> drive.hold(link, body.stand, gains);
        }
    }

    /** Elbows bend as far as they are asked to, towards the greater part of their range; wrists hold. */
    private void elbow(SimbiconGait gait, int link, SimbiconGait.Gains gains) {
        int joint = body.model.firstJoint[link];
        Joint.Limit limit = body.character.joints().get(joint).limit();
        boolean lower = body.character.links().get(link).role() == Role.LOWER_ARM;
        if (!lower || limit == null || body.model.jointType[joint] != JointType.HINGE) {
            drive.hold(link, body.stand, gains);
            return;
        }
        double sign = limit.upper() >= -limit.lower() ? 1 : -1;
        drive.hinge(joint, sign * gait.get(SimbiconParameters.Whole.ARMS_ELBOW), gains);
    }

    /**
     * τ_stance = −τ_torso − τ_swing [Thachuk 2018, eq. 2], with all that hangs on the torso in the place of the swing leg, so that
     * the torso feels τ_torso = kp (θ_d − θ) − kd ω, in the world. A foot that hardly stands has nothing to brace itself against: the same torque
     * would fling its leg aside. So the gait may ask for less of it then, and the hip is damped instead.
     */
    private void carry(SimbiconGait gait, int swing, double facing) {
        SimbiconGait.Gains gains = gait.gains(JointGroup.TORSO);
        int stance = 1 - swing;
        double full = gait.get(SimbiconParameters.Whole.CARRY_LOAD) * body.weight;
        double share = body.load[stance] >= full ? 1 : Math.max(0, body.load[stance]) / full;
        double max = gait.get(SimbiconParameters.Whole.CARRY_MOST);
        upright(swing, facing);
        Quaternions.difference(body.state.quaternion, 0, q, 0, torso, 0);
        Quaternions.rotate(body.state.quaternion, 0, torso, 0, torso, 0);
        for (int k = 0; k < 3; k++) {
            torso[k] = Vectors.clamp(gains.kp() * torso[k] - gains.kd() * body.state.velocity[k], -max, max);
            stanceHip[k] = -share * (torso[k] + drive.fromTorso[k]);
        }
        double damping = (1 - share) * gait.gains(JointGroup.HIP).kd();
        drive.applyTorque(body.biped.legs().get(stance).thigh(), stanceHip, share * gains.kd(), damping);
    }
}
