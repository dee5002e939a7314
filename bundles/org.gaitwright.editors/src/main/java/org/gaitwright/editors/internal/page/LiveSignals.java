// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.run.Recording;
import org.gaitwright.session.run.Snapshot;
import org.gaitwright.workbench.run.RunControl;

/** Signals of the actor that walks with what an editor shows. Belongs to the user interface's thread. */
public final class LiveSignals {
    private static final int NONE = -1;

    private final RunControl runs;
    private final LivePreset live;
    private final Map<String, Integer> found = new HashMap<>();
    private List<Recording.SignalInfo> known = List.of();
    private int knownActor = NONE;

    public LiveSignals(RunControl runs, LivePreset live) {
        this.runs = runs;
        this.live = live;
    }

    /** When it is that is shown, s; NaN while nobody walks with it. */
    public double seconds() {
        Snapshot now = runs.snapshot();
        return now == null || live.actor().isEmpty() ? Double.NaN : now.timeSeconds();
    }

    /** A signal at that moment; NaN if there is none. */
    public double now(String name) {
        Snapshot now = runs.snapshot();
        int at = index(name);
        return now == null || at < 0 || at >= now.signals().length ? Double.NaN : now.signals()[at];
    }

    /** Where a signal is in the recording; −1 if it is not there. */
    public int index(String name) {
        Recording recording = runs.state().recording();
        int actor = live.actor().orElse(NONE);
        if (recording == null || actor < 0) {
            return NONE;
        }
        if (recording.signals() != known || actor != knownActor) {
            known = recording.signals();
            knownActor = actor;
            found.clear();
        }
        return found.computeIfAbsent(name, n -> {
            List<Scene.Casting> roles = runs.state().scene().map(Scene::roles).orElse(List.of());
            String prefix = roles.size() > 1 ? roles.get(actor).name() + "." : "";
            List<String> names = known.stream().map(Recording.SignalInfo::name).toList();
            return names.indexOf(prefix + n);
        });
    }

    /** All that was recorded of a signal, at even steps of time; empty if there is nothing. */
    public double[] all(String name) {
        Recording recording = runs.state().recording();
        int at = index(name);
        return at < 0 ? new double[0] : read(recording, at, recording.first(), recording.end());
    }

    /** What was recorded of it last. */
    public double[] last(String name, double seconds) {
        Recording recording = runs.state().recording();
        int at = index(name);
        if (at < 0) {
            return new double[0];
        }
        long end = recording.end();
        return read(recording, at, Math.max(recording.first(), end - (long) (seconds / recording.frameSeconds())), end);
    }

    private static double[] read(Recording recording, int at, long from, long end) {
        float[] values = new float[(int) Math.max(0, end - from)];
        recording.copy(at, from, values);
        double[] out = new double[values.length];
        int n = 0;
        for (float v : values) {
            if (!Float.isNaN(v)) {
                out[n++] = v;
            }
        }
        return java.util.Arrays.copyOf(out, n);
    }
}
