// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.measure;

import org.gaitwright.core.objective.MeasureFactory;
import org.gaitwright.core.parameter.ParameterSet;

/** What every measure of this bundle says about itself; no parameters by default. */
abstract class DescribedMeasure implements MeasureFactory {
    private final String id;
    private final String name;
    private final String unit;
    private final String description;

    DescribedMeasure(String id, String name, String unit, String description) {
        this.id = id;
        this.name = name;
        this.unit = unit;
        this.description = description;
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String description() {
        return description;
    }

    @Override
    public final String unit() {
        return unit;
    }

    @Override
    public ParameterSet parameters() {
        return ParameterSet.EMPTY;
    }
}
