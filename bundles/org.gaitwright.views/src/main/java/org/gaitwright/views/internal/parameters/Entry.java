// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.views.internal.live.SearchWords;
import org.gaitwright.workbench.widgets.number.Quantity;

/** What is tuned as one thing: a parameter, or a curve. */
sealed interface Entry {
    /** Path in the set, without numbers of knots. */
    String path();

    List<Parameter> parameters();

    /** A number. */
    record Single(Parameter parameter) implements Entry {
        @Override
        public String path() {
            return parameter.name();
        }

        @Override
        public List<Parameter> parameters() {
            return List.of(parameter);
        }
    }

    /** Values at even phases of a step. */
    record Curve(String path, List<Parameter> parameters) implements Entry {
        /** When a knot is, in words. */
        String phase(int knot) {
            return Math.round(100.0 * knot / Math.max(1, parameters.size() - 1)) + " %";
        }
    }

    /** Entries that belong together. */
    record Group(Tunable owner, String name, List<Entry> entries) {
        List<Parameter> parameters() {
            return entries.stream().flatMap(e -> e.parameters().stream()).toList();
        }
    }

    /** The path without the word that its group says already. */
    default String shortName() {
        String path = path();
        String group = parameters().get(0).group().toLowerCase(Locale.ROOT).replace(' ', '-');
        return path.startsWith(group + ".") ? path.substring(group.length() + 1) : path;
    }

    /** A parameter with its value, as users who undo a change of it read it: <i>Step Height 0.12 m</i>. */
    static String words(Parameter p, double value) {
        String name = Arrays.stream(new Single(p).shortName().split("[.-]"))
                .map(w -> w.substring(0, 1).toUpperCase(Locale.ROOT) + w.substring(1))
                .collect(Collectors.joining(" "));
        return name + " " + Quantity.of(p).inUnit(value);
    }

    /** Whether somebody who looks for words means this one. */
    default boolean matches(String words) {
        Parameter first = parameters().get(0);
        return SearchWords.allIn(path() + " " + first.group() + " " + first.unit() + " " + first.help(), words);
    }

    default boolean any(Predicate<Parameter> test) {
        return parameters().stream().anyMatch(test);
    }

    /** All of a set, by the groups of their declarations. */
    static List<Group> groups(Tunable owner, ParameterSet set) {
        Map<String, List<Entry>> byGroup = new LinkedHashMap<>();
        for (int i = 0; i < set.size(); ) {
            Entry entry = entryAt(set, i);
            byGroup.computeIfAbsent(set.get(i).group(), g -> new ArrayList<>()).add(entry);
            i += entry.parameters().size();
        }
        return byGroup.entrySet().stream()
                .map(e -> new Group(owner, e.getKey(), List.copyOf(e.getValue())))
                .toList();
    }

    private static Entry entryAt(ParameterSet set, int index) {
        Parameter first = set.get(index);
        String path = first.name().endsWith(".0")
                ? first.name().substring(0, first.name().length() - 2)
                : "";
        if (path.isEmpty() || !set.isCurve(path)) {
            return new Single(first);
        }
        List<Parameter> knots = new ArrayList<>();
        for (int k = 0; index + k < set.size() && set.get(index + k).name().equals(path + "." + k); k++) {
            knots.add(set.get(index + k));
        }
        return knots.size() < 2 ? new Single(first) : new Curve(path, List.copyOf(knots));
    }
}
