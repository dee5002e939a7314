// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.procedure;

import org.gaitwright.session.run.Recording;

/** Signals of a run from its beginning on. */
record Tape(Recording recording) {
    double frameSeconds() {
        return recording.frameSeconds();
    }

    /** How long it is. */
    double seconds() {
        return Math.max(0, recording.end() - 1) * recording.frameSeconds();
    }

    /** Values of a signal from a time on, one for each frame. */
    float[] from(double seconds, String signal) {
        long first = Math.max(recording.first(), Math.round(seconds / recording.frameSeconds()));
        float[] values = new float[(int) Math.max(0, recording.end() - first)];
        recording.copy(recording.index(signal), first, values);
        return values;
    }

    float[] all(String signal) {
        return from(0, signal);
    }
}
