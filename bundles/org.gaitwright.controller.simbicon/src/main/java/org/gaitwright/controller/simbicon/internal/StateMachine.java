// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.simbicon.internal;

import org.gaitwright.core.state.StateCodec;

/**
 * Where in its gait it is. The states of a gait are those of half a cycle; then the legs swap and the states begin
 * again [Thachuk 2018, Table 1].
 */
final class StateMachine {
    /** Nothing has changed, the next state has begun, or the first state with the other leg has. */
    enum Change {
        NONE,
        STATE,
        LEGS
    }

    // memory
    int swing;
    int state;
    double seconds;
    double halfSeconds;
    /** How long the last half-cycle took; before there was one, what its states say. */
    double lastHalf;

    double steps;

    /** Begins with a leg to swing. */
    void begin(SimbiconGait gait, int firstSwing) {
        swing = firstSwing;
        state = 0;
        seconds = 0;
        halfSeconds = 0;
        lastHalf = gait.nominalSeconds();
        steps = 0;
    }

    int stance() {
        return 1 - swing;
    }

    /**
     * Lets time pass. A state that ends by time ends after its seconds; one that ends by contact ends when the swing foot is down, not
     * before its seconds, and at the latest when the gait's limit for waiting has passed since then. Late
     * in the half-cycle, as the gait has it, a landing ends all of it. A gait with fewer states than the one before it goes on with
     * the other leg.
     */
    Change advance(SimbiconGait gait, double tick, boolean swingFootDown) {
        seconds += tick;
        halfSeconds += tick;
        boolean landed = swingFootDown && halfSeconds >= gait.get(SimbiconParameters.Whole.CONTACT_EARLY) - 0.5 * tick;
        if (!landed && !over(gait, 0.5 * tick, swingFootDown)) {
            return Change.NONE;
        }
        seconds = 0;
        if (!landed && state + 1 < gait.states()) {
            state++;
            return Change.STATE;
        }
        state = 0;
        swing = 1 - swing;
        steps++;
        lastHalf = halfSeconds;
        halfSeconds = 0;
        return Change.LEGS;
    }

    private boolean over(SimbiconGait gait, double halfTick, boolean swingFootDown) {
        SimbiconGait.Phase now = gait.phase(state);
        // half a tick: a time that is a multiple of ticks must not depend on how it was added up
        boolean due = seconds >= now.seconds() - halfTick;
        if (!now.contact()) {
            return due;
        }
        return due && (swingFootDown || seconds >= now.seconds() + gait.patience() - halfTick);
    }

    /** Share of the half-cycle that is done, if it takes as long as the last one did. */
    double share() {
        return lastHalf > 0 ? Math.min(1, halfSeconds / lastHalf) : 0;
    }

    void state(StateCodec codec) {
        swing = codec.integer(swing);
        state = codec.integer(state);
        seconds = codec.number(seconds);
        halfSeconds = codec.number(halfSeconds);
        lastHalf = codec.number(lastHalf);
        steps = codec.number(steps);
    }
}
