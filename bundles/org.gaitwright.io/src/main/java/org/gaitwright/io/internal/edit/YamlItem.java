// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.edit;

import java.util.List;

/** A value of a YAML text with the characters that it stands in. */
public sealed interface YamlItem {
    /** First character. */
    int start();

    /** After its last character; of maps and lists in block style, after the last character of the last value in them. */
    int end();

    /**
     * Text, a number and the like.
     *
     * @param plain whether it stands without quotes, so that it may be a number or nothing
     * @param rawEnd after the line breaks that belong to it; {@code end} is before them
     * @param tagged whether a tag or an anchor stands before it
     */
    record Scalar(int start, int end, int rawEnd, String value, boolean plain, boolean tagged) implements YamlItem {
        /** Whether nothing stands there, or the word for it. */
        public boolean isNull() {
            return plain && !tagged && (value.isEmpty() || value.equals("~") || value.equals("null"));
        }

        /** Whether it is text in block style, whose line breaks count. */
        public boolean isBlock() {
            return rawEnd > end;
        }
    }

    /** A map; in flow style it stands in braces. */
    record Mapping(int start, int end, boolean flow, boolean tagged, List<Pair> pairs) implements YamlItem {
        /** The pair with a key; null without. */
        public Pair get(String key) {
            for (Pair p : pairs) {
                if (key.equals(p.name())) {
                    return p;
                }
            }
            return null;
        }
    }

    /** A key and its value. */
    record Pair(YamlItem key, YamlItem value) {
        /** The key as text; null if it is none. */
        public String name() {
            return key instanceof Scalar s ? s.value() : null;
        }

        int end() {
            return Math.max(key.end(), value.end());
        }
    }

    /** A list; in flow style it stands in brackets. */
    record Sequence(int start, int end, boolean flow, boolean tagged, List<YamlItem> items) implements YamlItem {}

    /** What stands elsewhere under a name. */
    record Alias(int start, int end, String name) implements YamlItem {}

    /** Whether it stands in braces or brackets. */
    default boolean isFlow() {
        return this instanceof Mapping m && m.flow() || this instanceof Sequence s && s.flow();
    }

    /** Whether it is a map or list in lines of its own. */
    default boolean isLines() {
        return !isFlow() && (this instanceof Mapping || this instanceof Sequence);
    }

    /** Pairs of a map or items of a list; 0 of anything else. */
    default int count() {
        return this instanceof Mapping m
                ? m.pairs().size()
                : this instanceof Sequence s ? s.items().size() : 0;
    }

    /** Where the last text in it ends, with the line breaks that belong to that. */
    default int rawEnd() {
        if (this instanceof Scalar s) {
            return s.rawEnd();
        }
        if (this instanceof Mapping m && !m.flow() && !m.pairs().isEmpty()) {
            return m.pairs().get(m.pairs().size() - 1).value().rawEnd();
        }
        if (this instanceof Sequence s && !s.flow() && !s.items().isEmpty()) {
            return s.items().get(s.items().size() - 1).rawEnd();
        }
        return end();
    }
}
