// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.control.BodyPlan;
import org.gaitwright.control.TwoLinkLeg;

/**
 * A leg as it is built. Lengths in m; those of the sole from the ankle, while the character stands.
 *
 * @param links its links and joints
 * @param chain hip, knee and ankle for inverse kinematics
 * @param kneeSign +1 if the knee bends with growing angles, −1 if with falling ones
 * @param ankleHeight of the ankle over the sole
 * @param heel back end of the sole, ahead of the ankle (so negative)
 * @param tip front end of the part of the sole that can carry torque: toes that move give way
 * @param halfWidth half the width of the sole
 */
record LegGeometry(
        BodyPlan.Leg links,
        TwoLinkLeg chain,
        double kneeSign,
        double ankleHeight,
        double heel,
        double tip,
        double halfWidth) {
    double soleMiddle() {
        return 0.5 * (heel + tip);
    }

    double soleLength() {
        return tip - heel;
    }

    /** Height of the ankle over the ground that the foot touches with this pitch (rad, toes down positive). */
    double ankleOver(double pitch) {
        double sin = StrictMath.sin(pitch);
        return ankleHeight * StrictMath.cos(pitch) + Math.max(sin * tip, sin * heel);
    }
}
