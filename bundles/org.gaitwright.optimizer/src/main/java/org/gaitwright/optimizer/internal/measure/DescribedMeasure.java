// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.measure;

import org.gaitwright.core.objective.MeasureFactory;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.registry.NamedContribution;

/** What every measure of this bundle says about itself; no parameters by default. */
abstract class DescribedMeasure extends NamedContribution implements MeasureFactory {
    private final String unit;

    DescribedMeasure(String id, String name, String unit, String description) {
        super(id, name, description);
        this.unit = unit;
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
