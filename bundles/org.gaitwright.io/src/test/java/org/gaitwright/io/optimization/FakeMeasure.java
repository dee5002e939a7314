// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.optimization;

import java.util.function.Supplier;
import org.gaitwright.core.objective.Measure;
import org.gaitwright.core.objective.MeasureFactory;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;

/** A measure without parameters, made by a function. */
record FakeMeasure(String id, Supplier<Measure> making) implements MeasureFactory {
    @Override
    public String name() {
        return id;
    }

    @Override
    public ParameterSet parameters() {
        return ParameterSet.EMPTY;
    }

    @Override
    public String unit() {
        return "";
    }

    @Override
    public Measure create(int actor, ParameterValues parameters) {
        return making.get();
    }
}
