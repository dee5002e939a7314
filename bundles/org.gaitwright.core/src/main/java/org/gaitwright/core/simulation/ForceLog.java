// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.simulation;

/** Forces that acted during a tick, averaged over it, as a list that is read by index without allocation. */
public interface ForceLog {
    int size();

    /** Number of the body that the force acts on. */
    int body(int index);

    /** The body that exerts it; -1 for the ground or the world. */
    int other(int index);

    /** Where it acts, in the world. */
    void point(int index, double[] out3);

    /** Direction out of {@code other} into {@code body}; zero where there is none. */
    void normal(int index, double[] out3);

    /** Force on {@code body}, N. */
    void force(int index, double[] out3);

    /** Moment on {@code body}, N m. */
    void moment(int index, double[] out3);
}
