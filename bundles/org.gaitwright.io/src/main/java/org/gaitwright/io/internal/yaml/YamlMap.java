// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.yaml;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Nearest;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/** A map in a YAML file: text keys, each once. */
public final class YamlMap {
    private final YamlValue place;
    private final Map<String, YamlValue> values = new LinkedHashMap<>();
    private final Map<String, YamlValue> keys = new LinkedHashMap<>();

    YamlMap(YamlValue place, MappingNode node) {
        this.place = place;
        for (NodeTuple t : node.getValue()) {
            if (!(t.getKeyNode() instanceof ScalarNode k)) {
                throw place.child("?", t.getKeyNode()).refuse("a key is a list or a map; expected a word");
            }
            YamlValue key = place.child(k.getValue(), k);
            if (keys.put(k.getValue(), key) != null) {
                throw key.refuse("the key is given twice; remove one of them");
            }
            values.put(k.getValue(), place.child(k.getValue(), t.getValueNode(), k));
        }
    }

    public Optional<YamlValue> find(String key) {
        return Optional.ofNullable(values.get(key));
    }

    public YamlValue need(String key) {
        YamlValue v = values.get(key);
        if (v == null) {
            throw place.refuse("the key '" + key + "' is missing; add it").missing(key);
        }
        return v;
    }

    /** All entries in the order of the file. */
    public Map<String, YamlValue> entries() {
        return java.util.Collections.unmodifiableMap(values);
    }

    /** Numbers by name. */
    public Map<String, Double> numbers() {
        Map<String, Double> m = new LinkedHashMap<>();
        values.forEach((k, v) -> m.put(k, v.number()));
        return m;
    }

    /** A refusal of one of the keys. */
    public InvalidInput refuseKey(String key, String why) {
        return keys.get(key).refuse(why);
    }

    YamlMap only(String... allowed) {
        List<String> expected = Arrays.asList(allowed);
        for (String key : keys.keySet()) {
            if (!expected.contains(key)) {
                throw refuseKey(
                        key,
                        "unknown key; "
                                + Nearest.to(key, expected)
                                        .map(near -> "did you mean '" + near + "'?")
                                        .orElseGet(() -> "expected one of " + String.join(", ", expected)));
            }
        }
        return this;
    }
}
