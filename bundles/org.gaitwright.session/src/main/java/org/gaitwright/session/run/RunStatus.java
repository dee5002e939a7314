// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.Optional;
import org.gaitwright.core.measure.Fall;
import org.gaitwright.core.run.Outcome;

/**
 * How the run is doing.
 *
 * @param phase what it does now
 * @param cast who takes part
 * @param title of the scene
 * @param timeSeconds simulated time
 * @param speed simulated seconds per second that were asked for
 * @param reachedSpeed simulated seconds per second that were reached lately
 * @param physicsHz sub-steps per simulated second; 0 without a run
 * @param coreShare share of one processor core that the run takes, 0 … 1
 * @param outcome how it stands, or how it ended
 * @param fall why and when it fell, if it did
 * @param stuckSeconds for how long the first character has made no way though it has a speed; 0 if it is not stuck
 * @param stateHash name of the bits of the state, as {@code state_sha256} of reports has it; empty while time goes on, and in the past
 * @param message why there is no run, or how it ended; empty while all is well
 */
public record RunStatus(
        Phase phase,
        Cast cast,
        String title,
        double timeSeconds,
        double speed,
        double reachedSpeed,
        int physicsHz,
        double coreShare,
        Outcome outcome,
        Optional<Fall> fall,
        double stuckSeconds,
        String stateHash,
        String message) {
    /** What a run does. */
    public enum Phase {
        /** There is nothing to run; the message says what is missing. */
        EMPTY,
        PAUSED,
        RUNNING,
        /** The cursor is in the past, and the recording plays. */
        REPLAYING,
        /** It is over: it fell, diverged or reached its time. */
        ENDED,
        /** A plug-in threw, or what was asked for does not fit together. */
        FAILED
    }

    /** Whether a character that has a speed makes no way. */
    public boolean stuck() {
        return outcome == Outcome.UPRIGHT && stuckSeconds > 0;
    }

    /** How the run stands, in a word. */
    public String standing() {
        return stuck() ? "stuck" : outcome.word();
    }

    /** Whether time can go on. */
    public boolean alive() {
        return phase == Phase.PAUSED || moving();
    }

    /** Whether time goes on, or recorded time goes by. */
    public boolean moving() {
        return phase == Phase.RUNNING || phase == Phase.REPLAYING;
    }
}
