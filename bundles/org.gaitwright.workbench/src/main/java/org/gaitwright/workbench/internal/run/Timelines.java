// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.run;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.scene.RunEdit;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.run.Timeline;

/** Tells what is recorded. */
final class Timelines {
    private Timelines() {}

    /** @param played what played the active lane */
    static Timeline of(Player player, Scene played) {
        Session session = player.session();
        List<Timeline.Branch> branches = new ArrayList<>();
        for (Lane lane : session.lanes()) {
            branches.add(branch(session, lane, lane == player.lane() ? played : lane.session));
        }
        return new Timeline(
                branches,
                player.lane().id,
                player.cursor(),
                player.live(),
                player.waiting().stream().map(Timelines::words).toList(),
                session.bookmarks());
    }

    private static Timeline.Branch branch(Session session, Lane lane, Scene played) {
        List<Timeline.Event> events = new ArrayList<>(played == null ? List.of() : LaneEvents.of(played));
        if (!lane.ending.isEmpty()) {
            events.add(new Timeline.Event(session.seconds(lane.ticks), Timeline.Event.Kind.END, lane.ending));
        }
        double fork = lane.parent == null ? 0 : (lane.begin - 1) * session.frameSeconds();
        return new Timeline.Branch(
                lane.id,
                lane.name,
                lane.parent == null ? -1 : lane.parent.id,
                fork,
                lane.first() * session.frameSeconds(),
                session.seconds(lane.ticks),
                lane.ghost,
                events);
    }

    private static String words(RunEdit edit) {
        if (edit instanceof RunEdit.Steer s) {
            return s.key().key() + " " + LaneEvents.number(s.key().fromSi(s.value()))
                    + LaneEvents.unit(s.key().unit());
        }
        if (edit instanceof RunEdit.Forget f) {
            return f.key().key() + " as it likes";
        }
        if (edit instanceof RunEdit.Tune t) {
            return LaneEvents.words(t.values());
        }
        return edit instanceof RunEdit.Plan ? "other pushes" : "a pull";
    }
}
