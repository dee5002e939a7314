// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.direct;

import org.gaitwright.core.optimizer.Optimizer;
import org.gaitwright.core.optimizer.OptimizerFactory;
import org.gaitwright.core.optimizer.SearchSpace;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.osgi.service.component.annotations.Component;

/** Pattern search. */
@Component(service = OptimizerFactory.class)
public final class PatternSearchFactory implements OptimizerFactory {
    private static final ParameterSet PARAMETERS = ParameterSet.of(
            DirectSettings.step(0.25), DirectSettings.decay(0.5), DirectSettings.LEAST, DirectSettings.GENERATIONS);

    @Override
    public String id() {
        return "pattern";
    }

    @Override
    public String name() {
        return "Pattern search";
    }

    @Override
    public String description() {
        return "Tries all variables at once with shrinking steps; deterministic and parallel";
    }

    @Override
    public ParameterSet parameters() {
        return PARAMETERS;
    }

    @Override
    public Optimizer create(SearchSpace space, ParameterValues settings, long seed) {
        return new PatternSearch(space, DirectSettings.of(settings));
    }

    @Override
    public Optimizer resume(SearchSpace space, ParameterValues settings, long seed, String checkpoint) {
        return new PatternSearch(space, DirectSettings.of(settings)).restore(checkpoint);
    }
}
