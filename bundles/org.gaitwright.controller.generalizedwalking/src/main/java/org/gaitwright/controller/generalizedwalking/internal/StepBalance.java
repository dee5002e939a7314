// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import java.util.Arrays;
import org.gaitwright.control.Vectors;
import org.gaitwright.core.state.StateCodec;

/**
 * How the step that is under way compares with a steady walk, in which ξ leaves each foot with the same offset b and grows away
 * from it as b e^{ωt}. Vectors are from the pivot and, unless they say otherwise, in the axes of the walk as it will be at landing.
 */
final class StepBalance {
    /** Part of the sole's length and half width over which the ankle moves the centre of pressure. */
    private static final double ANKLE_AHEAD = 0.4;

    private static final double ANKLE_ASIDE = 0.6;
    /** With this much trouble it lands just when that is best; below it keeps some of its rhythm. */
    private static final double GIVE_UP_RHYTHM = 1 / 3.0;

    /** Least gap between soles that pass each other, m, and the part of a sole's length that sticks out if feet point askew. */
    private static final double GAP = 0.035;

    private static final double ASKEW_LENGTH = 0.25;

    /** So many shorter times of transfer are tried. */
    private static final int TRANSFERS = 4;

    final WalkFrame landingFrame = new WalkFrame();
    /** Where ξ should be now, world axes. */
    final double[] wantedCapture = new double[2];
    /** Where ξ would be now if the foot in front had carried all the weight from the start of the step on, world axes. */
    final double[] alike = new double[2];
    /** The same of where it should be, and by how much ξ is off. */
    final double[] wanted = new double[2];

    final double[] error = new double[2];
    /** Offset b, towards the swing leg negative aside: what the next foot subtracts. */
    final double[] steady = new double[2];
    /** Centre of mass and its velocity over ω. */
    final double[] lean = new double[2];

    final double[] drift = new double[2];
    /** The swing foot's sole, from the centre of mass. */
    final double[] swingSole = new double[2];
    /** Offset b that the step began with, world axes. */
    private final double[] startOffset = new double[2];

    private final double[] scratch = new double[2];
    private double omega;
    private double swingSide;
    private double landing;
    private double clearance;
    private double holdAhead;
    private double holdAside;
    private double trouble;

    void reset() {
        Arrays.fill(startOffset, 0);
        stand();
    }

    void state(StateCodec codec) {
        codec.numbers(startOffset);
        trouble = codec.number(trouble);
    }

    /** There is no step. */
    void stand() {
        trouble = 0;
        Arrays.fill(wantedCapture, 0);
    }

    /**
     * One tick.
     *
     * @param begins whether the step has just begun: it keeps the speed and direction that it has then, turns happen from foot to foot
     * @param landsIn time to landing as it was planned before, s
     */
    void compare(
            boolean begins, double landsIn, Pendulum pendulum, GaitState gait, BodyState body, WalkingParameters p) {
        StepCycle cycle = gait.cycle;
        Steering steering = gait.steering;
        LegGeometry stance = body.biped.leg(cycle.stance());
        omega = pendulum.omega();
        swingSide = cycle.swingSide();
        clearance = clearance(cycle.stance(), steering.facing(), body);
        holdAhead = ANKLE_AHEAD * stance.soleLength();
        holdAside = ANKLE_ASIDE * stance.halfWidth();
        // b = (S/(e^{ωT} − 1), W/(e^{ωT} + 1)) with S = V T
        double next = gait.request.stepSeconds();
        double nextGrowth = Pendulum.growth(omega, next - gait.request.waitSeconds());
        steady[0] = Pendulum.steadyAhead(steering.trimmedSpeed() * next, nextGrowth);
        steady[1] = Pendulum.steadyAside(-swingSide * Math.max(gait.request.stepWidth(), clearance), nextGrowth);
        if (begins) {
            startOffset[0] = steady[0];
            startOffset[1] = -steady[1];
            steering.frame().toWorld(startOffset, startOffset);
        }
        landingFrame.face(steering.facingIn(landsIn));
        // ξ* = g b e^{ωt} on the foot in front alone
        double growth = Pendulum.growth(omega, cycle.stepDone());
        double early = Pendulum.transfer(omega, cycle.transferSeconds());
        for (int k = 0; k < 2; k++) {
            double alone = early * growth * startOffset[k];
            double step = body.ankle[3 * cycle.stance() + k] - body.ankle[3 * cycle.swing() + k];
            wantedCapture[k] = alone + step * Pendulum.untilOver(omega, cycle.transferSeconds(), cycle.transferred());
            error[k] = pendulum.capture[k] - wantedCapture[k];
            alike[k] = alone + error[k];
            wanted[k] = alone;
            swingSole[k] = body.sole[3 * cycle.swing() + k] - body.com[k];
        }
        landing = 1 / Pendulum.transfer(omega, gait.request.transferSeconds());
        landingFrame.toWalk(wanted, wanted);
        landingFrame.toWalk(error, error);
        landingFrame.toWalk(swingSole, swingSole);
        landingFrame.toWalk(pendulum.lean, lean);
        landingFrame.toWalk(pendulum.drift, drift);
        trouble = trouble(steering.speed(), growth, body.biped, p);
    }

