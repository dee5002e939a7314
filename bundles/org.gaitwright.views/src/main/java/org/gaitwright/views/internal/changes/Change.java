// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.changes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.scene.Push;
import org.gaitwright.views.internal.parameters.Tunable;
import org.gaitwright.views.internal.pushes.PushWords;
import org.gaitwright.workbench.run.LiveEdits;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.widgets.Numbers;

/** Something that is not as the scene or the style says, and how to put it back. */
sealed interface Change {
    String kind();

    String what();

    String before();

    String after();

    void revert(RunControl runs, LiveEdits edits);

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
        public void revert(RunControl runs, LiveEdits edits) {
            owner.change(edits, "Revert " + what, to, from);
        }

        private static String words(Map<String, Double> values, String unit) {
            List<String> numbers =
                    values.values().stream().map(Numbers::shortly).toList();
            boolean same = numbers.stream().distinct().count() == 1;
            String all = same ? numbers.get(0) : String.join("  ", numbers);
            return unit.isEmpty() ? all : all + " " + unit;
        }
    }

    /** A goal. */
    record Asked(GoalKey key, double value) implements Change {
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
            return "not asked";
        }

        @Override
        public String after() {
            String unit = key.unit().equals("deg") ? "°" : key.unit().isEmpty() ? "" : " " + key.unit();
            return Numbers.shortly(Math.rint(key.fromSi(value) * 1e3) / 1e3) + unit;
        }

        @Override
        public void revert(RunControl runs, LiveEdits edits) {
            runs.forget(key);
        }
    }

    /** A push that is planned. */
    record Planned(int index, Push push) implements Change {
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
            return "none";
        }

        @Override
        public String after() {
            return PushWords.strength(push) + " at " + PushWords.when(push);
        }

        @Override
        public void revert(RunControl runs, LiveEdits edits) {
            List<Push> before = runs.pushes();
            List<Push> after = new ArrayList<>(before);
            if (after.remove(push)) {
                edits.plan("Remove push", before, after);
            }
        }
    }

    /** All that is different now. */
    static List<Change> of(RunControl runs) {
        List<Change> all = new ArrayList<>();
        for (Tunable owner : Tunable.values()) {
            ParameterValues now = owner.values(runs).orElse(ParameterValues.NONE);
            ParameterValues before = owner.baseline(runs).orElse(ParameterValues.NONE);
            if (now.set().list().equals(before.set().list())) {
                tuned(owner, before, now, all);
            }
        }
        Map<GoalKey, Double> goals = runs.goals();
        for (GoalKey key : GoalKey.values()) {
            if (goals.containsKey(key)) {
                all.add(new Asked(key, goals.get(key)));
            }
        }
        List<Push> pushes = runs.pushes();
        for (int i = 0; i < pushes.size(); i++) {
            all.add(new Planned(i, pushes.get(i)));
        }
        return all;
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
