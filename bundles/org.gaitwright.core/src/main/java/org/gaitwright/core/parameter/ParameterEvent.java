// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.parameter;

import java.util.Objects;
import org.gaitwright.core.registry.InvalidInput;

/**
 * A change of a parameter at a time.
 *
 * @param timeSeconds when, s of simulated time
 * @param name of the parameter, or of a curve for all of it
 * @param value new value
 */
public record ParameterEvent(double timeSeconds, String name, double value) {
    public ParameterEvent {
        Objects.requireNonNull(name, "name");
        if (!(timeSeconds >= 0 && Double.isFinite(timeSeconds))) {
            throw new InvalidInput("change of '" + name + "': time is " + timeSeconds + " s; expected zero or more");
        }
        if (!Double.isFinite(value)) {
            throw new InvalidInput("change of '" + name + "': value is " + value + "; expected a finite number");
        }
    }
}
