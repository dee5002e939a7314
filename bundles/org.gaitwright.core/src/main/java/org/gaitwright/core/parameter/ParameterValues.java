// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.parameter;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.gaitwright.core.registry.InvalidInput;

/** One value within its range for each parameter of a set. Immutable; reading by index allocates nothing. */
public final class ParameterValues {
    public static final ParameterValues NONE = ParameterSet.EMPTY.initialValues();

    private final ParameterSet set;
    private final double[] values;

    ParameterValues(ParameterSet set, double[] values) {
        this.set = set;
        this.values = values;
    }

    public ParameterSet set() {
        return set;
    }

    public double get(int index) {
        return values[index];
    }

    public double get(String name) {
        return values[set.indexOf(name)];
    }

    /** A copy with one value changed; refuses an unknown name and a value out of range. */
    public ParameterValues with(String name, double value) {
        int i = set.indexOf(name);
        String refusal = set.get(i).refusal(value);
        if (refusal != null) {
            throw new InvalidInput(refusal);
        }
        double[] v = values.clone();
        v[i] = value;
        return new ParameterValues(set, v);
    }

    public ParameterValues with(Map<String, Double> changes) {
        ParameterValues result = this;
        for (Map.Entry<String, Double> e : changes.entrySet()) {
            result = result.with(e.getKey(), e.getValue());
        }
        return result;
    }

    /** All values by name, in the order of declaration. */
    public Map<String, Double> asMap() {
        Map<String, Double> m = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i++) {
            m.put(set.get(i).name(), values[i]);
        }
        return m;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ParameterValues p && p.set.list().equals(set.list()) && Arrays.equals(p.values, values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return asMap().toString();
    }
}
