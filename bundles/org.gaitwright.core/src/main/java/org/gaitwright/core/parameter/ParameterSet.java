// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.parameter;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.registry.InvalidInput;

/** The declared parameters of something, in the order of their declaration. Immutable. */
public final class ParameterSet {
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
            throw new InvalidInput("there is no parameter '" + name + "'; "
                    + (parameters.isEmpty()
                            ? "nothing here has parameters"
                            : "declared are: "
                                    + String.join(
                                            ", ",
                                            parameters.stream()
                                                    .map(Parameter::name)
                                                    .toList())));
        }
        return index;
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
