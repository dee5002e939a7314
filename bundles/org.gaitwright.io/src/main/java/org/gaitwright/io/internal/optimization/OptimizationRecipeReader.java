// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.optimization;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.gaitwright.core.objective.Objective;
import org.gaitwright.core.objective.Objective.Statistic;
import org.gaitwright.core.optimization.Horizon;
import org.gaitwright.core.optimization.Racing;
import org.gaitwright.core.optimization.Recipe;
import org.gaitwright.core.optimization.Rollout;
import org.gaitwright.core.optimization.StopRules;
import org.gaitwright.core.optimization.Validation;
import org.gaitwright.core.optimization.Variable;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.internal.scene.SceneReader;
import org.gaitwright.io.internal.terrain.TerrainReader;
import org.gaitwright.io.internal.yaml.YamlMap;
import org.gaitwright.io.internal.yaml.YamlText;
import org.gaitwright.io.internal.yaml.YamlValue;

/** Reads the schema of optimisation recipes. */
public final class OptimizationRecipeReader {
    private final Function<YamlValue, Scene> scenes;
    private final Function<TerrainSpec, TerrainSpec> grounds;

    /**
     * A reader.
     *
     * @param scenes the scene that the entry {@code scene} stands for: a file, or a scene within the recipe
     * @param grounds what is kept of a terrain, since some name files
     */
    public OptimizationRecipeReader(Function<YamlValue, Scene> scenes, Function<TerrainSpec, TerrainSpec> grounds) {
        this.scenes = scenes;
        this.grounds = grounds;
    }

    public Recipe read(YamlValue root, String file) {
        YamlMap map = root.map(
                "name",
                "description",
                "scene",
                "variables",
                "objective",
                "rollouts",
                "horizon",
                "racing",
                "stop",
                "validation",
                "optimizer",
                "limit");
        map.find("description").ifPresent(YamlValue::text);
        String name = map.find("name").map(YamlValue::text).orElseGet(() -> YamlText.stem(file));
        Scene scene = scenes.apply(map.need("scene"));
        List<Variable> variables = variables(map.need("variables"));
        Objective objective = objective(map.need("objective"));
        List<Rollout> rollouts =
                map.find("rollouts").map(r -> rollouts(r, scene)).orElse(List.of(Rollout.PLAIN));
        Horizon horizon =
                map.find("horizon").map(OptimizationRecipeReader::horizon).orElse(Horizon.WHOLE);
        Racing racing = map.find("racing").map(OptimizationRecipeReader::racing).orElse(Racing.NONE);
        StopRules stop = map.find("stop").map(OptimizationRecipeReader::stop).orElse(StopRules.NONE);
        boolean fresh = rollouts.stream().anyMatch(Rollout::fresh);
        Validation validation = map.find("validation")
                .map(OptimizationRecipeReader::validation)
                .orElse(fresh ? Validation.USUAL : Validation.NONE);
        Recipe.Search search =
                map.find("optimizer").map(OptimizationRecipeReader::search).orElse(Recipe.Search.USUAL);
        double limit = map.find("limit").map(YamlValue::number).orElse(Recipe.USUAL_CPU_SECONDS);
        YamlValue blamed = map.find("limit").orElse(root);
        return blamed.at(() -> new Recipe(
                name, scene, variables, objective, rollouts, horizon, racing, stop, validation, search, limit));
    }

    private static List<Variable> variables(YamlValue list) {
        List<Variable> variables = new ArrayList<>();
        for (YamlValue item : list.list("a list of variables such as {parameter: hip.kp, lower: 100, upper: 800}")) {
            YamlMap map = item.map("parameter", "actor", "mirrored", "lower", "upper", "start");
            YamlValue parameter = map.need("parameter");
            List<String> names = parameter.isList()
                    ? parameter.list("a list of parameters").stream()
                            .map(YamlValue::text)
                            .toList()
                    : List.of(parameter.text());
            variables.add(map.find("lower")
                    .orElse(item)
                    .at(() -> new Variable(
                            map.find("actor").map(YamlValue::text).orElse(""),
                            names,
                            map.find("mirrored").map(YamlValue::truth).orElse(false),
                            number(map, "lower"),
                            number(map, "upper"),
                            number(map, "start"))));
        }
        if (variables.isEmpty()) {
            throw list.refuse("the list is empty; expected at least one variable");
        }
        return variables;
    }

