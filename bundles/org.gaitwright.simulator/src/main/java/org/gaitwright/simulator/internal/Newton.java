// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import org.gaitwright.dynamics.ArticulatedBodies;
import org.gaitwright.dynamics.MassMatrix;
import org.gaitwright.dynamics.Spatial;
import org.gaitwright.dynamics.TreeFactor;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/**
 * Accelerations under soft constraints: the minimum of ½ aᵀ M a − τᵀ a + Σ cost(J a − reference), which is convex and unique
 * (Todorov 2014), by Newton's method with exact line search from the accelerations of the step before. While nothing slides
 * or changes its zone, one iteration is exact.
 *
 * <p>The curvature of constraints against the world is a 6×6 of the link, like an inertia, so that a step is that of
 * articulated bodies and no matrix is formed. Where bodies touch each other, the blocks that they join are solved together,
 * densely.
 */
final class Newton {
    private static final int MOST_ITERATIONS = 60;
    private static final int MOST_SEARCHES = 30;
    /** The line search ends when the slope has fallen to this share. */
    private static final double SLOPE = 1e-3;
    /** A decrement, over mass · (10 m/s²)², that no motion shows. */
    private static final double SMALL = 1e-14;

    private static final int ROWS = Constraints.ROWS;

    private final TreeModel model;
    private final TreeState state;
    private final Constraints constraints;
    private final Islands islands;
    private final Cone cone = new Cone();
    /** Its motion is that of the step. */
    private final ArticulatedBodies bodies;

    private final Hessian hessian;
    private final DenseIsland dense;
    /** Spatial accelerations of links at the present guess. */
    private final double[] motion;
    /** Wrenches of links that the guess and the bias need, constraints left out. */
    private final double[] inertial;
    /** Per degree of freedom: what the diagonal adds, with limits, and the forces that are not yet balanced. */
    private final double[] stiff, force;

    private final double[] step;
    private final double[] curvature = new double[ROWS * ROWS];
    private final double[] six = new double[6];
    private final double tolerance;
    private double[] violation = new double[0];
    private double[] change = new double[0];
    private int[] zone = new int[0];
    private final double[] limitViolation;
    private final double[] limitChange;
    private double[] diagonal;
    private double slope;
    private double bend;
    private int sliding;
    private boolean matrixKnown;

    Newton(TreeModel model, TreeState state, Constraints constraints) {
        this.model = model;
        this.state = state;
        this.constraints = constraints;
        islands = new Islands(model);
        bodies = new ArticulatedBodies(model, state);
        hessian = new Hessian(model, state, constraints);
        dense = new DenseIsland(model, state, constraints);
        motion = new double[6 * model.links];
        inertial = new double[6 * model.links];
        stiff = new double[model.velocities];
        force = new double[model.velocities];
        step = new double[model.velocities];
        limitViolation = new double[constraints.limitDof.length];
        limitChange = new double[constraints.limitDof.length];
        double mass = 0;
        for (double m : model.mass) {
            mass += m;
        }
        tolerance = SMALL * 100 * mass;
        reserve();
    }

    /**
     * In: the bias wrenches, a guess at the accelerations, generalised forces τ besides the bias, a diagonal to add to M. Out:
     * the accelerations, and forces of all constraints.
     */
    void solve(double[] a, double[] tau, double[] addedDiagonal) {
        diagonal = addedDiagonal;
        matrixKnown = false;
        reserve();
        islands.find(constraints);
        for (int i = 0; i < islands.count(); i++) {
            solveIsland(i, a, tau);
        }
    }

    private void reserve() {
        int n = constraints.linkA.length;
        if (zone.length < n) {
            zone = new int[n];
            violation = new double[ROWS * n];
            change = new double[ROWS * n];
        }
    }

    private void solveIsland(int island, double[] a, double[] tau) {
        motions(island, a, motion);
        for (int iteration = 0; iteration < MOST_ITERATIONS; iteration++) {
            classify(island, a);
            unbalanced(island, a, tau);
            double decrement = islands.tree(island) ? alongTree(island) : bySolving(island);
            if (!(decrement > tolerance)) {
                // also when it is not a number: the caller sees that in the accelerations
                return;
            }
            if (sameZones(island)) {
                advance(island, a, 1);
                return;
            }
            advance(island, a, search(island, a, tau, decrement));
        }
        classify(island, a);
    }

    /** out = spatial motions of the island's links that x makes. */
    private void motions(int island, double[] x, double[] out) {
        for (int b = islands.firstBlock(island); b >= 0; b = islands.nextBlock(b)) {
            for (int l = model.blockLink[b]; l < model.blockLink[b + 1]; l++) {
                motion(l, x, out);
            }
        }
    }

