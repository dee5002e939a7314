// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.control.Vectors;

/**
 * The virtual force on the body that draws ξ to where it should be [Coros 2010, section 3.3], and the torque on the upper body
 * that stands in for what the feet can't do. Written by {@link #update} alone.
 */
final class BalanceForce {
    /** What a support foot can do by itself: how far the centre of pressure moves ahead and aside of the ankle, m. */
    private static final double FOOT_AHEAD = 0.06;

    private static final double FOOT_ASIDE = 0.03;

    /** N, world axes. */
    final double[] force = new double[3];
    /** About the world's x and y, N m. */
    final double[] trunkTorque = new double[2];

    void update(Pendulum pendulum, FootPlacement placement, GaitState gait, BodyState body, WalkingParameters p) {
        Biped biped = body.biped;
        WalkFrame frame = gait.steering.frame();
        double omega = pendulum.omega();
        // F = M ω² k (ξ* − ξ)
        double gain = biped.mass * omega * omega * p.get(WalkingParameters.ANKLE);
        double[] wanted = placement.wantedCapture();
        double x = gain * (wanted[0] - pendulum.capture[0]), y = gain * (wanted[1] - pendulum.capture[1]);
        limit(frame, x, y, p.get(WalkingParameters.MAX_FORCE) * biped.massScale);
        trunkTorque[0] = trunkTorque[1] = 0;
        if (!gait.cycle.walks()) {
            // while it stands, weight is held where it is
            for (int k = 0; k < 2; k++) {
                double middle = 0.5 * (body.ankle[k] + body.ankle[3 + k]);
                force[k] -= biped.mass * omega * omega * (body.com[k] - middle);
            }
        } else if (placement.trouble() > 0) {
            double hold = body.gravity() * biped.mass / pendulum.height();
            double arm = placement.trouble() * p.get(WalkingParameters.HIP) * pendulum.height();
            swing(
                    beyond(frame.ahead(x, y), FOOT_AHEAD * hold),
                    beyond(frame.aside(x, y), FOOT_ASIDE * hold),
                    arm,
                    frame);
            limit(trunkTorque, p.get(WalkingParameters.HIP_TORQUE) * biped.massScale);
        }
    }

    /** The force within a limit; what it does sideways comes first. */
    private void limit(WalkFrame frame, double x, double y, double max) {
        double ahead = frame.ahead(x, y);
        double aside = Vectors.clamp(frame.aside(x, y), -max, max);
        double left = Math.sqrt(max * max - aside * aside);
        ahead = Vectors.clamp(ahead, -left, left);
        force[0] = frame.worldX(ahead, aside);
        force[1] = frame.worldY(ahead, aside);
    }

    /** The upper body leans the way it falls: the torque of a force at the end of an arm upward. */
    private void swing(double ahead, double aside, double arm, WalkFrame frame) {
        trunkTorque[0] = arm * frame.worldY(ahead, aside);
        trunkTorque[1] = -arm * frame.worldX(ahead, aside);
    }

    private static double beyond(double x, double max) {
        return x - Vectors.clamp(x, -max, max);
    }

    private static void limit(double[] v, double max) {
        double n = Math.sqrt(v[0] * v[0] + v[1] * v[1]);
        if (n > max) {
            v[0] *= max / n;
            v[1] *= max / n;
        }
    }
}
