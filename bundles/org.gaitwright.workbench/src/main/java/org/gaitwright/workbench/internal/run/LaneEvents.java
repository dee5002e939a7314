// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.parameter.ParameterEvent;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.workbench.run.Timeline.Event;

/** What happens in a scene, as a timeline tells it. */
final class LaneEvents {
    private static final double SAME_SECONDS = 1e-6;

    private LaneEvents() {}

    static List<Event> of(Scene scene) {
        List<Event> all = new ArrayList<>();
        boolean several = scene.roles().size() > 1;
        for (Scene.Casting role : scene.roles()) {
            String who = several ? role.name() + ": " : "";
            for (GoalEvent g : role.goals()) {
                String value = g.asks()
                        ? number(g.key().fromSi(g.value())) + unit(g.key().unit())
                        : "as it likes";
                all.add(new Event(
                        g.timeSeconds(), Event.Kind.GOAL, who + g.key().key() + " " + value));
            }
            changes(role.changes(), who, all);
        }
        pushes(scene.pushes(), all);
        all.sort(Comparator.comparingDouble(Event::seconds));
        return all;
    }

    /** One event for all that changes at one time. */
    private static void changes(List<ParameterEvent> changes, String who, List<Event> all) {
        for (int i = 0; i < changes.size(); ) {
            int end = i + 1;
            while (end < changes.size()
                    && changes.get(end).timeSeconds() - changes.get(i).timeSeconds() < SAME_SECONDS) {
                end++;
            }
            ParameterEvent e = changes.get(i);
            String words = end - i == 1 ? e.name() + " = " + number(e.value()) : end - i + " parameters";
            all.add(new Event(e.timeSeconds(), Event.Kind.CHANGE, who + words));
            i = end;
        }
    }

    /** One event for a drag, which is many pushes in a row. */
    private static void pushes(List<Push> pushes, List<Event> all) {
        Push before = null;
        for (Push p : pushes) {
            boolean goesOn = before != null
                    && before.body().equals(p.body())
                    && Math.abs(before.startSeconds() + before.durationSeconds() - p.startSeconds()) < SAME_SECONDS;
            if (!goesOn) {
                double newtons = p.force().norm();
                String how =
                        newtons > 0 ? number(newtons) + " N" : number(p.torque().norm()) + " N m";
                all.add(new Event(p.startSeconds(), Event.Kind.PUSH, p.body() + " " + how));
            }
            before = p;
        }
    }

    static String unit(String unit) {
        return unit.isEmpty() ? "" : " " + unit;
    }

    static String number(double v) {
        return v == Math.rint(v) && Math.abs(v) < 1e6 ? Long.toString((long) v) : String.format(Locale.ROOT, "%.3g", v);
    }
}
