// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import java.util.Arrays;
import org.gaitwright.control.Vectors;
import org.gaitwright.core.state.StateCodec;

/**
 * The way of the swing foot's ankle from where it left the ground to where it is to land, seen from the moving centre of mass.
 * Written by {@link #lift} and {@link #advance} alone.
 */
final class SwingPath {
    /** The foot is no higher than it can come down at this speed in the time left, m/s, and this much more, m. */
    private static final double SINK = 0.6;

    private static final double SINK_MARGIN = 0.015;
    /** It never moves faster seen from the body, m/s, times the time scale. */
    private static final double FASTEST_FOOT = 6;

    /** Until this phase it does not go after a landing that moves. */
    private static final double LEAVES = 0.02;

    /** How much higher it goes in the greatest trouble, m. */
    private static final double TROUBLE_HEIGHT = 0.05;
    /** How much deeper than on the ground it aims at the end, m; and how fast it reaches down while it is late, m per phase. */
    private static final double PRESS = 0.005;

    private static final double REACH_DOWN = 0.4;

    /** Where the ankle is to be now and one tick later (less the way that the hip goes until then), m, world. */
    final double[] ankle = new double[3];

    final double[] ankleNext = new double[3];
    /** Direction that the knee's axis is to have, world. */
    final double[] kneeAxis = new double[3];
    /** Where the ankle should be now, and where it was last to land, from the centre of mass, world axes. */
    private final double[] at = new double[2];

    private final double[] end = new double[2];

    void reset() {
        Arrays.fill(at, 0);
        Arrays.fill(end, 0);
    }

    void state(StateCodec codec) {
        codec.numbers(at);
        codec.numbers(end);
    }

    /** A step begins: the foot is where it stands. */
    void lift(int side, BodyState body) {
        for (int k = 0; k < 2; k++) {
            at[k] = body.ankle[3 * side + k] - body.com[k];
        }
    }

    void advance(BodyState body, GaitState gait, FootPlacement placement, WalkingParameters p) {
        double phase = gait.cycle.phase();
        double tick = body.tickSeconds();
        double left = placement.timeToLanding();
        double max = tick * FASTEST_FOOT * body.biped.timeScale;
        retarget(phase, max, placement);
        place(phase, body, gait, placement, p, ankle);
        approach(tick, left, max);
        double more = left > tick ? tick / left * Math.max(0, 1 - phase) : tick / gait.cycle.stepSeconds();
        place(phase + more, body, gait, placement, p, ankleNext);
        // the hip moves on, too
        for (int k = 0; k < 3; k++) {
            ankleNext[k] -= tick * body.comVelocity[k];
        }
        double turn = gait.steering.facing() + p.get(WalkingParameters.KNEE_TWIST) * gait.cycle.swingSide();
        kneeAxis[0] = -StrictMath.sin(turn);
        kneeAxis[1] = StrictMath.cos(turn);
        kneeAxis[2] = 0;
    }

    /** If the place to land has moved, so does the foot, as if it had been on its way there from the start. */
    private void retarget(double phase, double max, FootPlacement placement) {
        double s = Math.min(1, phase);
        for (int k = 0; k < 2; k++) {
            double newEnd = placement.landing[k] - placement.landingCom[k];
            at[k] += phase > LEAVES ? Vectors.clamp(s * (2 - s) * (newEnd - end[k]), -max, max) : 0;
            end[k] = newEnd;
        }
    }

    /** Moves the foot towards where it is to land: all of the way is left to 0 as (1 − s)². */
    private void approach(double tick, double left, double max) {
        double rest = left > tick ? (left - tick) / left : 0;
        rest *= rest;
        for (int k = 0; k < 2; k++) {
            at[k] += Vectors.clamp((1 - rest) * (end[k] - at[k]), -max, max);
        }
    }

    /** out = the ankle at a phase: over the ground, beside the other foot, as high as the style wants it. */
    private void place(
            double phase, BodyState body, GaitState gait, FootPlacement placement, WalkingParameters p, double[] out) {
        LegGeometry leg = body.biped.leg(gait.cycle.swing());
        out[0] = body.com[0] + at[0];
        out[1] = body.com[1] + at[1];
        keepAside(body, gait, out);
        double s = Math.min(1, phase);
        double ground = body.ground(out[0], out[1]);
        double obstacle = obstacle(leg, body, gait.steering.frame(), placement.landing, out);
        ground += Math.min(1, 4 * Math.min(s, 1 - s)) * Math.max(0, obstacle - ground);
        double more = TROUBLE_HEIGHT * placement.trouble() * 4 * s * (1 - s);
        double high = rise(gait.request, phase, p) + more;
        high -= placement.alert() * Math.max(0, high - SINK * placement.timeToLanding() - SINK_MARGIN);
        double down = PRESS * s + REACH_DOWN * Math.max(0, phase - 1);
        out[2] = ground + leg.ankleOver(p.curve(WalkingParameters.SWING_FOOT, s)) + high - down;
    }

    /** Height of the ground that the foot has to get over: below its toes, and where it is to land. */
    private static double obstacle(LegGeometry leg, BodyState body, WalkFrame facing, double[] landing, double[] foot) {
        double toes = body.ground(foot[0] + facing.worldX(leg.tip(), 0), foot[1] + facing.worldY(leg.tip(), 0));
        return Math.max(toes, body.ground(landing[0], landing[1]));
    }

    /** Keeps the foot on its side of the other while they pass. */
    private static void keepAside(BodyState body, GaitState gait, double[] foot) {
        int stance = gait.cycle.stance();
        double side = gait.cycle.swingSide();
        WalkFrame facing = gait.steering.frame();
        double x = foot[0] - body.ankle[3 * stance], y = foot[1] - body.ankle[3 * stance + 1];
        double lateral = side * facing.aside(x, y);
        double free = Vectors.clamp((Math.abs(facing.ahead(x, y)) - 0.5 * Landing.PASS) / (0.5 * Landing.PASS), 0, 1);
        double min = StepBalance.clearance(stance, gait.steering.facing(), body);
        double more = (1 - free) * Math.max(0, min - lateral) * side;
        foot[0] += facing.worldX(0, more);
        foot[1] += facing.worldY(0, more);
    }

    /** Height of the lowest point of the swing foot over the ground at a phase, m. */
    static double rise(GaitRequest request, double phase, WalkingParameters p) {
        return request.heightFactor() * p.curve(WalkingParameters.STEP_HEIGHT, Math.min(1, phase));
    }
}
