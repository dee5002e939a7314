// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.scene;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterEvent;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.core.simulation.Physics;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.internal.terrain.TerrainReader;
import org.gaitwright.io.internal.yaml.ParameterTree;
import org.gaitwright.io.internal.yaml.YamlMap;
import org.gaitwright.io.internal.yaml.YamlText;
import org.gaitwright.io.internal.yaml.YamlValue;

/** Reads the schema of scene files. */
public final class SceneReader {
    /** Stands for a goal that is asked for no more. */
    static final String NONE = "none";

    private static final double DEFAULT_DURATION_SECONDS = 5;

    private SceneReader() {}

    /**
     * Reads a scene.
     *
     * @param files what is kept of the word for a character or a preset, since some are files
     */
    public static Scene read(YamlValue root, String file, UnaryOperator<String> files) {
        YamlMap map = root.map(
                "name",
                "engine",
                "seed",
                "duration",
                "terrain",
                "characters",
                "pushes",
                "crates",
                "springs",
                "physics",
                "view");
        String name = map.find("name").map(YamlValue::text).orElseGet(() -> YamlText.stem(file));
        String engine = map.find("engine").map(YamlValue::text).orElse(Scene.DEFAULT_ENGINE);
        long seed = map.find("seed").map(YamlValue::integer).orElse(0L);
        double duration = map.find("duration").map(YamlValue::number).orElse(DEFAULT_DURATION_SECONDS);
        TerrainSpec terrain = map.find("terrain").map(TerrainReader::ofScene).orElse(TerrainSpec.FLAT);
        List<Scene.Casting> roles = roles(map.need("characters"), files);
        List<Push> pushes = map.find("pushes").map(p -> pushes(p, roles)).orElse(List.of());
        ThingsReader things = new ThingsReader(roles);
        List<Scene.Crate> crates = map.find("crates").map(things::crates).orElse(List.of());
        List<Scene.Spring> springs = map.find("springs").map(things::springs).orElse(List.of());
        Physics physics = map.find("physics").map(PhysicsReader::read).orElse(Physics.DEFAULT);
        SceneLook look = map.find("view").map(LookReader::read).orElse(SceneLook.NONE);
        YamlValue blamed = map.find("duration").orElse(root);
        return blamed.at(() -> Scene.of(name, duration, roles)
                .on(terrain)
                .engine(engine)
                .seed(seed)
                .pushes(pushes)
                .crates(crates)
                .springs(springs)
                .physics(physics)
                .look(look)
                .build());
    }

    private static List<Scene.Casting> roles(YamlValue list, UnaryOperator<String> files) {
        List<Scene.Casting> roles = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (YamlValue item : list.list("a list of characters")) {
            Scene.Casting casting = casting(item, files);
            if (!names.add(casting.name())) {
                throw item.refuse("a second character is named '" + casting.name() + "'; give each its own name");
            }
            roles.add(casting);
        }
        if (roles.isEmpty()) {
            throw list.refuse("the list is empty; expected at least one character");
        }
        return roles;
    }

    private static Scene.Casting casting(YamlValue item, UnaryOperator<String> files) {
        YamlMap map = item.map(
                "name", "character", "controller", "preset", "parameters", "gaits", "goals", "changes", "start");
        String character = file(map.need("character"), files);
        String controller = map.need("controller").text();
        String name = map.find("name")
                .map(YamlValue::text)
                .orElse(FileWord.isPath(character) ? YamlText.stem(character) : character);
        String preset = map.find("preset").map(p -> file(p, files)).orElse("");
        List<String> gaits = new ArrayList<>();
        if (map.find("gaits").isPresent()) {
            map.need("gaits").list("a list of presets").forEach(g -> gaits.add(file(g, files)));
        }
        List<GoalEvent> goals = map.find("goals")
                .map(g -> goals(g, word -> gait(word, gaits, files)))
                .orElse(List.of());
        List<ParameterEvent> changes = new ArrayList<>();
        if (map.find("changes").isPresent()) {
            for (YamlValue c : map.need("changes").list("a list of changes")) {
                changes(c, changes);
            }
        }
        double[] start = new double[3];
        if (map.find("start").isPresent()) {
            YamlMap place = map.need("start").map("x", "y", "heading");
            start[0] = place.find("x").map(YamlValue::number).orElse(0.0);
            start[1] = place.find("y").map(YamlValue::number).orElse(0.0);
            start[2] =
                    Math.toRadians(place.find("heading").map(YamlValue::number).orElse(0.0));
        }
        Map<String, Double> parameters =
                map.find("parameters").map(SceneReader::parameters).orElse(Map.of());
        return map.find("start")
                .orElse(item)
                .at(() -> new Scene.Casting(
                        name,
                        character,
                        controller,
                        preset,
                        parameters,
                        goals,
                        changes,
                        gaits,
                        start[0],
                        start[1],
                        start[2]));
    }

