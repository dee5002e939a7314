// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.cma;

import org.gaitwright.core.optimizer.Optimizer;
import org.gaitwright.core.optimizer.OptimizerFactory;
import org.gaitwright.core.optimizer.SearchSpace;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.osgi.service.component.annotations.Component;

/** CMA-ES, the optimiser for most purposes. */
@Component(service = OptimizerFactory.class)
public final class CmaEsFactory implements OptimizerFactory {
    @Override
    public String id() {
        return "cma-es";
    }

    @Override
    public String name() {
        return "CMA-ES";
    }

    @Override
    public String description() {
        return "Samples a normal distribution and adapts it to the best samples; for most purposes";
    }

    @Override
    public ParameterSet parameters() {
        return CmaSettings.PARAMETERS;
    }

    @Override
    public Optimizer create(SearchSpace space, ParameterValues settings, long seed) {
        return new CmaEs(space, CmaSettings.of(settings, space.dimension()), seed);
    }

    @Override
    public Optimizer resume(SearchSpace space, ParameterValues settings, long seed, String checkpoint) {
        return new CmaEs(space, CmaSettings.of(settings, space.dimension()), seed).restore(checkpoint);
    }
}
