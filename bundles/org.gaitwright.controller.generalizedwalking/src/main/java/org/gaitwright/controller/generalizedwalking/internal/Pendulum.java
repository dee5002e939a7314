// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.control.BodyPlan;
import org.gaitwright.control.Vectors;
import org.gaitwright.core.terrain.Terrain;

/**
 * The body as an inverted pendulum on the support foot: where its divergent part (the capture point ξ = c + v/ω) is, where it should
 * be in a steady walk, and where to step so that it gets there.
 */
final class Pendulum {
    private static final double GRAVITY = 9.81;
    /** A foot that is this far ahead may cross the line of the other, by as much, m. */
    static final double PASS = 0.24;

    private static final double CROSS = 0.4;
    /** Period of weight shifts while it stands, s. */
    private static final double IDLE_SECONDS = 7;

    private final Body body;
    /** Virtual force on the body, N, world axes. */
    final double[] force = new double[3];
    /** Torque on the upper body for balance about the world's x and y, N m. */
    final double[] swing = new double[2];
    /** Where the swing foot's ankle is to land, and where the centre of mass is then, world. */
    final double[] landing = new double[2];

    final double[] landingCom = new double[2];
    final double[] startCom = new double[2];
    /** 0 all is well … 1. */
    double trouble;
    /** How much faster than planned the phase advances. */
    double pace = 1;

    /** By how much the capture point is ahead of where it should be, m. */
    double surplus;

    /** While it stands: whether it tips over unless a foot moves, and which. */
    boolean tips;

    int tipsTo;

    private final double[] out = new double[2];

    double omega;
    final double[] pivot = new double[2];
    final double[] capture = new double[2];
    final double[] wantedCapture = new double[2];

    Pendulum(Body body) {
        this.body = body;
    }

    void newStep() {
        startCom[0] = body.com[0];
        startCom[1] = body.com[1];
    }

    void update(Walker w, Terrain terrain) {
        double cos = StrictMath.cos(w.facing), sin = StrictMath.sin(w.facing);
        double x = body.com[0], y = body.com[1];
        double floor = terrain.height(x, y);
        double h = Math.max(0.3 * body.legLength, body.com[2] - floor);
        omega = Math.sqrt(GRAVITY / h);
        if (w.mode == Walker.WALK) {
            pivot[0] = body.sole[3 * w.stance];
            pivot[1] = body.sole[3 * w.stance + 1];
        } else {
            double idle = 0.5 + w.settings.get(Settings.IDLE) * StrictMath.sin(2 * Math.PI * w.clock / IDLE_SECONDS);
            double l = w.mode == Walker.SHIFT ? (w.stance == BodyPlan.LEFT ? 0.8 : 0.2) : idle;
            for (int k = 0; k < 2; k++) {
                pivot[k] = l * body.sole[k] + (1 - l) * body.sole[3 + k];
            }
        }
        double rx = x - pivot[0], ry = y - pivot[1];
        double vx = body.comVelocity[0], vy = body.comVelocity[1];
        capture[0] = rx + vx / omega;
        capture[1] = ry + vy / omega;
        wantedCapture[0] = wantedCapture[1] = 0;
        trouble = 0;
        pace = 1;
        tips = false;
        if (w.mode == Walker.WALK) {
            step(w, cos, sin, rx, ry, vx, vy);
        } else {
            watch(cos, sin, 0.03);
        }
        double gain = body.mass * omega * omega * w.settings.get(Settings.ANKLE);
        force[0] = gain * (wantedCapture[0] - capture[0]);
        force[1] = gain * (wantedCapture[1] - capture[1]);
        double fx = force[0], fy = force[1];
        double most = w.settings.get(Settings.MOST_FORCE) * body.scale;
        prefer(cos, sin, most);
        // what the foot can't do the upper body may, by leaning the way it falls
        swing[0] = swing[1] = 0;
        if (w.mode == Walker.WALK && trouble > 0) {
            double hold = GRAVITY * body.mass / h;
            double ahead = fx * cos + fy * sin, aside = -fx * sin + fy * cos;
            ahead -= Vectors.clamp(ahead, -0.06 * hold, 0.06 * hold);
            aside -= Vectors.clamp(aside, -0.03 * hold, 0.03 * hold);
            double k = trouble * w.settings.get(Settings.HIP) * h;
            swing[0] = k * (ahead * sin + aside * cos);
            swing[1] = -k * (ahead * cos - aside * sin);
            limit(swing, w.settings.get(Settings.HIP_TORQUE) * body.scale);
        }
    }

