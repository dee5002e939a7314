// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.terrain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.registry.Nearest;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.core.terrain.Thing;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.TerrainText;
import org.gaitwright.io.internal.yaml.YamlMap;
import org.gaitwright.io.internal.yaml.YamlValue;

/** Reads terrains: those of terrain files, and those within scenes. */
public final class TerrainReader {
    private static final List<String> KINDS =
            List.of(Thing.Kind.values()).stream().map(Thing.Kind::word).toList();

    private TerrainReader() {}

    /** The whole of a terrain file. */
    public static TerrainSpec file(YamlValue root) {
        YamlMap map = root.map("kind", "parameters", "words", "seed", "things");
        YamlValue kind = map.need("kind");
        if (FileWord.isPath(kind.text())) {
            throw kind.refuse("got the file '" + kind.text() + "'; expected a kind such as flat or heightfield");
        }
        return spec(map, kind.text());
    }

    /** The ground of a scene: a word, or a map with a kind or a file. */
    public static TerrainSpec ofScene(YamlValue value) {
        if (!value.isMap()) {
            String text = value.text();
            return value.at(() -> TerrainText.parse(text));
        }
        YamlMap map = value.map("kind", "file", "parameters", "words", "seed", "things");
        if (map.find("file").isEmpty()) {
            return spec(map, map.need("kind").text());
        }
        if (map.find("kind").isPresent()) {
            throw map.refuseKey("kind", "the file already gives the kind; remove one of them");
        }
        YamlValue file = map.need("file");
        String name = file.text();
        if (name.isEmpty()) {
            throw file.refuse("the name is empty; expected the path of a terrain file");
        }
        return spec(map, FileWord.isPath(name) ? name : "./" + name);
    }

    private static TerrainSpec spec(YamlMap map, String kind) {
        Map<String, String> words = new HashMap<>();
        map.find("words").ifPresent(w -> w.anyMap("a map of names and texts")
                .entries()
                .forEach((name, text) -> words.put(name, text.text())));
        Map<String, Double> parameters = map.find("parameters")
                .map(p -> p.anyMap("a map of parameter names and numbers").numbers())
                .orElse(Map.of());
        long seed = map.find("seed").map(YamlValue::integer).orElse(0L);
        List<Thing> things = map.find("things").map(TerrainReader::things).orElse(List.of());
        return new TerrainSpec(kind, parameters, seed, words, things);
    }

    private static List<Thing> things(YamlValue list) {
        List<Thing> things = new ArrayList<>();
        for (YamlValue item : list.list("a list of things")) {
            things.add(thing(item));
        }
        return things;
    }

    private static Thing thing(YamlValue item) {
        YamlMap any = item.anyMap("a thing such as {kind: box, x: 3, y: 0, height: 0.3}");
        YamlValue word = any.need("kind");
        Thing.Kind kind = Thing.Kind.ofWord(word.text())
                .orElseThrow(() -> word.refuse("got '" + word.text() + "', "
                        + Nearest.to(word.text(), KINDS)
                                .map(n -> "did you mean '" + n + "'?")
                                .orElse("expected " + String.join(", ", KINDS))));
        List<String> keys = new ArrayList<>(List.of("kind", "x", "y", "heading"));
        kind.parameters().list().forEach(p -> keys.add(p.name()));
        YamlMap map = item.map(keys.toArray(String[]::new));
        Map<String, Double> size = new LinkedHashMap<>();
        for (String name : keys.subList(4, keys.size())) {
            map.find(name).ifPresent(value -> {
                double number = value.number();
                String refusal =
                        kind.parameters().get(kind.parameters().indexOf(name)).refusal(number);
                if (refusal != null) {
                    throw value.refuse(refusal);
                }
                size.put(name, number);
            });
        }
        double x = map.need("x").number();
        double y = map.need("y").number();
        double yaw = Math.toRadians(map.find("heading").map(YamlValue::number).orElse(0.0));
        return item.at(() -> Thing.of(kind, x, y, yaw, size));
    }
}
