// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

/** Where the swing foot would land after so many seconds, and how bad that would be. In the axes of the walk at landing, m. */
final class Landing {
    /** A foot that is this far ahead passes the other. */
    static final double PASS = 0.24;

    /** It may cross the line of the other by this much at most, and by so much for each metre it is ahead of passing. */
    private static final double CROSS = 0.4;

    private static final double CROSS_SLOPE = 1.5;
    /** Feet further apart than this, in leg lengths, cost as much as a miss. */
    private static final double SPAN = 0.8;

    /** Time that a swing leg takes to get going, s. */
    private static final double LAG = 0.02;

    /** The centre of mass from the pivot, and the ankle from there. */
    final double[] com = new double[2];

    final double[] foot = new double[2];
    /** By how much the foot is short of where the pendulum wants it. */
    private final double[] miss = new double[2];

    private double crossing;

    /** Works out where to land after so many seconds. */
    void aim(StepBalance step, double seconds, Biped biped, WalkingParameters p) {
        double e = Pendulum.growth(step.omega(), seconds);
        double cosh = 0.5 * (e + 1 / e), sinh = 0.5 * (e - 1 / e);
        for (int k = 0; k < 2; k++) {
            com[k] = step.lean[k] * cosh + step.drift[k] * sinh;
        }
        // the new foot has ξ at its steady offset once the weight has gone over to it: p = ξ(t) / g − b
        double g = step.landing();
        double factor = g * p.get(WalkingParameters.PLACEMENT);
        double ahead = StepBalance.grow(step.error[0], step.holdAhead(), e);
        double aside = StepBalance.grow(step.error[1], step.holdAside(), e);
        foot[0] = factor * (step.wanted[0] * e + ahead) - step.steady[0] - com[0];
        foot[1] = g * step.wanted[1] * e + factor * aside - step.steady[1] - com[1];
        miss[0] = foot[0];
        miss[1] = foot[1];
        double reach = p.get(WalkingParameters.REACH) * biped.legLength;
        double n = Math.sqrt(sq(foot[0]) + sq(foot[1]));
        if (n > reach) {
            foot[0] *= reach / n;
            foot[1] *= reach / n;
        }
        keepAside(step);
        miss[0] -= foot[0];
        miss[1] -= foot[1];
    }

    /** Legs do not cross: the foot stays on its side of the other, unless it can pass ahead of it. */
    private void keepAside(StepBalance step) {
        double min = step.clearance();
        double lateral = step.swingSide() * (com[1] + foot[1]);
        crossing = 0;
        if (lateral < min) {
            double room = Math.max(0, com[0] + foot[0] - PASS);
            crossing = Math.min(min - lateral, Math.min(CROSS, CROSS_SLOPE * room));
            foot[1] = step.swingSide() * (min - crossing) - com[1];
        }
    }

    /** How bad it is to land there after so many seconds: mostly what is left to catch with the next step, m². */
    double cost(StepBalance step, double seconds, Biped biped, WalkingParameters p) {
        double rest = unreached(step, seconds, biped, p);
        double x = miss[0] + rest * (foot[0] - step.swingSole[0]), y = miss[1] + rest * (foot[1] - step.swingSole[1]);
        // falling over the new support foot, away from the next swing leg, is the worst
        double weight = y * step.swingSide() > 0 ? p.get(WalkingParameters.OUTWARD) : 1;
        double apart = Math.sqrt(sq(com[0] + foot[0]) + sq(com[1] + foot[1]));
        return sq(x)
                + weight * sq(y)
                + sq(Math.max(0, apart - SPAN * biped.legLength))
                + p.get(WalkingParameters.CROSSING) * crossing
                + p.get(WalkingParameters.STRIDE) * (sq(foot[0]) + sq(foot[1]));
    }

    /** Share of the way there that the foot can't go in so many seconds: a leg swings only so fast. */
    double unreached(StepBalance step, double seconds, Biped biped, WalkingParameters p) {
        double dx = foot[0] - step.swingSole[0], dy = foot[1] - step.swingSole[1];
        double far = crossing > 0 ? Math.abs(dx) + Math.abs(dy) : Math.sqrt(dx * dx + dy * dy);
        double max = p.get(WalkingParameters.SWING_SPEED) * biped.lengthScale * Math.max(0, seconds - LAG);
        return far > max ? 1 - max / far : 0;
    }

    /** Moves the foot back by a share of the way from where it is now. */
    void shorten(double share, StepBalance step) {
        for (int k = 0; k < 2; k++) {
            foot[k] += share * (step.swingSole[k] - foot[k]);
        }
    }

    private static double sq(double x) {
        return x * x;
    }
}
