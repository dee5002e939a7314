// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.gaitwright.io.edit.Style;
import org.gaitwright.io.internal.yaml.YamlText;

/** Writes styles: parameters by the first word of their names, curves one a line. */
public final class StyleWriter {
    private StyleWriter() {}

    public static String text(Style style) {
        StringBuilder out = new StringBuilder();
        line(out, "", "controller", YamlText.word(style.controller()));
        if (!style.character().isEmpty()) {
            line(out, "", "character", YamlText.word(style.character()));
        }
        if (!style.description().isEmpty()) {
            line(out, "", "description", JsonText.quote(style.description()));
        }
        groups(style).forEach((head, group) -> {
            boolean lines = group.keySet().stream().anyMatch(n -> style.curves().containsKey(full(head, n)));
            if (group.size() == 1 && group.containsKey("")) {
                line(out, "", head, group.get(""));
            } else if (lines) {
                out.append(head).append(":\n");
                group.forEach((name, value) -> line(out, "  ", name, value));
            } else {
                StringJoiner one = new StringJoiner(", ", "{", "}");
                group.forEach((name, value) -> one.add(name + ": " + value));
                line(out, "", head, one.toString());
            }
        });
        return out.toString();
    }

    /** What stands under each first word, spelled; a name of one word stands alone. */
    private static Map<String, Map<String, String>> groups(Style style) {
        Map<String, Map<String, String>> groups = new LinkedHashMap<>();
        style.values().forEach((name, value) -> put(groups, name, Numbers.spell(value)));
        style.curves().forEach((name, knots) -> put(groups, name, list(knots)));
        return groups;
    }

    private static void put(Map<String, Map<String, String>> groups, String name, String value) {
        int dot = name.indexOf('.');
        String head = dot < 0 ? name : name.substring(0, dot);
        String rest = dot < 0 ? "" : name.substring(dot + 1);
        groups.computeIfAbsent(head, h -> new LinkedHashMap<>()).put(rest, value);
    }

    private static String full(String head, String rest) {
        return rest.isEmpty() ? head : head + "." + rest;
    }

    private static String list(List<Double> knots) {
        StringJoiner all = new StringJoiner(", ", "[", "]");
        knots.forEach(k -> all.add(Numbers.spell(k)));
        return all.toString();
    }

    private static void line(StringBuilder out, String indent, String key, String value) {
        out.append(indent).append(key).append(": ").append(value).append('\n');
    }
}
