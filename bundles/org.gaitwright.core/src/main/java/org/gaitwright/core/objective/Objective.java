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

    /** A measure with its parameters and its weight in the sum. */
    public record Term(String measure, Map<String, Double> parameters, double weight) {
        public Term {
            Objects.requireNonNull(measure, "measure");
            parameters = Map.copyOf(parameters);
            if (!Double.isFinite(weight)) {
                throw new InvalidInput("term '" + measure + "': weight is " + weight + "; expected a finite number");
            }
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
            total += terms.get(i).weight() * values[i];
        }
        return new Score(Double.isNaN(total) ? Double.POSITIVE_INFINITY : total, values.clone(), missingSeconds);
    }

    /** What a run cost, and how that came about. */
    public record Score(double total, double[] values, double missingSeconds) {}
}
