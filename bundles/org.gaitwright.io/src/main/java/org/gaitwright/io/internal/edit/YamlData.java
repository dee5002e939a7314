// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.edit;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.io.internal.yaml.YamlText;

/** The values of a text without their places, to tell whether an edit did what it should. */
record YamlData(String kind, List<Object> parts) {
    private static final String MAP = "map";
    private static final String LIST = "list";

    static Object of(YamlItem item) {
        if (item instanceof YamlItem.Mapping m) {
            List<Object> parts = new ArrayList<>();
            for (YamlItem.Pair p : m.pairs()) {
                parts.add(of(p.key()));
                parts.add(of(p.value()));
            }
            return new YamlData(MAP, parts);
        }
        if (item instanceof YamlItem.Sequence s) {
            return new YamlData(LIST, s.items().stream().map(YamlData::of).toList());
        }
        if (item instanceof YamlItem.Alias a) {
            return new YamlData("alias", List.of(a.name()));
        }
        if (item instanceof YamlItem.Scalar s) {
            return new YamlData(s.plain() ? "plain" : "quoted", List.of(s.value()));
        }
        return new YamlData("nothing", List.of());
    }

    static Object ofValue(Object value) {
        return of(new YamlSource(YamlSpelling.flow(value)).root());
    }

    /** The values of a root after one of them was replaced. */
    static Object replaced(YamlItem root, YamlSpot spot, Object by) {
        if (spot.parent() == null) {
            return by;
        }
        YamlData parent = (YamlData) of(spot.parent().item());
        List<Object> parts = new ArrayList<>(parent.parts);
        parts.set(parent.kind.equals(MAP) ? 2 * spot.index() + 1 : spot.index(), by);
        return replaced(root, spot.parent(), new YamlData(parent.kind, parts));
    }

    static Object removed(YamlItem root, YamlSpot spot) {
        YamlData parent = (YamlData) of(spot.parent().item());
        List<Object> parts = new ArrayList<>(parent.parts);
        if (parent.kind.equals(MAP)) {
            parts.remove(2 * spot.index());
            parts.remove(2 * spot.index());
        } else {
            parts.remove(spot.index());
        }
        return replaced(root, spot.parent(), new YamlData(parent.kind, parts));
    }

    static Object withPair(YamlItem root, YamlSpot map, String key, Object value) {
        List<Object> parts = new ArrayList<>(((YamlData) of(map.item())).parts);
        parts.add(of(new YamlSource(YamlText.key(key)).root()));
        parts.add(value);
        return replaced(root, map, new YamlData(MAP, parts));
    }

    static Object withItem(YamlItem root, YamlSpot list, int index, Object value) {
        List<Object> parts = new ArrayList<>(((YamlData) of(list.item())).parts);
        parts.add(index, value);
        return replaced(root, list, new YamlData(LIST, parts));
    }
}
