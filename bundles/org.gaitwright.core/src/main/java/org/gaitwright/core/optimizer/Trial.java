// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimizer;

import java.util.List;

/**
 * Judges candidates: a pure function, whose result does not depend on where, when or how often it runs. Any thread may ask. A trial
 * that has parts lets them be played apart from each other, so that no worker waits long for the last candidate of a generation:
 * {@code whole} of all parts in their order is the same as {@code judge}.
 */
@FunctionalInterface
public interface Trial {
    /**
     * Tries a candidate. What goes wrong is part of the verdict.
     *
     * @throws java.util.concurrent.CancellationException if the thread was interrupted
     */
    Verdict judge(Candidate candidate);

    /** In how many parts a candidate is tried, at least one. */
    default int parts(Candidate candidate) {
        return 1;
    }

    /** Tries a candidate in one part, as {@link #judge} does in all. */
    default Verdict part(Candidate candidate, int part) {
        return judge(candidate);
    }

    /** What the verdicts on all parts of a candidate come to. */
    default Verdict whole(Candidate candidate, List<Verdict> parts) {
        return parts.get(0);
    }
}
