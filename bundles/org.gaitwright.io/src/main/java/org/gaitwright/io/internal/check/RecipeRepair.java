// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.gaitwright.core.objective.Objective;
import org.gaitwright.core.optimization.Recipe;
import org.gaitwright.core.optimization.Rollout;
import org.gaitwright.core.optimization.Variable;
import org.gaitwright.core.scene.EntryPath;

/** Takes out of a recipe what a plan refused, so that what else is wrong can be found. */
final class RecipeRepair {
    private static final EntryPath VARIABLES = EntryPath.of("variables");
    private static final EntryPath TERMS = EntryPath.of("objective").key("terms");
    private static final EntryPath ROLLOUTS = EntryPath.of("rollouts");
    private static final EntryPath SETTINGS = EntryPath.of("optimizer");

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

    /** The path in the file of what has a path in the recipe that is left. */
    EntryPath original(EntryPath path) {
        if (path.isWithin(VARIABLES)) {
            return original(path, VARIABLES, variablePlaces);
        }
        return path.isWithin(TERMS) ? original(path, TERMS, termPlaces) : path;
    }

    private static EntryPath original(EntryPath path, EntryPath list, List<Integer> places) {
        int i = path.positionAt(list.steps().size());
        return i >= 0 && i < places.size()
                ? list.item(places.get(i)).then(path.from(list.steps().size() + 1))
                : list;
    }

    /** Takes out what has a path in the recipe that is left; false if that is more than an entry. */
    boolean take(EntryPath path) {
        if (path.isWithin(SETTINGS)) {
            return settings.remove(path.from(1).toString()) != null;
        }
        if (path.isWithin(VARIABLES)) {
            return takeVariable(path.positionAt(1));
        }
        if (path.isWithin(ROLLOUTS)) {
            return takeRollout(path.positionAt(1));
        }
        int term = path.positionAt(TERMS.steps().size());
        if (!path.isWithin(TERMS) || term < 0) {
            return false;
        }
        takeTerm(term, path.from(TERMS.steps().size() + 1).toString());
        return true;
    }

    private boolean takeVariable(int i) {
        boolean found = i >= 0 && i < variables.size();
        if (found) {
            variables.remove(i);
            variablePlaces.remove(i);
        }
        return found;
    }

    private boolean takeRollout(int i) {
        return i >= 0 && rollouts.set(i, Rollout.PLAIN) != Rollout.PLAIN;
    }

    private void takeTerm(int i, String parameter) {
        Map<String, Double> own = new TreeMap<>(terms.get(i).parameters());
        if (own.remove(parameter) != null) {
            terms.set(i, terms.get(i).with(own));
        } else {
            terms.remove(i);
            termPlaces.remove(i);
        }
    }
}
