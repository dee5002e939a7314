// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.List;

/**
 * What has been recorded of the active branch, from its first ancestor on: frames at an even rate, numbered from the start of
 * the run. May be read from any thread while the run goes on.
 */
public interface Recording {
    /** A number that was recorded with each frame. */
    record SignalInfo(String group, String name, String unit) {}

    /** The signals, in the order of {@link Snapshot#signals}. */
    List<SignalInfo> signals();

    /** Number of a signal, for {@link #copy}; -1 if there is none of this name. */
    default int index(String signal) {
        List<SignalInfo> all = signals();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).name().equals(signal)) {
                return i;
            }
        }
        return -1;
    }

    /** What can be asked for besides, by name: position, velocity and contact forces of each body. */
    default List<SignalInfo> bodySignals() {
        return List.of();
    }

    /** What a number of {@link #index} stands for. */
    default SignalInfo info(int signal) {
        return signals().get(signal);
    }

    /** The recording of another branch; null if there is none of this number. */
    default Recording branch(int id) {
        return null;
    }

    /** Seconds from one frame to the next. */
    double frameSeconds();

    /** Number of the oldest frame that is there without a gap up to the newest. */
    long first();

    /** Number of the frame after the newest. */
    long end();

    /**
     * Copies values of a signal.
     *
     * @param from number of the first frame; frames that were dropped meanwhile become NaN
     * @param out as many as fit
     */
    void copy(int signal, long from, float[] out);

    /** Where the bodies are at a time, between frames as if they moved evenly; null if there is no such time any more. */
    Snapshot at(double seconds);

    /** The same in another branch; null if it has no such time. */
    Snapshot at(int branch, double seconds);
}