    private static OptionalDouble number(YamlMap map, String key) {
        Optional<YamlValue> value = map.find(key);
        return value.isPresent() ? OptionalDouble.of(value.get().number()) : OptionalDouble.empty();
    }

    private static Objective objective(YamlValue value) {
        YamlMap map = value.map("missing-second", "terms");
        List<Objective.Term> terms = new ArrayList<>();
        for (YamlValue item :
                map.need("terms").list("a list of terms such as {measure: speed, target: 1, weight: 2}")) {
            terms.add(term(item));
        }
        Optional<YamlValue> missing = map.find("missing-second");
        double cost = missing.map(YamlValue::number).orElse(1.0);
        return missing.orElse(value).at(() -> new Objective(terms, cost));
    }

    /** A signal; or besides the measure, its weight and what it counts as where it has no value, the measure's own settings. */
    private static Objective.Term term(YamlValue item) {
        YamlMap map = item.anyMap("a term such as {measure: speed, target: 1, weight: 2}");
        Map<String, YamlValue> settings = new LinkedHashMap<>(map.entries());
        double weight = map.find("weight").map(YamlValue::number).orElse(1.0);
        double absent = map.find("absent").map(YamlValue::number).orElse(1.0);
        Objective.Onset onset =
                map.find("growth").map(OptimizationRecipeReader::onset).orElse(Objective.Onset.AT_ONCE);
        Optional<YamlValue> signal = map.find("signal");
        if (signal.isPresent()) {
            YamlMap own = item.map("signal", "of", "weight", "absent", "growth");
            Statistic of =
                    own.find("of").map(OptimizationRecipeReader::statistic).orElse(Statistic.MEAN);
            return item.at(() ->
                    Objective.Term.of(signal.get().text(), of, weight, absent).with(onset));
        }
        settings.keySet().removeAll(List.of("measure", "weight", "absent", "growth"));
        Map<String, Double> numbers = new LinkedHashMap<>();
        settings.forEach((name, value) -> numbers.put(name, value.number()));
        String measure = map.need("measure").text();
        return item.at(() -> new Objective.Term(measure, numbers, weight, absent).with(onset));
    }

    private static Objective.Onset onset(YamlValue value) {
        YamlMap map = value.map("after", "generations");
        int after = clamp(whole(map, "after", 0));
        int generations = clamp(whole(map, "generations", 0));
        return value.at(() -> new Objective.Onset(after, generations));
    }

    private static Statistic statistic(YamlValue value) {
        return Statistic.ofWord(value.text())
                .orElseThrow(() -> value.refuse("'" + value.text() + "' is not a way to reduce a signal; expected "
                        + Arrays.stream(Statistic.values()).map(Statistic::word).collect(Collectors.joining(", "))));
    }

    private List<Rollout> rollouts(YamlValue list, Scene scene) {
        List<Rollout> rollouts = new ArrayList<>();
        for (YamlValue item : list.list("a list of rollouts such as {terrain: flat}")) {
            YamlMap map = item.map(
                    "terrain",
                    "pushes",
                    "goals",
                    "spread",
                    "times",
                    "fresh",
                    "weight",
                    "growth",
                    "shoves",
                    "turn",
                    "after",
                    "parameters");
            Optional<TerrainSpec> ground =
                    map.find("terrain").map(t -> t.at(() -> grounds.apply(TerrainReader.ofScene(t))));
            rollouts.add(item.at(() -> new Rollout(
                    ground,
                    map.find("pushes")
                            .map(p -> SceneReader.pushes(p, scene.roles()))
                            .orElse(List.of()),
                    map.find("goals")
                            .map(g -> SceneReader.goals(g, scene.roles().get(0).gaits()))
                            .orElse(List.of()),
                    map.find("spread").map(OptimizationRecipeReader::spread).orElse(Rollout.Spread.NONE),
                    (int) Math.max(0, Math.min(Integer.MAX_VALUE, whole(map, "times", 1))),
                    map.find("fresh").map(YamlValue::truth).orElse(false),
                    map.find("weight").map(YamlValue::number).orElse(1.0),
                    map.find("growth").map(OptimizationRecipeReader::growth),
                    map.find("shoves").map(OptimizationRecipeReader::shoves),
                    clamp(whole(map, "turn", 0)),
                    clamp(whole(map, "after", 0)),
                    map.find("parameters").map(SceneReader::parameters).orElse(Map.of()))));
        }
        if (rollouts.isEmpty()) {
            throw list.refuse("the list is empty; expected at least one rollout, or no such key");
        }
        return list.at(() -> {
            Rollout.checkTurns(rollouts);
            return rollouts;
        });
    }

