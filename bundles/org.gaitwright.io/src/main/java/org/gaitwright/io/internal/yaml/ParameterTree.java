// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.yaml;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Parameters in a YAML file: maps nest, so that {@code style: {bend: 0.3}} is {@code style.bend: 0.3}; a list gives the values
 * {@code path.0}, {@code path.1}, … of a curve.
 */
public final class ParameterTree {
    private static final Pattern KEY = Pattern.compile("[a-z0-9]+([.-][a-z0-9]+)*");
    /** References within a file may repeat a part of it many times over, or for ever. */
    private static final int MAX_VALUES = 10_000;

    private static final int DEEPEST = 16;

    private final int listLength;
    private final Map<String, Double> values = new LinkedHashMap<>();
    private int visited;

    private ParameterTree(int listLength) {
        this.listLength = listLength;
    }

    /** Numbers by path. */
    public static Map<String, Double> read(YamlMap map) {
        return read(map.entries(), 0);
    }

    /** Numbers by path; a list must have so many, unless that is 0. */
    public static Map<String, Double> read(Map<String, YamlValue> entries, int listLength) {
        ParameterTree tree = new ParameterTree(listLength);
        entries.forEach((key, value) -> tree.add(key, value, 1));
        return tree.values;
    }

    private void add(String path, YamlValue value, int depth) {
        if (++visited > MAX_VALUES || depth > DEEPEST) {
            throw value.refuse("there are more than " + MAX_VALUES + " values, or more than " + DEEPEST
                    + " nested maps; expected fewer");
        }
        if (!KEY.matcher(path).matches()) {
            throw value.keyOf(path)
                    .refuse("not the name of a parameter; expected lower-case words joined by dots or hyphens");
        }
        if (value.isMap()) {
            value.anyMap("a map of parameters")
                    .entries()
                    .forEach((key, inner) -> add(path + "." + key, inner, depth + 1));
        } else if (value.isList()) {
            curve(path, value);
        } else {
            put(path, value);
        }
    }

    private void curve(String path, YamlValue value) {
        List<YamlValue> knots = value.list("a list of numbers");
        if (knots.isEmpty() || listLength > 0 && knots.size() != listLength) {
            throw value.refuse("got " + knots.size() + " numbers, expected "
                    + (listLength > 0 ? listLength + ", or one for the whole curve" : "at least one"));
        }
        for (int i = 0; i < knots.size(); i++) {
            put(path + "." + i, knots.get(i));
        }
    }

    private void put(String path, YamlValue value) {
        visited++;
        if (values.put(path, value.number()) != null) {
            throw value.refuse("'" + path + "' is given twice; remove one of them");
        }
    }
}
