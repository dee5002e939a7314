// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import java.util.Arrays;
import org.gaitwright.control.BodyPlan;
import org.gaitwright.control.Vectors;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.terrain.Terrain;

/** Takes the swing foot along its path to where it is to land; hip and knee by two-link inverse kinematics. */
final class SwingLeg {
    /** In steps shorter than this the swing leg is stronger, s. */
    private static final double QUICK = 0.4;

    /** The swing foot is no higher than it can come down at this speed in the time left, m/s. */
    private static final double SINK = 0.6;

    /** The swing foot never moves faster seen from the body, m/s. */
    private static final double FASTEST_FOOT = 6;

    private final Body body;
    private final Drive drive;
    /** Where the swing ankle should be now, seen from the centre of mass, world axes. */
    final double[] swingAt = new double[2];
    /** Where it was last to land, seen from there. */
    final double[] swingTo = new double[2];

    private final double[] q = new double[4];
    private final double[] q2 = new double[4];
    private final double[] q3 = new double[4];
    private final double[] target = new double[3];
    private final double[] wanted = new double[3];
    private final double[] three = new double[3];

    SwingLeg(Body body, Drive drive) {
        this.body = body;
        this.drive = drive;
    }

    void reset() {
        Arrays.fill(swingAt, 0);
        Arrays.fill(swingTo, 0);
    }

    /** A step begins: the foot is where it stands. */
    void lift(int side) {
        for (int k = 0; k < 2; k++) {
            swingAt[k] = body.ankle[3 * side + k] - body.com[k];
        }
    }

    void drive(Walker w, int side, Terrain terrain) {
        BodyPlan.Leg leg = body.plan.legs().get(side);
        double strength = w.settings.get(Settings.STRENGTH) * body.scale;
        double soft = Math.max(w.pendulum.trouble, Math.min(1, w.settings.get(Settings.SOFT) + 2 * w.phase));
        double quick = Math.max(1, QUICK * Math.sqrt(body.size) / w.stepTime);
        double s = strength * soft * quick * (1 + w.pendulum.trouble) * w.settings.get(Settings.SWING);
        retarget(w);
        place(w, side, w.phase, terrain);
        double knee = body.ik[side].hinge(length(side, target));
        body.ik[side].orient(knee, fromHip(side, target), wanted, q);
        double left = w.pendulum.left;
        double ahead = left > w.tick ? w.tick / left * Math.max(0, 1 - w.phase) : w.tick / w.stepTime;
        approach(w, left);
        place(w, side, w.phase + ahead, terrain);
        // the hip moves on, too
        for (int k = 0; k < 3; k++) {
            target[k] -= w.tick * body.comVelocity[k];
        }
        double kneeNext = body.ik[side].hinge(length(side, target));
        body.ik[side].orient(kneeNext, fromHip(side, target), wanted, q3);
        drive.relative(leg.thigh(), q, q2);
        drive.ball(leg.thigh(), q2, s * 500, s * 45);
        Quaternions.difference(q, 0, q3, 0, three, 0);
        for (int k = 0; k < 3; k++) {
            three[k] = Vectors.clamp(three[k] / w.tick, -10, 10);
        }
        drive.follow(leg.thigh(), three, s * 45);
        double rate = Vectors.clamp((kneeNext - knee) / w.tick, -12, 12);
        drive.hinge(leg.shank(), leg.knee(), knee, rate, s * 400, s * 35);
        drive.orientation(w.facing, w.settings.curve(Settings.SWING_FOOT, Math.min(1, w.phase)), 0, q);
        drive.orient(leg.foot(), q, s * 50, s * 8);
    }

    private double length(int side, double[] at) {
        fromHip(side, at);
        return Math.min(0.999 * body.ik[side].reach(), Math.sqrt(Vectors.dot(three, 0, three, 0)));
    }

