// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.control.BodyPlan;
import org.gaitwright.control.Vectors;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.terrain.Terrain;

/** Generalised walking [Coros 2010]. */
final class Walker implements Controller {
    /** The heel begins to lift this much before it must, s. */
    private static final double PUSH_LEAD = 0.1;

    /** By this phase the support knee is where the style wants it. */
    private static final double KNEE_SETTLES = 0.5;

    /** It takes no less than this, s: a leg that stretches faster throws the body up. */
    private static final double KNEE_SECONDS = 0.25;

    /** A foot with this load per mass of the body carries it, N/kg. */
    private static final double CARRIES = 3;

    /** The speed asked for runs ahead of the one there is by no more than this, m/s. */
    private static final double AHEAD = 0.35;

    /** Change of the turning rate, rad/s². */
    private static final double TURN_CHANGE = 10;

    /** While it stands: by more than this it turns by steps; when it is this near, it stops again, rad. */
    private static final double TURN_BY_STEPS = 0.3;

    private static final double ALIGNED = 0.1;

    /** How fast it turns by less without a step, rad/s. */
    private static final double STANDING_TURN_RATE = 0.5;

    /** How far off the pelvis it walks at most, rad. */
    private static final double FACING_LEAD = 0.25;

    /** In steps shorter than this the swing leg is stronger, s. */
    private static final double QUICK = 0.4;

    /** The swing foot is no higher than it can come down at this speed in the time left, m/s. */
    private static final double SINK = 0.6;

    /** No swing takes longer, s. */
    private static final double LONGEST_SWING = 0.65;

    /** A step that has to last longer goes back to this phase at most. */
    private static final double LATEST_RETURN = 0.5;

    /** The swing foot never moves faster seen from the body, m/s. */
    private static final double FASTEST_FOOT = 6;

    /** Greatest acceleration sideways in a turn, m/s²: it turns slower, and walks slower. */
    private static final double SIDEWAYS = 0.9;

    /** It slows down if it has to turn by more than this, rad. */
    private static final double BEND = 0.5;

    static final int STAND = 0;
    static final int SHIFT = 1;
    static final int WALK = 2;

    final Body body;
    final Settings settings = new Settings();
    private final Drive drive;
    private final Torques torques;
    final Pendulum pendulum;

    // memory
    int mode;
    int stance;
    double phase;
    double stepTime;
    double speed;
    double facing;
    double turning;
    double stepCount;
    double trim;
    double stepStart;
    double landedKnee;
    double measured;
    double rested;
    double turnRoom;
    private boolean going;
    double clock;
    double modeSeconds;
    /** Where the swing ankle should be now, seen from the centre of mass, world axes. */
    final double[] swingAt = new double[2];
    /** Where it was last to land, seen from there. */
    final double[] swingTo = new double[2];

    // this tick
    double heading;
    double width;
    double tick;
    private double stepHeight;
    /** Bend of the knees that carry, as the style and legs of unequal length want it, rad. */
    final double[] bent = new double[2];

    private double rest;
    private final double[] q = new double[4];
    private final double[] q2 = new double[4];
    private final double[] q3 = new double[4];
    private final double[] yawed = new double[4];
    private final double[] target = new double[3];
    private final double[] wanted = new double[3];
    private final double[] three = new double[3];

    Walker(CharacterModel character, ParameterValues parameters) {
        body = new Body(character);
        drive = new Drive(body);
        torques = new Torques(body, drive);
        pendulum = new Pendulum(body);
        parametersChanged(parameters);
    }

    @Override
    public void reset(Observation start) {
        body.update(start);
        mode = STAND;
        stance = BodyPlan.LEFT;
        phase = 0;
        stepTime = settings.get(Settings.STEP_TIME);
        speed = 0;
        turning = 0;
        facing = yaw();
        stepCount = 0;
        trim = 0;
        measured = 0;
        stepStart = 0;
        clock = 0;
        modeSeconds = 0;
    }

    private double now() {
        return clock;
    }

    private double yaw() {
        double[] r = body.state.rotation;
        return StrictMath.atan2(r[3], r[0]);
    }

