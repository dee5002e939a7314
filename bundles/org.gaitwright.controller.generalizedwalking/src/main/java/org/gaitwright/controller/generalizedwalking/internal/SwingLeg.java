// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.control.BodyPlan;
import org.gaitwright.control.TwoLinkLeg;
import org.gaitwright.control.Vectors;
import org.gaitwright.controller.generalizedwalking.internal.LinkTorques.Gains;
import org.gaitwright.core.math.Quaternions;

/** Takes the swing foot along its path; hip and knee by two-link inverse kinematics [Kulpa 2005]. */
final class SwingLeg {
    private static final Gains HIP = new Gains(500, 45);
    private static final Gains KNEE = new Gains(400, 35);
    private static final Gains FOOT = new Gains(50, 8);

    /** In steps shorter than this, s, times the time scale, the leg is stronger. */
    private static final double QUICK = 0.4;

    /** How fast its strength grows from the start of a step on, per phase. */
    private static final double FIRMS = 2;

    /** The leg is stretched to no more than this share of its length: beyond it a knee moves too fast. */
    private static final double STRETCH = 0.999;

    /** Greatest speeds of hip and knee that the targets ask for, rad/s. */
    private static final double HIP_SPEED = 10;

    private static final double KNEE_SPEED = 12;

    private final LinkTorques links;
    private final double[] now = new double[4];
    private final double[] next = new double[4];
    private final double[] four = new double[4];
    private final double[] three = new double[3];

    SwingLeg(LinkTorques links) {
        this.links = links;
    }

    void drive(int side, BodyState body, GaitState gait, double trouble, SwingPath path, WalkingParameters p) {
        BodyPlan.Leg leg = body.biped.leg(side).links();
        double tick = body.tickSeconds();
        double strength = strength(body.biped, gait.cycle, trouble, p);
        double knee = solve(side, body, path.ankle, path.kneeAxis, now);
        double kneeNext = solve(side, body, path.ankleNext, path.kneeAxis, next);
        links.relative(leg.thigh(), now, four);
        Quaternions.difference(now, 0, next, 0, three, 0);
        for (int k = 0; k < 3; k++) {
            three[k] = Vectors.clamp(three[k] / tick, -HIP_SPEED, HIP_SPEED);
        }
        links.ball(leg.thigh(), four, three, strength * HIP.kp(), strength * HIP.kd());
        double rate = Vectors.clamp((kneeNext - knee) / tick, -KNEE_SPEED, KNEE_SPEED);
        links.hinge(leg.shank(), leg.knee(), knee, rate, strength * KNEE.kp(), strength * KNEE.kd());
        double pitch = p.curve(WalkingParameters.SWING_FOOT, Math.min(1, gait.cycle.phase()));
        LinkTorques.orientation(gait.steering.facing(), pitch, 0, four, now);
        links.orient(leg.foot(), now, strength * FOOT.kp(), strength * FOOT.kd());
    }

    /** Factor on its gains: soft as a step begins, stronger in quick steps and in trouble. */
    private static double strength(Biped biped, StepCycle cycle, double trouble, WalkingParameters p) {
        double soft = Math.max(trouble, Math.min(1, p.get(WalkingParameters.SOFT) + FIRMS * cycle.phase()));
        double quick = Math.max(1, QUICK * biped.timeScale / cycle.stepSeconds());
        return p.get(WalkingParameters.STRENGTH)
                * biped.massScale
                * soft
                * quick
                * (1 + trouble)
                * p.get(WalkingParameters.SWING);
    }

    /** out = orientation of the thigh with which the ankle gets to a place, or as near as can be; returns the knee's angle. */
    double solve(int side, BodyState body, double[] ankle, double[] kneeAxis, double[] out) {
        TwoLinkLeg chain = body.biped.leg(side).chain();
        for (int k = 0; k < 3; k++) {
            three[k] = ankle[k] - body.hip[3 * side + k];
        }
        double knee = chain.hinge(Math.min(STRETCH * chain.reach(), Math.sqrt(Vectors.dot(three, 0, three, 0))));
        chain.orient(knee, three, kneeAxis, out);
        return knee;
    }
}
