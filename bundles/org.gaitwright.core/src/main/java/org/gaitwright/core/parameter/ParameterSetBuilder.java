// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.parameter;

import java.util.ArrayList;
import java.util.List;

/** Collects parameters in the order of their declaration, and returns the index of each. */
public final class ParameterSetBuilder {
    private final List<Parameter> parameters = new ArrayList<>();

    /** Declares a parameter and returns its index. */
    public int add(Parameter parameter) {
        parameters.add(parameter);
        return parameters.size() - 1;
    }

    /** Declares a parameter that mirrors to itself and returns its index. */
    public int add(
            String name, String unit, double minimum, double maximum, double initial, String group, String help) {
        return add(new Parameter(name, unit, minimum, maximum, initial, group, Parameter.Mirror.SAME, help));
    }

    /** The index of the next parameter. */
    public int next() {
        return parameters.size();
    }

    public ParameterSet build() {
        return ParameterSet.of(parameters);
    }
}