    @Override
    public void tick(Observation now, Command command) {
        tick = now.tickSeconds();
        body.update(now);
        drive.begin(command);
        steer(now);
        pendulum.update(this, now.terrain());
        turnRoom = pendulum.room(this, Vectors.wrap(heading - facing) > 0 ? 1 : -1);
        advance(now);
        posture();
        legs(now.terrain());
        torques.assemble(this);
        drive.apply();
    }

    /** Reads the goal and lets speed and facing follow it. */
    private void steer(Observation now) {
        double pace = Math.sqrt(body.size);
        double wantedSpeed = now.goal().get(GoalKey.SPEED, pace * settings.get(Settings.SPEED));
        heading = now.goal().get(GoalKey.HEADING, 0);
        width = now.goal().get(GoalKey.STEP_WIDTH, body.breadth * settings.get(Settings.STEP_WIDTH));
        double highest = settings.highest(Settings.STEP_HEIGHT);
        stepHeight = highest > 0 ? now.goal().get(GoalKey.STEP_HEIGHT, body.size * highest) / highest : 1;
        double usual = pace
                * (settings.get(Settings.STEP_TIME)
                        - settings.get(Settings.STEP_TIME_DROP) * Math.max(0, Math.abs(speed) / pace - 0.6));
        double asked = now.goal().get(GoalKey.STEP_TIME, Math.max(0.2, usual));
        // a pendulum that falls for longer is hard to catch: the rest of a slow step is spent on both feet
        stepTime = Math.min(asked, pace * LONGEST_SWING);
        rest = asked - stepTime;
        going = now.goal().asksFor(GoalKey.GAIT) ? now.goal().get(GoalKey.GAIT, 1) >= 0.5 : wantedSpeed != 0;
        if (!going) {
            // someone who stands turns by steps on the spot
            wantedSpeed = 0;
            going = Math.abs(Vectors.wrap(heading - facing)) > (mode == WALK ? ALIGNED : TURN_BY_STEPS);
        }
        double change = 0.8 * tick;
        double turn = Vectors.wrap(heading - facing);
        double most = settings.get(Settings.TURN_RATE);
        if (Math.abs(turn) > BEND) {
            // slower where the way bends much
            wantedSpeed = Vectors.clamp(wantedSpeed, -SIDEWAYS / most, SIDEWAYS / most);
        }
        if (mode == STAND && !going) {
            // a little only the pelvis turns
            most = STANDING_TURN_RATE;
        } else if (mode != WALK) {
            most = 0;
        }
        double aim = going && mode == WALK
                ? Vectors.clamp(wantedSpeed, Math.min(0, measured - AHEAD), Math.max(0, measured + AHEAD))
                : 0;
        speed += Vectors.clamp(aim - speed, -change, change);
        most = Math.min(most, SIDEWAYS / Math.max(0.1, Math.abs(speed)));
        // as fast as it can still stop
        double brake = Math.sqrt(2 * TURN_CHANGE * Math.abs(turn));
        double rate = Math.copySign(Math.min(Math.min(most, brake), Math.abs(turn) / tick), turn);
        if (mode == WALK) {
            double can = turnRoom / Math.max(0.05, Math.min(pendulum.left, stepTime));
            rate = Vectors.clamp(rate, -can, can);
        }
        turning += Vectors.clamp(rate - turning, -TURN_CHANGE * tick, TURN_CHANGE * tick);
        facing = Vectors.wrap(facing + turning * tick);
        // with the pelvis: no foot could hold what would pull it round
        double pelvis = yaw();
        facing = Vectors.wrap(pelvis + Vectors.clamp(Vectors.wrap(facing - pelvis), -FACING_LEAD, FACING_LEAD));
        modeSeconds += tick;
        clock += tick;
        change(going);
    }

    /** Which way it will face in so many seconds. */
    double facingIn(double seconds) {
        double turn = Vectors.wrap(heading - facing), most = Math.abs(turn);
        return facing + Vectors.clamp(turning * seconds, -most, most);
    }

