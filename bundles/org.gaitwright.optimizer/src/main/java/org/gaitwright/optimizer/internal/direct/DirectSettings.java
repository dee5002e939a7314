// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.direct;

import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterValues;

/**
 * How steps shrink and when a search ends.
 *
 * @param step first step, as a share of the bounds' widths
 * @param decay factor of the step where nothing near is better
 * @param min it stops when the step is less
 * @param generations it stops after so many; 0 = no limit
 */
record DirectSettings(double step, double decay, double min, int generations) {
    static Parameter step(double initial) {
        return Parameter.of("step", "", 1e-9, 1, initial, "First step, as a fraction of the bounds");
    }

    static Parameter decay(double initial) {
        return Parameter.of("decay", "", 0.01, 0.99, initial, "Factor of the step when no step improves the cost");
    }

    static final Parameter LEAST =
            Parameter.of("least", "", 1e-15, 1, 1e-4, "Stops when the step is less, as a fraction of the bounds");
    static final Parameter GENERATIONS =
            Parameter.of("generations", "", 0, 1e9, 0, "Maximum number of generations; 0 = no limit");

    static DirectSettings of(ParameterValues v) {
        return new DirectSettings(v.get("step"), v.get("decay"), v.get("least"), (int) v.get("generations"));
    }

    /** Why a search ends, or null. */
    String stopReason(int generation, double currentStep) {
        if (currentStep < min) {
            return "no step of at least " + min + " of the bounds makes it better";
        }
        return generations > 0 && generation >= generations ? "did all " + generations + " generations" : null;
    }
}
