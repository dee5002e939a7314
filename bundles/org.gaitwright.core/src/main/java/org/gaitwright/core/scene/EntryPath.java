// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.scene;

import java.util.ArrayList;
import java.util.List;

/**
 * Where an entry stands in a scene or a recipe: keys of maps and positions in lists, from the outermost map on, such as
 * {@code characters[0].parameters.joint.damping}.
 *
 * @param steps keys ({@link String}) and positions from 0 ({@link Integer})
 */
public record EntryPath(List<Object> steps) {
    /** The document as a whole. */
    public static final EntryPath ROOT = new EntryPath(List.of());

    public EntryPath {
        steps = List.copyOf(steps);
        for (Object s : steps) {
            if (!(s instanceof String || s instanceof Integer i && i >= 0)) {
                throw new IllegalArgumentException("a segment of a path is " + s + "; expected a key or a position");
            }
        }
    }

    /** The entry of the outermost map with this key. */
    public static EntryPath of(String key) {
        return ROOT.key(key);
    }

    /** The entry of a map with this key, which is taken as it is. */
    public EntryPath key(String key) {
        return with(List.of(key));
    }

    /** The entry with this name, whose words, joined by dots, are keys of maps within one another. */
    public EntryPath name(String name) {
        return with(List.of(name.split("\\.", -1)));
    }

    /** The item of a list at this position. */
    public EntryPath item(int position) {
        return with(List.of(position));
    }

    /** An entry below this one. */
    public EntryPath then(EntryPath below) {
        return with(below.steps);
    }

    private EntryPath with(List<?> more) {
        List<Object> all = new ArrayList<>(steps);
        all.addAll(more);
        return new EntryPath(all);
    }

    /** What this entry stands in; the root stands in itself. */
    public EntryPath parent() {
        return new EntryPath(steps.subList(0, Math.max(0, steps.size() - 1)));
    }

    /** Whether this is the entry at a path, or one below it. */
    public boolean isWithin(EntryPath above) {
        return steps.size() >= above.steps.size()
                && steps.subList(0, above.steps.size()).equals(above.steps);
    }

    /** This entry as seen from the one that so many steps lead to. */
    public EntryPath from(int step) {
        return new EntryPath(steps.subList(step, steps.size()));
    }

    /** The key at a step; empty if there is none, or a position. */
    public String keyAt(int step) {
        return step < steps.size() && steps.get(step) instanceof String key ? key : "";
    }

    /** The position at a step; −1 if there is none, or a key. */
    public int positionAt(int step) {
        return step < steps.size() && steps.get(step) instanceof Integer position ? position : -1;
    }

    /** As messages show it. */
    @Override
    public String toString() {
        StringBuilder s = new StringBuilder();
        for (Object step : steps) {
            if (step instanceof Integer position) {
                s.append('[').append(position).append(']');
            } else {
                s.append(s.isEmpty() ? "" : ".").append(step);
            }
        }
        return s.toString();
    }
}
