// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.live;

import org.gaitwright.session.run.Recording;
import org.gaitwright.session.run.Snapshot;
import org.gaitwright.workbench.run.RunControl;

/** Signals of the run at the moment that is shown, or over a while before it. */
public final class Readings {
    private final RunControl runs;
    private float[] buffer = new float[0];

    public Readings(RunControl runs) {
        this.runs = runs;
    }

    private int index(String name) {
        Recording recording = runs.state().recording();
        return recording == null ? -1 : recording.index(name);
    }

    /** NaN if there is none. */
    public double now(String name) {
        Snapshot snapshot = runs.snapshot();
        int index = index(name);
        return snapshot == null || index < 0 || index >= snapshot.signals().length
                ? Double.NaN
                : snapshot.signals()[index];
    }

    /** NaN if there was none. */
    public double mean(String name, double seconds) {
        int n = take(name, seconds);
        double sum = 0;
        int count = 0;
        for (int i = 0; i < n; i++) {
            if (!Float.isNaN(buffer[i])) {
                sum += buffer[i];
                count++;
            }
        }
        return count == 0 ? now(name) : sum / count;
    }

    /** NaN if there was none. */
    public double max(String name, double seconds) {
        int n = take(name, seconds);
        double max = now(name);
        for (int i = 0; i < n; i++) {
            max = buffer[i] <= max ? max : Float.isNaN(buffer[i]) ? max : buffer[i];
        }
        return max;
    }

    /** Fills the buffer with what was recorded before the moment that is shown. */
    private int take(String name, double seconds) {
        Recording recording = runs.state().recording();
        Snapshot snapshot = runs.snapshot();
        int index = index(name);
        if (recording == null || snapshot == null || index < 0) {
            return 0;
        }
        double frame = recording.frameSeconds();
        long last = Math.min(recording.end() - 1, (long) Math.floor(snapshot.timeSeconds() / frame + 1e-6));
        long first = Math.max(recording.first(), last - Math.round(seconds / frame) + 1);
        int n = (int) Math.max(0, last - first + 1);
        if (buffer.length != n) {
            buffer = new float[n];
        }
        recording.copy(index, first, buffer);
        return n;
    }
}