    /** Starts to walk when asked to, or when a foot must be moved to stay upright. */
    private void change(boolean go) {
        if (mode == WALK) {
            return;
        }
        if (pendulum.tips && modeSeconds > 0.05) {
            beginStep(pendulum.tipsTo == BodyPlan.LEFT ? BodyPlan.RIGHT : BodyPlan.LEFT);
            enter(WALK);
        } else if (mode == STAND && go && modeSeconds > 0.3) {
            enter(SHIFT);
        } else if (mode == SHIFT && (pendulum.shifted(this) || modeSeconds > 1.5)) {
            beginStep(stance);
            enter(WALK);
        }
    }

    private void enter(int newMode) {
        mode = newMode;
        modeSeconds = 0;
    }

    /** Advances the phase; a step ends when the swing foot strikes, at the latest when time is up and it is down. */
    private void advance(Observation now) {
        if (mode != WALK) {
            return;
        }
        if (resting()) {
            rested += tick;
            return;
        }
        hurry();
        int swing = 1 - stance;
        double over = body.ankle[3 * swing + 2]
                - now.terrain().height(body.ankle[3 * swing], body.ankle[3 * swing + 1])
                - body.ankleHeight[swing];
        boolean down = body.ground[3 * swing + 2] > 20 * body.scale && over < 0.05;
        if (phase > 0.5 && down || phase > 2) {
            if (!going && pendulum.canStand(this)) {
                enter(STAND);
            } else {
                beginStep(swing);
            }
        }
    }

    /** Advances the phase so that it ends when the foot is to land; a step that has to last longer goes back in phase. */
    private void hurry() {
        double planned = Math.max(0, 1 - phase) * stepTime;
        if (pendulum.left > planned) {
            phase = Math.min(phase, Math.max(LATEST_RETURN, 1 - pendulum.left / stepTime));
            planned = Math.max(0, 1 - phase) * stepTime;
        }
        double pace = pendulum.left > tick ? Math.max(1, planned / pendulum.left) : 1;
        phase += tick / stepTime * pace;
    }

    /** Height of the swing ankle over where it stands. */
    private double rise(double at) {
        double p = Math.min(1, at);
        return stepHeight * settings.curve(Settings.STEP_HEIGHT, p);
    }

    /** Whether it is still on both feet before a slow step. */
    boolean resting() {
        return mode == WALK && phase == 0 && rested < rest && pendulum.trouble == 0;
    }

    /** Whether both legs carry. */
    boolean onBothFeet() {
        return mode != WALK || resting();
    }

    private void beginStep(int newStance) {
        rested = 0;
        double seconds = now() - stepStart;
        if (mode == WALK && seconds > 0.1 && seconds < 2) {
            double cos = StrictMath.cos(facing), sin = StrictMath.sin(facing);
            double mean =
                    ((body.com[0] - pendulum.startCom[0]) * cos + (body.com[1] - pendulum.startCom[1]) * sin) / seconds;
            measured = mean;
            if (Math.abs(turning) < 0.3 && pendulum.trouble == 0) {
                trim = Vectors.clamp(trim + 0.15 * Vectors.clamp(speed - mean, -0.3, 0.3), -0.5, 0.5);
            }
        }
        stepStart = now();
        landedKnee = body.state
                .q[body.model.jointPosition[body.plan.legs().get(newStance).knee()]];
        stance = newStance;
        phase = 0;
        stepCount++;
        for (int k = 0; k < 2; k++) {
            swingAt[k] = body.ankle[3 * (1 - stance) + k] - body.com[k];
        }
        pendulum.newStep();
    }

