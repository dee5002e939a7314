// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimizer;

import java.util.function.ToDoubleFunction;
import org.gaitwright.core.registry.Contribution;

/** A place where costs are computed: this process's cores, or a cluster. */
public interface EvaluatorFactory extends Contribution {
    /**
     * An evaluator of a pure cost function.
     *
     * @param cost must be a pure function: the result must not depend on where or how often it runs
     * @param workers how many to run at once
     */
    Evaluator create(ToDoubleFunction<double[]> cost, int workers);

    /** Computes costs; close it to give its workers back. */
    interface Evaluator extends AutoCloseable {
        /** Costs of all candidates, in their order. A candidate whose cost throws counts as infinite. */
        double[] evaluate(double[][] candidates) throws InterruptedException;

        @Override
        void close();
    }
}
