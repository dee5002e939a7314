// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.objective;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.gaitwright.core.registry.InvalidInput;

/**
 * How a run is scored: a weighted sum of named terms, and for each second that a fallen or diverged run did not walk, the
 * cost of that second.
 */
public record Objective(List<Term> terms, double costPerMissingSecond) {
    public Objective {
        terms = List.copyOf(terms);
        if (!(costPerMissingSecond >= 0 && Double.isFinite(costPerMissingSecond))) {
            throw new InvalidInput("cost per missing second is " + costPerMissingSecond + "; expected zero or more");
        }
    }

    /**
     * A measure with its parameters and its weight in the sum.
     *
     * @param absent what counts as its value where it has none, such as the length of steps of one who fell before taking any
     */
    public record Term(String measure, Map<String, Double> parameters, double weight, double absent) {
        public Term {
            Objects.requireNonNull(measure, "measure");
            parameters = Map.copyOf(parameters);
            if (!Double.isFinite(weight)) {
                throw new InvalidInput("term '" + measure + "': weight is " + weight + "; expected a finite number");
            }
            if (!Double.isFinite(absent)) {
                throw new InvalidInput(
                        "term '" + measure + "': value if absent is " + absent + "; expected a finite number");
            }
        }

        /** One that counts as 1 where it has no value. */
        public Term(String measure, Map<String, Double> parameters, double weight) {
            this(measure, parameters, weight, 1);
        }
    }

    /**
     * The score of a run.
     *
     * @param values value of each term, in the order of the terms
     * @param missingSeconds time asked for less time walked
     */
    public Score score(double[] values, double missingSeconds) {
        double total = costPerMissingSecond * missingSeconds;
        for (int i = 0; i < terms.size(); i++) {
            Term term = terms.get(i);
            total += term.weight() * (Double.isNaN(values[i]) ? term.absent() : values[i]);
        }
        return new Score(Double.isNaN(total) ? Double.POSITIVE_INFINITY : total, values.clone(), missingSeconds);
    }

    /** What a run cost, and how that came about. */
    public record Score(double total, double[] values, double missingSeconds) {}
}
