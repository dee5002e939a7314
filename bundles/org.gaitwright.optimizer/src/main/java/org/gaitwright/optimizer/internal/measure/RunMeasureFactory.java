// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.measure;

import java.util.function.ToDoubleFunction;
import org.gaitwright.core.measure.RunMeasures;
import org.gaitwright.core.objective.Measure;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.simulation.Simulation;

/**
 * A number of the report as a cost: its distance from a target, so that with the target 0 it is that number. NaN where the
 * report has none: for most, before the third step after starting.
 */
abstract class RunMeasureFactory extends DescribedMeasure {
    private static final double LARGEST_TARGET = 100;

    private final ToDoubleFunction<RunMeasures> quantity;
    private final ParameterSet parameters;

    RunMeasureFactory(String id, String name, String unit, String description, ToDoubleFunction<RunMeasures> quantity) {
        super(id, name, unit, description);
        this.quantity = quantity;
        parameters = ParameterSet.of(Parameter.of(
                "target", unit, -LARGEST_TARGET, LARGEST_TARGET, 0, "Target value; the cost is the distance from it"));
    }

    @Override
    public final ParameterSet parameters() {
        return parameters;
    }

    @Override
    public final Measure create(int actor, ParameterValues values) {
        double target = values.get("target");
        return new Measure() {
            private RunMeasures measures;
            private boolean shared;

            @Override
            public void begin(Simulation simulation) {
                measures = new RunMeasures(simulation, actor);
            }

            @Override
            public void begin(Simulation simulation, RunMeasures first) {
                shared = actor == 0;
                if (shared) {
                    measures = first;
                } else {
                    begin(simulation);
                }
            }

            @Override
            public void tick(Simulation simulation) {
                if (!shared) {
                    measures.tick();
                }
            }

            @Override
            public double value() {
                return Math.abs(quantity.applyAsDouble(measures) - target);
            }
        };
    }
}
