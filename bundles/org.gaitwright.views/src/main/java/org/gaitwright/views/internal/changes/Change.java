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
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.run.Act;
import org.gaitwright.views.internal.parameters.Tunable;
import org.gaitwright.views.internal.pushes.PushWords;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.widgets.number.Numbers;

/** Something that is not as the scene or the style says, and how to put it back. */
sealed interface Change {
    String kind();

    String what();

    String before();

    String after();

    /** Puts it back. */
    void revert(RunControl runs);

    /** A parameter, or all values of a curve that have changed. */
    record Tuned(Tunable owner, String what, String unit, Map<String, Double> from, Map<String, Double> to)
            implements Change {
        @Override
        public String kind() {
            return owner == Tunable.TERRAIN ? "Ground" : "Parameter";
        }

        @Override
        public String before() {
            return words(from, unit);
        }

        @Override
        public String after() {
            return words(to, unit);
        }

        @Override
        public void revert(RunControl runs) {
            runs.submit(owner.change(runs.state(), "Revert " + what, "", from));
        }

        private static String words(Map<String, Double> values, String unit) {
            List<String> numbers =
                    values.values().stream().map(Numbers::shortly).toList();
            boolean same = numbers.stream().distinct().count() == 1;
            String all = same ? numbers.get(0) : String.join("  ", numbers);
            return unit.isEmpty() ? all : all + " " + unit;
        }
    }

    /**
     * A goal.
     *
     * @param from what the scene asks for; null for nothing
     * @param value what is asked for; null for nothing
     */
    record Asked(GoalKey key, Double from, Double value) implements Change {
        @Override
        public String kind() {
            return "Goal";
        }

        @Override
        public String what() {
            return key.key();
        }

        @Override
        public String before() {
            return words(from);
        }

        @Override
        public String after() {
            return words(value);
        }

        private String words(Double value) {
            if (value == null) {
                return "not set";
            }
            String unit = key.unit().equals("deg") ? "°" : key.unit().isEmpty() ? "" : " " + key.unit();
            return Numbers.shortly(Math.rint(key.fromSi(value) * 1e3) / 1e3) + unit;
        }

        @Override
        public void revert(RunControl runs) {
            Map<GoalKey, Double> wanted = from == null ? Map.of() : Map.of(key, from);
            runs.submit(Act.steer("Revert " + key.key(), "", runs.state().actor(), wanted, Set.of(key)));
        }
    }

    /**
     * A push that is planned, or is no more.
     *
     * @param added whether the scene has it not, but the run
     */
    record Planned(int index, Push push, boolean added) implements Change {
        @Override
        public String kind() {
            return "Push";
        }

        @Override
        public String what() {
            return push.body();
        }

        @Override
        public String before() {
            return added ? "none" : words();
        }

        @Override
        public String after() {
            return added ? words() : "none";
        }

        private String words() {
            return PushWords.strength(push) + " at " + PushWords.when(push);
        }

        @Override
        public void revert(RunControl runs) {
            List<Push> after = new ArrayList<>(runs.state().pushes());
            if (!added) {
                after.add(Math.min(index, after.size()), push);
                runs.submit(Act.plan("Restore push", after));
            } else if (after.remove(push)) {
                runs.submit(Act.plan("Remove push", after));
            }
        }
    }

    /** All that is different now. */
    static List<Change> of(RunControl runs) {
        List<Change> all = new ArrayList<>();
        for (Tunable owner : Tunable.values()) {
            ParameterValues now = owner.values(runs.state()).orElse(ParameterValues.NONE);
            ParameterValues before = owner.baseline(runs.state()).orElse(ParameterValues.NONE);
            if (now.set().list().equals(before.set().list())) {
                tuned(owner, before, now, all);
            }
        }
        Map<GoalKey, Double> own = own(runs);
        Map<GoalKey, Double> goals = runs.state().goals();
        for (GoalKey key : GoalKey.values()) {
            if (!Objects.equals(goals.get(key), own.get(key))) {
                all.add(new Asked(key, own.get(key), goals.get(key)));
            }
        }
        List<Push> opened = runs.state().opened().map(Scene::pushes).orElse(List.of());
        differing(runs.state().pushes(), opened, true, all);
        differing(opened, runs.state().pushes(), false, all);
        return all;
    }

    /** Pushes of one list that the other lacks. */
    private static void differing(List<Push> of, List<Push> others, boolean added, List<Change> all) {
        List<Push> left = new ArrayList<>(others);
        for (int i = 0; i < of.size(); i++) {
            if (!left.remove(of.get(i))) {
                all.add(new Planned(i, of.get(i), added));
            }
        }
    }

    /** What the scene itself asks of the actor in focus by now. */
    private static Map<GoalKey, Double> own(RunControl runs) {
        Map<GoalKey, Double> own = new EnumMap<>(GoalKey.class);
        double now = runs.state().timeline().cursorSeconds() + 1e-9;
        Scene scene = runs.state().opened().orElse(null);
        if (scene != null && runs.state().actor() < scene.roles().size()) {
            for (GoalEvent g : scene.roles().get(runs.state().actor()).goals()) {
                if (g.timeSeconds() <= now && g.asks()) {
                    own.put(g.key(), g.value());
                } else if (g.timeSeconds() <= now) {
                    own.remove(g.key());
                }
            }
        }
        return own;
    }

    private static void tuned(Tunable owner, ParameterValues before, ParameterValues now, List<Change> all) {
        ParameterSet set = now.set();
        Map<String, Tuned> byName = new LinkedHashMap<>();
        for (int i = 0; i < set.size(); i++) {
            if (now.get(i) != before.get(i)) {
                String name = set.get(i).name();
                String curve = name.replaceFirst("\\.[0-9]+$", "");
                String what = set.isCurve(curve) ? curve : name;
                String unit = set.get(i).unit();
                Tuned t = byName.computeIfAbsent(
                        what, w -> new Tuned(owner, w, unit, new LinkedHashMap<>(), new LinkedHashMap<>()));
                t.from().put(name, before.get(i));
                t.to().put(name, now.get(i));
            }
        }
        all.addAll(byName.values());
    }
}