    /** Limits the force; what it does sideways comes first. */
    private void prefer(double cos, double sin, double most) {
        double ahead = force[0] * cos + force[1] * sin;
        double aside = Vectors.clamp(-force[0] * sin + force[1] * cos, -most, most);
        double left = Math.sqrt(most * most - aside * aside);
        ahead = Vectors.clamp(ahead, -left, left);
        force[0] = ahead * cos - aside * sin;
        force[1] = ahead * sin + aside * cos;
    }

    private static void limit(double[] v, double most) {
        double n = Math.sqrt(v[0] * v[0] + v[1] * v[1]);
        if (n > most) {
            v[0] *= most / n;
            v[1] *= most / n;
        }
    }

    private void step(Walker w, double cos, double sin, double rx, double ry, double vx, double vy) {
        double t = w.stepTime;
        double growth = StrictMath.exp(omega * t);
        // steady walk: ξ leaves each foot with this offset, ahead and towards the swing leg
        double bx = (w.speed + w.trim) * t / (growth - 1);
        double by = w.width / (growth + 1);
        double inward = w.stance == BodyPlan.LEFT ? -1 : 1;
        double now = StrictMath.exp(omega * Math.min(1, w.phase) * t);
        wantedCapture[0] = now * (bx * cos - inward * by * sin);
        wantedCapture[1] = now * (bx * sin + inward * by * cos);
        double left = Math.max(0, 1 - w.phase) * t;
        plan(w, cos, sin, rx, ry, vx, vy, left, bx, by, inward);
    }

    private void plan(
            Walker w,
            double cos,
            double sin,
            double rx,
            double ry,
            double vx,
            double vy,
            double left,
            double bx,
            double by,
            double inward) {
        double e = StrictMath.exp(omega * left);
        double cosh = 0.5 * (e + 1 / e), sinh = 0.5 * (e - 1 / e);
        double cx = rx * cosh + vx / omega * sinh, cy = ry * cosh + vy / omega * sinh;
        // errors of the capture point in the frame of the walk: what the ankle can hold shrinks, the rest grows
        double ex = capture[0] - wantedCapture[0], ey = capture[1] - wantedCapture[1];
        double ahead = ex * cos + ey * sin, aside = -ex * sin + ey * cos;
        surplus = ahead;
        double sole = 0.4 * (body.soleTip[w.stance] - body.soleHeel[w.stance]);
        double aheadThen = grow(ahead, sole, e), asideThen = grow(aside, 0.6 * body.soleHalf[w.stance], e);
        double growth = StrictMath.exp(omega * w.stepTime);
        double f = w.settings.get(Settings.PLACEMENT);
        // where to step: the new foot has the capture point at its steady offset; from the centre of mass then
        double comX = cx * cos + cy * sin, comY = -cx * sin + cy * cos;
        double fx = f * (bx * growth + aheadThen) - bx - comX;
        double fy = inward * by * growth + f * asideThen + inward * by - comY;
        double reach = w.settings.get(Settings.REACH) * body.legLength;
        double n = Math.sqrt(fx * fx + fy * fy);
        if (n > reach) {
            fx *= reach / n;
            fy *= reach / n;
        }
        // legs do not cross: the foot stays on its side of the other
        double least = clearance(w.stance);
        double lateral = inward * (comY + fy);
        if (lateral < least) {
            // unless the foot can pass ahead of the other
            double across = least - lateral;
            double room = comX + fx - PASS;
            double allowed = room > 0 ? Math.min(across, CROSS) : 0;
            fy = inward * (least - allowed) - comY;
        }
        int swing = 1 - w.stance;
        double ax = -body.soleMiddle[swing];
        landingCom[0] = pivot[0] + cx;
        landingCom[1] = pivot[1] + cy;
        landing[0] = landingCom[0] + fx * cos - fy * sin + ax * cos;
        landing[1] = landingCom[1] + fx * sin + fy * cos + ax * sin;
        double since = StrictMath.exp(-omega * Math.min(1, w.phase) * w.stepTime);
        // slower than wanted is no trouble
        double along = bx * w.speed > 0 && ahead * bx < 0 ? Math.max(0, Math.abs(ahead) - Math.abs(bx) / since) : ahead;
        double error = Math.sqrt(sq(along) + sq(w.settings.get(Settings.SIDE) * aside)) * Math.sqrt(since) / body.size;
        trouble = Vectors.clamp((error - w.settings.get(Settings.ALARM)) / w.settings.get(Settings.ALARM_WIDTH), 0, 1);
        pace = 1 + w.settings.get(Settings.HURRY) * trouble;
    }

