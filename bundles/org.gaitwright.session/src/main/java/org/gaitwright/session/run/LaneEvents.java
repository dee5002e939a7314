// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.measure.Fall;
import org.gaitwright.core.parameter.ParameterEvent;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.RunEdit;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.run.Timeline.Event;

/** What happens in a run, in words. */
final class LaneEvents {
    private static final double SAME_SECONDS = 1e-6;
    /** So many parameters are named. */
    private static final int FEW = 3;

    private LaneEvents() {}

    /** @param chosen styles that were chosen while it was played */
    static List<Event> of(Scene scene, List<Lane.Styled> chosen) {
        List<Event> all = new ArrayList<>();
        boolean several = scene.roles().size() > 1;
        for (int actor = 0; actor < scene.roles().size(); actor++) {
            Scene.Casting role = scene.roles().get(actor);
            String who = several ? role.name() + ": " : "";
            for (GoalEvent g : role.goals()) {
                String words = g.asks() ? goal(g.key(), g.value()) : g.key().key() + " default";
                all.add(new Event(g.timeSeconds(), Event.Kind.GOAL, who + words));
            }
            changes(role.changes(), styles(chosen, actor), who, all);
        }
        pushes(scene.pushes(), all);
        all.sort(Comparator.comparingDouble(Event::seconds));
        return all;
    }

    private static List<Lane.Styled> styles(List<Lane.Styled> chosen, int actor) {
        return chosen.stream().filter(s -> s.actor() == actor).toList();
    }

    /** One event for all that changes at one time: the style if one was chosen then. */
    private static void changes(List<ParameterEvent> changes, List<Lane.Styled> styles, String who, List<Event> all) {
        for (int i = 0; i < changes.size(); ) {
            int end = i + 1;
            while (end < changes.size()
                    && changes.get(end).timeSeconds() - changes.get(i).timeSeconds() < SAME_SECONDS) {
                end++;
            }
            Map<String, Double> values = new LinkedHashMap<>();
            changes.subList(i, end).forEach(c -> values.put(c.name(), c.value()));
            double seconds = changes.get(i).timeSeconds();
            String words = styles.stream()
                    .filter(s -> Math.abs(s.seconds() - seconds) < SAME_SECONDS)
                    .map(s -> style(s.style()))
                    .reduce((first, last) -> last)
                    .orElseGet(() -> words(values));
            all.add(new Event(seconds, Event.Kind.CHANGE, who + words));
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

    /** How a run ended. */
    static String ending(Run run) {
        return switch (run.outcome()) {
            case FELL -> fall(run, run.fall().orElseThrow());
            case DIVERGED -> "The simulation diverged: " + run.divergence()
                    + ". Reset, and try lower gains or a smaller time step.";
            case UPRIGHT -> format("Reached its end at %.0f s.", run.timeSeconds());
        };
    }

    private static String fall(Run run, Fall fall) {
        String fell = format("Fell after %.2f s: %s", fall.atSeconds(), fall.cause());
        return run.timeSeconds() > fall.atSeconds()
                ? fell + format("; ended at %.0f s.", run.timeSeconds())
                : fell + ". Reset to try again, or rewind and continue from an earlier moment.";
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }

    static String style(String preset) {
        return "style " + (preset.isEmpty() ? "none" : Cast.shortly(preset));
    }

    /** An edit that waits. */
    static String words(RunEdit edit) {
        if (edit instanceof RunEdit.Steer s) {
            return goal(s.key(), s.value());
        }
        if (edit instanceof RunEdit.Forget f) {
            return f.key().key() + " default";
        }
        if (edit instanceof RunEdit.Tune t) {
            return words(t.values());
        }
        return edit instanceof RunEdit.Plan ? "other pushes" : "a drag";
    }

    private static String goal(GoalKey key, double value) {
        String unit = key.unit().isEmpty() ? "" : " " + key.unit();
        return key.key() + " " + number(key.fromSi(value)) + unit;
    }

    /** Few by name, many by number. */
    private static String words(Map<String, Double> values) {
        return values.size() > FEW
                ? values.size() + " parameters"
                : values.entrySet().stream()
                        .map(e -> e.getKey() + " = " + number(e.getValue()))
                        .collect(Collectors.joining(", "));
    }

    private static String number(double v) {
        double size = Math.abs(v);
        if (v == Math.rint(v) && size < 1e6) {
            return Long.toString((long) v);
        }
        return size >= 1e-4 && size < 1e6
                ? new BigDecimal(v)
                        .round(new MathContext(3))
                        .stripTrailingZeros()
                        .toPlainString()
                : String.format(Locale.ROOT, "%.3g", v);
    }
}