    /**
     * How long the weight should take to go over to a foot that lands now, at most this long, s: so that ξ is where it should be.
     *
     * @param capture ξ from the ankle of the foot that carried, world axes
     */
    double transferSeconds(double longest, double[] capture, int lands, BodyState body, WalkingParameters p) {
        double best = longest, min = Double.POSITIVE_INFINITY;
        for (int i = 0; i <= TRANSFERS; i++) {
            double seconds = longest * (1 - (double) i / TRANSFERS);
            double early = Pendulum.transfer(omega, seconds), left = Pendulum.untilOver(omega, seconds, 0);
            for (int k = 0; k < 2; k++) {
                double step = body.ankle[3 * lands + k] - body.ankle[3 * (1 - lands) + k];
                scratch[k] = capture[k] - step * (1 + left);
            }
            landingFrame.toWalk(scratch, scratch);
            double x = scratch[0] - early * steady[0];
            double y = p.get(WalkingParameters.SIDE) * (scratch[1] - early * steady[1]);
            double miss = x * x + y * y;
            if (miss < min) {
                min = miss;
                best = seconds;
            }
        }
        return best;
    }

    private double trouble(double speed, double growth, Biped biped, WalkingParameters p) {
        // slower than wanted is no trouble
        double along = steady[0] * speed > 0 && error[0] * steady[0] < 0
                ? Math.max(0, Math.abs(error[0]) - Math.abs(wanted[0]))
                : error[0];
        double aside = p.get(WalkingParameters.SIDE) * error[1];
        double size = Math.sqrt(along * along + aside * aside) / Math.sqrt(growth) / biped.lengthScale;
        return Vectors.clamp((size - p.get(WalkingParameters.ALARM)) / p.get(WalkingParameters.ALARM_WIDTH), 0, 1);
    }

    /** Least distance of the ankles sideways, m, while one foot passes the other, which may point askew. */
    static double clearance(int stance, double facing, BodyState body) {
        LegGeometry standing = body.biped.leg(stance);
        double askew = Math.abs(StrictMath.sin(body.footYaw(stance) - facing));
        double length = ASKEW_LENGTH * standing.soleLength();
        return standing.halfWidth() + body.biped.leg(1 - stance).halfWidth() + GAP + askew * length;
    }

    /** What is left of an error after the pendulum grew by e: what the ankle can hold shrinks, the rest grows. */
    static double grow(double error, double hold, double e) {
        double held = Math.min(Math.abs(error), hold);
        return Math.copySign((Math.abs(error) - held) * e + held / e, error);
    }

    /** By how much further ξ gets from the foot that carries until the next one carries half the weight; none if it has to be quick. */
    double landing() {
        return 1 + (1 - alert()) * (landing - 1);
    }

    /** 0 all is well … 1. */
    double trouble() {
        return trouble;
    }

    /** How much of its rhythm it gives up, 0 … 1. */
    double alert() {
        return Math.min(1, trouble / GIVE_UP_RHYTHM);
    }

    /** 1/s. */
    double omega() {
        return omega;
    }

    /** Way to the swing leg: +1 left, −1 right. */
    double swingSide() {
        return swingSide;
    }

    /** See {@link #clearance(int, double, BodyState)}. */
    double clearance() {
        return clearance;
    }

    /** Errors ahead and aside that the ankle can hold, m. */
    double holdAhead() {
        return holdAhead;
    }

    double holdAside() {
        return holdAside;
    }
}