    /** Pelvis, back, head and arms. */
    private void posture() {
        double p = mode == WALK ? Math.min(1, phase) : 0;
        double side = stance == BodyPlan.LEFT ? -1 : 1;
        double strength = settings.get(Settings.STRENGTH) * body.scale;
        double bend = settings.curve(Settings.BEND, p);
        double style = mode == WALK ? 1 : 0;
        double lead = Vectors.clamp(Vectors.wrap(heading - facing), -0.6, 0.6);
        orientation(
                facing + side * style * settings.curve(Settings.PELVIS_YAW, p) * -1,
                bend / 3,
                side * -style * settings.curve(Settings.PELVIS_ROLL, p),
                q);
        torques.pelvis(q, strength * settings.get(Settings.PITCH), strength * settings.get(Settings.PITCH_D));
        int n = body.plan.spine().size();
        for (int i = 0; i < n; i++) {
            int link = body.plan.spine().get(i);
            boolean head = i == n - 1 && n > 1;
            double share = n == 1 ? 1 : 0.5 + 0.5 * i / (n - 1.0);
            double twist = (head ? 0 : share) * style * settings.curve(Settings.CHEST_YAW, p);
            double roll = (head ? 0 : share) * style * settings.curve(Settings.CHEST_ROLL, p);
            double pitch = head ? bend * 0.5 + settings.curve(Settings.HEAD, p) : bend * share;
            orientation(facing + lead * (i + 1.0) / n - side * twist, pitch, -side * roll, q);
            double kp = head ? 20 : 150;
            drive.orient(link, q, strength * kp, strength * 0.12 * kp);
        }
        for (BodyPlan.Arm arm : body.plan.arms()) {
            arm(arm, p, strength, style);
        }
    }

    private void arm(BodyPlan.Arm arm, double p, double strength, double style) {
        boolean swingSide = arm.side() != stance;
        double swing = style * (swingSide ? 1 : -1) * settings.curve(Settings.ARM_SWING, p);
        double out = settings.curve(Settings.ARM_OUT, p) * (arm.side() == BodyPlan.LEFT ? 1 : -1);
        int o = body.model.jointPosition[arm.shoulder()];
        Vectors.about(0, 1, 0, -swing, q, 0);
        Vectors.about(1, 0, 0, out, q2, 0);
        Quaternions.multiply(q, 0, q2, 0, q, 0);
        Quaternions.multiply(q, 0, body.stand, o, q, 0);
        drive.ball(arm.upper(), q, strength * 30, strength * 6);
        if (arm.lower() >= 0) {
            var limit = body.character.joints().get(arm.elbow()).limit();
            double sign = limit == null || limit.upper() >= -limit.lower() ? 1 : -1;
            drive.hinge(
                    arm.lower(), arm.elbow(), sign * settings.curve(Settings.ELBOW, p), 0, strength * 10, strength * 2);
        }
    }

    /** out = yaw, then pitch (down positive), then roll. */
    private void orientation(double yaw, double pitch, double roll, double[] out) {
        Vectors.about(0, 0, 1, yaw, yawed, 0);
        Vectors.about(0, 1, 0, pitch, q2, 0);
        Quaternions.multiply(yawed, 0, q2, 0, out, 0);
        Vectors.about(1, 0, 0, roll, q2, 0);
        Quaternions.multiply(out, 0, q2, 0, out, 0);
    }

    private void legs(Terrain terrain) {
        double strength = settings.get(Settings.STRENGTH) * body.scale;
        for (int side = 0; side < 2; side++) {
            boolean supports = onBothFeet() || side == stance;
            BodyPlan.Leg leg = body.plan.legs().get(side);
            double p = mode == WALK ? Math.min(1, phase) : 0;
            if (supports) {
                double angle = body.level(side, settings.curve(Settings.STANCE_KNEE, p));
                bent[side] = angle;
                if (mode == WALK && side == stance) {
                    angle += unsettled(side) * (landedKnee - angle);
                }
                drive.hinge(leg.shank(), leg.knee(), angle, 0, strength * 300, strength * 35);
                double lift = mode == WALK ? pushOff(side) : 0;
                orientation(facing, mode == WALK ? settings.curve(Settings.STANCE_FOOT, p) + lift : 0, 0, q);
                double firm = 1 + 5 * Math.min(1, lift / 0.2);
                drive.orient(leg.foot(), q, strength * 50 * firm, strength * 8 * Math.sqrt(firm));
            } else {
                swing(side, leg, terrain, strength);
            }
            if (leg.toeJoint() >= 0) {
                drive.hinge(leg.toes(), leg.toeJoint(), 0, 0, strength * 4, strength * 0.4);
            }
        }
    }

