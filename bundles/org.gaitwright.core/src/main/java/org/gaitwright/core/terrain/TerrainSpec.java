// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.terrain;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * What a terrain is made from.
 *
 * @param kind id of its factory, or the path of a terrain file where those are understood
 * @param parameters values given; the factory fills in the rest
 * @param seed key of its random numbers
 * @param words what numbers can't say, by name; {@code file} is a path, relative to the scene file in files
 * @param things what somebody placed on it, or cut into it
 */
public record TerrainSpec(
        String kind, Map<String, Double> parameters, long seed, Map<String, String> words, List<Thing> things) {
    public static final TerrainSpec FLAT = new TerrainSpec("flat", Map.of(), 0);

    public TerrainSpec {
        Objects.requireNonNull(kind, "kind");
        parameters = java.util.Collections.unmodifiableMap(new TreeMap<>(parameters));
        words = java.util.Collections.unmodifiableMap(new TreeMap<>(words));
        things = List.copyOf(things);
    }

    /** A spec without things. */
    public TerrainSpec(String kind, Map<String, Double> parameters, long seed, Map<String, String> words) {
        this(kind, parameters, seed, words, List.of());
    }

    /** A spec without words. */
    public TerrainSpec(String kind, Map<String, Double> parameters, long seed) {
        this(kind, parameters, seed, Map.of());
    }

    /** A copy with one word changed. */
    public TerrainSpec with(String word, String value) {
        Map<String, String> changed = new TreeMap<>(words);
        changed.put(word, value);
        return new TerrainSpec(kind, parameters, seed, changed, things);
    }

    /** A copy with other things. */
    public TerrainSpec with(List<Thing> placed) {
        return new TerrainSpec(kind, parameters, seed, words, placed);
    }

    /** As on the command line, {@code slope:grade=0.2,seed=3}; things are only counted. */
    @Override
    public String toString() {
        StringBuilder s = new StringBuilder(kind);
        char separator = ':';
        for (Map.Entry<String, String> e : words.entrySet()) {
            s.append(separator).append(e.getKey()).append('=').append(e.getValue());
            separator = ',';
        }
        for (Map.Entry<String, Double> e : parameters.entrySet()) {
            s.append(separator).append(e.getKey()).append('=').append(number(e.getValue()));
            separator = ',';
        }
        if (seed != 0) {
            s.append(separator).append("seed=").append(seed);
        }
        if (!things.isEmpty()) {
            s.append(" with ").append(things.size()).append(things.size() == 1 ? " thing" : " things");
        }
        return s.toString();
    }

    private static String number(double v) {
        return v == Math.rint(v) && Math.abs(v) < 1e15 ? Long.toString((long) v) : Double.toString(v);
    }
}
