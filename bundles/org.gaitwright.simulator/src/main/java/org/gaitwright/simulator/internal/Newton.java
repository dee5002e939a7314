// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import java.util.Arrays;
import org.gaitwright.dynamics.TreeFactor;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/**
 * Accelerations under soft constraints: the minimum of ½ aᵀ M a − τᵀ a + Σ cost(J a − reference), which is convex and unique
 * (Todorov 2014), by Newton's method with exact line search from the accelerations of the step before. While nothing slides
 * or changes its zone, one iteration is exact.
 *
 * <p>Constraints against the world keep the sparsity of the tree: their curvature adds a 6×6 to the link, which is summed
 * towards the root like a composite inertia. Where bodies touch each other, the blocks that they join are solved together,
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
    private final Hessian hessian;
    private final double[] link6;
    private final double[] wrench;
    private final double[] inertial;
    private final double[] gradient;
    private final double[] step;
    private final double[] inertialStep;
    private final double[] curvature = new double[ROWS * ROWS];
    private final double[] six = new double[6];
    private final DenseIsland dense;
    private final double tolerance;
    private double[] violation = new double[0];
    private double[] change = new double[0];
    private int[] zone = new int[0];
    private double[] limitViolation;
    private double[] limitChange;
    private double[] diagonal;
    private double slope;
    private double bend;
    private int sliding;

    Newton(TreeModel model, TreeState state, Constraints constraints) {
        this.model = model;
        this.state = state;
        this.constraints = constraints;
        islands = new Islands(model);
        hessian = new Hessian(model, state, constraints);
        link6 = new double[6 * model.links];
        wrench = new double[6 * model.links];
        int n = model.velocities;
        inertial = new double[n];
        gradient = new double[n];
        step = new double[n];
        inertialStep = new double[n];
        dense = new DenseIsland(model, state, constraints);
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
     * In: a guess at the accelerations, generalised forces τ, a diagonal to add to M. Out: the accelerations, and forces of
     * all constraints.
     */
    void solve(double[] a, double[] tau, double[] addedDiagonal) {
        diagonal = addedDiagonal;
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
        multiplyInertia(island, a, inertial);
        motions(island, a);
        violations(island, a, violation, limitViolation, true);
        for (int iteration = 0; iteration < MOST_ITERATIONS; iteration++) {
            classify(island);
            gradient(island, tau);
            hessian.build(islands, island, zone, violation, limitViolation, diagonal);
            factorAndSolve(island);
            double decrement = dot(island, gradient, step);
            if (!(decrement < -tolerance)) {
                // also when it is not a number: the caller sees that in the accelerations
                return;
            }
            motions(island, step);
            violations(island, step, change, limitChange, false);
            if (sliding == 0 && sameZones(island)) {
                advance(island, a, 1);
                finish(island);
                return;
            }
            multiplyInertia(island, step, inertialStep);
            advance(island, a, search(island, tau, decrement));
        }
        classify(island);
    }

    /** out = (M + diagonal) x. */
    private void multiplyInertia(int island, double[] x, double[] out) {
        for (int b = islands.firstBlock(island); b >= 0; b = islands.nextBlock(b)) {
            int first = model.blockDof[b];
            int end = model.blockDof[b + 1];
            TreeFactor.multiply(model, state.massMatrix, x, out, first, end);
            for (int d = first; d < end; d++) {
                out[d] += diagonal[d] * x[d];
            }
        }
    }

    /** link6 = spatial motions of the island's links that x makes. */
    private void motions(int island, double[] x) {
        for (int b = islands.firstBlock(island); b >= 0; b = islands.nextBlock(b)) {
            for (int l = model.blockLink[b]; l < model.blockLink[b + 1]; l++) {
                motion(l, x);
            }
        }
    }

    private void motion(int l, double[] x) {
        int p = model.parent[l];
        double m0 = 0, m1 = 0, m2 = 0, m3 = 0, m4 = 0, m5 = 0;
        if (p >= 0) {
            int o = 6 * p;
            m0 = link6[o];
            m1 = link6[o + 1];
            m2 = link6[o + 2];
            m3 = link6[o + 3];
            m4 = link6[o + 4];
            m5 = link6[o + 5];
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
        link6[o] = m0;
        link6[o + 1] = m1;
        link6[o + 2] = m2;
        link6[o + 3] = m3;
        link6[o + 4] = m4;
        link6[o + 5] = m5;
    }

    /** out = J x, less the references if asked. */
    private void violations(int island, double[] x, double[] out, double[] limitOut, boolean lessReference) {
        for (int c = islands.firstPoint(island); c >= 0; c = islands.nextPoint(c)) {
            int r = ROWS * c;
            int m = constraints.rows[c];
            for (int k = 0; k < m; k++) {
                double v = constraints.along(c, k, link6);
                out[r + k] = lessReference ? v - constraints.reference[r + k] : v;
            }
        }
        for (int l = islands.firstLimit(island); l >= 0; l = islands.nextLimit(l)) {
            double v = 0;
            for (int k = 0; k < constraints.limitSize[l]; k++) {
                v += constraints.limitAxis[3 * l + k] * x[constraints.limitDof[l] + k];
            }
            limitOut[l] = lessReference ? v - constraints.limitReference[l] : v;
        }
    }

    /** Zones and forces at the present violations. */
    private void classify(int island) {
        sliding = 0;
        for (int c = islands.firstPoint(island); c >= 0; c = islands.nextPoint(c)) {
            int z = cone.zone(constraints, c, violation, ROWS * c);
            cone.force(z, constraints, c, violation, ROWS * c, constraints.force, ROWS * c);
            zone[c] = z;
            sliding += z == Cone.SLIDING ? 1 : 0;
        }
        for (int l = islands.firstLimit(island); l >= 0; l = islands.nextLimit(l)) {
            constraints.limitForce[l] = Math.max(0, -constraints.limitStiffness[l] * limitViolation[l]);
        }
    }

    /** Forces where nothing slides and zones are known. */
    private void finish(int island) {
        for (int c = islands.firstPoint(island); c >= 0; c = islands.nextPoint(c)) {
            cone.force(zone[c], constraints, c, violation, ROWS * c, constraints.force, ROWS * c);
        }
        for (int l = islands.firstLimit(island); l >= 0; l = islands.nextLimit(l)) {
            constraints.limitForce[l] = Math.max(0, -constraints.limitStiffness[l] * limitViolation[l]);
        }
    }

    /** Whether the whole step leaves every constraint in its zone: then it ends at the minimum. */
    private boolean sameZones(int island) {
        for (int c = islands.firstPoint(island); c >= 0; c = islands.nextPoint(c)) {
            int r = ROWS * c;
            for (int k = 0; k < constraints.rows[c]; k++) {
                six[k] = violation[r + k] + change[r + k];
            }
            if (cone.zone(constraints, c, six, 0) != zone[c]) {
                return false;
            }
        }
        for (int l = islands.firstLimit(island); l >= 0; l = islands.nextLimit(l)) {
            if (limitViolation[l] + limitChange[l] < 0 != limitViolation[l] < 0) {
                return false;
            }
        }
        return true;
    }

    /** gradient = M a − τ − Jᵀ f. */
    private void gradient(int island, double[] tau) {
        for (int b = islands.firstBlock(island); b >= 0; b = islands.nextBlock(b)) {
            Arrays.fill(wrench, 6 * model.blockLink[b], 6 * model.blockLink[b + 1], 0);
        }
        for (int c = islands.firstPoint(island); c >= 0; c = islands.nextPoint(c)) {
            constraints.addWrench(c, wrench);
        }
        for (int b = islands.firstBlock(island); b >= 0; b = islands.nextBlock(b)) {
            for (int l = model.blockLink[b + 1] - 1; l >= model.blockLink[b]; l--) {
                int o = 6 * l;
                double w0 = wrench[o], w1 = wrench[o + 1], w2 = wrench[o + 2];
                double w3 = wrench[o + 3], w4 = wrench[o + 4], w5 = wrench[o + 5];
                double[] s = state.subspace;
                int end = model.linkDofEnd[l];
                for (int d = model.linkDof[l]; d < end; d++) {
                    int i = 6 * d;
                    gradient[d] = inertial[d]
                            - tau[d]
                            - (s[i] * w0
                                    + s[i + 1] * w1
                                    + s[i + 2] * w2
                                    + s[i + 3] * w3
                                    + s[i + 4] * w4
                                    + s[i + 5] * w5);
                }
                int p = 6 * model.parent[l];
                if (p >= 0) {
                    wrench[p] += w0;
                    wrench[p + 1] += w1;
                    wrench[p + 2] += w2;
                    wrench[p + 3] += w3;
                    wrench[p + 4] += w4;
                    wrench[p + 5] += w5;
                }
            }
        }
        for (int l = islands.firstLimit(island); l >= 0; l = islands.nextLimit(l)) {
            for (int k = 0; k < constraints.limitSize[l]; k++) {
                gradient[constraints.limitDof[l] + k] -= constraints.limitAxis[3 * l + k] * constraints.limitForce[l];
            }
        }
    }

    /** step = −H⁻¹ gradient. */
    private void factorAndSolve(int island) {
        for (int b = islands.firstBlock(island); b >= 0; b = islands.nextBlock(b)) {
            for (int d = model.blockDof[b]; d < model.blockDof[b + 1]; d++) {
                step[d] = -gradient[d];
            }
        }
        if (islands.coupled(island)) {
            dense.solve(islands, island, hessian.rows(), zone, violation, cone, step);
            return;
        }
        int b = islands.firstBlock(island);
        TreeFactor.factor(model, hessian.rows(), model.blockDof[b], model.blockDof[b + 1]);
        TreeFactor.solve(model, hessian.rows(), step, 0, model.blockDof[b], model.blockDof[b + 1]);
    }

    /** How far along the step the cost is least. */
    private double search(int island, double[] tau, double decrement) {
        double linear = dot(island, inertial, step) - dot(island, tau, step);
        double quadratic = dot(island, inertialStep, step);
        slopeAt(island, 1, linear, quadratic);
        double low = 0;
        double high = Double.POSITIVE_INFINITY;
        double alpha = 1;
        for (int k = 0; k < MOST_SEARCHES && Math.abs(slope) > SLOPE * -decrement; k++) {
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
                inertial[d] += alpha * inertialStep[d];
            }
        }
        for (int c = islands.firstPoint(island); c >= 0; c = islands.nextPoint(c)) {
            for (int k = ROWS * c; k < ROWS * c + constraints.rows[c]; k++) {
                violation[k] += alpha * change[k];
            }
        }
        for (int l = islands.firstLimit(island); l >= 0; l = islands.nextLimit(l)) {
            limitViolation[l] += alpha * limitChange[l];
        }
    }

    private double dot(int island, double[] x, double[] y) {
        double sum = 0;
        for (int b = islands.firstBlock(island); b >= 0; b = islands.nextBlock(b)) {
            for (int d = model.blockDof[b]; d < model.blockDof[b + 1]; d++) {
                sum += x[d] * y[d];
            }
        }
        return sum;
    }
}