    private static String file(YamlValue word, UnaryOperator<String> files) {
        String text = word.text();
        return word.at(() -> files.apply(text));
    }

    /** A list of pushes on somebody of these roles. */
    public static List<Push> pushes(YamlValue list, List<Scene.Casting> roles) {
        List<Push> pushes = new ArrayList<>();
        for (YamlValue p : list.list("a list of pushes")) {
            PushReader.read(p, roles, pushes);
        }
        return pushes;
    }

    /** A list of goals of somebody who has these gaits. */
    public static List<GoalEvent> goals(YamlValue list, List<String> gaits) {
        return goals(list, word -> {
            int index = gaits.indexOf(word.text());
            if (index < 0) {
                throw word.refuse("there is no such gait in the scene; expected "
                        + (gaits.isEmpty() ? "none: list some there" : "one of " + String.join(", ", gaits)));
            }
            return index + 1;
        });
    }

    private static List<GoalEvent> goals(YamlValue list, ToIntFunction<YamlValue> gaits) {
        List<GoalEvent> goals = new ArrayList<>();
        for (YamlValue g : list.list("a list of goals")) {
            goals(g, goals, gaits);
        }
        return goals;
    }

    /** The number of a gait that is named by its preset; one that is not listed yet comes last. */
    private static int gait(YamlValue word, List<String> gaits, UnaryOperator<String> files) {
        String name = file(word, files);
        if (!gaits.contains(name)) {
            gaits.add(name);
        }
        return gaits.indexOf(name) + 1;
    }

    /** One entry may ask for several things at its time. */
    private static void goals(YamlValue entry, List<GoalEvent> goals, ToIntFunction<YamlValue> gaits) {
        YamlMap map = entry.anyMap("a map with 'at' and a goal, such as {at: 2, speed: 1.2}");
        double at = map.find("at").map(YamlValue::number).orElse(0.0);
        int before = goals.size();
        map.entries().forEach((key, value) -> {
            if (!key.equals("at")) {
                GoalKey goal = GoalKey.ofKey(key)
                        .orElseThrow(() -> map.refuseKey(key, "unknown goal; expected one of " + goalKeys()));
                boolean asks = !value.is(NONE);
                boolean named = goal == GoalKey.GAIT && value.isText();
                double v = !asks ? 0 : named ? gaits.applyAsInt(value) : value.number();
                goals.add(value.at(() -> new GoalEvent(at, goal, goal.toSi(v), asks)));
            }
        });
        if (goals.size() == before) {
            throw entry.refuse("no goal is named; expected one of " + goalKeys());
        }
    }

    /** Values of parameters by name; maps and lists stand for longer names. */
    public static Map<String, Double> parameters(YamlValue value) {
        return ParameterTree.read(value.anyMap("a map of parameter names and numbers"));
    }

    /** One entry may change several parameters at its time. */
    private static void changes(YamlValue entry, List<ParameterEvent> changes) {
        YamlMap map = entry.anyMap("a map with 'at' and parameters, such as {at: 2, gait.speed: 1.2}");
        double at = map.need("at").number();
        Map<String, YamlValue> named = new LinkedHashMap<>(map.entries());
        named.remove("at");
        if (named.isEmpty()) {
            throw entry.refuse("no parameter is named; expected some, such as {at: 2, gait.speed: 1.2}");
        }
        ParameterTree.read(named, 0)
                .forEach((name, value) -> changes.add(entry.at(() -> new ParameterEvent(at, name, value))));
    }

    static String unknownActor(String actor, List<Scene.Casting> roles) {
        return "there is no '" + actor + "' in the scene; expected one of "
                + String.join(", ", roles.stream().map(Scene.Casting::name).toList());
    }

    static Vec3 vector(YamlValue value, String unit) {
        List<YamlValue> v = value.list("three numbers [x, y, z] in " + unit);
        if (v.size() != 3) {
            throw value.refuse("got " + v.size() + " numbers, expected three: [x, y, z] in " + unit);
        }
        return new Vec3(v.get(0).number(), v.get(1).number(), v.get(2).number());
    }

    private static String goalKeys() {
        List<String> keys = new ArrayList<>();
        for (GoalKey k : GoalKey.values()) {
            keys.add(k.key());
        }
        return String.join(", ", keys);
    }
}
