// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Optional;
import org.gaitwright.session.run.Timeline;
import org.gaitwright.session.run.Timeline.Event;
import org.gaitwright.workbench.widgets.strip.Bookmark;
import org.gaitwright.workbench.widgets.strip.Branch;
import org.gaitwright.workbench.widgets.strip.EventLane;
import org.junit.jupiter.api.Test;

class StripContentTest {
    private static final List<Event> EVENTS = List.of(
            new Event(1, Event.Kind.GOAL, "speed 1 m/s"),
            new Event(2, Event.Kind.PUSH, "torso 300 N"),
            new Event(2.5, Event.Kind.CHANGE, "gait.speed = 1"),
            new Event(2.6, Event.Kind.CHANGE, "gait.speed = 2"));

    private static Timeline timeline(int active) {
        return new Timeline(
                List.of(
                        new Timeline.Branch(1, "First", -1, 0, 1.5, 8, true, List.of()),
                        new Timeline.Branch(2, "Second", 1, 4, 1.5, 9, false, EVENTS),
                        new Timeline.Branch(3, "Gone", 1, 1, 6, 7, false, List.of())),
                active,
                5,
                false,
                List.of(),
                List.of(
                        new Timeline.Bookmark(1, 1, 3, "before the fork"),
                        new Timeline.Bookmark(2, 1, 6, "after the fork"),
                        new Timeline.Bookmark(3, 2, 5, "in the second")),
                Optional.empty());
    }

    @Test
    void branchesHaveTheirOwnPartAndWhatWasDropped() {
        List<Branch> branches = StripContent.branches(timeline(2));
        assertEquals(new Branch("1", "First", null, 0, 1.5, 8, true), branches.get(0));
        assertEquals(new Branch("2", "Second", "1", 4, 4, 9, false), branches.get(1));
        assertEquals(new Branch("3", "Gone", "1", 1, 6, 7, false), branches.get(2));
        assertNull(branches.get(0).parent());
    }

    @Test
    void onlyBookmarksOnTheWayAreShown() {
        assertEquals(
                List.of(new Bookmark(3, "before the fork"), new Bookmark(5, "in the second")),
                StripContent.bookmarks(timeline(2)));
        assertEquals(
                List.of(new Bookmark(3, "before the fork"), new Bookmark(6, "after the fork")),
                StripContent.bookmarks(timeline(1)));
    }

    @Test
    void eachKindOfEventHasALaneAndADragIsOneEvent() {
        List<EventLane> lanes = StripContent.lanes(EVENTS);
        assertEquals(
                List.of("Pushes", "Goals", "Parameters"),
                lanes.stream().map(EventLane::name).toList());
        assertEquals(1, lanes.get(2).events().size());
        assertEquals(0.1, lanes.get(2).events().get(0).duration(), 1e-9);
    }
}
