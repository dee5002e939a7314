// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.live;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.gaitwright.session.run.Timeline.Event;
import org.gaitwright.session.run.Timeline.Event.Kind;
import org.gaitwright.views.internal.live.EventBursts.Burst;
import org.junit.jupiter.api.Test;

class EventBurstsTest {
    @Test
    void aDragIsOneThingWithItsLastValue() {
        List<Burst> bursts = EventBursts.of(List.of(
                new Event(1, Kind.CHANGE, "gait.speed = 0.6"),
                new Event(1.1, Kind.CHANGE, "gait.speed = 0.65"),
                new Event(1.5, Kind.CHANGE, "gait.speed = -0.7"),
                new Event(3, Kind.CHANGE, "gait.speed = 1")));
        assertEquals(
                List.of(
                        new Burst(1, 1.5, Kind.CHANGE, "gait.speed = -0.7"),
                        new Burst(3, 3, Kind.CHANGE, "gait.speed = 1")),
                bursts);
    }

    @Test
    void speedAndHeadingOfOnePadAreTwoThings() {
        List<Burst> bursts = EventBursts.of(List.of(
                new Event(0, Kind.GOAL, "speed 0.5 m/s"),
                new Event(0, Kind.GOAL, "heading 10 deg"),
                new Event(0.1, Kind.GOAL, "speed 0.6 m/s"),
                new Event(0.1, Kind.GOAL, "heading -12.5 deg"),
                new Event(0.2, Kind.GOAL, "heading default")));
        assertEquals(
                List.of(new Burst(0, 0.1, Kind.GOAL, "speed 0.6 m/s"), new Burst(0, 0.2, Kind.GOAL, "heading default")),
                bursts);
    }

    @Test
    void everyPushCounts() {
        Event push = new Event(1, Kind.PUSH, "torso 300 N");
        assertEquals(2, EventBursts.of(List.of(push, push)).size());
    }
}
