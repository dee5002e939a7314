// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimizer;

import java.util.List;
import org.gaitwright.core.registry.InvalidInput;

/** Names and bounds of what is searched, and where the search starts. */
public record SearchSpace(List<String> names, double[] lower, double[] upper, double[] start) {
    public SearchSpace {
        names = List.copyOf(names);
        if (names.isEmpty()) {
            throw new InvalidInput("nothing to optimise: give at least one variable");
        }
        if (lower.length != names.size() || upper.length != names.size() || start.length != names.size()) {
            throw new InvalidInput("search space: " + names.size() + " names, " + lower.length + " lower and "
                    + upper.length + " upper bounds, " + start.length + " start values; expected as many of each");
        }
        lower = lower.clone();
        upper = upper.clone();
        start = start.clone();
        for (int i = 0; i < lower.length; i++) {
            if (!(lower[i] < upper[i] && Double.isFinite(lower[i]) && Double.isFinite(upper[i]))) {
                throw new InvalidInput("variable '" + names.get(i) + "': bounds [" + lower[i] + ", " + upper[i]
                        + "] are empty or not finite; give finite bounds in ascending order");
            }
            if (!(start[i] >= lower[i] && start[i] <= upper[i])) {
                throw new InvalidInput("variable '" + names.get(i) + "': start " + start[i] + " is outside [" + lower[i]
                        + ", " + upper[i] + "]; widen the bounds or change the start");
            }
        }
    }

    public int dimension() {
        return names.size();
    }
}
