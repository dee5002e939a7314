// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.control.Vectors;
import org.gaitwright.core.state.StateCodec;

/** Decides where and when the swing foot lands, by the pendulum. Written by {@link #plan} alone, once a tick. */
final class FootPlacement {
    /** Time to landing of a step that has just begun: not planned yet. */
    private static final double UNPLANNED = Double.MAX_VALUE;

    /** In trouble the swing foot lands between these times from now, s, times the time scale; so many moments are tried. */
    private static final double FIRST_LANDING = 0.08;

    private static final double LAST_LANDING = 0.3;
    private static final int MOMENTS = 11;

    /** The pelvis turns no further from the support foot, rad; so many angles are tried to find how far it can turn. */
    private static final double TWIST = 0.8;

    private static final int ANGLES = 8;
    /** A turn does not hurry though landing is nearer than this, s. */
    private static final double SHORTEST_TURN = 0.05;

    /** Where the swing foot's ankle is to land, and where the centre of mass is then, m, world. */
    final double[] landing = new double[2];

    final double[] landingCom = new double[2];
    private final StepBalance step = new StepBalance();
    private final Landing candidate = new Landing();
    private final WalkFrame turned = new WalkFrame();
    private double timeToLanding;
    private double deadline;
    private double turnRoom;

    void reset() {
        step.reset();
        timeToLanding = 0;
        deadline = UNPLANNED;
        turnRoom = 0;
    }

    void state(StateCodec codec) {
        step.state(codec);
        timeToLanding = codec.number(timeToLanding);
        deadline = codec.number(deadline);
        turnRoom = codec.number(turnRoom);
    }

    /** A step begins. */
    void newStep() {
        timeToLanding = UNPLANNED;
        deadline = UNPLANNED;
    }

    /** How long the weight should take to go over to the swing foot, which lands now, s. */
    double transferSeconds(Pendulum pendulum, GaitState gait, BodyState body, WalkingParameters p) {
        return step.transferSeconds(gait.request.transferSeconds(), pendulum.capture, gait.cycle.swing(), body, p);
    }

    /** There is no step to plan. */
    void stand() {
        step.stand();
    }

    void plan(Pendulum pendulum, GaitState gait, BodyState body, WalkingParameters p) {
        double planned = gait.cycle.plannedSeconds();
        step.compare(timeToLanding == UNPLANNED, Math.min(planned, timeToLanding), pendulum, gait, body, p);
        // what was decided before goes on
        double decided = Math.min(planned, Math.max(0, timeToLanding - body.tickSeconds()));
        timeToLanding = planned;
        if (step.trouble() > 0) {
            double best = bestTime(planned, decided, gait.cycle.clock(), body.biped, p);
            timeToLanding += step.alert() * (best - planned);
        }
        candidate.aim(step, timeToLanding, body.biped, p);
        if (timeToLanding < planned) {
            // no further than the foot gets in so short a time
            double unreached = candidate.unreached(step, timeToLanding, body.biped, p);
            candidate.shorten(step.alert() * unreached, step);
        }
        step.landingFrame.toWorld(candidate.com, landingCom);
        step.landingFrame.toWorld(candidate.foot, landing);
        for (int k = 0; k < 2; k++) {
            landingCom[k] += pendulum.pivot[k];
            landing[k] += landingCom[k];
        }
        turnRoom = turnRoom(gait, body);
    }

    /** When to land, in seconds from now, so that what is left to catch with the next step is least. */
    private double bestTime(double planned, double decided, double clock, Biped biped, WalkingParameters p) {
        double first = Math.min(decided, biped.timeScale * FIRST_LANDING);
        double last = Math.max(planned, biped.timeScale * LAST_LANDING);
        // but it can't be put off again and again
        deadline = Math.min(deadline, clock + last);
        last = Math.max(first, deadline - clock);
        candidate.aim(step, planned, biped, p);
        double best = planned, min = candidate.cost(step, planned, biped, p) * p.get(WalkingParameters.KEEP);
        for (int i = 0; i <= MOMENTS; i++) {
            double at = first + (last - first) * i / MOMENTS;
            candidate.aim(step, at, biped, p);
            double cost = candidate.cost(step, at, biped, p);
            if (cost < min) {
                min = cost;
                best = at;
            }
        }
        return best;
    }

    /** How far it may turn towards its heading until the swing foot lands, rad: legs do not cross, and hips twist only so far. */
    private double turnRoom(GaitState gait, BodyState body) {
        double facing = gait.steering.facing();
        double way = Vectors.wrap(gait.request.heading() - facing) > 0 ? 1 : -1;
        double twisted = way * Vectors.wrap(facing - body.footYaw(gait.cycle.stance()));
        double max = Math.max(0, TWIST - twisted);
        double side = step.swingSide();
        if (way * side < 0) {
            return max;
        }
        // towards the swing leg: as far as the foot still lands on its side of the other
        double e = Pendulum.growth(step.omega(), timeToLanding);
        double good = 0;
        for (int i = 1; i <= ANGLES; i++) {
            double angle = max * i / ANGLES;
            turned.face(facing + way * angle);
            double aside = step.landing() * turned.aside(step.alike[0], step.alike[1]);
            if (side * (e * aside - step.steady[1]) < step.clearance()) {
                break;
            }
            good = angle;
        }
        return good;
    }

    /** How fast it may turn until the foot lands, rad/s. */
    double turnLimit(double stepSeconds) {
        return turnRoom / Math.max(SHORTEST_TURN, Math.min(timeToLanding, stepSeconds));
    }

    /** s; huge in the tick in which a step begins. */
    double timeToLanding() {
        return timeToLanding;
    }

    /** 0 all is well … 1. */
    double trouble() {
        return step.trouble();
    }

    /** How much of its rhythm it gives up, 0 … 1. */
    double alert() {
        return step.alert();
    }

    /** By how much ξ is ahead of where it should be, m. */
    double surplus() {
        return step.error[0];
    }

    /** Where ξ should be, from the pivot, m, world axes; read only. */
    double[] wantedCapture() {
        return step.wantedCapture;
    }
}
