// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.terrain;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * How hard ground is to walk on, from 0 (as easy as the kind gets) to 1 (about the hardest that walkers have been shown on):
 * the parameters that change along the way, each in proportion.
 *
 * @param ranges by name of a parameter; empty if a kind is always as hard as it is
 */
public record Difficulty(Map<String, Range> ranges) {
    public static final Difficulty NONE = new Difficulty(Map.of());

    /** Values of one parameter; the hardest may be the lower one. */
    public record Range(double easiest, double hardest) {
        public Range {
            if (!Double.isFinite(hardest - easiest) || easiest == hardest) {
                throw new IllegalArgumentException(
                        "a range from " + easiest + " to " + hardest + "; expected two different numbers");
            }
        }

        double at(double difficulty) {
            // both ends exactly
            return difficulty == 1 ? hardest : easiest + difficulty * (hardest - easiest);
        }
    }

    public Difficulty {
        ranges = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(ranges));
    }

    /** One parameter. */
    public static Difficulty of(String parameter, double easiest, double hardest) {
        return NONE.and(parameter, easiest, hardest);
    }

    /** One more parameter. */
    public Difficulty and(String parameter, double easiest, double hardest) {
        Map<String, Range> all = new LinkedHashMap<>(ranges);
        all.put(parameter, new Range(easiest, hardest));
        return new Difficulty(all);
    }

    /** Values of the parameters at a difficulty; what is beyond 0 and 1 counts as these. */
    public Map<String, Double> values(double difficulty) {
        double d = Math.max(0, Math.min(1, difficulty));
        Map<String, Double> values = new LinkedHashMap<>();
        ranges.forEach((name, range) -> values.put(name, range.at(d)));
        return values;
    }

    /**
     * The difficulty that such values stand for: the mean over the parameters, each held within 0 and 1.
     *
     * @param values at least of the parameters of {@link #ranges}
     * @return empty if there is no notion of it
     */
    public OptionalDouble of(Map<String, Double> values) {
        return ranges.entrySet().stream()
                .mapToDouble(e -> {
                    Range r = e.getValue();
                    double d = (values.get(e.getKey()) - r.easiest()) / (r.hardest() - r.easiest());
                    return Math.max(0, Math.min(1, d));
                })
                .average();
    }
}
