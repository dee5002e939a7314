// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.edit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.internal.Numbers;
import org.gaitwright.io.internal.yaml.YamlText;

/** Values as YAML: texts, numbers, truth values, lists and maps of them. */
final class YamlSpelling {
    private YamlSpelling() {}

    /** A value with arrays as lists; refuses what YAML has no words for. */
    static Object checked(Object value) {
        if (value instanceof double[] numbers) {
            List<Object> list = new ArrayList<>();
            for (double n : numbers) {
                list.add(checked(n));
            }
            return list;
        }
        if (value instanceof List<?> list) {
            return list.stream().map(YamlSpelling::checked).toList();
        }
        if (value instanceof Map<?, ?> map) {
            Map<String, Object> all = new LinkedHashMap<>();
            map.forEach((k, v) -> all.put((String) k, checked(v)));
            return all;
        }
        if (value instanceof Number n && !Double.isFinite(n.doubleValue())) {
            throw new InvalidInput("got " + n + "; expected a finite number");
        }
        if (value instanceof Number || value instanceof Boolean || value instanceof String) {
            return value;
        }
        throw new IllegalArgumentException(
                "got " + value + "; expected text, a number, a truth value, a list or a map of them");
    }

    /** On one line. */
    static String flow(Object value) {
        if (value instanceof Map<?, ?> map) {
            StringJoiner pairs = new StringJoiner(", ", "{", "}");
            map.forEach((k, v) -> pairs.add(YamlText.key((String) k) + ": " + flow(v)));
            return pairs.toString();
        }
        if (value instanceof List<?> list) {
            StringJoiner items = new StringJoiner(", ", "[", "]");
            list.forEach(i -> items.add(flow(i)));
            return items.toString();
        }
        if (value instanceof Number n) {
            boolean whole = n instanceof Integer || n instanceof Long || n instanceof Short || n instanceof Byte;
            return whole ? n.toString() : Numbers.spell(n.doubleValue());
        }
        return value instanceof Boolean ? value.toString() : YamlText.word((String) value);
    }

    /** Whether people would give it lines of its own: a map, or a list that has more than words in it. */
    static boolean isLarge(Object value) {
        return value instanceof Map<?, ?> map
                ? !map.isEmpty()
                : value instanceof List<?> list
                        && list.stream().anyMatch(i -> i instanceof Map<?, ?> || i instanceof List<?>);
    }

    static boolean isFilled(Object value) {
        return value instanceof Map<?, ?> map ? !map.isEmpty() : value instanceof List<?> list && !list.isEmpty();
    }

    /** A map or list that is not empty, in lines after an indent, of which the first has none. */
    static String block(Object value, String indent, String unit, String lineBreak) {
        StringJoiner lines = new StringJoiner(lineBreak + indent);
        if (value instanceof Map<?, ?> map) {
            map.forEach((k, v) -> lines.add(pair((String) k, v, indent, unit, lineBreak)));
        } else {
            ((List<?>) value).forEach(i -> lines.add(item(i, indent, unit, lineBreak)));
        }
        return lines.toString();
    }

    /** A key with its value. */
    static String pair(String key, Object value, String indent, String unit, String lineBreak) {
        String word = YamlText.key(key) + ":";
        return isLarge(value)
                ? word + lineBreak + indent + unit + block(value, indent + unit, unit, lineBreak)
                : word + " " + flow(value);
    }

    /** An item of a list with its dash. */
    static String item(Object value, String indent, String unit, String lineBreak) {
        return "- " + (isLarge(value) ? block(value, indent + "  ", unit, lineBreak) : flow(value));
    }
}
