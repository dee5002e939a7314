// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.edit;

import org.gaitwright.core.registry.InvalidInput;

/** How a text is laid out, for changes that look like the rest of it. */
final class YamlLayout {
    private final YamlSource source;
    private final String text;
    private final String unit;

    YamlLayout(YamlSource source) {
        this.source = source;
        text = source.text();
        int found = unit(source.root(), -1);
        unit = " ".repeat(found > 0 ? found : 2);
    }

    /** By how much the first map within a map is indented; 0 if there is none. */
    private int unit(YamlItem item, int outer) {
        if (item instanceof YamlItem.Mapping m && !m.flow()) {
            int column = source.column(m.start());
            if (outer >= 0 && column > outer) {
                return column - outer;
            }
            for (YamlItem.Pair p : m.pairs()) {
                int found = unit(p.value(), column);
                if (found > 0) {
                    return found;
                }
            }
        }
        if (item instanceof YamlItem.Sequence s && !s.flow()) {
            for (YamlItem i : s.items()) {
                int found = unit(i, -1);
                if (found > 0) {
                    return found;
                }
            }
        }
        return 0;
    }

    /** One level of indentation. */
    String unit() {
        return unit;
    }

    /** Spaces up to the column of a character. */
    String indent(int offset) {
        return " ".repeat(source.column(offset));
    }

    /** After the colon of a key; −1 if it has none, as in {@code {a, b}}. */
    int afterColon(YamlItem key) {
        int at = key.end();
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at++;
        }
        return at < text.length() && text.charAt(at) == ':' ? at + 1 : -1;
    }

    /** Refuses keys with a question mark, which nobody writes. */
    void simple(YamlItem key) {
        int at = key.start() - 1;
        while (at >= 0 && text.charAt(at) == ' ') {
            at--;
        }
        if (at >= 0 && text.charAt(at) == '?' || !(key instanceof YamlItem.Scalar)) {
            throw new InvalidInput(
                    "line " + source.line(key.start()) + ": a key of many words can't be changed here; edit the text");
        }
    }

    /** The dash of an item of a list in block style. */
    int dash(YamlItem.Sequence list, int index) {
        if (index == 0) {
            return list.start();
        }
        int column = source.column(list.start());
        int line = source.nextLine(list.items().get(index - 1).end());
        while (line < text.length()) {
            int at = line + column;
            if (at < text.length()
                    && text.charAt(at) == '-'
                    && text.substring(line, at).isBlank()) {
                return at;
            }
            line = source.nextLine(line);
        }
        throw new InvalidInput("line " + source.line(list.start()) + ": the list can't be changed here; edit the text");
    }

    /** Whether nothing but spaces, line breaks and commas stands between two places. */
    boolean isGap(int from, int to) {
        for (int i = from; i < to; i++) {
            if (" \t\r\n,".indexOf(text.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }

    /** The next comma in flow style, past spaces and comments; −1 if something else comes first. */
    int comma(int from) {
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ',') {
                return i;
            }
            if (c == '#') {
                i = source.lineEnd(i);
            } else if (!Character.isWhitespace(c)) {
                return -1;
            }
        }
        return -1;
    }
}
