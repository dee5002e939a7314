// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.timeline;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.session.run.Timeline;
import org.gaitwright.session.run.Timeline.Event;
import org.gaitwright.views.internal.live.EventBursts;
import org.gaitwright.workbench.widgets.strip.Bookmark;
import org.gaitwright.workbench.widgets.strip.Branch;
import org.gaitwright.workbench.widgets.strip.EventLane;
import org.gaitwright.workbench.widgets.strip.TimeEvent;

/** A timeline as the strip draws it. */
final class StripContent {
    private StripContent() {}

    static List<Branch> branches(Timeline timeline) {
        return timeline.branches().stream().map(StripContent::branch).toList();
    }

    private static Branch branch(Timeline.Branch b) {
        double oldest = Math.min(b.endSeconds(), Math.max(b.forkSeconds(), b.oldestSeconds()));
        double start = Math.min(b.forkSeconds(), oldest);
        String parent = b.parent() < 0 ? null : Integer.toString(b.parent());
        return new Branch(Integer.toString(b.id()), b.name(), parent, start, oldest, b.endSeconds(), b.ghost());
    }

    /** Those on the way to where the active branch is now; the others can't be gone to without leaving it. */
    static List<Bookmark> bookmarks(Timeline timeline) {
        return timeline.onTheWay().stream()
                .map(b -> new Bookmark(b.seconds(), b.name()))
                .toList();
    }

    /** A lane for each kind of event that there is. */
    static List<EventLane> lanes(List<Event> events) {
        List<EventBursts.Burst> bursts = EventBursts.of(events);
        List<EventLane> lanes = new ArrayList<>();
        lane(lanes, bursts, Event.Kind.PUSH, "Pushes", 3);
        lane(lanes, bursts, Event.Kind.GOAL, "Goals", 0);
        lane(lanes, bursts, Event.Kind.CHANGE, "Parameters", 2);
        lane(lanes, bursts, Event.Kind.END, "End", 7);
        return lanes;
    }

    private static void lane(
            List<EventLane> lanes, List<EventBursts.Burst> bursts, Event.Kind kind, String name, int colour) {
        List<TimeEvent> of = bursts.stream()
                .filter(b -> b.kind() == kind)
                .map(b -> new TimeEvent(b.from(), b.to() - b.from(), b.words()))
                .toList();
        if (!of.isEmpty()) {
            lanes.add(new EventLane(name, colour, of));
        }
    }
}
