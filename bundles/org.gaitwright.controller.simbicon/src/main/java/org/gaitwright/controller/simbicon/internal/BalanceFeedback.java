// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.simbicon.internal;

import org.gaitwright.control.Vectors;

/**
 * Balance by where the swing foot goes: θ_d = θ_d0 + c_d d + c_v v [Thachuk 2018, eq. 3], forward and, in space, to the side of the swing
 * leg. d is how far the body is from the stance ankle, v its speed.
 */
final class BalanceFeedback {
    double d;
    double v;
    double dRoll;
    double vRoll;
    /** How much balance is in danger, 0 … 1. */
    double danger;

    /** Looks at the body, facing a direction. */
    void update(Body body, SimbiconGait gait, int swing, double facing) {
        boolean torso = gait.is(SimbiconParameters.Whole.FEEDBACK_TORSO);
        double[] at = torso ? body.torso : body.com;
        double[] speed = torso ? body.torsoVelocity : body.comVelocity;
        int o = 3 * (1 - swing);
        double x = at[0] - body.ankle[o], y = at[1] - body.ankle[o + 1];
        if (body.biped.planar()) {
            d = x;
            v = speed[0];
            danger = danger(
                    v - gait.get(SimbiconParameters.Whole.HURRY_SPEED),
                    gait.get(SimbiconParameters.Whole.HURRY_FORWARD));
            return;
        }
        double cos = StrictMath.cos(facing), sin = StrictMath.sin(facing);
        double side = side(swing);
        d = x * cos + y * sin;
        v = speed[0] * cos + speed[1] * sin;
        dRoll = side * (y * cos - x * sin);
        vRoll = side * (speed[1] * cos - speed[0] * sin);
        danger = Math.max(
                danger(
                        v - gait.get(SimbiconParameters.Whole.HURRY_SPEED),
                        gait.get(SimbiconParameters.Whole.HURRY_FORWARD)),
                danger(vRoll, gait.get(SimbiconParameters.Whole.HURRY_SIDE)));
    }

    /** From 0 at the bound to 1 at twice the bound. */
    private static double danger(double speed, double bound) {
        return Vectors.clamp(Math.abs(speed) / bound - 1, 0, 1);
    }

    /** +1 if the swing leg is the left one, which is where y points; −1 else. */
    static double side(int swing) {
        return swing == Biped.LEFT ? 1 : -1;
    }

    double swingHip(SimbiconGait.Phase phase) {
        return phase.target(Target.SWING_HIP) + phase.target(Target.CD) * d + phase.target(Target.CV) * v;
    }

    double swingHipRoll(SimbiconGait.Phase phase) {
        return phase.target(Target.SWING_HIP_ROLL)
                + phase.target(Target.CD_ROLL) * dRoll
                + phase.target(Target.CV_ROLL) * vRoll;
    }

    /** Toes up; a body that is ahead is held by pressing the toes down. */
    double stanceAnkle(SimbiconGait gait, SimbiconGait.Phase phase) {
        return phase.target(Target.STANCE_ANKLE)
                - gait.get(SimbiconParameters.Whole.ANKLE_CD) * d
                - gait.get(SimbiconParameters.Whole.ANKLE_CV) * v;
    }

    /** The sole's inner edge down: a body that goes to the swing side is held by pressing there. */
    double stanceAnkleRoll(SimbiconGait gait) {
        return gait.get(SimbiconParameters.Whole.ANKLE_CD_ROLL) * dRoll
                + gait.get(SimbiconParameters.Whole.ANKLE_CV_ROLL) * vRoll;
    }
}
