// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.optimization;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gaitwright.core.optimization.Best;
import org.gaitwright.core.optimization.Optimization;
import org.gaitwright.core.optimization.Recipe;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.SceneFile;
import org.gaitwright.io.internal.Numbers;

/** What a search has found, as files: presets of the best and of the mean, and the scene with the best. */
public final class Trained {
    public static final String BEST = "best";
    public static final String MEAN = "mean";
    public static final String SCENE = "best-scene.yaml";

    private Trained() {}

    /** Texts by file name. */
    public static Map<String, String> files(Optimization search, RunCard card, Path folder) {
        Map<String, String> files = new LinkedHashMap<>();
        RecipePlan plan = search.plan();
        Best best = search.best();
        if (best != null) {
            Map<String, Object> where = provenance(search, card);
            where.put("generation", best.generation());
            where.put("cost", best.cost());
            where.put("seconds", best.seconds());
            where.put("upright", best.upright());
            String words = "The best of " + search.evaluations() + " tries of the recipe " + card.name() + ", cost "
                    + Numbers.spell(best.cost());
            presets(files, plan, best.values(), BEST, words, where);
            files.put(SCENE, SceneFile.text(plan.scene(best.values()), folder.resolve(SCENE)));
        }
        double[] mean = search.mean();
        if (mean != null) {
            Map<String, Object> where = provenance(search, card);
            where.put("generation", search.generation());
            presets(files, plan, mean, MEAN, "Where the search of the recipe " + card.name() + " stands", where);
        }
        return files;
    }

    /** The values of variables in a scene that was written here; empty if it lacks one. */
    public static Optional<double[]> values(Scene scene, List<String> variables) {
        double[] values = new double[variables.size()];
        for (int i = 0; i < values.length; i++) {
            Double value = value(scene.roles(), variables.get(i));
            if (value == null) {
                return Optional.empty();
            }
            values[i] = value;
        }
        return Optional.of(values);
    }

    /** Those of the first actor have no name before them. */
    private static Double value(List<Scene.Casting> roles, String variable) {
        for (Scene.Casting role : roles.subList(1, roles.size())) {
            String before = role.name() + "/";
            if (variable.startsWith(before)) {
                return role.parameters().get(variable.substring(before.length()));
            }
        }
        return roles.get(0).parameters().get(variable);
    }

    private static Map<String, Object> provenance(Optimization search, RunCard card) {
        Recipe recipe = search.plan().recipe();
        Map<String, Object> where = new LinkedHashMap<>();
        where.put("recipe", card.name());
        where.put("recipe-sha256", card.sha256());
        where.put("optimizer", recipe.search().optimizer());
        where.put("seed", card.seed());
        where.put("evaluations", search.evaluations());
        where.put("version", card.version());
        return where;
    }

    /** One for each actor that has variables: the first in a file of the plain name, others with theirs. */
    private static void presets(
            Map<String, String> files,
            RecipePlan plan,
            double[] values,
            String name,
            String words,
            Map<String, Object> provenance) {
        List<Scene.Casting> roles = plan.recipe().scene().roles();
        for (int a = 0; a < roles.size(); a++) {
            Map<String, Double> searched = plan.parameters(a, values);
            if (!searched.isEmpty()) {
                Scene.Casting role = roles.get(a);
                String character =
                        FileWord.isPath(role.character()) ? FileWord.stem(role.character()) : role.character();
                files.put(
                        name + (a == 0 ? "" : "-" + role.name()) + ".yaml",
                        TrainedText.of(
                                role.controller(),
                                character,
                                words,
                                provenance,
                                TrainedValues.of(plan.allParameters(a, values), searched.keySet())));
            }
        }
    }
}
