// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import org.gaitwright.core.simulation.Physics;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.TreeState;

/**
 * Turns overlaps into constraints: stiffness and reference acceleration as MuJoCo's soft constraints have them. The impedance d,
 * the share of the acceleration that a constraint opposes, grows with depth; its softness is R = (1 − d)/d times an inverse inertia
 * that is worked out once per link; the reference is a_ref = −b v − k d x [MuJoCo, Computation: constraint model].
 */
final class SoftContacts {
    private final Physics.Softness soft;
    private final double damping;
    private final double stiffness;
    private final double grip;
    private final TreeState state;
    private final InverseWeights weights;
    private final Constraints constraints;
    private final double[] relative = new double[6];
    private final double[] other = new double[6];

    SoftContacts(
            Physics.Softness soft, double substep, TreeState state, InverseWeights weights, Constraints constraints) {
        this.soft = soft;
        this.state = state;
        this.weights = weights;
        this.constraints = constraints;
        grip = soft.grip();
        // a recovery faster than two steps is none that the steps could follow
        double time = Math.max(soft.timeConstant(), 2 * substep);
        // b = 2 / (d_max t), k = 1 / (d_max² t² ζ²)
        damping = 2 / (soft.max() * time);
        stiffness = 1 / (soft.max() * soft.max() * time * time * soft.dampingRatio() * soft.dampingRatio());
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
        relativeVelocity(a, b, p[ip], p[ip + 1], p[ip + 2], relative);
        // D = 1/R = d / ((1 − d) Â), Â the inverse inertias of both links
        double weight = weights.link(a) + (b < 0 ? 0 : weights.link(b));
        double d = impedance(-distance);
        double hard = d / ((1 - d) * weight);
        int r = Constraints.ROWS * c;
        int f = 9 * c;
        double[] stiff = constraints.stiffness;
        double[] reference = constraints.reference;
        stiff[r] = hard;
        stiff[r + 1] = stiff[r + 2] = grip * hard;
        // a_ref = −b v − k d x along the normal, −b v across it
        reference[r] = -damping * along(f, relative, 3) - stiffness * d * distance;
        reference[r + 1] = -damping * along(f + 3, relative, 3);
        reference[r + 2] = -damping * along(f + 6, relative, 3);
        if (constraints.rows[c] == 4) {
            stiff[r + 3] = grip * hard * torsion * torsion / (friction * friction);
            reference[r + 3] = -damping * along(f, relative, 0);
        }
        return c;
    }

    /** v[iv ..] along an axis of a contact's frame. */
    private double along(int f, double[] v, int iv) {
        double[] frame = constraints.frame;
        return frame[f] * v[iv] + frame[f + 1] * v[iv + 1] + frame[f + 2] * v[iv + 2];
    }

    /** Adds a joint's limit, violated by a negative distance, with direction x, y, z in the joint's coordinates. */
    void addLimit(int dof, int size, double x, double y, double z, double distance, double speed) {
        int l = constraints.addLimit(dof, size);
        constraints.limitAxis[3 * l] = x;
        constraints.limitAxis[3 * l + 1] = y;
        constraints.limitAxis[3 * l + 2] = z;
        double d = impedance(-distance);
        constraints.limitStiffness[l] = d / ((1 - d) * weights.dof(dof));
        constraints.limitReference[l] = -damping * speed - stiffness * d * distance;
    }

    /** out = angular and linear velocity of the point of a against that of b. */
    private void relativeVelocity(int a, int b, double px, double py, double pz, double[] out) {
        Kinematics.pointVelocity(state, a, px, py, pz, out);
        if (b >= 0) {
            Kinematics.pointVelocity(state, b, px, py, pz, other);
            for (int k = 0; k < 6; k++) {
                out[k] -= other[k];
            }
        }
    }

    /** d: a smooth step from d_min to d_max over the width. */
    private double impedance(double depth) {
        double x = Math.min(1, depth / soft.width());
        double y = x < 0.5 ? 2 * x * x : 1 - 2 * (1 - x) * (1 - x);
        return soft.min() + y * (soft.max() - soft.min());
    }
}
