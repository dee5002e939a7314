// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.gaitwright.core.objective.Objective;
import org.gaitwright.core.optimization.Recipe;
import org.gaitwright.core.optimization.Rollout;
import org.gaitwright.core.optimization.Variable;

/** Takes out of a recipe what a plan refused, so that what else is wrong can be found. */
final class RecipeRepair {
    private static final Pattern ITEM = Pattern.compile("(variables|objective\\.terms|rollouts)\\[([0-9]+)\\](.*)");
    private static final String SETTING = "optimizer.";

    private final Recipe whole;
    private final List<Variable> variables;
    private final List<Objective.Term> terms;
    private final List<Rollout> rollouts;
    private final Map<String, Double> settings;
    /** Where in the file the variables and terms stand that are left. */
    private final List<Integer> variablePlaces;

    private final List<Integer> termPlaces;

    RecipeRepair(Recipe recipe) {
        whole = recipe;
        variables = new ArrayList<>(recipe.variables());
        terms = new ArrayList<>(recipe.objective().terms());
        rollouts = new ArrayList<>(recipe.rollouts());
        settings = new TreeMap<>(recipe.search().settings());
        variablePlaces = places(variables.size());
        termPlaces = places(terms.size());
    }

    private static List<Integer> places(int count) {
        return new ArrayList<>(IntStream.range(0, count).boxed().toList());
    }

    /** What is left. */
    Recipe recipe() {
        return new Recipe(
                whole.name(),
                whole.scene(),
                variables.isEmpty() ? List.of(Variable.of("*")) : variables,
                new Objective(terms, whole.objective().costPerMissingSecond()),
                rollouts,
                whole.horizon(),
                whole.racing(),
                whole.stop(),
                whole.validation(),
                new Recipe.Search(
                        whole.search().optimizer(), settings, whole.search().seed()),
                whole.cpuSeconds());
    }

    /** The key in the file of what has a key in the recipe that is left. */
    String original(String key) {
        Matcher m = ITEM.matcher(key);
        if (!m.matches()) {
            return key;
        }
        int i = Integer.parseInt(m.group(2));
        List<Integer> places = m.group(1).equals("variables")
                ? variablePlaces
                : m.group(1).equals("rollouts") ? places(rollouts.size()) : termPlaces;
        return i < places.size() ? m.group(1) + "[" + places.get(i) + "]" + m.group(3) : m.group(1);
    }

    /** Takes out what has a key in the recipe that is left; false if that is more than an entry. */
    boolean take(String key) {
        if (key.startsWith(SETTING)) {
            return settings.remove(key.substring(SETTING.length())) != null;
        }
        Matcher m = ITEM.matcher(key);
        return m.matches() && take(m.group(1), Integer.parseInt(m.group(2)), m.group(3));
    }

    private boolean take(String list, int i, String rest) {
        switch (list) {
            case "variables":
                if (i >= variables.size()) {
                    return false;
                }
                variables.remove(i);
                variablePlaces.remove(i);
                return true;
            case "rollouts":
                boolean plain = rollouts.get(i) == Rollout.PLAIN;
                rollouts.set(i, Rollout.PLAIN);
                return !plain;
            default:
                Objective.Term term = terms.get(i);
                Map<String, Double> own = new TreeMap<>(term.parameters());
                if (own.remove(rest.isEmpty() ? rest : rest.substring(1)) != null) {
                    terms.set(i, term.with(own));
                } else {
                    terms.remove(i);
                    termPlaces.remove(i);
                }
                return true;
        }
    }
}
