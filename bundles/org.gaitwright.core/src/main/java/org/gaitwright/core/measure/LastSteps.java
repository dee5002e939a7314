// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.measure;

import org.gaitwright.core.state.StateCodec;

/** A ratio over the last ten steps: what walking amounts to now, while a mean over all of a run hardly changes any more. */
final class LastSteps {
    static final int COUNT = 10;

    private final double[] above = new double[COUNT];
    private final double[] below = new double[COUNT];
    private int added;

    void add(double numerator, double denominator) {
        above[added % COUNT] = numerator;
        below[added % COUNT] = denominator;
        added++;
    }

    /** Σ numerators / Σ denominators; NaN before the first step. */
    double ratio() {
        double up = 0;
        double down = 0;
        for (int i = 0; i < COUNT; i++) {
            up += above[i];
            down += below[i];
        }
        return up / down;
    }

    void state(StateCodec x) {
        x.numbers(above);
        x.numbers(below);
        added = x.integer(added);
    }
}