    /** How much a support knee is still bent as it touched down, 1 … 0; in trouble, without load it is not. */
    private double unsettled(int side) {
        double since = phase + rested / stepTime;
        double load = Math.max(0, body.ground[3 * side + 2]) / (CARRIES * body.mass);
        double rest = Math.max(0, 1 - since / Math.max(KNEE_SETTLES, Math.sqrt(body.size) * KNEE_SECONDS / stepTime));
        rest *= 1 - pendulum.alert() * (1 - Math.min(1, load));
        return rest * rest;
    }

    /** How far the heel must lift for the leg behind to reach up to where the pelvis should be. */
    double pushOff(int side) {
        double dx = body.hip[3 * side] - body.ankle[3 * side], dy = body.hip[3 * side + 1] - body.ankle[3 * side + 1];
        dx += PUSH_LEAD * body.comVelocity[0];
        dy += PUSH_LEAD * body.comVelocity[1];
        double behind = dx * StrictMath.cos(facing) + dy * StrictMath.sin(facing);
        if (behind < 0 || phase < 0.4) {
            return 0;
        }
        double reach = 0.99 * body.ik[side].reach();
        double high = 0.97 * body.ik[side].reach();
        double flat = dx * dx + dy * dy;
        double up = Math.sqrt(Math.max(0, reach * reach - flat));
        // none while it has to brake
        double lift = Math.max(0, high - up) * (1 - Vectors.clamp(pendulum.surplus / 0.08, 0, 1));
        return StrictMath.asin(Math.min(0.45, lift / Math.max(0.03, body.soleTip[side])));
    }

