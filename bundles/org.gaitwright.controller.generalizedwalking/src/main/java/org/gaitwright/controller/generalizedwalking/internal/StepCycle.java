// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import java.util.Arrays;
import org.gaitwright.control.BodyPlan;
import org.gaitwright.core.state.StateCodec;

/** Stands, shifts its weight or walks; which leg carries, and how far the step is. */
final class StepCycle {
    /** What the feet do. */
    enum Mode {
        /** Both feet stay where they are. */
        STAND,
        /** Both feet stay, weight moves over the one that carries the first step. */
        SHIFT,
        /** Step follows step. */
        WALK
    }

    /** It stands for at least this long before it walks, and before a step saves it from a fall, s. */
    private static final double STAND_SECONDS = 0.3;

    private static final double CATCH_SECONDS = 0.05;
    /** It shifts its weight for no longer than this, s. */
    private static final double SHIFT_SECONDS = 1.5;

    /** A foot strikes from this phase on; a step ends at the second one even if none does. */
    private static final double STRIKES = 0.5;

    private static final double LAST_PHASE = 2;
    /** A foot that has landed carries more than this, N for the published mass, and is lifted by less than this, m. */
    private static final double LANDED_LOAD = 20;

    private static final double LANDED_LIFT = 0.05;
    /** A step that has to last longer goes back to this phase at most. */
    private static final double LATEST_RETURN = 0.5;

    /** A step that hurries takes poses along at no more than this times its usual pace. */
    private static final double FASTEST_STYLE = 2;

    /** Only steps of such a duration say something about the speed, s. */
    private static final double SHORTEST_MEASURED = 0.1;

    private static final double LONGEST_MEASURED = 2;

    private Mode mode = Mode.STAND;
    private double modeSeconds;
    private double clock;
    private int stance;
    private double phase;
    /** How fast the phase goes in this tick, 1/s. */
    private double rate;

    private double stepSeconds;
    private double longestSwing;
    private double transferSeconds;
    private double waitSeconds;
    private double rested;
    private double startClock;
    private final double[] startCom = new double[2];
    private double landedKnee;

    void reset(double usualStepSeconds) {
        mode = Mode.STAND;
        modeSeconds = 0;
        clock = 0;
        stance = BodyPlan.LEFT;
        phase = 0;
        stepSeconds = usualStepSeconds;
        longestSwing = usualStepSeconds;
        transferSeconds = 0;
        waitSeconds = 0;
        rested = 0;
        startClock = 0;
        Arrays.fill(startCom, 0);
        landedKnee = 0;
    }

    void state(StateCodec codec) {
        mode = codec.choice(mode, Mode.values());
        modeSeconds = codec.number(modeSeconds);
        clock = codec.number(clock);
        stance = codec.integer(stance);
        phase = codec.number(phase);
        stepSeconds = codec.number(stepSeconds);
        longestSwing = codec.number(longestSwing);
        transferSeconds = codec.number(transferSeconds);
        waitSeconds = codec.number(waitSeconds);
        rested = codec.number(rested);
        startClock = codec.number(startClock);
        codec.numbers(startCom);
        landedKnee = codec.number(landedKnee);
    }

    /**
     * Lets time pass, and starts to walk when asked to or when a foot must be moved to stay upright; true if a step begins.
     *
     * @param plan of the tick before
     */
    boolean start(GaitRequest request, FootPlan plan, BodyState body) {
        modeSeconds += body.tickSeconds();
        clock += body.tickSeconds();
        rate = 0;
        if (walks()) {
            return false;
        }
        stepSeconds = request.swingSeconds();
        transferSeconds = request.transferSeconds();
        waitSeconds = request.waitSeconds();
        if (plan.standing.tips() && modeSeconds > CATCH_SECONDS) {
            beginStep(1 - plan.standing.tipsTo(), 0, request, body);
            return true;
        }
        if (mode == Mode.STAND && request.walks() && modeSeconds > STAND_SECONDS) {
            enter(Mode.SHIFT);
        } else if (mode == Mode.SHIFT
                && (plan.standing.shifted(stance, plan.pendulum, body) || modeSeconds > SHIFT_SECONDS)) {
            beginStep(stance, 0, request, body);
            return true;
        }
        return false;
    }

    /** Advances the phase; true if the step is over: the swing foot strikes, or time is up. */
    boolean advance(FootPlacement placement, BodyState body) {
        if (!walks()) {
            return false;
        }
        if (rests(placement.trouble())) {
            rested += body.tickSeconds();
            rate = 1 / stepSeconds;
            return false;
        }
        // in trouble the foot leaves at once; what is left of the time is its
        stepSeconds = Math.min(stepSeconds + restSeconds() - rested, longestSwing);
        transferSeconds = transferred();
        waitSeconds = rested - transferSeconds;
        advancePhase(placement.timeToLanding(), body.tickSeconds());
        int swing = swing();
        boolean landed = body.load(swing) > LANDED_LOAD * body.biped.massScale && body.lift(swing) < LANDED_LIFT;
        return phase > STRIKES && landed || phase > LAST_PHASE;
    }

