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
     * When in a search a term begins to count: what makes a gait better can stand in the way of finding one.
     *
     * @param after so many generations it counts for nothing
     * @param generations more until it has its whole weight; it grows evenly
     */
    public record Onset(int after, int generations) {
        /** Counts from the beginning. */
        public static final Onset AT_ONCE = new Onset(0, 0);

        public Onset {
            if (after < 0 || generations < 0) {
                throw new InvalidInput("a term counts after " + after + " generations and grows for " + generations
                        + "; expected zero or more");
            }
        }

        /** The first generation, counted from 1, with all of its weight. */
        public long settled() {
            return 1L + after + generations;
        }

        /** Share of its weight in a generation, counted from 1; all of it in others, such as those of a validation. */
        double share(long generation) {
            if (generation <= 0 || generation > after + generations) {
                return 1;
            }
            return generation <= after ? 0 : (double) (generation - after) / (generations + 1);
        }
    }

    /**
     * A measure with its parameters, or a signal of the run, and its weight in the sum.
     *
     * @param measure id; empty for a signal
     * @param signal name, as in {@link org.gaitwright.core.run.Run#signals}; empty for a measure
     * @param statistic what becomes of the signal
     * @param absent what counts as its value where it has none, such as the length of steps of one who fell before taking any
     * @param onset when in a search it begins to count
     */
    public record Term(
            String measure,
            String signal,
            Statistic statistic,
            Map<String, Double> parameters,
            double weight,
            double absent,
            Onset onset) {
        public Term {
            Objects.requireNonNull(measure, "measure");
            Objects.requireNonNull(statistic, "statistic");
            Objects.requireNonNull(onset, "onset");
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
            this(measure, "", Statistic.MEAN, parameters, weight, absent, Onset.AT_ONCE);
        }

        /** A measure that counts as 1 where it has no value. */
        public Term(String measure, Map<String, Double> parameters, double weight) {
            this(measure, parameters, weight, 1);
        }

        /** A signal. */
        public static Term of(String signal, Statistic statistic, double weight, double absent) {
            return new Term("", signal, statistic, Map.of(), weight, absent, Onset.AT_ONCE);
        }

        /** The same that begins to count later. */
        public Term with(Onset newOnset) {
            return new Term(measure, signal, statistic, parameters, weight, absent, newOnset);
        }

        /** The same with other parameters. */
        public Term with(Map<String, Double> newParameters) {
            return new Term(measure, signal, statistic, newParameters, weight, absent, onset);
        }
    }

    /**
     * The score of a run.
     *
     * @param values value of each term, in the order of the terms
     * @param missingSeconds time asked for less time walked
     */
    public Score score(double[] values, double missingSeconds) {
        return score(values, missingSeconds, 0);
    }

    /**
     * The score of a run in a generation of a search.
     *
     * @param generation counted from 1; zero and less for all terms at their whole weight
     */
    public Score score(double[] values, double missingSeconds, long generation) {
        double total = costPerMissingSecond * missingSeconds;
        for (int i = 0; i < terms.size(); i++) {
            Term term = terms.get(i);
            total += term.onset().share(generation)
                    * term.weight()
                    * (Double.isNaN(values[i]) ? term.absent() : values[i]);
        }
        return new Score(Double.isNaN(total) ? Double.POSITIVE_INFINITY : total, values.clone(), missingSeconds);
    }

    /** What a run cost, and how that came about. */
    public record Score(double total, double[] values, double missingSeconds) {}
}
