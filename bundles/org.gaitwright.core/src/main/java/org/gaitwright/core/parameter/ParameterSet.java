// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.parameter;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Nearest;

/** The declared parameters of something, in the order of their declaration. Immutable. */
public final class ParameterSet {
    /** More names than these nobody reads in a message. */
    private static final int MAX_LISTED = 20;

    public static final ParameterSet EMPTY = new ParameterSet(List.of());

    private final List<Parameter> parameters;
    private final Map<String, Integer> indexByName = new HashMap<>();

    private ParameterSet(List<Parameter> parameters) {
        this.parameters = List.copyOf(parameters);
        for (int i = 0; i < this.parameters.size(); i++) {
            String name = this.parameters.get(i).name();
            if (indexByName.put(name, i) != null) {
                throw new IllegalArgumentException("parameter '" + name + "' is declared twice; rename one of them");
            }
        }
    }

    public static ParameterSet of(Parameter... parameters) {
        return new ParameterSet(List.of(parameters));
    }

    public static ParameterSet of(List<Parameter> parameters) {
        return new ParameterSet(parameters);
    }

    public List<Parameter> list() {
        return parameters;
    }

    public int size() {
        return parameters.size();
    }

    public Parameter get(int index) {
        return parameters.get(index);
    }

    public boolean contains(String name) {
        return indexByName.containsKey(name);
    }

    /** Index of a parameter, for use inside a tick. */
    public int indexOf(String name) {
        Integer index = indexByName.get(name);
        if (index == null) {
            throw unknown(name);
        }
        return index;
    }

    /** Whether a name is that of a curve: {@code name.0}, {@code name.1}, … are declared, but not {@code name}. */
    public boolean isCurve(String name) {
        return !contains(name) && contains(name + ".0");
    }

    /** What a name stands for: one parameter, or all values of a curve. */
    int[] indicesOf(String name) {
        if (!isCurve(name)) {
            return new int[] {indexOf(name)};
        }
        return IntStream.iterate(0, i -> contains(name + "." + i), i -> i + 1)
                .map(i -> indexOf(name + "." + i))
                .toArray();
    }

    private InvalidInput unknown(String name) {
        Set<String> names = new LinkedHashSet<>();
        for (Parameter p : parameters) {
            String curve = p.name().replaceFirst("\\.[0-9]+$", "");
            names.add(isCurve(curve) ? curve : p.name());
        }
        return new UnknownParameter(
                name,
                "there is no parameter '" + name + "'; "
                        + (names.isEmpty()
                                ? "nothing here has parameters"
                                : Nearest.to(name, names)
                                                .map(near -> "did you mean '" + near + "'? Declared are: ")
                                                .orElse("declared are: ")
                                        + listed(name, names)));
    }

    /** All names, or of many those that begin as the one that was asked for does, or else the first. */
    private static String listed(String asked, Set<String> names) {
        if (names.size() <= MAX_LISTED) {
            return String.join(", ", names);
        }
        String group = asked.replaceFirst("[^.]*$", "");
        List<String> alike = names.stream()
                .filter(n -> !group.isEmpty() && n.startsWith(group))
                .limit(MAX_LISTED)
                .toList();
        List<String> shown = alike.isEmpty() ? names.stream().limit(MAX_LISTED).toList() : alike;
        return String.join(", ", shown) + " and " + (names.size() - shown.size()) + " more";
    }

    /** The initial value of each. */
    public ParameterValues initialValues() {
        double[] v = new double[parameters.size()];
        for (int i = 0; i < v.length; i++) {
            v[i] = parameters.get(i).initial();
        }
        return new ParameterValues(this, v);
    }
}
