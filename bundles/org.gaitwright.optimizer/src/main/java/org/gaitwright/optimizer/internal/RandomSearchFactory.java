// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal;

import org.gaitwright.core.optimizer.Optimizer;
import org.gaitwright.core.optimizer.OptimizerFactory;
import org.gaitwright.core.optimizer.SearchSpace;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.osgi.service.component.annotations.Component;

/** Random search, for comparison. */
@Component(service = OptimizerFactory.class)
public final class RandomSearchFactory implements OptimizerFactory {
    private static final ParameterSet PARAMETERS = ParameterSet.of(
            Parameter.of("population", "", 1, 100_000, 32, "Candidates per generation"),
            Parameter.of("generations", "", 1, 1_000_000, 100, "Maximum number of generations"));

    @Override
    public String id() {
        return "random";
    }

    @Override
    public String name() {
        return "Random search";
    }

    @Override
    public String description() {
        return "Uniform samples within the bounds; a baseline for other optimisers";
    }

    @Override
    public ParameterSet parameters() {
        return PARAMETERS;
    }

    @Override
    public Optimizer create(SearchSpace space, ParameterValues settings, long seed) {
        return search(space, settings, seed);
    }

    @Override
    public Optimizer resume(SearchSpace space, ParameterValues settings, long seed, String checkpoint) {
        return search(space, settings, seed).restore(checkpoint);
    }

    private static RandomSearch search(SearchSpace space, ParameterValues settings, long seed) {
        return new RandomSearch(space, seed, (int) settings.get("population"), (int) settings.get("generations"));
    }
}
