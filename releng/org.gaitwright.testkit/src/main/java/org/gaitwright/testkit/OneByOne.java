// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.gaitwright.core.optimizer.Candidate;
import org.gaitwright.core.optimizer.EvaluatorFactory;
import org.gaitwright.core.optimizer.Trial;
import org.gaitwright.core.optimizer.Verdict;
import org.gaitwright.core.registry.InvalidInput;

/** Tries candidates on the thread that asks. */
public record OneByOne() implements EvaluatorFactory {
    @Override
    public String id() {
        return "local";
    }

    @Override
    public String name() {
        return "One by one";
    }

    @Override
    public Evaluator create(Trial trial, int workers) {
        if (workers < 1) {
            throw new InvalidInput("workers: " + workers + "; expected 1 or more");
        }
        return new Evaluator() {
            @Override
            public List<Verdict> evaluate(List<Candidate> candidates) throws InterruptedException {
                List<Verdict> verdicts = new ArrayList<>();
                for (Candidate c : candidates) {
                    if (Thread.interrupted()) {
                        throw new InterruptedException("while there were candidates left");
                    }
                    verdicts.add(judge(c));
                }
                return verdicts;
            }

            private Verdict judge(Candidate c) throws InterruptedException {
                try {
                    return trial.judge(c);
                } catch (CancellationException e) {
                    Thread.interrupted();
                    throw new InterruptedException(e.getMessage());
                }
            }

            @Override
            public double cpuSeconds() {
                return 0.5;
            }

            @Override
            public void close() {
                // has no workers
            }
        };
    }
}
