// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.io.PresetFile;
import org.gaitwright.workbench.widgets.number.Numbers;

/** Writes values as a style file: those that are not the controller's initial ones, curves in one line. */
final class StyleText {
    private StyleText() {}

    static String of(String controller, String description, ParameterValues values) {
        StringBuilder out = new StringBuilder("controller: ").append(controller).append('\n');
        out.append("description: \"")
                .append(description.replace("\\", "\\\\").replace("\"", "\\\""))
                .append("\"\n");
        Map<String, Map<String, String>> byWord = new LinkedHashMap<>();
        for (Entry.Group group : Entry.groups(Tunable.CONTROLLER, values.set())) {
            for (Entry entry : group.entries()) {
                if (entry.any(p -> values.get(p.name()) != p.initial())) {
                    put(byWord, entry, values);
                }
            }
        }
        byWord.forEach((word, lines) -> {
            boolean alone = lines.containsKey("");
            out.append(word)
                    .append(':')
                    .append(alone ? " " + lines.get("") : "")
                    .append('\n');
            lines.forEach((name, value) -> {
                if (!name.isEmpty()) {
                    out.append("  ").append(name).append(": ").append(value).append('\n');
                }
            });
        });
        return out.toString();
    }

    private static void put(Map<String, Map<String, String>> byWord, Entry entry, ParameterValues values) {
        boolean curve = entry.parameters().size() == PresetFile.KNOTS;
        if (curve) {
            put(byWord, entry.path(), list(entry, values));
        } else {
            for (Parameter p : entry.parameters()) {
                put(byWord, p.name(), Numbers.exactly(values.get(p.name())));
            }
        }
    }

    /** Maps nest: what stands before the first dot is a heading; a name of one word stands alone. */
    private static void put(Map<String, Map<String, String>> byWord, String path, String value) {
        int dot = path.indexOf('.');
        String word = dot < 0 ? path : path.substring(0, dot);
        String rest = dot < 0 ? "" : path.substring(dot + 1);
        byWord.computeIfAbsent(word, w -> new LinkedHashMap<>()).put(rest, value);
    }

    private static String list(Entry entry, ParameterValues values) {
        StringJoiner all = new StringJoiner(", ", "[", "]");
        boolean same = true;
        double first = values.get(entry.parameters().get(0).name());
        for (Parameter p : entry.parameters()) {
            double value = values.get(p.name());
            same &= value == first;
            all.add(Numbers.exactly(value));
        }
        return same ? Numbers.exactly(first) : all.toString();
    }
}
