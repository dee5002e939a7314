// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gaitwright.core.simulation.engine.ForceList;
import org.ode4j.math.DVector3C;
import org.ode4j.ode.DBody;
import org.ode4j.ode.DJoint;

/**
 * The joints of one link. In each step: {@link #drive} before ODE's step, {@link #collect} after it while the links' arrays
 * still show its beginning, and {@link #read} once they show its end.
 */
abstract class LinkJoint {
    final JointAssembly assembly;
    final int link;
    final int parent;
    final DBody body;
    final DBody parentBody;
    /** The world's forces and moments on the body, where the world holds it. */
    private final List<DJoint.DJointFeedback> holding = new ArrayList<>();
    /** Mean over the tick of the world's force and of its moment about the world's origin. */
    private final double[] held = new double[6];

    private final double[] x = new double[3];

    LinkJoint(JointAssembly assembly, int link) {
        this.assembly = assembly;
        this.link = link;
        parent = assembly.model.parent[link];
        body = assembly.bodies.body(link);
        parentBody = parent < 0 ? null : assembly.bodies.body(parent);
    }

    /** Coordinates and their speeds from the bodies. */
    abstract void read();

    /** Follows bodies and coordinates that have been put back together; coordinates stay as they are. */
    abstract void restored();

    /** Sets rows and torques for the next step; false if the command is not a number. */
    abstract boolean drive();

    /** Adds what the actuators gave in the last step. */
    abstract void collect(double share);

    /** Lets what a joint does to the body be listed, if it is the world that does it. */
    final void watch(DJoint joint) {
        if (parentBody == null) {
            holding.add(assembly.reactions.of(joint));
        }
    }

    final Motor watch(Motor motor) {
        watch(motor.joint());
        return motor;
    }

    final void beginTick() {
        Arrays.fill(held, 0);
    }

    /** ODE's step is over; the links' arrays still show where the body was when the forces acted. */
    final void hold(double share) {
        if (holding.isEmpty()) {
            return;
        }
        assembly.bodies.centre(link, x);
        for (int i = 0; i < holding.size(); i++) {
            DVector3C f = holding.get(i).f1;
            DVector3C t = holding.get(i).t1;
            double fx = share * f.get0(), fy = share * f.get1(), fz = share * f.get2();
            held[0] += fx;
            held[1] += fy;
            held[2] += fz;
            held[3] += share * t.get0() + x[1] * fz - x[2] * fy;
            held[4] += share * t.get1() + x[2] * fx - x[0] * fz;
            held[5] += share * t.get2() + x[0] * fy - x[1] * fx;
        }
    }

    final boolean heldByWorld() {
        return !holding.isEmpty();
    }

    final void logHolding(ForceList log) {
        if (heldByWorld()) {
            logWrench(held, link, assembly.bodies.com, log);
        }
    }

    /** Adds a holding wrench (force, moment about the world's origin) to a log, at the centre of mass of its link. */
    static void logWrench(double[] held, int link, double[] com, ForceList log) {
        double px = com[3 * link], py = com[3 * link + 1], pz = com[3 * link + 2];
        log.addWrench(
                link,
                px,
                py,
                pz,
                held[0],
                held[1],
                held[2],
                held[3] - (py * held[2] - pz * held[1]),
                held[4] - (pz * held[0] - px * held[2]),
                held[5] - (px * held[1] - py * held[0]));
    }
}
