// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import org.gaitwright.core.simulation.Physics;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.TreeState;

/**
 * Turns overlaps into constraints: stiffness and reference acceleration as MuJoCo's soft constraints have them. The share d of
 * the acceleration that a constraint opposes grows with depth; its softness is R = (1 − d)/d times an inverse inertia that is
 * worked out once per link; the reference is −b v − k d x.
 */
final class SoftContacts {
    private final Physics.Softness soft;
    private final double damping;
    private final double stiffness;
    private final TreeState state;
    private final InverseWeights weights;
    private final Constraints constraints;
    private final double[] six = new double[6];
    private final double[] other = new double[6];

    SoftContacts(
            Physics.Softness soft, double substep, TreeState state, InverseWeights weights, Constraints constraints) {
        this.soft = soft;
        this.state = state;
        this.weights = weights;
        this.constraints = constraints;
        // a recovery faster than two steps is none that the steps could follow
        double time = Math.max(soft.timeConstant(), 2 * substep);
        damping = 2 / (soft.most() * time);
        stiffness = 1 / (soft.most() * soft.most() * time * time * soft.dampingRatio() * soft.dampingRatio());
    }

    /** Adds the contact of link a with link b (-1: the ground); normal from b to a. */
    int add(int a, int b, double[] p, int ip, double[] n, int in, double distance, double friction, double torsion) {
        int c = constraints.addPoint(
                state,
                a,
                b,
                p[ip],
                p[ip + 1],
                p[ip + 2],
                n[in],
                n[in + 1],
                n[in + 2],
                torsion > 0 && friction > 0 ? 4 : 3);
        constraints.friction[c] = friction;
        constraints.torsion[c] = torsion;
        relativeVelocity(a, b, p[ip], p[ip + 1], p[ip + 2]);
        double weight = weights.link(a) + (b < 0 ? 0 : weights.link(b));
        double d = share(-distance);
        double hard = d / ((1 - d) * weight);
        for (int k = 0; k < constraints.rows[c]; k++) {
            int r = Constraints.ROWS * c + k;
            int f = 9 * c + 3 * (k % 3);
            int v = k == 3 ? 0 : 3;
            double speed = constraints.frame[f] * six[v]
                    + constraints.frame[f + 1] * six[v + 1]
                    + constraints.frame[f + 2] * six[v + 2];
            constraints.stiffness[r] = k == 3 ? hard * torsion * torsion / (friction * friction) : hard;
            constraints.reference[r] = -damping * speed - (k == 0 ? stiffness * d * distance : 0);
        }
        return c;
    }

    /** Adds a joint's limit, violated by a negative distance, with direction x, y, z in the joint's coordinates. */
    void addLimit(int dof, int size, double x, double y, double z, double distance, double speed) {
        int l = constraints.addLimit(dof, size);
        constraints.limitAxis[3 * l] = x;
        constraints.limitAxis[3 * l + 1] = y;
        constraints.limitAxis[3 * l + 2] = z;
        double d = share(-distance);
        constraints.limitStiffness[l] = d / ((1 - d) * weights.dof(dof));
        constraints.limitReference[l] = -damping * speed - stiffness * d * distance;
    }

    /** six = angular and linear velocity of the point of a against that of b. */
    private void relativeVelocity(int a, int b, double px, double py, double pz) {
        Kinematics.pointVelocity(state, a, px, py, pz, six);
        if (b >= 0) {
            Kinematics.pointVelocity(state, b, px, py, pz, other);
            for (int k = 0; k < 6; k++) {
                six[k] -= other[k];
            }
        }
    }

    /** A smooth step from least to most over the width. */
    private double share(double depth) {
        double x = Math.min(1, depth / soft.width());
        double y = x < 0.5 ? 2 * x * x : 1 - 2 * (1 - x) * (1 - x);
        return soft.least() + y * (soft.most() - soft.least());
    }
}
