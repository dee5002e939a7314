// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.gaitwright.core.objective.Objective;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.Scene;

/**
 * All that decides a search: the same recipe ends in the same bits, on any machine, with any number of workers.
 *
 * @param name for people
 * @param scene that candidates play
 * @param variables what is searched
 * @param objective what a rollout costs
 * @param rollouts how a candidate is tried; its cost is their weighted mean
 * @param horizon how long rollouts last
 * @param racing who plays all of them
 * @param stop when it has done enough
 * @param validation how winners are picked
 * @param search who searches
 * @param cpuSeconds processor time that one rollout may take; one that takes longer has failed
 */
public record Recipe(
        String name,
        Scene scene,
        List<Variable> variables,
        Objective objective,
        List<Rollout> rollouts,
        Horizon horizon,
        Racing racing,
        StopRules stop,
        Validation validation,
        Search search,
        double cpuSeconds) {
    /** Far beyond what any rollout takes that does not hang. */
    public static final double USUAL_CPU_SECONDS = 600;

    /**
     * Who searches.
     *
     * @param optimizer id
     * @param settings of the optimiser that differ from its own, by name
     * @param seed key of all random numbers of the search
     */
    public record Search(String optimizer, Map<String, Double> settings, long seed) {
        public static final Search USUAL = new Search("cma-es", Map.of(), 1);

        public Search {
            Objects.requireNonNull(optimizer, "optimizer");
            settings = Collections.unmodifiableMap(new TreeMap<>(settings));
        }
    }

    public Recipe {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(scene, "scene");
        variables = List.copyOf(variables);
        Objects.requireNonNull(objective, "objective");
        rollouts = List.copyOf(rollouts);
        Objects.requireNonNull(horizon, "horizon");
        Objects.requireNonNull(racing, "racing");
        Objects.requireNonNull(stop, "stop");
        Objects.requireNonNull(validation, "validation");
        Objects.requireNonNull(search, "search");
        if (variables.isEmpty()) {
            throw new InvalidInput("there is no variable; name at least one parameter to optimise");
        }
        if (rollouts.isEmpty()) {
            throw new InvalidInput("there is no rollout; give at least one, or omit the list");
        }
        Rollout.checkTurns(rollouts);
        if (!(cpuSeconds > 0)) {
            throw new InvalidInput("a rollout may take " + cpuSeconds + " s; expected more than 0");
        }
    }

    /** A search with the usual ways of everything. */
    public static Recipe of(String name, Scene scene, List<Variable> variables, Objective objective) {
        return new Recipe(
                name,
                scene,
                variables,
                objective,
                List.of(Rollout.PLAIN),
                Horizon.WHOLE,
                Racing.NONE,
                StopRules.NONE,
                Validation.NONE,
                Search.USUAL,
                USUAL_CPU_SECONDS);
    }

    /** The generation, counted from 1, from which on costs mean the same as long as rollouts last as long: nothing grows any more. */
    public long settled() {
        long last = 1;
        for (Rollout r : rollouts) {
            last = Math.max(last, r.settled());
        }
        for (Objective.Term term : objective.terms()) {
            last = Math.max(last, term.onset().settled());
        }
        return last;
    }

    /** The same with another seed. */
    public Recipe seeded(long seed) {
        return with(new Search(search.optimizer(), search.settings(), seed));
    }

    /** The same, searched otherwise. */
    public Recipe with(Search other) {
        return new Recipe(
                name, scene, variables, objective, rollouts, horizon, racing, stop, validation, other, cpuSeconds);
    }

    /** The same until something else is enough. */
    public Recipe with(StopRules other) {
        return new Recipe(
                name, scene, variables, objective, rollouts, horizon, racing, other, validation, search, cpuSeconds);
    }
}
