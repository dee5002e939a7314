// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.changes;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.RunState;
import org.gaitwright.views.internal.parameters.Tunable;
import org.gaitwright.views.internal.pushes.PushWords;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.widgets.number.Numbers;

/**
 * Something that is not as the scene or the style says.
 *
 * @param kind what it is a change of
 * @param inverse puts it back
 */
record Change(String kind, String what, String before, String after, Inverse inverse) {
    /** Puts something back: by an act, or in the list of pushes, which is planned at once for all that is put back. */
    @FunctionalInterface
    interface Inverse {
        void apply(RunControl runs, List<Push> pushes);
    }

    /** Puts several back. */
    static void revert(List<Change> changes, RunControl runs) {
        List<Push> planned = runs.state().pushes();
        List<Push> pushes = new ArrayList<>(planned);
        changes.forEach(c -> c.inverse.apply(runs, pushes));
        if (!pushes.equals(planned)) {
            runs.submit(Act.plan("Revert pushes", pushes));
        }
    }

    /** All that is different now. */
    static List<Change> of(RunState now) {
        List<Change> all = new ArrayList<>();
        styled(now, all);
        for (Tunable owner : Tunable.values()) {
            tuned(owner, now, all);
        }
        Map<GoalKey, Double> own = own(now);
        for (GoalKey key : GoalKey.values()) {
            if (!Objects.equals(now.goals().get(key), own.get(key))) {
                all.add(asked(key, own.get(key), now.goals().get(key), now.actor()));
            }
        }
        List<Push> opened = now.opened().map(Scene::pushes).orElse(List.of());
        differing(now.pushes(), opened)
                .forEach((i, p) ->
                        all.add(new Change("Push", p.body(), "none", words(p), (runs, pushes) -> pushes.remove(p))));
        differing(opened, now.pushes())
                .forEach((i, p) -> all.add(new Change(
                        "Push",
                        p.body(),
                        words(p),
                        "none",
                        (runs, pushes) -> pushes.add(Math.min(i, pushes.size()), p))));
        return all;
    }

    /** The style: one difference, whatever it changes; what was tuned on top of it stays. */
    private static void styled(RunState now, List<Change> all) {
        int actor = now.actor();
        Scene.Casting role = now.plan().role().orElse(null);
        Scene opened = now.opened().orElse(null);
        if (role == null || opened == null || actor >= opened.roles().size()) {
            return;
        }
        String before = opened.roles().get(actor).preset();
        if (!before.equals(role.preset())) {
            String what = role.controller();
            Act back = new Act.Restyle("Revert Style", actor, before, role.parameters(), Map.of());
            all.add(new Change(
                    "Style", what, style(before), style(role.preset()), (runs, pushes) -> runs.submit(back)));
        }
    }

    private static String style(String preset) {
        return preset.isEmpty() ? "none" : Cast.shortly(preset);
    }

    /** Parameters one by one, and all values of a curve that have changed as one. */
    private static void tuned(Tunable owner, RunState now, List<Change> all) {
        ParameterValues after = owner.values(now).orElse(ParameterValues.NONE);
        ParameterValues before = owner.baseline(now).orElse(ParameterValues.NONE);
        ParameterSet set = after.set();
        if (!set.list().equals(before.set().list())) {
            return;
        }
        Map<String, List<Parameter>> changed = new LinkedHashMap<>();
        for (int i = 0; i < set.size(); i++) {
            if (after.get(i) != before.get(i)) {
                String name = set.get(i).name();
                String curve = name.replaceFirst("\\.[0-9]+$", "");
                changed.computeIfAbsent(set.isCurve(curve) ? curve : name, w -> new ArrayList<>())
                        .add(set.get(i));
            }
        }
        String kind = owner == Tunable.TERRAIN ? "Ground" : "Parameter";
        changed.forEach((what, which) -> {
            Map<String, Double> home = new LinkedHashMap<>();
            which.forEach(p -> home.put(p.name(), before.get(p.name())));
            all.add(new Change(
                    kind,
                    what,
                    words(which, before),
                    words(which, after),
                    (runs, pushes) -> runs.submit(owner.change(runs.state(), "Revert " + what, "", home))));
        });
    }

    private static String words(List<Parameter> which, ParameterValues values) {
        List<String> numbers =
                which.stream().map(p -> Numbers.shortly(values.get(p.name()))).toList();
        boolean same = numbers.stream().distinct().count() == 1;
        String all = same ? numbers.get(0) : String.join("  ", numbers);
        String unit = which.get(0).unit();
        return unit.isEmpty() ? all : all + " " + unit;
    }

    /**
     * A goal.
     *
     * @param from what the scene asks for; null for nothing
     * @param value what is asked for; null for nothing
     */
    private static Change asked(GoalKey key, Double from, Double value, int actor) {
        Map<GoalKey, Double> wanted = from == null ? Map.of() : Map.of(key, from);
        Act back = Act.steer("Revert " + key.key(), "", actor, wanted, Set.of(key));
        return new Change("Goal", key.key(), words(key, from), words(key, value), (runs, pushes) -> runs.submit(back));
    }

    private static String words(GoalKey key, Double value) {
        if (value == null) {
            return "not set";
        }
        String unit = key.unit().equals("deg") ? "°" : key.unit().isEmpty() ? "" : " " + key.unit();
        return Numbers.shortly(Math.rint(key.fromSi(value) * 1e3) / 1e3) + unit;
    }

    /** What the scene itself asks of the actor in focus by now. */
    private static Map<GoalKey, Double> own(RunState now) {
        Map<GoalKey, Double> own = new EnumMap<>(GoalKey.class);
        double seconds = now.timeline().cursorSeconds() + 1e-9;
        Scene scene = now.opened().orElse(null);
        if (scene != null && now.actor() < scene.roles().size()) {
            for (GoalEvent g : scene.roles().get(now.actor()).goals()) {
                if (g.timeSeconds() <= seconds && g.asks()) {
                    own.put(g.key(), g.value());
                } else if (g.timeSeconds() <= seconds) {
                    own.remove(g.key());
                }
            }
        }
        return own;
    }

    /** Pushes of one list that the other lacks, by their places. */
    private static Map<Integer, Push> differing(List<Push> of, List<Push> others) {
        List<Push> left = new ArrayList<>(others);
        Map<Integer, Push> differing = new LinkedHashMap<>();
        for (int i = 0; i < of.size(); i++) {
            if (!left.remove(of.get(i))) {
                differing.put(i, of.get(i));
            }
        }
        return differing;
    }

    private static String words(Push push) {
        return PushWords.strength(push) + " at " + PushWords.when(push);
    }
}
