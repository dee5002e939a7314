// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import java.util.List;
import org.gaitwright.core.measure.Signal;
import org.gaitwright.core.objective.Measure;
import org.gaitwright.core.objective.MeasureFactory;
import org.gaitwright.core.objective.Objective;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Run;

/**
 * What a term of an objective goes by, found.
 *
 * @param factory null if it is a signal
 * @param place of the signal among those of the scene; runs whose parameters differ may have it elsewhere
 */
record TermMeasure(Objective.Term term, MeasureFactory factory, ParameterValues settings, int place) {
    Measure of(Run run, Registry registry) {
        return factory == null
                ? new SignalMeasure(signal(run.signals()).now(), term.statistic())
                : registry.guard(factory, f -> f.create(0, settings));
    }

    private Signal signal(List<Signal> all) {
        if (place < all.size() && all.get(place).name().equals(term.signal())) {
            return all.get(place);
        }
        return all.stream()
                .filter(s -> s.name().equals(term.signal()))
                .findFirst()
                .orElseThrow(() -> new InvalidInput("the run has no signal '" + term.signal() + "'"));
    }
}
