// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.controller;

import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.state.StateCodec;

/** Drives one character. Its memory is its own; {@link #reset} restores it wholly. */
public interface Controller {
    /**
     * The key of all random numbers that it draws, a function of the run's seed and of which actor it drives; called once, after creation. Draw them
     * by counter ({@link org.gaitwright.core.math.CounterRandom}), so that a run goes on from any moment to the same bits.
     */
    default void seed(long key) {}

    /** Back to the state right after creation; the character is as {@code start} shows it. */
    void reset(Observation start);

    /**
     * Decides what the actuators do until the next tick. Called once per control tick, always by the thread that runs
     * the simulation; must allocate nothing.
     *
     * @param now the character, its contacts and its goal; valid during this call only
     * @param command cleared before the call
     */
    void tick(Observation now, Command command);

    /** New parameter values; called between ticks. */
    void parametersChanged(ParameterValues parameters);

    /**
     * Hands over every value that decides how it goes on, and takes the one that comes back. A simulation restored together
     * with this state goes on to the same bits. One without state leaves this as it is.
     */
    default void state(StateCodec codec) {}

    /** Its state as numbers. */
    default double[] memory() {
        return StateCodec.toNumbers(this::state);
    }

    /** Restores what {@link #memory} gave. */
    default void restore(double[] memory) {
        StateCodec.fromNumbers(memory, this::state);
    }

    /** Share of the step that is done, 0 … 1, for one that takes steps; NaN while it takes none. */
    default double phase() {
        return Double.NaN;
    }

    /**
     * Speed at which it means to travel now, asked for or its own, m/s: 0 for one that stands, steps on the spot or does not travel;
     * NaN if it does not know. A run whose character makes no way in spite of a speed is stuck.
     */
    default double pace() {
        return Double.NaN;
    }

    /** Names numbers of its own that are worth plotting; called once, after creation. */
    default void signals(SignalList to) {}

    /** Draws what it has in mind, for people who watch; called between ticks, and only if somebody does. */
    default void sketch(Sketch to) {}
}
