// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.control.BodyPlan;
import org.gaitwright.control.Vectors;
import org.gaitwright.core.state.StateCodec;

/** Balance on both feet: which of them carries how much, and whether one has to move. */
final class StandingBalance {
    /** Period of weight shifts while it stands, s. */
    private static final double IDLE_SECONDS = 7;

    /** How far ξ may leave the ground under the feet before a foot moves, and how far inside it has to be to stop, m. */
    private static final double TIPS = 0.03;

    private static final double INSIDE = 0.02;
    /** To stop: feet point no further off the way that it faces, rad; speeds asked for and measured, m/s; feet apart ahead, leg lengths. */
    private static final double ASKEW = 0.35;

    private static final double STOPPED = 0.05;
    private static final double SLOW = 0.25;
    private static final double ABREAST = 0.18;
    /** Share of the distance of the feet by which ξ may be off the pivot as the first step begins. */
    private static final double SHIFTED = 0.1;

    private boolean tips;
    private int tipsTo;
    /** By how much ξ leaves the ground under both feet: ahead, back, to the left, to the right. */
    private final double[] beyond = new double[4];

    void reset() {
        tips = false;
        tipsTo = BodyPlan.LEFT;
    }

    void state(StateCodec codec) {
        tips = codec.flag(tips);
        tipsTo = codec.integer(tipsTo);
    }

    /** Share of the weight on the left foot: it idles, or has shifted to where a walk begins. */
    double leftShare(StepCycle cycle, double omega, WalkingParameters p) {
        if (cycle.mode() != StepCycle.Mode.SHIFT) {
            return 0.5 + p.get(WalkingParameters.IDLE) * StrictMath.sin(2 * Math.PI * cycle.clock() / IDLE_SECONDS);
        }
        double share = 1 - 1 / (Pendulum.growth(omega, cycle.stepSeconds()) + 1);
        return cycle.stance() == BodyPlan.LEFT ? share : 1 - share;
    }

    /** While it walks it can't tip over in this sense. */
    void walk() {
        tips = false;
    }

    /** While it stands: looks whether ξ leaves the ground under both feet, and to which side. */
    void watch(Pendulum pendulum, WalkFrame facing, BodyState body) {
        tips = leaves(TIPS, pendulum, facing, body);
        if (beyond[2] > TIPS || beyond[3] > TIPS) {
            tipsTo = beyond[2] > beyond[3] ? BodyPlan.LEFT : BodyPlan.RIGHT;
        } else {
            // straight ahead or back: the foot with less load
            tipsTo = body.load(BodyPlan.LEFT) < body.load(BodyPlan.RIGHT) ? BodyPlan.LEFT : BodyPlan.RIGHT;
        }
    }

    /** Whether ξ is outside the ground under both feet by more than so much. */
    private boolean leaves(double over, Pendulum pendulum, WalkFrame facing, BodyState body) {
        double px = pendulum.pivot[0] + pendulum.capture[0], py = pendulum.pivot[1] + pendulum.capture[1];
        beyond[0] = beyond[1] = Double.POSITIVE_INFINITY;
        for (int side = 0; side < 2; side++) {
            LegGeometry leg = body.biped.leg(side);
            double x = px - body.ankle[3 * side], y = py - body.ankle[3 * side + 1];
            double ahead = facing.ahead(x, y), aside = facing.aside(x, y);
            beyond[0] = Math.min(beyond[0], ahead - leg.tip());
            beyond[1] = Math.min(beyond[1], leg.heel() - ahead);
            beyond[2 + side] = (side == BodyPlan.LEFT ? aside : -aside) - leg.halfWidth();
        }
        return beyond[0] > over || beyond[1] > over || beyond[2] > over || beyond[3] > over;
    }

    /** At foot strike: slow enough, and with the feet near enough and alike, to come to a stand. */
    boolean canStand(Pendulum pendulum, Steering steering, BodyState body) {
        double vx = body.comVelocity[0], vy = body.comVelocity[1];
        double apart = steering.frame().ahead(body.ankle[0] - body.ankle[3], body.ankle[1] - body.ankle[4]);
        boolean alike = true;
        for (int side = 0; side < 2; side++) {
            alike &= Math.abs(Vectors.wrap(body.footYaw(side) - steering.facing())) < ASKEW;
        }
        return alike
                && !leaves(-INSIDE, pendulum, steering.frame(), body)
                && Math.abs(steering.speed()) < STOPPED
                && Math.sqrt(vx * vx + vy * vy) < SLOW
                && Math.abs(apart) < ABREAST * body.biped.legLength;
    }

    /** Whether the weight has moved far enough to lift the other foot: pivot and ξ are near each other then. */
    boolean shifted(int stance, Pendulum pendulum, BodyState body) {
        double along = 0, square = 0;
        for (int k = 0; k < 2; k++) {
            double way = body.sole[3 * stance + k] - body.sole[3 * (1 - stance) + k];
            along += pendulum.capture[k] * way;
            square += way * way;
        }
        return along > -SHIFTED * square;
    }

    /** Whether it tips over unless a foot moves. */
    boolean tips() {
        return tips;
    }

    /** The side that it tips to. */
    int tipsTo() {
        return tipsTo;
    }
}
