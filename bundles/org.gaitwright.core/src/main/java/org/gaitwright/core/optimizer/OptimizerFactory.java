// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimizer;

import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.Contribution;

/** Makes optimisers of one kind. Stateless. */
public interface OptimizerFactory extends Contribution {
    /** Its settings. */
    ParameterSet parameters();

    /** A fresh search. */
    Optimizer create(SearchSpace space, ParameterValues settings, long seed);

    /** Goes on from a checkpoint to the same bits. */
    Optimizer resume(SearchSpace space, ParameterValues settings, long seed, String checkpoint);
}
