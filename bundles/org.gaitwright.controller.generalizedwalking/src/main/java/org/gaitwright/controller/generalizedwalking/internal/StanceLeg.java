// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.control.BodyPlan;
import org.gaitwright.control.Vectors;
import org.gaitwright.controller.generalizedwalking.internal.LinkTorques.Gains;

/** Holds knee and foot of a leg that carries; its hip takes the reaction of all else. */
final class StanceLeg {
    private static final Gains KNEE = new Gains(300, 35);
    private static final Gains FOOT = new Gains(50, 8);

    /** The heel begins to lift this much before it must, s, from this phase on. */
    private static final double PUSH_LEAD = 0.1;

    private static final double PUSH_PHASE = 0.4;
    /** The leg behind is too short when the hip is this far from its ankle, and the hip is wanted this high, in leg lengths. */
    private static final double REACH = 0.99;

    private static final double HEIGHT = 0.97;
    /** Greatest sine of the heel's lift, and the shortest sole that it is worked out for, m. */
    private static final double STEEPEST = 0.45;

    private static final double SHORTEST_SOLE = 0.03;
    /** With ξ this far ahead of where it should be it does not push off at all, m. */
    private static final double BRAKES = 0.08;

    /** A foot that pushes off by this angle, rad, is stiffer by this factor more. */
    private static final double FIRM_LIFT = 0.2;

    private static final double FIRMER = 5;

    /** By this phase the support knee is where the style wants it. */
    private static final double KNEE_SETTLES = 0.5;

    /** It takes no less than this, s: a leg that stretches faster throws the body up. */
    private static final double KNEE_SECONDS = 0.25;

    /** A foot with this load per mass of the body carries it, N/kg. */
    private static final double CARRIES = 3;

    private final LinkTorques links;
    private final double[] q = new double[4];
    private final double[] q2 = new double[4];

    StanceLeg(LinkTorques links) {
        this.links = links;
    }

    /** Drives knee and foot; returns the angle that style and legs of unequal length want of the knee, rad. */
    double drive(int side, BodyState body, GaitState gait, FootPlan plan, WalkingParameters p) {
        StepCycle cycle = gait.cycle;
        BodyPlan.Leg leg = body.biped.leg(side).links();
        // the leg behind is at the end of its step
        boolean behind = cycle.walks() && side != cycle.stance();
        double phase = behind ? 1 : cycle.stylePhase();
        double strength = p.get(WalkingParameters.STRENGTH) * body.biped.massScale;
        double bend = body.biped.levelKnee(side, p.curve(WalkingParameters.STANCE_KNEE, phase));
        double knee = bend;
        if (cycle.walks() && side == cycle.stance()) {
            knee += unsettled(side, body, cycle, plan.placement.alert()) * (cycle.landedKnee() - knee);
        }
        links.hinge(leg.shank(), leg.knee(), knee, 0, strength * KNEE.kp(), strength * KNEE.kd());
        double lift = cycle.walks() ? pushOff(side, body, gait, plan.placement.surplus()) : 0;
        double pitch = cycle.walks() ? p.curve(WalkingParameters.STANCE_FOOT, phase) + lift : 0;
        LinkTorques.orientation(gait.steering.facing(), pitch, 0, q2, q);
        double firm = 1 + FIRMER * Math.min(1, lift / FIRM_LIFT);
        links.orient(leg.foot(), q, strength * FOOT.kp() * firm, strength * FOOT.kd() * Math.sqrt(firm));
        return bend;
    }

    /** How much the knee is still bent as it touched down, 1 … 0; in trouble, without load it is not. */
    private static double unsettled(int side, BodyState body, StepCycle cycle, double alert) {
        double load = body.load(side) / (CARRIES * body.biped.mass);
        double settles = Math.max(KNEE_SETTLES, body.biped.timeScale * KNEE_SECONDS / cycle.stepSeconds());
        double rest = Math.max(0, 1 - cycle.sinceStrike() / settles);
        rest *= 1 - alert * (1 - Math.min(1, load));
        return rest * rest;
    }

    /** How far the heel must lift, rad, for the leg behind to reach up to where the pelvis should be; none while it has to brake. */
    static double pushOff(int side, BodyState body, GaitState gait, double surplus) {
        LegGeometry leg = body.biped.leg(side);
        double dx = body.hip[3 * side] - body.ankle[3 * side], dy = body.hip[3 * side + 1] - body.ankle[3 * side + 1];
        dx += PUSH_LEAD * body.comVelocity[0];
        dy += PUSH_LEAD * body.comVelocity[1];
        boolean late = side != gait.cycle.stance() || gait.cycle.phase() >= PUSH_PHASE;
        if (gait.steering.frame().ahead(dx, dy) < 0 || !late) {
            return 0;
        }
        double reach = REACH * leg.chain().reach();
        double high = HEIGHT * leg.chain().reach();
        double flat = dx * dx + dy * dy;
        double up = Math.sqrt(Math.max(0, reach * reach - flat));
        double lift = Math.max(0, high - up) * (1 - Vectors.clamp(surplus / BRAKES, 0, 1));
        return StrictMath.asin(Math.min(STEEPEST, lift / Math.max(SHORTEST_SOLE, leg.tip())));
    }
}