    private void swing(int side, BodyPlan.Leg leg, Terrain terrain, double strength) {
        double soft = Math.max(pendulum.trouble, Math.min(1, settings.get(Settings.SOFT) + 2 * phase));
        double quick = Math.max(1, QUICK * Math.sqrt(body.size) / stepTime);
        double s = strength * soft * quick * (1 + pendulum.trouble) * settings.get(Settings.SWING);
        retarget();
        place(side, phase, terrain);
        double knee = body.ik[side].hinge(length(side, target));
        body.ik[side].orient(knee, fromHip(side, target), wanted, q);
        double left = pendulum.left;
        double ahead = left > tick ? tick / left * Math.max(0, 1 - phase) : tick / stepTime;
        approach(left);
        place(side, phase + ahead, terrain);
        // the hip moves on, too
        for (int k = 0; k < 3; k++) {
            target[k] -= tick * body.comVelocity[k];
        }
        double kneeNext = body.ik[side].hinge(length(side, target));
        body.ik[side].orient(kneeNext, fromHip(side, target), wanted, q3);
        drive.relative(leg.thigh(), q, q2);
        drive.ball(leg.thigh(), q2, s * 500, s * 45);
        Quaternions.difference(q, 0, q3, 0, three, 0);
        for (int k = 0; k < 3; k++) {
            three[k] = Vectors.clamp(three[k] / tick, -10, 10);
        }
        drive.follow(leg.thigh(), three, s * 45);
        double rate = Vectors.clamp((kneeNext - knee) / tick, -12, 12);
        drive.hinge(leg.shank(), leg.knee(), knee, rate, s * 400, s * 35);
        orientation(facing, settings.curve(Settings.SWING_FOOT, Math.min(1, phase)), 0, q);
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
    private void approach(double left) {
        double rest = left > tick ? (left - tick) / left : 0;
        rest *= rest;
        double most = tick * FASTEST_FOOT * Math.sqrt(body.size);
        for (int k = 0; k < 2; k++) {
            swingAt[k] += Vectors.clamp((1 - rest) * (swingTo[k] - swingAt[k]), -most, most);
        }
    }

    /** If the place to land has moved, so does the foot, as if it had been on its way there from the start. */
    private void retarget() {
        double p = Math.min(1, phase);
        double most = tick * FASTEST_FOOT * Math.sqrt(body.size);
        for (int k = 0; k < 2; k++) {
            double end = pendulum.landing[k] - pendulum.landingCom[k];
            swingAt[k] += phase > 0.02 ? Vectors.clamp(p * (2 - p) * (end - swingTo[k]), -most, most) : 0;
            swingTo[k] = end;
        }
    }

    /** target = where the swing ankle is to be at a phase; wanted = direction of the knee's axis. */
    private void place(int side, double at, Terrain terrain) {
        target[0] = body.com[0] + swingAt[0];
        target[1] = body.com[1] + swingAt[1];
        clear(side);
        double ground = terrain.height(target[0], target[1]);
        double p = Math.min(1, at);
        ground += Math.min(1, 4 * Math.min(p, 1 - p)) * Math.max(0, ahead(side, terrain) - ground);
        double more = 0.05 * pendulum.trouble * 4 * p * (1 - p);
        double late = 0.005 * p + 0.4 * Math.max(0, at - 1);
        double high = rise(at) + more;
        high -= pendulum.alert() * Math.max(0, high - SINK * pendulum.left - 0.015);
        target[2] = ground + body.ankleOver(side, settings.curve(Settings.SWING_FOOT, p)) + high - late;
        double turn = facing + settings.get(Settings.KNEE_TWIST) * (side == BodyPlan.LEFT ? 1 : -1);
        wanted[0] = -StrictMath.sin(turn);
        wanted[1] = StrictMath.cos(turn);
        wanted[2] = 0;
    }

    /** Height of the ground that the swing foot has to get over: below its toes, and where it is to land. */
    private double ahead(int side, Terrain terrain) {
        double tip = body.soleTip[side];
        double toes = terrain.height(
                target[0] + tip * StrictMath.cos(facing), target[1] + tip * StrictMath.sin(facing));
        return Math.max(toes, terrain.height(pendulum.landing[0], pendulum.landing[1]));
    }

    /** Keeps the swing foot on its side of the other. */
    private void clear(int side) {
        double cos = StrictMath.cos(facing), sin = StrictMath.sin(facing);
        double x = target[0] - body.ankle[3 * stance], y = target[1] - body.ankle[3 * stance + 1];
        double outward = side == BodyPlan.LEFT ? 1 : -1;
        double lateral = outward * (-x * sin + y * cos);
        double ahead = x * cos + y * sin;
        double free = Vectors.clamp((Math.abs(ahead) - 0.5 * Pendulum.PASS) / (0.5 * Pendulum.PASS), 0, 1);
        double more = (1 - free) * Math.max(0, pendulum.clearance(this) - lateral) * outward;
        target[0] -= more * sin;
        target[1] += more * cos;
    }

    @Override
    public void parametersChanged(ParameterValues parameters) {
        settings.take(parameters);
    }

    @Override
    public double[] memory() {
        double[] m = {
            mode,
            stance,
            phase,
            speed,
            facing,
            stepCount,
            modeSeconds,
            trim,
            stepStart,
            clock,
            landedKnee,
            measured,
            turning,
            rested,
            swingAt[0],
            swingAt[1],
            swingTo[0],
            swingTo[1],
            pendulum.startCom[0],
            pendulum.startCom[1],
            pendulum.left,
            pendulum.begun[0],
            pendulum.begun[1],
            turnRoom,
            pendulum.deadline
        };
        return m;
    }

    @Override
    public void restore(double[] m) {
        mode = (int) m[0];
        stance = (int) m[1];
        phase = m[2];
        speed = m[3];
        facing = m[4];
        stepCount = m[5];
        modeSeconds = m[6];
        trim = m[7];
        stepStart = m[8];
        clock = m[9];
        landedKnee = m[10];
        measured = m[11];
        turning = m[12];
        rested = m[13];
        System.arraycopy(m, 14, swingAt, 0, 2);
        System.arraycopy(m, 16, swingTo, 0, 2);
        System.arraycopy(m, 18, pendulum.startCom, 0, 2);
        pendulum.left = m[20];
        System.arraycopy(m, 21, pendulum.begun, 0, 2);
        turnRoom = m[23];
        pendulum.deadline = m[24];
    }
}
