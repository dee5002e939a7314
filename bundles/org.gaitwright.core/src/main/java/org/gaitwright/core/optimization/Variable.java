// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import org.gaitwright.core.registry.InvalidInput;

/**
 * A number that is searched, and the parameters that it sets.
 *
 * @param actor whose parameters; empty for the first one
 * @param parameters all get the same value; a {@code *} in a name stands for any letters, and then each parameter that fits
 *     is a variable of its own
 * @param mirrored whether the parameter of the other side is set, too, as the declaration says
 * @param lower bound; without it the declared one
 * @param upper bound; without it the declared one
 * @param start where the search begins; without it the value in the scene
 */
public record Variable(
        String actor,
        List<String> parameters,
        boolean mirrored,
        OptionalDouble lower,
        OptionalDouble upper,
        OptionalDouble start) {
    public Variable {
        Objects.requireNonNull(actor, "actor");
        parameters = List.copyOf(parameters);
        if (parameters.isEmpty()) {
            throw new InvalidInput("a variable names no parameter; name at least one");
        }
        if (parameters.size() > 1 && parameters.stream().anyMatch(p -> p.contains("*"))) {
            throw new InvalidInput("a variable that sets several parameters has a '*' in a name; name them one by one");
        }
        if (lower.isPresent() && upper.isPresent() && !(lower.getAsDouble() < upper.getAsDouble())) {
            throw new InvalidInput("bounds [" + lower.getAsDouble() + ", " + upper.getAsDouble()
                    + "] are empty; expected the lower one first");
        }
    }

    /** One parameter of the first actor, within its declared range. */
    public static Variable of(String parameter) {
        return new Variable(
                "", List.of(parameter), false, OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty());
    }

    /** The same within other bounds. */
    public Variable within(double newLower, double newUpper) {
        return new Variable(
                actor, parameters, mirrored, OptionalDouble.of(newLower), OptionalDouble.of(newUpper), start);
    }
}