    private void motion(int l, double[] x, double[] out) {
        int p = model.parent[l];
        double m0 = 0, m1 = 0, m2 = 0, m3 = 0, m4 = 0, m5 = 0;
        if (p >= 0) {
            int o = 6 * p;
            m0 = out[o];
            m1 = out[o + 1];
            m2 = out[o + 2];
            m3 = out[o + 3];
            m4 = out[o + 4];
            m5 = out[o + 5];
        }
        double[] s = state.subspace;
        int end = model.linkDofEnd[l];
        for (int d = model.linkDof[l]; d < end; d++) {
            int i = 6 * d;
            double v = x[d];
            m0 += s[i] * v;
            m1 += s[i + 1] * v;
            m2 += s[i + 2] * v;
            m3 += s[i + 3] * v;
            m4 += s[i + 4] * v;
            m5 += s[i + 5] * v;
        }
        int o = 6 * l;
        out[o] = m0;
        out[o + 1] = m1;
        out[o + 2] = m2;
        out[o + 3] = m3;
        out[o + 4] = m4;
        out[o + 5] = m5;
    }

    /** Violations, zones and forces at a guess. */
    private void classify(int island, double[] a) {
        sliding = 0;
        for (int c = islands.firstPoint(island); c >= 0; c = islands.nextPoint(c)) {
            int r = ROWS * c;
            constraints.along(c, motion, violation, r);
            for (int k = 0; k < constraints.rows[c]; k++) {
                violation[r + k] -= constraints.reference[r + k];
            }
            int z = cone.zone(constraints, c, violation, r);
            cone.force(z, constraints, c, violation, r, constraints.force, r);
            zone[c] = z;
            sliding += z == Cone.SLIDING ? 1 : 0;
        }
        for (int l = islands.firstLimit(island); l >= 0; l = islands.nextLimit(l)) {
            limitViolation[l] = constraints.alongLimit(l, a) - constraints.limitReference[l];
            constraints.limitForce[l] = Math.max(0, -constraints.limitStiffness[l] * limitViolation[l]);
        }
    }

    /** What the whole step changes; whether it leaves every constraint in its zone: then it ends at the minimum. */
    private boolean sameZones(int island) {
        boolean same = sliding == 0;
        for (int c = islands.firstPoint(island); c >= 0; c = islands.nextPoint(c)) {
            int r = ROWS * c;
            constraints.along(c, bodies.motion, change, r);
            if (same) {
                for (int k = 0; k < constraints.rows[c]; k++) {
                    six[k] = violation[r + k] + change[r + k];
                }
                same = cone.zone(constraints, c, six, 0) == zone[c];
                cone.force(zone[c], constraints, c, six, 0, constraints.force, r);
            }
        }
        for (int l = islands.firstLimit(island); l >= 0; l = islands.nextLimit(l)) {
            limitChange[l] = constraints.alongLimit(l, step);
            double v = limitViolation[l] + limitChange[l];
            same &= v < 0 == limitViolation[l] < 0;
            constraints.limitForce[l] = Math.max(0, -constraints.limitStiffness[l] * v);
        }
        return same;
    }

    /** Forces and wrenches that the present guess leaves unbalanced, and the diagonal. */
    private void unbalanced(int island, double[] a, double[] tau) {
        for (int b = islands.firstBlock(island); b >= 0; b = islands.nextBlock(b)) {
            for (int l = model.blockLink[b]; l < model.blockLink[b + 1]; l++) {
                Spatial.multiply(state.spatialInertia, 10 * l, motion, 6 * l, inertial, 6 * l);
                for (int k = 6 * l; k < 6 * l + 6; k++) {
                    inertial[k] += state.biasWrench[k];
                    bodies.wrench[k] = inertial[k];
                }
            }
            for (int d = model.blockDof[b]; d < model.blockDof[b + 1]; d++) {
                stiff[d] = diagonal[d];
                force[d] = tau[d] - (model.armature[d] + diagonal[d]) * a[d];
            }
        }
        for (int c = islands.firstPoint(island); c >= 0; c = islands.nextPoint(c)) {
            constraints.takeWrench(c, bodies.wrench);
        }
        for (int l = islands.firstLimit(island); l >= 0; l = islands.nextLimit(l)) {
            for (int k = 0; k < constraints.limitSize[l]; k++) {
                force[constraints.limitDof[l] + k] += constraints.limitAxis[3 * l + k] * constraints.limitForce[l];
            }
        }
    }

    /** The step of an island of one tree, and its motion; returns the decrement. */
    private double alongTree(int island) {
        int b = islands.firstBlock(island);
        int first = model.blockLink[b];
        int end = model.blockLink[b + 1];
        bodies.begin(first, end);
        for (int c = islands.firstPoint(island); c >= 0; c = islands.nextPoint(c)) {
            if (zone[c] != Cone.FREE) {
                hessian.addContact(c, zone[c], violation, bodies.inertia);
            }
        }
        for (int l = islands.firstLimit(island); l >= 0; l = islands.nextLimit(l)) {
            if (limitViolation[l] < 0) {
                double axis = constraints.limitAxis[3 * l];
                stiff[constraints.limitDof[l]] += constraints.limitStiffness[l] * axis * axis;
            }
        }
        double decrement = bodies.reduce(first, end, stiff, force);
        bodies.expand(first, end, step);
        return decrement;
    }

