// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimizer;

import java.util.List;
import org.gaitwright.core.registry.Contribution;

/** A place where candidates are tried, such as this process's cores. Stateless. */
public interface EvaluatorFactory extends Contribution {
    /**
     * An evaluator of a trial.
     *
     * @param workers how many to run at once
     */
    Evaluator create(Trial trial, int workers);

    /** Tries candidates; close it to give its workers back. Owned by one thread. */
    interface Evaluator extends AutoCloseable {
        /** Verdicts on all candidates, in their order. A candidate whose trial throws has failed. */
        List<Verdict> evaluate(List<Candidate> candidates) throws InterruptedException;

        /** Processor time of all workers so far, s. */
        double cpuSeconds();

        @Override
        void close();
    }
}
