// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import org.gaitwright.core.math.Quaternions;

/** A body that nothing holds: position and quaternion are its link's. */
final class FreeRoot extends LinkJoint {
    private final int q;
    private final int v;
    private final double[] four = new double[4];
    private final double[] three = new double[3];

    FreeRoot(JointAssembly assembly, int link) {
        super(assembly, link);
        int j = assembly.model.firstJoint[link];
        q = assembly.model.jointPosition[j];
        v = assembly.model.jointVelocity[j];
    }

    @Override
    void read() {
        Bodies b = assembly.bodies;
        System.arraycopy(b.position, 3 * link, assembly.q, q, 3);
        System.arraycopy(b.quaternion, 4 * link, assembly.q, q + 3, 4);
        b.pointVelocity(link, b.position[3 * link], b.position[3 * link + 1], b.position[3 * link + 2], three);
        System.arraycopy(three, 0, assembly.v, v, 3);
        HingeAngles.conjugate(b.quaternion, 4 * link, four, 0);
        Quaternions.rotate(four, 0, b.angular, 3 * link, assembly.v, v + 3);
    }

    @Override
    void restored() {}

    @Override
    boolean drive() {
        return true;
    }

    @Override
    void collect(double share) {}
}
