// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import java.util.Arrays;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.MassMatrix;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/**
 * How easily links and joints are moved, at the zero pose: the mean of the diagonal of J M⁻¹ Jᵀ for the velocity of a link's
 * centre of mass, and of M⁻¹ for a joint's coordinates. They scale the softness of constraints, as in MuJoCo.
 */
final class InverseWeights {
    /**
     * What moves is at least this easily moved, as a share of what the mass of its block would make of it: a wheel's centre stays
     * where it is, yet its rim gives way.
     */
    private static final double LEAST = 1e-3;

    private final double[] link;
    private final double[] dof;

    InverseWeights(TreeModel m, double[] zeroPose) {
        TreeState s = new TreeState(m);
        System.arraycopy(zeroPose, 0, s.q, 0, m.positions);
        Kinematics.positions(m, s);
        MassMatrix.compute(m, s);
        MassMatrix.factor(m, s, null);
        link = new double[m.links];
        dof = new double[m.velocities];
        double[] row = new double[m.velocities];
        double[] compact = new double[m.velocities];
        for (int l = 0; l < m.links; l++) {
            if (m.lastDof[l] >= 0) {
                link[l] = Math.max(translation(m, s, l, row, compact), LEAST / blockMass(m, m.blockOf[l]));
            }
        }
        for (int j = 0; j < m.joints; j++) {
            joint(m, s, j, row);
        }
    }

    private static double blockMass(TreeModel m, int b) {
        double mass = 0;
        for (int l = m.blockLink[b]; l < m.blockLink[b + 1]; l++) {
            mass += m.mass[l];
        }
        return mass;
    }

    private static double translation(TreeModel m, TreeState s, int l, double[] row, double[] compact) {
        double sum = 0;
        for (int k = 0; k < 3; k++) {
            int n = Kinematics.pointJacobian(
                    m,
                    s,
                    l,
                    s.com[3 * l],
                    s.com[3 * l + 1],
                    s.com[3 * l + 2],
                    k == 0 ? 1 : 0,
                    k == 1 ? 1 : 0,
                    k == 2 ? 1 : 0,
                    compact,
                    0);
            Arrays.fill(row, 0);
            for (int i = 0; i < n; i++) {
                row[m.ancestor[m.rowStart[m.lastDof[l]] + i]] = compact[i];
            }
            MassMatrix.solve(m, s, row);
            for (int i = 0; i < n; i++) {
                sum += row[m.ancestor[m.rowStart[m.lastDof[l]] + i]] * compact[i];
            }
        }
        return sum / 3;
    }

    private void joint(TreeModel m, TreeState s, int j, double[] row) {
        int first = m.jointVelocity[j];
        int n = m.jointType[j].velocities();
        // the translations and the rotations of a free joint have a mean each
        int group = Math.min(3, n);
        for (int g = first; g < first + n; g += group) {
            double sum = 0;
            for (int d = g; d < g + group; d++) {
                Arrays.fill(row, 0);
                row[d] = 1;
                MassMatrix.solve(m, s, row);
                sum += row[d];
            }
            Arrays.fill(dof, g, g + group, sum / group);
        }
    }

    /** 1/kg. A link that nothing moves has zero. */
    double link(int l) {
        return link[l];
    }

    double dof(int d) {
        return dof[d];
    }
}