    private static double grow(double error, double hold, double e) {
        double held = Math.min(Math.abs(error), hold);
        return Math.copySign((Math.abs(error) - held) * e + held / e, error);
    }

    /** Least distance of the ankles sideways while one foot passes the other. */
    double clearance(int stance) {
        return body.soleHalf[stance] + body.soleHalf[1 - stance] + 0.035;
    }

    private static double sq(double x) {
        return x * x;
    }

    /** Whether the capture point leaves the ground under both feet, and to which side. */
    private void watch(double cos, double sin, double over) {
        double px = pivot[0] + capture[0], py = pivot[1] + capture[1];
        double front = Double.NEGATIVE_INFINITY, back = Double.POSITIVE_INFINITY;
        for (int side = 0; side < 2; side++) {
            double x = px - body.ankle[3 * side], y = py - body.ankle[3 * side + 1];
            double ahead = x * cos + y * sin, aside = -x * sin + y * cos;
            front = Math.max(front, body.soleTip[side] - ahead);
            back = Math.min(back, body.soleHeel[side] - ahead);
            out[side] = (side == BodyPlan.LEFT ? aside : -aside) - body.soleHalf[side];
        }
        tips = front < -over || back > over || out[0] > over || out[1] > over;
        if (out[0] > over || out[1] > over) {
            tipsTo = out[0] > out[1] ? BodyPlan.LEFT : BodyPlan.RIGHT;
        } else {
            // straight ahead or back: the foot with less load
            tipsTo = body.ground[2] < body.ground[5] ? BodyPlan.LEFT : BodyPlan.RIGHT;
        }
    }

    /** At foot strike: slow enough, and with the feet near enough, to come to a stand. */
    boolean canStand(Walker w) {
        double cos = StrictMath.cos(w.facing), sin = StrictMath.sin(w.facing);
        double v = Math.sqrt(sq(body.comVelocity[0]) + sq(body.comVelocity[1]));
        double x = body.ankle[0] - body.ankle[3], y = body.ankle[1] - body.ankle[4];
        double apart = Math.abs(x * cos + y * sin);
        watch(cos, sin, -0.02);
        boolean inside = !tips;
        tips = false;
        return inside && Math.abs(w.speed) < 0.05 && v < 0.25 && apart < 0.18 * body.legLength;
    }

    /** Whether the weight has moved far enough to lift the other foot. */
    boolean shifted(Walker w) {
        double a = 0, n = 0;
        for (int k = 0; k < 2; k++) {
            double half = 0.5 * (body.sole[3 * w.stance + k] - body.sole[3 * (1 - w.stance) + k]);
            double mid = 0.5 * (body.sole[k] + body.sole[3 + k]);
            a += (body.com[k] - mid) * half;
            n += half * half;
        }
        return a > 0.4 * n;
    }
}