    private static Rollout.Growth growth(YamlValue value) {
        YamlMap map = value.map("parameter", "from", "generations");
        String parameter = map.need("parameter").text();
        double from = map.need("from").number();
        int generations = clamp(map.need("generations").integer());
        return value.at(() -> new Rollout.Growth(parameter, from, generations));
    }

    private static Rollout.Shoves shoves(YamlValue value) {
        YamlMap map = value.map("body", "force", "duration", "every", "generations");
        String body = map.need("body").text();
        double newtons = map.need("force").number();
        double seconds = map.need("duration").number();
        double every = map.need("every").number();
        int generations = clamp(whole(map, "generations", 0));
        return value.at(() -> new Rollout.Shoves(body, newtons, seconds, every, generations));
    }

    private static Rollout.Spread spread(YamlValue value) {
        YamlMap map = value.map("x", "y", "heading");
        double x = map.find("x").map(YamlValue::number).orElse(0.0);
        double y = map.find("y").map(YamlValue::number).orElse(0.0);
        double heading = map.find("heading").map(YamlValue::number).orElse(0.0);
        return value.at(() -> new Rollout.Spread(x, y, Math.toRadians(heading)));
    }

    private static Horizon horizon(YamlValue value) {
        YamlMap map = value.map("from", "growth", "success", "cost");
        double from = map.need("from").number();
        double growth = map.find("growth").map(YamlValue::number).orElse(Horizon.WHOLE.growth());
        double success = map.find("success").map(YamlValue::number).orElse(Horizon.WHOLE.success());
        double cost = map.find("cost").map(YamlValue::number).orElse(Horizon.WHOLE.cost());
        return value.at(() -> new Horizon(from, growth, success, cost));
    }

    private static Racing racing(YamlValue value) {
        YamlMap map = value.map("first", "share");
        int first = clamp(map.need("first").integer());
        double share = map.find("share").map(YamlValue::number).orElse(0.5);
        return value.at(() -> new Racing(first, share));
    }

    private static StopRules stop(YamlValue value) {
        YamlMap map = value.map("cost", "generations", "evaluations");
        double cost = map.find("cost").map(YamlValue::number).orElse(StopRules.NONE.cost());
        long generations = whole(map, "generations", StopRules.NONE.generations());
        long evaluations = whole(map, "evaluations", StopRules.NONE.evaluations());
        return value.at(() -> new StopRules(cost, generations, evaluations));
    }

    private static Validation validation(YamlValue value) {
        YamlMap map = value.map("every", "times");
        long every = whole(map, "every", Validation.USUAL.every());
        long times = whole(map, "times", Validation.USUAL.times());
        return value.at(() -> new Validation(clamp(every), clamp(times)));
    }

    /** An id, or a map with an id, a seed and the optimiser's own settings. */
    private static Recipe.Search search(YamlValue value) {
        if (!value.isMap()) {
            return new Recipe.Search(value.text(), Map.of(), Recipe.Search.USUAL.seed());
        }
        YamlMap map = value.anyMap("an optimiser such as {id: cma-es, population: 16}");
        Map<String, Double> settings = new LinkedHashMap<>();
        map.entries().forEach((name, setting) -> {
            if (!name.equals("id") && !name.equals("seed")) {
                settings.put(name, setting.number());
            }
        });
        return new Recipe.Search(
                map.find("id").map(YamlValue::text).orElse(Recipe.Search.USUAL.optimizer()),
                settings,
                whole(map, "seed", Recipe.Search.USUAL.seed()));
    }

    private static long whole(YamlMap map, String key, long usual) {
        return map.find(key).map(YamlValue::integer).orElse(usual);
    }

    private static int clamp(long n) {
        return (int) Math.max(-1, Math.min(Integer.MAX_VALUE, n));
    }
}
