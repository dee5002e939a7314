// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.live;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.session.run.Timeline.Event;

/** Tells a drag as one thing: a slider or a pad that is dragged makes an event with each of its moves. */
public final class EventBursts {
    /** Longer than this between two moves, and they are two things, s. */
    private static final double PAUSE = 0.5;

    /** Events of one kind about one thing, one soon after the other. */
    public record Burst(double from, double to, Event.Kind kind, String words) {}

    private EventBursts() {}

    /** @param events by time */
    public static List<Burst> of(List<Event> events) {
        List<Burst> bursts = new ArrayList<>();
        for (Event e : events) {
            int before = latest(bursts, e);
            if (before >= 0 && e.seconds() - bursts.get(before).to() < PAUSE) {
                bursts.set(before, new Burst(bursts.get(before).from(), e.seconds(), e.kind(), e.words()));
            } else {
                bursts.add(new Burst(e.seconds(), e.seconds(), e.kind(), e.words()));
            }
        }
        return bursts;
    }

    /** Of the last few: what is about the same. */
    private static int latest(List<Burst> bursts, Event e) {
        for (int i = bursts.size() - 1; i >= Math.max(0, bursts.size() - 4); i--) {
            Burst b = bursts.get(i);
            if (b.kind() == e.kind()
                    && e.kind() != Event.Kind.PUSH
                    && subject(b.words()).equals(subject(e.words()))) {
                return i;
            }
        }
        return -1;
    }

    /** What the words are about: all before the value. */
    private static String subject(String words) {
        return words.replaceFirst("( =)? -?[0-9].*$", "").replaceFirst(" default$", "");
    }
}
