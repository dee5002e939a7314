// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.control.Vectors;
import org.gaitwright.core.state.StateCodec;

/** Speed and direction that it walks with: they follow what is asked for as fast as a walk can change. */
final class Steering {
    /** Change of the speed, m/s². */
    private static final double ACCELERATION = 0.8;

    /** Change of the turning rate, rad/s². */
    private static final double TURN_CHANGE = 10;

    /** The speed runs ahead of the one measured by no more than this, m/s. */
    private static final double AHEAD = 0.35;

    /** Greatest acceleration sideways in a turn, m/s²: it turns slower, and walks slower. */
    private static final double SIDEWAYS = 0.9;

    /** Slower than this it turns as if it walked with this speed, m/s. */
    private static final double SLOW = 0.1;

    /** It slows down if it has to turn by more than this, rad. */
    private static final double BEND = 0.5;

    /** How fast the pelvis turns without a step, rad/s. */
    private static final double STANDING_TURN_RATE = 0.5;

    /** How far off the pelvis it faces at most, rad: no foot could hold what would pull the pelvis round. */
    private static final double FACING_LEAD = 0.25;

    /** Share of a step's lack of speed that the next ones make up for, the greatest lack that counts, and the greatest sum, m/s. */
    private static final double TRIM_SHARE = 0.15;

    private static final double TRIM_ERROR = 0.3;
    private static final double MAX_TRIM = 0.5;
    /** A step that turns faster says nothing about the speed, rad/s. */
    private static final double STRAIGHT = 0.3;

    private final WalkFrame frame = new WalkFrame();
    private double speed;
    private double heading;
    private double facing;
    private double turning;
    private double trim;
    private double measured;

    void reset(double yaw) {
        speed = 0;
        heading = yaw;
        turning = 0;
        trim = 0;
        measured = 0;
        face(yaw);
    }

    void state(StateCodec codec) {
        speed = codec.number(speed);
        heading = codec.number(heading);
        face(codec.number(facing));
        turning = codec.number(turning);
        trim = codec.number(trim);
        measured = codec.number(measured);
    }

    /**
     * One tick.
     *
     * @param turnLimit how fast the legs let it turn in a step, rad/s
     */
    void follow(GaitRequest request, StepCycle.Mode mode, double turnLimit, BodyState body, WalkingParameters p) {
        double tick = body.tickSeconds();
        heading = request.heading();
        double turn = Vectors.wrap(heading - facing);
        double fastest = p.get(WalkingParameters.TURN_RATE);
        double wanted = request.speed();
        if (Math.abs(turn) > BEND) {
            wanted = Vectors.clamp(wanted, -SIDEWAYS / fastest, SIDEWAYS / fastest);
        }
        boolean walks = mode == StepCycle.Mode.WALK;
        double aim = request.walks() && walks
                ? Vectors.clamp(wanted, Math.min(0, measured - AHEAD), Math.max(0, measured + AHEAD))
                : 0;
        double change = ACCELERATION * tick;
        speed += Vectors.clamp(aim - speed, -change, change);
        if (!walks) {
            fastest = mode == StepCycle.Mode.STAND && !request.walks() ? STANDING_TURN_RATE : 0;
        }
        fastest = Math.min(fastest, SIDEWAYS / Math.max(SLOW, Math.abs(speed)));
        // as fast as it can still stop
        double brake = Math.sqrt(2 * TURN_CHANGE * Math.abs(turn));
        double rate = Math.copySign(Math.min(Math.min(fastest, brake), Math.abs(turn) / tick), turn);
        if (walks) {
            rate = Vectors.clamp(rate, -turnLimit, turnLimit);
        }
        turning += Vectors.clamp(rate - turning, -TURN_CHANGE * tick, TURN_CHANGE * tick);
        double faced = Vectors.wrap(facing + turning * tick);
        double pelvis = body.yaw();
        face(Vectors.wrap(pelvis + Vectors.clamp(Vectors.wrap(faced - pelvis), -FACING_LEAD, FACING_LEAD)));
    }

    private void face(double direction) {
        facing = direction;
        frame.face(direction);
    }

    /**
     * A step is over: what it lacked in speed is added to the next ones.
     *
     * @param x way of the centre of mass during the step, m, world axes
     * @param y of it
     * @param calm whether it was undisturbed
     */
    void stepTaken(double x, double y, double seconds, boolean calm) {
        measured = frame.ahead(x, y) / seconds;
        if (Math.abs(turning) < STRAIGHT && calm) {
            double lack = Vectors.clamp(speed - measured, -TRIM_ERROR, TRIM_ERROR);
            trim = Vectors.clamp(trim + TRIM_SHARE * lack, -MAX_TRIM, MAX_TRIM);
        }
    }

    /** Which way it will face in so many seconds, rad. */
    double facingIn(double seconds) {
        double turn = Vectors.wrap(heading - facing), max = Math.abs(turn);
        return facing + Vectors.clamp(turning * seconds, -max, max);
    }

    /** Speed that it walks with now, m/s, negative back. */
    double speed() {
        return speed;
    }

    /** With what is added so that steps come out as fast, m/s. */
    double trimmedSpeed() {
        return speed + trim;
    }

    /** Mean speed of the step before, m/s. */
    double measured() {
        return measured;
    }

    /** Direction that it walks in, rad. */
    double facing() {
        return facing;
    }

    /** rad/s. */
    double turning() {
        return turning;
    }

    /** Axes of the direction that it walks in; read only. */
    WalkFrame frame() {
        return frame;
    }
}
