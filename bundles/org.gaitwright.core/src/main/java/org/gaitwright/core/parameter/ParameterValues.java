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

    /**
     * A copy with one value changed, or with all values of a curve, if {@code name.0}, {@code name.1}, … are declared and
     * {@code name} is not; refuses an unknown name and a value out of range.
     */
    public ParameterValues with(String name, double value) {
        double[] v = values.clone();
        for (int i : set.indicesOf(name)) {
            String refusal = set.get(i).refusal(value);
            if (refusal != null) {
                throw new InvalidInput(refusal);
            }
            v[i] = value;
        }
        return new ParameterValues(set, v);
    }

    /** A copy with several values changed; whole curves first, so that single values of them may differ. */
    public ParameterValues with(Map<String, Double> changes) {
        ParameterValues result = this;
        for (boolean curves : new boolean[] {true, false}) {
            for (Map.Entry<String, Double> e : changes.entrySet()) {
                if (set.isCurve(e.getKey()) == curves) {
                    result = result.with(e.getKey(), e.getValue());
                }
            }
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
