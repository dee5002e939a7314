// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimizer;

/** Judges candidates: a pure function, whose result does not depend on where, when or how often it runs. Any thread may ask. */
@FunctionalInterface
public interface Trial {
    /**
     * Tries a candidate. What goes wrong is part of the verdict.
     *
     * @throws java.util.concurrent.CancellationException if the thread was interrupted
     */
    Verdict judge(Candidate candidate);
}
