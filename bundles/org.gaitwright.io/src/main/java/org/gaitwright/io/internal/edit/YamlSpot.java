// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.edit;

import java.util.List;
import org.gaitwright.core.registry.InvalidInput;

/**
 * A value and the way to it.
 *
 * @param parent null at the root
 * @param index of its pair or item in the parent
 */
public record YamlSpot(YamlItem item, YamlSpot parent, int index) {
    /** Whether it stands in braces or brackets, where lines mean nothing. */
    boolean inFlow() {
        for (YamlSpot s = parent; s != null; s = s.parent) {
            if (s.item.isFlow()) {
                return true;
            }
        }
        return false;
    }

    /** The key that it belongs to; null if it is no value of a map. */
    YamlItem.Pair pair() {
        return parent != null && parent.item instanceof YamlItem.Mapping m
                ? m.pairs().get(index)
                : null;
    }

    /**
     * How far a path leads.
     *
     * @param spot the last value on the way
     * @param used how many steps led there
     */
    public record Way(YamlSpot spot, int used) {}

    /** Follows a path as far as it leads, also through keys that have dots. */
    public static Way follow(YamlItem root, List<Object> steps) {
        return follow(new YamlSpot(root, null, 0), steps, 0);
    }

    private static Way follow(YamlSpot at, List<Object> steps, int used) {
        Way best = new Way(at, used);
        if (used == steps.size()) {
            return best;
        }
        if (at.item instanceof YamlItem.Mapping m) {
            StringBuilder key = new StringBuilder();
            for (int i = used; i < steps.size() && steps.get(i) instanceof String part; i++) {
                key.append(i == used ? "" : ".").append(part);
                int found = indexOf(m, key.toString());
                if (found >= 0) {
                    YamlSpot value = new YamlSpot(m.pairs().get(found).value(), at, found);
                    Way way = follow(value, steps, i + 1);
                    best = way.used() > best.used() ? way : best;
                }
            }
        } else if (at.item instanceof YamlItem.Sequence s) {
            int i = position(steps.get(used));
            if (i >= 0 && i < s.items().size()) {
                return follow(new YamlSpot(s.items().get(i), at, i), steps, used + 1);
            }
        }
        return best;
    }

    private static int indexOf(YamlItem.Mapping m, String key) {
        int found = -1;
        for (int i = 0; i < m.pairs().size(); i++) {
            if (key.equals(m.pairs().get(i).name())) {
                if (found >= 0) {
                    throw new InvalidInput("the key '" + key + "' is given twice; remove one of them first");
                }
                found = i;
            }
        }
        return found;
    }

    /** The place in a list that a step means, also when it is written as a key; −1 if it means none. */
    static int position(Object step) {
        if (step instanceof Integer i) {
            return i;
        }
        String word = (String) step;
        return word.matches("[0-9]{1,6}") ? Integer.parseInt(word) : -1;
    }
}
