// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimizer;

/** Searches for the least cost by ask and tell. Owned by one thread. All its state is in {@link #checkpoint}. */
public interface Optimizer {
    /** The next candidates, each a point within the bounds. */
    double[][] ask();

    /** The costs of the candidates that were asked for last, in their order; infinite for a failed one. */
    void tell(double[] costs);

    /** Why it stopped, or null to go on. */
    String stopReason();

    /** The best point told so far; null before the first tell. */
    double[] best();

    /** Its cost. */
    double bestCost();

    /** The state as plain data; may be called between tell and ask. */
    String checkpoint();
}