    /** The step by the island's matrix, and its motion; returns the decrement. */
    private double bySolving(int island) {
        if (!matrixKnown) {
            MassMatrix.compute(model, state);
            matrixKnown = true;
        }
        gather(island);
        hessian.build(islands, island, zone, violation, limitViolation, diagonal);
        if (islands.coupled(island)) {
            dense.solve(islands, island, hessian.rows(), zone, violation, cone, step);
        } else {
            int b = islands.firstBlock(island);
            TreeFactor.factor(model, hessian.rows(), model.blockDof[b], model.blockDof[b + 1]);
            TreeFactor.solve(model, hessian.rows(), step, 0, model.blockDof[b], model.blockDof[b + 1]);
        }
        motions(island, step, bodies.motion);
        double decrement = 0;
        for (int b = islands.firstBlock(island); b >= 0; b = islands.nextBlock(b)) {
            for (int d = model.blockDof[b]; d < model.blockDof[b + 1]; d++) {
                decrement += force[d] * step[d];
            }
        }
        return decrement;
    }

    /** Brings the wrenches into the forces, and those into the step. */
    private void gather(int island) {
        double[] w = bodies.wrench;
        for (int b = islands.firstBlock(island); b >= 0; b = islands.nextBlock(b)) {
            for (int l = model.blockLink[b + 1] - 1; l >= model.blockLink[b]; l--) {
                for (int d = model.linkDof[l]; d < model.linkDofEnd[l]; d++) {
                    force[d] -= Spatial.dot(state.subspace, 6 * d, w, 6 * l);
                    step[d] = force[d];
                }
                int p = model.parent[l];
                for (int k = 0; p >= 0 && k < 6; k++) {
                    w[6 * p + k] += w[6 * l + k];
                }
            }
        }
    }

    /** How far along the step the cost is least. */
    private double search(int island, double[] a, double[] tau, double decrement) {
        double linear = 0;
        double quadratic = 0;
        for (int b = islands.firstBlock(island); b >= 0; b = islands.nextBlock(b)) {
            for (int l = model.blockLink[b]; l < model.blockLink[b + 1]; l++) {
                linear += Spatial.dot(bodies.motion, 6 * l, inertial, 6 * l);
                Spatial.multiply(state.spatialInertia, 10 * l, bodies.motion, 6 * l, six, 0);
                quadratic += Spatial.dot(bodies.motion, 6 * l, six, 0);
            }
            for (int d = model.blockDof[b]; d < model.blockDof[b + 1]; d++) {
                double own = model.armature[d] + diagonal[d];
                linear += step[d] * (own * a[d] - tau[d]);
                quadratic += own * step[d] * step[d];
            }
        }
        slopeAt(island, 1, linear, quadratic);
        double low = 0;
        double high = Double.POSITIVE_INFINITY;
        double alpha = 1;
        for (int k = 0; k < MOST_SEARCHES && Math.abs(slope) > SLOPE * decrement; k++) {
            if (slope > 0) {
                high = alpha;
            } else {
                low = alpha;
            }
            double next = alpha - slope / bend;
            if (!(next > low && next < high)) {
                next = high == Double.POSITIVE_INFINITY ? 2 * alpha : 0.5 * (low + high);
            }
            alpha = next;
            slopeAt(island, alpha, linear, quadratic);
        }
        return alpha;
    }

    /** Slope and bend of the cost at alpha along the step. */
    private void slopeAt(int island, double alpha, double linear, double quadratic) {
        slope = linear + alpha * quadratic;
        bend = quadratic;
        for (int c = islands.firstPoint(island); c >= 0; c = islands.nextPoint(c)) {
            int r = ROWS * c;
            int m = constraints.rows[c];
            for (int k = 0; k < m; k++) {
                six[k] = violation[r + k] + alpha * change[r + k];
            }
            int z = cone.zone(constraints, c, six, 0);
            if (z == Cone.FREE) {
                continue;
            }
            cone.curvature(z, constraints, c, curvature);
            for (int k = 0; k < m; k++) {
                for (int j = 0; j < m; j++) {
                    bend += curvature[ROWS * k + j] * change[r + k] * change[r + j];
                }
            }
            cone.force(z, constraints, c, six, 0, constraints.force, r);
            for (int k = 0; k < m; k++) {
                slope -= constraints.force[r + k] * change[r + k];
            }
        }
        for (int l = islands.firstLimit(island); l >= 0; l = islands.nextLimit(l)) {
            double v = limitViolation[l] + alpha * limitChange[l];
            if (v < 0) {
                slope += constraints.limitStiffness[l] * v * limitChange[l];
                bend += constraints.limitStiffness[l] * limitChange[l] * limitChange[l];
            }
        }
    }

    private void advance(int island, double[] a, double alpha) {
        for (int b = islands.firstBlock(island); b >= 0; b = islands.nextBlock(b)) {
            for (int d = model.blockDof[b]; d < model.blockDof[b + 1]; d++) {
                a[d] += alpha * step[d];
            }
            for (int k = 6 * model.blockLink[b]; k < 6 * model.blockLink[b + 1]; k++) {
                motion[k] += alpha * bodies.motion[k];
            }
        }
    }
}
