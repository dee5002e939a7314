// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.gaitwright.io.internal.JsonText;

/**
 * Writes JSON from maps (in their own order), lists, strings, numbers, truth values and null. A number that is infinite or
 * does not exist is {@code null}.
 */
public final class Json {
    private final StringBuilder out = new StringBuilder();

    private Json() {}

    /** The value over several lines, indented, with a line end. */
    public static String text(Object value) {
        Json json = new Json();
        json.value(value, "\n");
        return json.out.append('\n').toString();
    }

    private void value(Object value, String indent) {
        if (value instanceof Map<?, ?> map) {
            map(map, indent);
        } else if (value instanceof List<?> list) {
            list(list, indent);
        } else if (value instanceof Double || value instanceof Float) {
            JsonText.number(out, ((Number) value).doubleValue());
        } else if (value == null || value instanceof Number || value instanceof Boolean) {
            out.append(value);
        } else if (value instanceof String s) {
            out.append(JsonText.quote(s));
        } else {
            throw new IllegalArgumentException(
                    value.getClass() + " can't be written as JSON; expected maps, lists, strings, numbers, booleans");
        }
    }

    private void map(Map<?, ?> map, String indent) {
        String inner = indent + "  ";
        out.append('{');
        for (Iterator<? extends Map.Entry<?, ?>> i = map.entrySet().iterator(); i.hasNext(); ) {
            Map.Entry<?, ?> e = i.next();
            out.append(inner)
                    .append(JsonText.quote(Objects.toString(e.getKey())))
                    .append(": ");
            value(e.getValue(), inner);
            out.append(i.hasNext() ? "," : indent);
        }
        out.append('}');
    }

    private void list(List<?> list, String indent) {
        String inner = indent + "  ";
        out.append('[');
        for (int i = 0; i < list.size(); i++) {
            out.append(inner);
            value(list.get(i), inner);
            out.append(i < list.size() - 1 ? "," : indent);
        }
        out.append(']');
    }
}