    /** The phase ends when the foot is to land; where a step has to last longer it goes back. */
    private void advancePhase(double timeToLanding, double tick) {
        double planned = plannedSeconds();
        if (timeToLanding > planned) {
            phase = Math.min(phase, Math.max(LATEST_RETURN, 1 - timeToLanding / stepSeconds));
            planned = plannedSeconds();
        }
        double pace = timeToLanding > tick ? Math.max(1, planned / timeToLanding) : 1;
        rate = pace / stepSeconds;
        phase += tick * rate;
    }

    /** A step begins, in which the weight goes over in this time, s; it keeps the duration that was asked for then. */
    void beginStep(int newStance, double transfer, GaitRequest request, BodyState body) {
        if (!walks()) {
            enter(Mode.WALK);
        }
        stance = newStance;
        phase = 0;
        rested = 0;
        longestSwing = Math.max(request.swingSeconds(), GaitRequest.LONGEST_SWING * body.biped.timeScale);
        stepSeconds = Math.min(request.stepSeconds() - request.waitSeconds() - transfer, longestSwing);
        transferSeconds = transfer;
        waitSeconds = request.waitSeconds();
        startClock = clock;
        startCom[0] = body.com[0];
        startCom[1] = body.com[1];
        int knee = body.biped.leg(newStance).links().knee();
        landedKnee = body.tree.q[body.biped.model.jointPosition[knee]];
    }

    void stand() {
        enter(Mode.STAND);
    }

    private void enter(Mode newMode) {
        mode = newMode;
        modeSeconds = 0;
    }

    Mode mode() {
        return mode;
    }

    boolean walks() {
        return mode == Mode.WALK;
    }

    /** Whether the weight still goes over to the leg in front, or it waits on both. */
    boolean rests(double trouble) {
        return walks() && phase == 0 && rested < restSeconds() && trouble == 0;
    }

    private double restSeconds() {
        return transferSeconds + waitSeconds;
    }

    /** Whether both legs carry. */
    boolean onBothFeet(double trouble) {
        return !walks() || rests(trouble);
    }

    /** The leg that carries, or carries first. */
    int stance() {
        return stance;
    }

    int swing() {
        return 1 - stance;
    }

    /** Way to the swing leg: +1 left, −1 right. */
    double swingSide() {
        return stance == BodyPlan.LEFT ? -1 : 1;
    }

    /** Share of the step that is done; beyond 1 while the foot is late. */
    double phase() {
        return phase;
    }

    /** Share of the whole step that is done, time on both feet included, within 0 … 1, and 0 while it stands: where curves of the style are read. */
    double stylePhase() {
        return walks() ? (rested + Math.min(1, phase) * stepSeconds) / (restSeconds() + stepSeconds) : 0;
    }

    /** For how long ξ has run away from the foot that carries as it is planned, s: not while it waits on both feet. */
    double stepDone() {
        return transferred() + Math.min(1, phase) * stepSeconds;
    }

    /** How long the weight takes to go over to the leg in front, s. */
    double transferSeconds() {
        return transferSeconds;
    }

    /** For how long it has done so, s. */
    double transferred() {
        return Math.min(rested, transferSeconds);
    }

    /** How fast curves of the style run, 1/s; none runs faster than at double pace. */
    double styleRate() {
        double pace = phase < 1 ? Math.min(rate * stepSeconds, FASTEST_STYLE) : 0;
        return pace / (restSeconds() + stepSeconds);
    }

    /** How long the foot is in the air, s. */
    double stepSeconds() {
        return stepSeconds;
    }

    /** What is left of that at the usual pace, s. */
    double plannedSeconds() {
        return Math.max(0, 1 - phase) * stepSeconds + transferSeconds - transferred();
    }

    /** Time since the foot that carries touched down, in durations of a step. */
    double sinceStrike() {
        return phase + rested / stepSeconds;
    }

    /** Angle of the support knee as it touched down, rad. */
    double landedKnee() {
        return landedKnee;
    }

    /** Since the reset, s. */
    double clock() {
        return clock;
    }

    /** Since the step began, s. */
    double stepClock() {
        return clock - startClock;
    }

    /** Whether this step says something about the speed. */
    boolean isMeasured() {
        return stepClock() > SHORTEST_MEASURED && stepClock() < LONGEST_MEASURED;
    }

    /** Where the centre of mass was as the step began, m, world; read only. */
    double[] startCom() {
        return startCom;
    }
}
