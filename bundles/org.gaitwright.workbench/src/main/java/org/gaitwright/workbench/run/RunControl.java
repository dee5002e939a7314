// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.run;

import java.util.List;
import java.util.Optional;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.Kind;

/** Plays one run, paced to the clock on the wall. Every call returns at once. */
public interface RunControl {
    RunStatus status();

    /** The bodies after the latest tick; null without a run. */
    Snapshot snapshot();

    /** The parameters of the controller of the current run; empty without a run. */
    Optional<ParameterValues> parameters();

    /** What can be picked now, healthy ones only: controllers, characters or terrains. */
    List<Pick> picks(Kind kind);

    /** Sets up another run, paused at time zero. */
    void choose(Cast cast);

    void play();

    void pause();

    /** Goes on by one control tick, and pauses. */
    void step();

    /** The same cast and parameters anew, paused at time zero. */
    void reset();

    /**
     * Simulated seconds per second.
     *
     * @throws org.gaitwright.core.registry.InvalidInput if it is not within {@link #SLOWEST} … {@link #FASTEST}
     */
    void setSpeed(double factor);

    /**
     * Changes a parameter of the controller before the next tick; it stays changed after a reset.
     *
     * @throws org.gaitwright.core.registry.InvalidInput if there is no such parameter or the value is out of its range
     */
    void setParameter(String name, double value);

    /**
     * The parameters of the ground of the current run, and its {@code seed} if it has parameters at all; empty without a
     * run.
     */
    Optional<ParameterValues> terrain();

    /**
     * The same cast anew on changed ground, paused at time zero; it stays changed until another terrain is chosen.
     *
     * @throws org.gaitwright.core.registry.InvalidInput if there is no such parameter or the value is out of its range
     */
    void setTerrainParameter(String name, double value);

    /** Pushes the root of the first actor at its centre of mass, from the next tick on, by a force in world axes. */
    void push(Vec3 newtons, double seconds);

    /** Tells {@code listener} after each change of status, on the thread of the run. */
    Subscription listen(Runnable listener);

    double SLOWEST = 0.01;
    double FASTEST = 100;

    /** Something that can be picked. */
    record Pick(String id, String name, String description) {}

    /** Ends a listener's subscription. */
    @FunctionalInterface
    interface Subscription {
        void close();
    }
}
