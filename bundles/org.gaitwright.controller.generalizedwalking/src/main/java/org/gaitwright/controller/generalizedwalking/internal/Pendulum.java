// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import java.util.Arrays;
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
    /** Time left of a step that has just begun. */
    private static final double FRESH = Double.MAX_VALUE;

    /** Period of weight shifts while it stands, s. */
    private static final double IDLE_SECONDS = 7;

    /** The pelvis turns no further from the support foot, rad. */
    private static final double TWIST = 0.8;

    /** Feet that stand do not point further from the way it faces, rad. */
    private static final double ASKEW = 0.35;

    /** So many angles are tried to find how far it can turn. */
    private static final int ANGLES = 8;

    /** In trouble the swing foot lands between these times from now, s; so many moments are tried. */
    private static final double FIRST_LANDING = 0.08;

    private static final double LAST_LANDING = 0.3;
    private static final int MOMENTS = 11;
    /** With this much trouble it lands just when that is best; below it keeps some of its rhythm. */
    private static final double GIVE_UP_RHYTHM = 1 / 3.0;

    /** Feet further apart than this, in leg lengths, cost as much as a miss. */
    private static final double SPAN = 0.8;
    /** How far a foot may cross the line of the other for each metre it is ahead of being beside it. */
    private static final double ROOM = 1.5;

    /** Share of the distance of the feet that is near enough to start from. */
    private static final double SHIFTED = 0.1;

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
    /** Time until the swing foot is to land, s. */
    double left;

    /** When the swing foot has to land once the step is in trouble, on the walker's clock, s. */
    double deadline;

    /** Offset with which the capture point was to leave the support foot as the step began, world axes. */
    final double[] begun = new double[2];

    /** By how much the capture point is ahead of where it should be, m. */
    double surplus;

    /** While it stands: whether it tips over unless a foot moves, and which. */
    boolean tips;

    int tipsTo;

    private final double[] out = new double[2];
    private double cos;
    private double sin;
    /** Centre of mass and its velocity over ω, from the pivot, world axes. */
    private final double[] lean = new double[2];

    private final double[] drift = new double[2];
    // in the frame of the walk, ahead and to the left, from the pivot or from the centre of mass:
    private double inward;
    private double across;
    private final double[] steady = new double[2];
    private final double[] wanted = new double[2];
    private final double[] error = new double[2];
    private final double[] then = new double[2];
    private final double[] foot = new double[2];
    private final double[] miss = new double[2];
    private final double[] swingSole = new double[2];

    double omega;
    final double[] pivot = new double[2];
    /** Where the ground pushes on legs without torque, world. */
    private final double[] base = new double[2];

    final double[] capture = new double[2];
    final double[] wantedCapture = new double[2];

    Pendulum(Body body) {
        this.body = body;
    }

    void reset() {
        Arrays.fill(startCom, 0);
        Arrays.fill(begun, 0);
        left = 0;
        deadline = FRESH;
    }

    void newStep() {
        startCom[0] = body.com[0];
        startCom[1] = body.com[1];
        left = FRESH;
        deadline = FRESH;
    }

    private void face(double direction) {
        cos = StrictMath.cos(direction);
        sin = StrictMath.sin(direction);
    }

    void update(Walker w, Terrain terrain) {
        face(w.facing);
        double x = body.com[0], y = body.com[1];
        double floor = terrain.height(x, y);
        double h = Math.max(0.3 * body.legLength, body.com[2] - floor);
        omega = Math.sqrt(GRAVITY / h);
        if (w.mode == Walker.WALK) {
            for (int k = 0; k < 2; k++) {
                pivot[k] = body.ankle[3 * w.stance + k];
                base[k] = body.com[k];
            }
        } else {
            double idle = 0.5 + w.settings.get(Settings.IDLE) * StrictMath.sin(2 * Math.PI * w.clock / IDLE_SECONDS);
            double l = w.mode == Walker.SHIFT ? start(w) : idle;
            for (int k = 0; k < 2; k++) {
                pivot[k] = l * body.sole[k] + (1 - l) * body.sole[3 + k];
                base[k] = 0.5 * (body.ankle[k] + body.ankle[3 + k]);
            }
        }
        for (int k = 0; k < 2; k++) {
            lean[k] = body.com[k] - pivot[k];
            drift[k] = body.comVelocity[k] / omega;
            capture[k] = lean[k] + drift[k];
        }
        wantedCapture[0] = wantedCapture[1] = 0;
        trouble = 0;
        tips = false;
        if (w.mode == Walker.WALK) {
            step(w);
            face(w.facing);
        } else {
            watch(cos, sin, 0.03);
        }
        double gain = body.mass * omega * omega * w.settings.get(Settings.ANKLE);
        force[0] = gain * (wantedCapture[0] - capture[0]);
        force[1] = gain * (wantedCapture[1] - capture[1]);
        double fx = force[0], fy = force[1];
        double most = w.settings.get(Settings.MOST_FORCE) * body.scale;
        prefer(cos, sin, most);
        // while it stands, weight is held where it is
        for (int k = 0; k < 2; k++) {
            force[k] -= body.mass * omega * omega * (body.com[k] - base[k]);
        }
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

    private void step(Walker w) {
        double t = w.stepTime;
        double next = w.nextTime;
        double growth = StrictMath.exp(omega * next);
        inward = w.stance == BodyPlan.LEFT ? -1 : 1;
        // steady walk: ξ leaves each foot with this offset, ahead and towards the swing leg
        steady[0] = (w.speed + w.trim) * next / (growth - 1);
        steady[1] = -inward * Math.max(w.width, clearance(w)) / (growth + 1);
        if (left == FRESH) {
            // speed and direction of a step are those it began with: turns happen from foot to foot
            begun[0] = steady[0];
            begun[1] = -steady[1];
            toWorld(begun, begun);
        }
        double planned = Math.max(0, 1 - w.phase) * t;
        face(w.facingIn(Math.min(planned, left)));
        double now = StrictMath.exp(omega * Math.min(1, w.phase) * t);
        for (int k = 0; k < 2; k++) {
            wantedCapture[k] = now * begun[k];
            error[k] = capture[k] - wantedCapture[k];
        }
        toWalk(wantedCapture, wanted);
        toWalk(error, error);
        surplus = error[0];
        // slower than wanted is no trouble
        double along = steady[0] * w.speed > 0 && error[0] * steady[0] < 0
                ? Math.max(0, Math.abs(error[0]) - Math.abs(wanted[0]))
                : error[0];
        double size = Math.sqrt(sq(along) + sq(w.settings.get(Settings.SIDE) * error[1])) / Math.sqrt(now) / body.size;
        trouble = Vectors.clamp((size - w.settings.get(Settings.ALARM)) / w.settings.get(Settings.ALARM_WIDTH), 0, 1);
        // what was decided before goes on
        double decided = Math.min(planned, Math.max(0, left - w.tick));
        left = planned;
        if (trouble > 0) {
            left += alert() * (best(w, planned, decided) - planned);
        }
        aim(w, left);
        if (left < planned) {
            // no further than the foot gets in so short a time
            double stay = alert() * unreached(w, left);
            for (int k = 0; k < 2; k++) {
                foot[k] += stay * (swingSole[k] - foot[k]);
            }
        }
        land(w);
    }

    /** How much of its rhythm it gives up, 0 … 1. */
    double alert() {
        return Math.min(1, trouble / GIVE_UP_RHYTHM);
    }

    /** When to land, in seconds from now, so that what is left to catch with the next step is least. */
    private double best(Walker w, double planned, double decided) {
        for (int k = 0; k < 2; k++) {
            swingSole[k] = body.sole[3 * (1 - w.stance) + k] - body.com[k];
        }
        toWalk(swingSole, swingSole);
        double pace = Math.sqrt(body.size);
        double first = Math.min(decided, pace * FIRST_LANDING), last = Math.max(planned, pace * LAST_LANDING);
        // but it can't be put off again and again
        deadline = Math.min(deadline, w.clock + last);
        last = Math.max(first, deadline - w.clock);
        aim(w, planned);
        double best = planned, least = missed(w, planned) * w.settings.get(Settings.KEEP);
        for (int i = 0; i <= MOMENTS; i++) {
            double at = first + (last - first) * i / MOMENTS;
            aim(w, at);
            double cost = missed(w, at);
            if (cost < least) {
                least = cost;
                best = at;
            }
        }
        return best;
    }

    /** How bad it is to land where {@link #aim} says after so many seconds, m². */
    private double missed(Walker w, double seconds) {
        double rest = unreached(w, seconds);
        double x = miss[0] + rest * (foot[0] - swingSole[0]), y = miss[1] + rest * (foot[1] - swingSole[1]);
        // falling over the new support foot, away from the next swing leg, is the worst
        double weight = y * inward > 0 ? w.settings.get(Settings.OUTWARD) : 1;
        double apart = Math.sqrt(sq(then[0] + foot[0]) + sq(then[1] + foot[1]));
        return sq(x)
                + weight * sq(y)
                + sq(Math.max(0, apart - SPAN * body.legLength))
                + w.settings.get(Settings.CROSSING) * across
                + w.settings.get(Settings.STRIDE) * (sq(foot[0]) + sq(foot[1]));
    }

    /** Share of the way to where {@link #aim} says that the foot can't go in so many seconds: a leg swings only so fast. */
    private double unreached(Walker w, double seconds) {
        double dx = foot[0] - swingSole[0], dy = foot[1] - swingSole[1];
        double far = across > 0 ? Math.abs(dx) + Math.abs(dy) : Math.sqrt(dx * dx + dy * dy);
        double most = w.settings.get(Settings.SWING_SPEED) * body.size * Math.max(0, seconds - 0.02);
        return far > most ? 1 - most / far : 0;
    }

    /** Where to step if the foot lands after so many seconds: foot, then, and by how much that misses, in the walk's frame. */
    private void aim(Walker w, double seconds) {
        double e = StrictMath.exp(omega * seconds);
        double cosh = 0.5 * (e + 1 / e), sinh = 0.5 * (e - 1 / e);
        toWalk(lean, then);
        toWalk(drift, foot);
        for (int k = 0; k < 2; k++) {
            then[k] = then[k] * cosh + foot[k] * sinh;
        }
        // errors of the capture point: what the ankle can hold shrinks, the rest grows
        double sole = 0.4 * (body.soleTip[w.stance] - body.soleHeel[w.stance]);
        double factor = w.settings.get(Settings.PLACEMENT);
        // the new foot has the capture point at its steady offset; from the centre of mass then
        foot[0] = factor * (wanted[0] * e + grow(error[0], sole, e)) - steady[0] - then[0];
        foot[1] = wanted[1] * e + factor * grow(error[1], 0.6 * body.soleHalf[w.stance], e) - steady[1] - then[1];
        miss[0] = foot[0];
        miss[1] = foot[1];
        double reach = w.settings.get(Settings.REACH) * body.legLength;
        double n = Math.sqrt(sq(foot[0]) + sq(foot[1]));
        if (n > reach) {
            foot[0] *= reach / n;
            foot[1] *= reach / n;
        }
        // legs do not cross: the foot stays on its side of the other
        double least = clearance(w);
        double lateral = inward * (then[1] + foot[1]);
        across = 0;
        if (lateral < least) {
            // unless the foot can pass ahead of the other
            double room = Math.max(0, then[0] + foot[0] - PASS);
            across = Math.min(least - lateral, Math.min(CROSS, ROOM * room));
            foot[1] = inward * (least - across) - then[1];
        }
        miss[0] -= foot[0];
        miss[1] -= foot[1];
    }

    /** How far it may turn until the swing foot lands, rad, one way (+1 left, −1 right): legs do not cross, and hips twist only so far. */
    double room(Walker w, double way) {
        double twisted = way * Vectors.wrap(w.facing - body.footYaw(w.stance));
        double most = Math.max(0, TWIST - twisted);
        if (way * inward < 0) {
            return most;
        }
        // towards the swing leg: as far as the foot still lands on its side of the other
        double e = StrictMath.exp(omega * left);
        double least = clearance(w);
        double good = 0;
        for (int i = 1; i <= ANGLES; i++) {
            double angle = most * i / ANGLES;
            face(w.facing + way * angle);
            toWalk(capture, miss);
            if (inward * (e * miss[1] - steady[1]) < least) {
                break;
            }
            good = angle;
        }
        face(w.facing);
        return good;
    }

    private void land(Walker w) {
        toWorld(then, landingCom);
        toWorld(foot, landing);
        for (int k = 0; k < 2; k++) {
            landingCom[k] += pivot[k];
            landing[k] += landingCom[k];
        }
    }

    private void toWalk(double[] world, double[] walk) {
        double x = world[0] * cos + world[1] * sin;
        walk[1] = -world[0] * sin + world[1] * cos;
        walk[0] = x;
    }

    private void toWorld(double[] walk, double[] world) {
        double x = walk[0] * cos - walk[1] * sin;
        world[1] = walk[0] * sin + walk[1] * cos;
        world[0] = x;
    }

    private static double grow(double error, double hold, double e) {
        double held = Math.min(Math.abs(error), hold);
        return Math.copySign((Math.abs(error) - held) * e + held / e, error);
    }

    /** Least distance of the ankles sideways while one foot passes the other, which may point another way. */
    double clearance(Walker w) {
        int stance = w.stance;
        double askew = Math.abs(StrictMath.sin(body.footYaw(stance) - w.facing));
        double length = 0.25 * (body.soleTip[stance] - body.soleHeel[stance]);
        return body.soleHalf[stance] + body.soleHalf[1 - stance] + 0.035 + askew * length;
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

    /** At foot strike: slow enough, and with the feet near enough and alike, to come to a stand. */
    boolean canStand(Walker w) {
        double v = Math.sqrt(sq(body.comVelocity[0]) + sq(body.comVelocity[1]));
        double x = body.ankle[0] - body.ankle[3], y = body.ankle[1] - body.ankle[4];
        double apart = Math.abs(x * cos + y * sin);
        watch(cos, sin, -0.02);
        boolean inside = !tips;
        tips = false;
        for (int side = 0; side < 2; side++) {
            inside &= Math.abs(Vectors.wrap(body.footYaw(side) - w.facing)) < ASKEW;
        }
        return inside && Math.abs(w.speed) < 0.05 && v < 0.25 && apart < 0.18 * body.legLength;
    }

    /** Share of the way from the other foot to the support foot where a walk begins. */
    private double start(Walker w) {
        double share = 1 - 1 / (StrictMath.exp(omega * w.stepTime) + 1);
        return w.stance == BodyPlan.LEFT ? share : 1 - share;
    }

    /** Whether the weight has moved far enough to lift the other foot: pivot and capture point are near each other then. */
    boolean shifted(Walker w) {
        double a = 0, n = 0;
        for (int k = 0; k < 2; k++) {
            double way = body.sole[3 * w.stance + k] - body.sole[3 * (1 - w.stance) + k];
            a += capture[k] * way;
            n += way * way;
        }
        return a > -SHIFTED * n;
    }
}
