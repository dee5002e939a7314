// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import org.gaitwright.core.simulation.engine.ForceList;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/** A list of forces that can act on a forest. */
final class ForceBuffer extends ForceList {
    private final double[] point = new double[3];
    private final double[] force = new double[3];
    private final double[] moment = new double[3];
    private double[] jacobian = new double[0];

    ForceBuffer(int capacity) {
        super(capacity);
    }

    /** Adds everything in the list, which acts through the whole tick, to the balance. */
    void addTo(MomentumBalance balance) {
        for (int i = 0; i < size(); i++) {
            point(i, point);
            force(i, force);
            moment(i, moment);
            balance.add(
                    body(i), point[0], point[1], point[2], force[0], force[1], force[2], moment[0], moment[1],
                    moment[2]);
        }
    }

    /** out += Jᵀ of everything in the list. */
    void addTo(TreeModel m, TreeState s, double[] out) {
        if (size() == 0) {
            return;
        }
        if (jacobian.length < m.velocities) {
            jacobian = new double[m.velocities];
        }
        for (int i = 0; i < size(); i++) {
            point(i, point);
            force(i, force);
            moment(i, moment);
            int last = m.lastDof[body(i)];
            int n = Kinematics.pointJacobian(
                    m, s, body(i), point[0], point[1], point[2], force[0], force[1], force[2], jacobian, 0);
            for (int k = 0; k < n; k++) {
                int d = m.ancestor[m.rowStart[last] + k];
                // (S_ω · n) besides J_p · f
                double turning = s.subspace[6 * d] * moment[0]
                        + s.subspace[6 * d + 1] * moment[1]
                        + s.subspace[6 * d + 2] * moment[2];
                out[d] += jacobian[k] + turning;
            }
        }
    }
}
