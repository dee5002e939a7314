// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import java.util.List;
import org.gaitwright.editors.internal.page.LivePreset;
import org.gaitwright.workbench.run.Recording;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.run.Snapshot;

/** Where in its gait the run is that walks with it. Belongs to the user interface's thread. */
final class ActiveState {
    private static final int LEFT = 0;

    private final RunControl runs;
    private final LivePreset live;
    private List<Recording.SignalInfo> known = List.of();
    private int state = -1;
    private int swing = -1;
    private int gait = -1;

    ActiveState(RunControl runs, LivePreset live) {
        this.runs = runs;
        this.live = live;
    }

    /** The box of a state diagram; −1 while nobody walks with this gait. */
    int box(GaitModel model) {
        Recording recording = runs.recording();
        Snapshot now = runs.snapshot();
        int actor = live.actor().orElse(-1);
        if (recording == null || now == null || actor < 0 || now.timeSeconds() <= model.get("start.seconds")) {
            return -1;
        }
        find(recording.signals(), actor);
        float[] values = now.signals();
        if (state < 0 || swing < 0 || state >= values.length || swing >= values.length) {
            return -1;
        }
        boolean other = gait >= 0 && values[gait] != 0;
        int at = Math.round(values[state]);
        if (other || Float.isNaN(values[state]) || at >= model.states()) {
            return -1;
        }
        boolean rightFirst = model.is("start.leg");
        boolean left = Math.round(values[swing]) == LEFT;
        return left == rightFirst ? model.states() + at : at;
    }

    private void find(List<Recording.SignalInfo> signals, int actor) {
        if (signals == known) {
            return;
        }
        known = signals;
        List<org.gaitwright.core.scene.Scene.Casting> roles =
                runs.scene().map(s -> s.roles()).orElse(List.of());
        String prefix = roles.size() > 1 ? roles.get(actor).name() + "." : "";
        List<String> names = signals.stream().map(Recording.SignalInfo::name).toList();
        state = names.indexOf(prefix + "state");
        swing = names.indexOf(prefix + "swing-leg");
        gait = names.indexOf(prefix + "gait");
    }
}
