// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.run.RunEdit;

/** Tells what is recorded. */
final class Timelines {
    private Timelines() {}

    static Timeline of(Player player) {
        player.played();
        Branches branches = player.branches();
        List<Timeline.Branch> all = new ArrayList<>();
        for (Lane lane : branches.lanes()) {
            all.add(branch(branches, lane));
        }
        return new Timeline(
                all,
                player.lane().id,
                player.cursor(),
                player.live(),
                player.waiting().stream().map(Timelines::words).toList(),
                branches.bookmarks());
    }

    private static Timeline.Branch branch(Branches branches, Lane lane) {
        List<Timeline.Event> events = new ArrayList<>(lane.events());
        if (!lane.ending.isEmpty()) {
            events.add(new Timeline.Event(branches.seconds(lane.ticks), Timeline.Event.Kind.END, lane.ending));
        }
        double fork = lane.parent == null ? 0 : (lane.begin - 1) * branches.frameSeconds();
        return new Timeline.Branch(
                lane.id,
                lane.name,
                lane.parent == null ? -1 : lane.parent.id,
                fork,
                lane.first() * branches.frameSeconds(),
                branches.seconds(lane.ticks),
                lane.ghost,
                events);
    }

    private static String words(RunEdit edit) {
        if (edit instanceof RunEdit.Steer s) {
            return s.key().key() + " " + LaneEvents.number(s.key().fromSi(s.value()))
                    + LaneEvents.unit(s.key().unit());
        }
        if (edit instanceof RunEdit.Forget f) {
            return f.key().key() + " default";
        }
        if (edit instanceof RunEdit.Tune t) {
            return LaneEvents.words(t.values());
        }
        return edit instanceof RunEdit.Plan ? "other pushes" : "a drag";
    }
}
