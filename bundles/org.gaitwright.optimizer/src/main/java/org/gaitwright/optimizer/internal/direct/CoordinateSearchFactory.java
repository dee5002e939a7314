// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.direct;

import org.gaitwright.core.optimizer.Optimizer;
import org.gaitwright.core.optimizer.OptimizerFactory;
import org.gaitwright.core.optimizer.SearchSpace;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.osgi.service.component.annotations.Component;

/** Simple deterministic search, with the first step and the decay of [Sharon 2004, 5.1]. */
@Component(service = OptimizerFactory.class)
public final class CoordinateSearchFactory implements OptimizerFactory {
    private static final ParameterSet PARAMETERS = ParameterSet.of(
            DirectSettings.step(0.3),
            DirectSettings.decay(0.1),
            DirectSettings.LEAST,
            Parameter.of(
                    "ahead",
                    "",
                    1,
                    100_000,
                    4,
                    "Variables evaluated at once; more keep workers busy, the search is the same"),
            DirectSettings.GENERATIONS);

    @Override
    public String id() {
        return "sds";
    }

    @Override
    public String name() {
        return "Simple deterministic search";
    }

    @Override
    public String description() {
        return "Moves one variable after the other by shrinking steps; for polishing a few variables";
    }

    @Override
    public ParameterSet parameters() {
        return PARAMETERS;
    }

    @Override
    public Optimizer create(SearchSpace space, ParameterValues settings, long seed) {
        return search(space, settings);
    }

    @Override
    public Optimizer resume(SearchSpace space, ParameterValues settings, long seed, String checkpoint) {
        return search(space, settings).restore(checkpoint);
    }

    private static CoordinateSearch search(SearchSpace space, ParameterValues settings) {
        return new CoordinateSearch(space, DirectSettings.of(settings), (int) settings.get("ahead"));
    }
}
