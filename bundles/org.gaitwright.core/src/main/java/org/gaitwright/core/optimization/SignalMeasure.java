// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import java.util.function.DoubleSupplier;
import org.gaitwright.core.objective.Measure;
import org.gaitwright.core.objective.Objective.Statistic;
import org.gaitwright.core.simulation.Simulation;

/** What a signal of a run comes to; ticks at which it has no value do not count. */
final class SignalMeasure implements Measure {
    private final DoubleSupplier signal;
    private final Statistic statistic;
    private double sum;
    private double largest = Double.NEGATIVE_INFINITY;
    private double last;
    private double seconds;
    private double tickSeconds;

    SignalMeasure(DoubleSupplier signal, Statistic statistic) {
        this.signal = signal;
        this.statistic = statistic;
    }

    @Override
    public void begin(Simulation simulation) {
        tickSeconds = simulation.world().timing().tickSeconds();
    }

    @Override
    public void tick(Simulation simulation) {
        double now = signal.getAsDouble();
        if (!Double.isNaN(now)) {
            sum += now * tickSeconds;
            largest = Math.max(largest, now);
            last = now;
            seconds += tickSeconds;
        }
    }

    @Override
    public double value() {
        if (seconds == 0) {
            return Double.NaN;
        }
        return switch (statistic) {
            case MEAN -> sum / seconds;
            case INTEGRAL -> sum;
            case LARGEST -> largest;
            case LAST -> last;
        };
    }
}