    private double[] fromHip(int side, double[] at) {
        for (int k = 0; k < 3; k++) {
            three[k] = at[k] - body.hip[3 * side + k];
        }
        return three;
    }

    /** Moves the swing foot, seen from the body, towards where it is to land: all of the way is left to 0 as (1 − s)². */
    private void approach(Walker w, double left) {
        double rest = left > w.tick ? (left - w.tick) / left : 0;
        rest *= rest;
        double most = w.tick * FASTEST_FOOT * Math.sqrt(body.size);
        for (int k = 0; k < 2; k++) {
            swingAt[k] += Vectors.clamp((1 - rest) * (swingTo[k] - swingAt[k]), -most, most);
        }
    }

    /** If the place to land has moved, so does the foot, as if it had been on its way there from the start. */
    private void retarget(Walker w) {
        double p = Math.min(1, w.phase);
        double most = w.tick * FASTEST_FOOT * Math.sqrt(body.size);
        for (int k = 0; k < 2; k++) {
            double end = w.pendulum.landing[k] - w.pendulum.landingCom[k];
            swingAt[k] += w.phase > 0.02 ? Vectors.clamp(p * (2 - p) * (end - swingTo[k]), -most, most) : 0;
            swingTo[k] = end;
        }
    }

    /** target = where the swing ankle is to be at a phase; wanted = direction of the knee's axis. */
    private void place(Walker w, int side, double at, Terrain terrain) {
        target[0] = body.com[0] + swingAt[0];
        target[1] = body.com[1] + swingAt[1];
        clear(w, side);
        double ground = terrain.height(target[0], target[1]);
        double p = Math.min(1, at);
        ground += Math.min(1, 4 * Math.min(p, 1 - p)) * Math.max(0, ahead(w, side, terrain) - ground);
        double more = 0.05 * w.pendulum.trouble * 4 * p * (1 - p);
        double late = 0.005 * p + 0.4 * Math.max(0, at - 1);
        double high = rise(w, at) + more;
        high -= w.pendulum.alert() * Math.max(0, high - SINK * w.pendulum.left - 0.015);
        target[2] = ground + body.ankleOver(side, w.settings.curve(Settings.SWING_FOOT, p)) + high - late;
        double turn = w.facing + w.settings.get(Settings.KNEE_TWIST) * (side == BodyPlan.LEFT ? 1 : -1);
        wanted[0] = -StrictMath.sin(turn);
        wanted[1] = StrictMath.cos(turn);
        wanted[2] = 0;
    }

    /** Height of the ground that the swing foot has to get over: below its toes, and where it is to land. */
    private double ahead(Walker w, int side, Terrain terrain) {
        double tip = body.soleTip[side];
        double toes =
                terrain.height(target[0] + tip * StrictMath.cos(w.facing), target[1] + tip * StrictMath.sin(w.facing));
        return Math.max(toes, terrain.height(w.pendulum.landing[0], w.pendulum.landing[1]));
    }

    /** Keeps the swing foot on its side of the other. */
    private void clear(Walker w, int side) {
        double cos = StrictMath.cos(w.facing), sin = StrictMath.sin(w.facing);
        double x = target[0] - body.ankle[3 * w.stance], y = target[1] - body.ankle[3 * w.stance + 1];
        double outward = side == BodyPlan.LEFT ? 1 : -1;
        double lateral = outward * (-x * sin + y * cos);
        double ahead = x * cos + y * sin;
        double free = Vectors.clamp((Math.abs(ahead) - 0.5 * Pendulum.PASS) / (0.5 * Pendulum.PASS), 0, 1);
        double more = (1 - free) * Math.max(0, w.pendulum.clearance(w) - lateral) * outward;
        target[0] -= more * sin;
        target[1] += more * cos;
    }

    /** Height of the lowest point of the swing foot over the ground. */
    static double rise(Walker w, double at) {
        double p = Math.min(1, at);
        return w.stepHeight * w.settings.curve(Settings.STEP_HEIGHT, p);
    }
}
