// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.testkit;

import org.gaitwright.core.objective.Measure;
import org.gaitwright.core.objective.MeasureFactory;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.simulation.Simulation;

/** How far the torque of a falling ball's tail is from a target. */
public record TailTorque() implements MeasureFactory {
    @Override
    public String id() {
        return "tail-torque";
    }

    @Override
    public String name() {
        return "Torque of the tail";
    }

    @Override
    public ParameterSet parameters() {
        return ParameterSet.of(Parameter.of("target", "N m", -10, 10, 0, "What it should be"));
    }

    @Override
    public String unit() {
        return "N m";
    }

    @Override
    public Measure create(int actor, ParameterValues parameters) {
        return new Distance(actor, parameters.get(0));
    }

    private static final class Distance implements Measure {
        private static final int TAIL = 6;

        private final int actor;
        private final double target;
        private double value = Double.NaN;

        Distance(int actor, double target) {
            this.actor = actor;
            this.target = target;
        }

        @Override
        public void begin(Simulation simulation) {
            value = Double.NaN;
        }

        @Override
        public void tick(Simulation simulation) {
            value = Math.abs(simulation.appliedTorque(actor, TAIL) - target);
        }

        @Override
        public double value() {
            return value;
        }
    }
}
