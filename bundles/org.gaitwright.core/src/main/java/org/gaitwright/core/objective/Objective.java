// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.objective;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
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

    /** What becomes of a signal in a run. */
    public enum Statistic {
        /** Its mean over time. */
        MEAN,
        /** Its integral over time, s. */
        INTEGRAL,
        /** Its largest value. */
        LARGEST,
        /** Its last value. */
        LAST;

        /** The word of files. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Optional<Statistic> ofWord(String word) {
            return Arrays.stream(values()).filter(s -> s.word().equals(word)).findFirst();
        }
    }

    /**
     * A measure with its parameters, or a signal of the run, and its weight in the sum.
     *
     * @param measure id; empty for a signal
     * @param signal name, as in {@link org.gaitwright.core.scene.Run#signals}; empty for a measure
     * @param statistic what becomes of the signal
     * @param absent what counts as its value where it has none, such as the length of steps of one who fell before taking any
     */
    public record Term(
            String measure,
            String signal,
            Statistic statistic,
            Map<String, Double> parameters,
            double weight,
            double absent) {
        public Term {
            Objects.requireNonNull(measure, "measure");
            Objects.requireNonNull(statistic, "statistic");
            parameters = Map.copyOf(parameters);
            if (measure.isEmpty() == signal.isEmpty()) {
                throw new InvalidInput("a term of the measure '" + measure + "' and the signal '" + signal
                        + "'; expected one of them");
            }
            if (!Double.isFinite(weight)) {
                throw new InvalidInput(
                        "term '" + measure + signal + "': weight is " + weight + "; expected a finite number");
            }
            if (!Double.isFinite(absent)) {
                throw new InvalidInput(
                        "term '" + measure + signal + "': value if absent is " + absent + "; expected a finite number");
            }
        }

        /** A measure. */
        public Term(String measure, Map<String, Double> parameters, double weight, double absent) {
            this(measure, "", Statistic.MEAN, parameters, weight, absent);
        }

        /** A measure that counts as 1 where it has no value. */
        public Term(String measure, Map<String, Double> parameters, double weight) {
            this(measure, parameters, weight, 1);
        }

        /** A signal. */
        public static Term of(String signal, Statistic statistic, double weight, double absent) {
            return new Term("", signal, statistic, Map.of(), weight, absent);
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
