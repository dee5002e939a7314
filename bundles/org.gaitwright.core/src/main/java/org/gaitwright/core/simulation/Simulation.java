// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.simulation;

import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Observation;

/**
 * A running world. Owned by one thread. After creation nothing in it allocates, except {@link #snapshot}.
 *
 * <p>A tick: the owner reads {@link #observation}s, writes {@link #command}s, adds {@link #push}es, then calls
 * {@link #step}.
 */
public interface Simulation extends AutoCloseable {
    World world();

    /** Control ticks done so far; time is this divided by the control rate. */
    long ticks();

    /** What the controller of an actor sees; the same object for the whole life of the simulation. */
    Observation observation(int actor);

    /** The goal, as the actor's controller reads it; the owner writes it between ticks. */
    org.gaitwright.core.goal.Goal goal(int actor);

    /** What the controller of an actor writes. */
    Command command(int actor);

    /**
     * Adds a force (N) and a moment (N m), in world axes, on a body at a world point, for the next tick only.
     */
    void push(
            int body,
            double px,
            double py,
            double pz,
            double fx,
            double fy,
            double fz,
            double mx,
            double my,
            double mz);

    /** Advances by one control tick; null, or how the numbers failed. A diverged simulation does not step again. */
    Divergence step();

    /**
     * State of a body at the end of the tick: centre of mass x, y, z; quaternion w, x, y, z of its axes; velocity of the
     * centre of mass; angular velocity; all in world axes.
     */
    void bodyState(int body, double[] out13);

    /** Position x, y, z and quaternion w, x, y, z of a body's frame in the world. */
    void bodyPose(int body, double[] out7);

    /** Torque that the actuators realised on a degree of freedom, averaged over the last tick, within its limit. */
    double appliedTorque(int actor, int degreeOfFreedom);

    /** Contacts of the last tick. */
    ForceLog contacts();

    /** Everything else that acted from outside in the last tick: pushes, assist wrenches of controllers, and what holds a planar root in its plane. */
    ForceLog externals();

    /** All that decides the future, contact memory included; controllers keep their own. */
    byte[] snapshot();

    /** Goes back to a snapshot of this simulation, to the bit. */
    void restore(byte[] snapshot);

    @Override
    default void close() {}
}
