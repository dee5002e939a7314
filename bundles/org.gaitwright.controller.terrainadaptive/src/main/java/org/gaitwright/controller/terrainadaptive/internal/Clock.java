// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import org.gaitwright.core.state.StateCodec;

/** The time of a half-cycle. Feet go by a clock that may hurry, or wait for the ground; that of the upper body neither hurries nor waits, and ends with it unless the feet hurried. */
final class Clock {
    /** How long a foot may be late before the other one waits for it, s, and for how long it then waits at most, s. */
    private static final double LATE = 0.04;

    private static final double LONGEST = 0.15;

    /** How long the half-cycle takes, and how much of it has passed, s. */
    double seconds;

    double elapsed;
    /** How much of the upper body's way has passed, s. */
    double trunk;
    /** How fast the feet's time goes: 1 without hurry. */
    double pace = 1;

    private double waited;
    /** Whether the foot that is to carry the body has touched the ground in this half-cycle. */
    private boolean landed;

    /** Whether the feet's time stands still in this tick. */
    private boolean waiting;

    void reset() {
        elapsed = 0;
        seconds = 0;
    }

    /** Whether the half-cycle is over; a remainder of it counts for the next one. */
    boolean over() {
        return elapsed >= seconds;
    }

    void begin(double newSeconds) {
        elapsed = over() ? elapsed - seconds : 0;
        seconds = newSeconds;
        trunk = elapsed;
        pace = 1;
        waited = 0;
        landed = false;
    }

    double phase() {
        return seconds > 0 ? Math.min(1, elapsed / seconds) : Double.NaN;
    }

    /** Time until the half-cycle ends, as feet count it. */
    double remaining() {
        return Math.max(0, seconds - elapsed);
    }

    /**
     * Lets the feet wait as long as the one that is to carry the body has not come down.
     *
     * @param touches whether it touches the ground now
     * @param due when it is to be down, from the start of the half-cycle, s
     */
    void await(boolean touches, double due, boolean patient, double dt) {
        landed |= touches;
        waiting = patient && !landed && elapsed >= due + LATE && waited < LONGEST;
        waited += waiting ? dt : 0;
    }

    /** How fast the feet's time goes in this tick. */
    double rate() {
        return waiting ? 0 : pace;
    }

    void advance(double dt) {
        // the upper body's way ends with the half-cycle, unless that hurries
        trunk += dt * (waiting ? 1 : Math.min(1, (seconds - trunk) / Math.max(dt, seconds - elapsed)));
        elapsed += rate() * dt;
    }

    void state(StateCodec codec) {
        seconds = codec.number(seconds);
        elapsed = codec.number(elapsed);
        trunk = codec.number(trunk);
        pace = codec.number(pace);
        waited = codec.number(waited);
        landed = codec.flag(landed);
        waiting &= !codec.restores();
    }
}
