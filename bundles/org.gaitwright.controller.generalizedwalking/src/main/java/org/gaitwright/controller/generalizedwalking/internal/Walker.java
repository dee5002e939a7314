// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.control.BodyPlan;
import org.gaitwright.control.Vectors;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.controller.SignalList;
import org.gaitwright.core.controller.Sketch;
import org.gaitwright.core.goal.GoalKey;
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

    // what a goal asks for beyond these is limited to them; speeds grow with the root of the leg's length
    private static final double FASTEST = 1.8;
    private static final double FASTEST_BACK = 0.8;
    private static final double SHORTEST_STEP = 0.2;
    private static final double LONGEST_STEP = 1.2;
    /** Of leg lengths: the length, width and height of steps. */
    private static final double LONGEST_STRIDE = 0.75;

    private static final double WIDEST = 0.6;
    private static final double HIGHEST = 0.4;
    /** Greatest speed by the time of a step, m/s². */
    private static final double QUICKEST = 5;

    /** No swing takes longer, s. */
    private static final double LONGEST_SWING = 0.65;

    /** A step that has to last longer goes back to this phase at most. */
    private static final double LATEST_RETURN = 0.5;

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
    private final Posture posture;
    private final SwingLeg swingLeg;
    final Pendulum pendulum;

    // memory
    int mode;
    int stance;
    double phase;
    double stepTime;
    private double rest;
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

    // this tick
    double heading;
    double width;
    double tick;
    /** Factor on the style's height of steps. */
    double stepHeight;
    /** Bend of the knees that carry, as the style and legs of unequal length want it, rad. */
    final double[] bent = new double[2];

    /** Time of the next step in the air, and on both feet before it, s. */
    double nextTime;

    private double nextRest;
    private Terrain ground;
    private final double[] q = new double[4];

    Walker(CharacterModel character, ParameterValues parameters) {
        body = new Body(character);
        drive = new Drive(body);
        torques = new Torques(body, drive);
        posture = new Posture(body, drive, torques);
        swingLeg = new SwingLeg(body, drive);
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
        rest = 0;
        speed = 0;
        turning = 0;
        facing = yaw();
        stepCount = 0;
        trim = 0;
        measured = 0;
        stepStart = 0;
        landedKnee = 0;
        rested = 0;
        turnRoom = 0;
        clock = 0;
        modeSeconds = 0;
        swingLeg.reset();
        pendulum.reset();
    }

    private double yaw() {
        double[] r = body.state.rotation;
        return StrictMath.atan2(r[3], r[0]);
    }

    @Override
    public void tick(Observation now, Command command) {
        tick = now.tickSeconds();
        ground = now.terrain();
        body.update(now);
        drive.begin(command);
        steer(now);
        pendulum.update(this, now.terrain());
        turnRoom = pendulum.room(this, Vectors.wrap(heading - facing) > 0 ? 1 : -1);
        advance(now);
        posture.drive(this);
        legs(now.terrain());
        torques.assemble(this);
        drive.apply();
    }

    /** Reads the goal and lets speed and facing follow it. */
    private void steer(Observation now) {
        double pace = Math.sqrt(body.size);
        double wantedSpeed = Vectors.clamp(
                now.goal().get(GoalKey.SPEED, pace * settings.get(Settings.SPEED)),
                -pace * FASTEST_BACK,
                pace * FASTEST);
        heading = now.goal().get(GoalKey.HEADING, 0);
        width = Math.min(
                WIDEST * body.legLength,
                now.goal().get(GoalKey.STEP_WIDTH, body.breadth * settings.get(Settings.STEP_WIDTH)));
        double highest = settings.highest(Settings.STEP_HEIGHT);
        double high = Math.min(HIGHEST * body.legLength, now.goal().get(GoalKey.STEP_HEIGHT, body.size * highest));
        stepHeight = highest > 0 ? high / highest : 1;
        double usual = pace
                * (settings.get(Settings.STEP_TIME)
                        - settings.get(Settings.STEP_TIME_DROP) * Math.max(0, Math.abs(speed) / pace - 0.6));
        double asked = Vectors.clamp(now.goal().get(GoalKey.STEP_TIME, usual), SHORTEST_STEP, LONGEST_STEP);
        if (now.goal().asksFor(GoalKey.STEP_TIME)) {
            // steps of that time go only so far, or follow each other so fast
            double most = Math.min(LONGEST_STRIDE * body.legLength / asked, QUICKEST * asked);
            wantedSpeed = Vectors.clamp(wantedSpeed, -most, most);
        }
        // a pendulum that falls for longer is hard to catch: the rest of a slow step is spent on both feet
        nextTime = Math.min(asked, pace * LONGEST_SWING);
        nextRest = asked - nextTime;
        if (mode != WALK) {
            time();
        }
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

    /** Whether it is still on both feet before a slow step. */
    boolean resting() {
        return mode == WALK && phase == 0 && rested < rest && pendulum.trouble == 0;
    }

    /** Whether both legs carry. */
    boolean onBothFeet() {
        return mode != WALK || resting();
    }

    /** A step keeps the time that it began with. */
    private void time() {
        stepTime = nextTime;
        rest = nextRest;
    }

    private void beginStep(int newStance) {
        rested = 0;
        double seconds = clock - stepStart;
        if (mode == WALK && seconds > 0.1 && seconds < 2) {
            double cos = StrictMath.cos(facing), sin = StrictMath.sin(facing);
            double mean =
                    ((body.com[0] - pendulum.startCom[0]) * cos + (body.com[1] - pendulum.startCom[1]) * sin) / seconds;
            measured = mean;
            if (Math.abs(turning) < 0.3 && pendulum.trouble == 0) {
                trim = Vectors.clamp(trim + 0.15 * Vectors.clamp(speed - mean, -0.3, 0.3), -0.5, 0.5);
            }
        }
        stepStart = clock;
        landedKnee = body.state
                .q[body.model.jointPosition[body.plan.legs().get(newStance).knee()]];
        stance = newStance;
        time();
        phase = 0;
        stepCount++;
        swingLeg.lift(1 - stance);
        pendulum.newStep();
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
                drive.orientation(facing, mode == WALK ? settings.curve(Settings.STANCE_FOOT, p) + lift : 0, 0, q);
                double firm = 1 + 5 * Math.min(1, lift / 0.2);
                drive.orient(leg.foot(), q, strength * 50 * firm, strength * 8 * Math.sqrt(firm));
            } else {
                swingLeg.drive(this, side, terrain);
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

    @Override
    public void parametersChanged(ParameterValues parameters) {
        settings.take(parameters);
    }

    @Override
    public double phase() {
        return mode == WALK ? Math.min(1, phase) : Double.NaN;
    }

    @Override
    public void signals(SignalList to) {
        to.add("phase", "", this::phase);
        to.add("speed-asked", "m/s", () -> speed);
        to.add("speed-measured", "m/s", () -> measured);
        to.add("facing", "rad", () -> facing);
        to.add("turning", "rad/s", () -> turning);
        to.add("trouble", "", () -> pendulum.trouble);
        to.add("time-to-landing", "s", () -> mode == WALK ? pendulum.left : Double.NaN);
        to.add("virtual-force.x", "N", () -> pendulum.force[0]);
        to.add("virtual-force.y", "N", () -> pendulum.force[1]);
    }

    @Override
    public void sketch(Sketch to) {
        if (ground != null) {
            new Plan(this, ground).draw(to);
        }
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
            swingLeg.swingAt[0],
            swingLeg.swingAt[1],
            swingLeg.swingTo[0],
            swingLeg.swingTo[1],
            pendulum.startCom[0],
            pendulum.startCom[1],
            pendulum.left,
            pendulum.begun[0],
            pendulum.begun[1],
            turnRoom,
            pendulum.deadline,
            stepTime,
            rest
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
        System.arraycopy(m, 14, swingLeg.swingAt, 0, 2);
        System.arraycopy(m, 16, swingLeg.swingTo, 0, 2);
        System.arraycopy(m, 18, pendulum.startCom, 0, 2);
        pendulum.left = m[20];
        System.arraycopy(m, 21, pendulum.begun, 0, 2);
        turnRoom = m[23];
        pendulum.deadline = m[24];
        stepTime = m[25];
        rest = m[26];
    }
}
