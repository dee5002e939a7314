// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import org.gaitwright.dynamics.ArticulatedBodies;
import org.gaitwright.dynamics.MassMatrix;
import org.gaitwright.dynamics.Spatial;
import org.gaitwright.dynamics.TreeFactor;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/**
 * Accelerations under soft constraints: the minimum of ½ aᵀ M a − τᵀ a + Σ s(J a − a_ref), which is convex and unique
 * [Todorov 2014], by Newton's method with exact line search from the accelerations of the step before. While nothing slides
 * or changes its zone, one iteration is exact.
 *
 * <p>Letters: x = J a − a_ref residual of a constraint, s its cost, f = −∂s/∂x its force; r the negative gradient, H the Hessian,
 * p = H⁻¹ r the step, α how far along it.
 *
 * <p>The curvature of constraints against the world is a 6×6 of the link, like an inertia, so that a step is that of
 * articulated bodies and no matrix is formed. Where bodies touch each other, the blocks that they join are solved together,
 * densely.
 */
final class Newton {
    private static final int MAX_ITERATIONS = 60;
    private static final int MAX_SEARCHES = 30;
    /** The line search ends when the slope has fallen to this share of the decrement rᵀ p. */
    private static final double SLOPE = 1e-3;
    /** A decrement, over mass · (10 m/s²)², that no motion shows. */
    private static final double SMALL = 1e-14;

    private static final int ROWS = Constraints.ROWS;

    /** Derivatives of the cost along the step at some α. */
    private static final class LinePoint {
        double slope, curvature;
    }

    private final TreeModel model;
    private final TreeState state;
    private final Constraints constraints;
    private final Islands islands;
    private final FrictionCone.Point at = new FrictionCone.Point();
    private final LinePoint line = new LinePoint();
    /** Its motion is that of the step. */
    private final ArticulatedBodies bodies;

    private final Hessian hessian;
    private final DenseIsland dense;
    /** Spatial accelerations of links at the present guess. */
    private final double[] motion;
    /** Wrenches of links that the guess and the bias need, constraints left out. */
    private final double[] inertial;
    /** Per degree of freedom: the diagonal with the curvature of limits, and τ − (armature + diagonal) a, from which r follows. */
    private final double[] stiff, force;
    /** p. */
    private final double[] step;

    private final double[] contactCurvature = new double[ROWS * ROWS];
    private final double[] six = new double[6];
    private final double tolerance;
    /** Per row x, and J p. */
    private double[] residual = new double[0];

    private double[] change = new double[0];
    private int[] zone = new int[0];
    private final double[] limitResidual;
    private final double[] limitChange;
    /** Whether the mass matrix belongs to the present state: few islands need it. */
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
        limitResidual = new double[constraints.limitDof.length];
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
    void solve(double[] a, double[] tau, double[] diagonal) {
        matrixKnown = false;
        reserve();
        islands.find(constraints);
        for (int i = 0; i < islands.count(); i++) {
            solveIsland(i, a, tau, diagonal);
        }
    }

    private void reserve() {
        int n = constraints.linkA.length;
        if (zone.length < n) {
            zone = new int[n];
            residual = new double[ROWS * n];
            change = new double[ROWS * n];
        }
    }

    private void solveIsland(int island, double[] a, double[] tau, double[] diagonal) {
        motions(island, a, motion);
        for (int iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
            boolean sliding = updateConstraints(island, a);
            gradient(island, a, tau, diagonal);
            double decrement = islands.tree(island) ? treeStep(island) : matrixStep(island, diagonal);
            if (!(decrement > tolerance)) {
                // also when it is not a number: the caller sees that in the accelerations
                return;
            }
            if (reachesMinimum(island, sliding)) {
                advance(island, a, 1);
                return;
            }
            advance(island, a, lineSearch(island, a, tau, diagonal, decrement));
        }
        updateConstraints(island, a);
    }

    /** out = Σ S x, the spatial motions of the island's links that x makes. */
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

    /** x, zones and f of the constraints at a guess; returns whether any slides. */
    private boolean updateConstraints(int island, double[] a) {
        boolean sliding = false;
        for (int c = islands.firstPoint(island); c >= 0; c = islands.nextPoint(c)) {
            int r = ROWS * c;
            // x = J a − a_ref
            constraints.multiplyJacobian(c, motion, residual, r);
            for (int k = 0; k < constraints.rows[c]; k++) {
                residual[r + k] -= constraints.reference[r + k];
            }
            FrictionCone.locate(constraints, c, residual, r, at);
            FrictionCone.force(constraints, c, residual, r, at, constraints.force, r);
            zone[c] = at.zone;
            sliding |= at.zone == FrictionCone.SLIDING;
        }
        for (int l = islands.firstLimit(island); l >= 0; l = islands.nextLimit(l)) {
            // f = max(0, −D x)
            limitResidual[l] = constraints.multiplyLimit(l, a) - constraints.limitReference[l];
            constraints.limitForce[l] = Math.max(0, -constraints.limitStiffness[l] * limitResidual[l]);
        }
        return sliding;
    }

    /** change = J p; whether the whole step ends at the minimum, since it leaves every constraint in its zone. Then f is that of its end. */
    private boolean reachesMinimum(int island, boolean sliding) {
        boolean same = !sliding;
        for (int c = islands.firstPoint(island); c >= 0; c = islands.nextPoint(c)) {
            int r = ROWS * c;
            constraints.multiplyJacobian(c, bodies.motion, change, r);
            if (same) {
                for (int k = 0; k < constraints.rows[c]; k++) {
                    six[k] = residual[r + k] + change[r + k];
                }
                FrictionCone.locate(constraints, c, six, 0, at);
                FrictionCone.force(constraints, c, six, 0, at, constraints.force, r);
                same = at.zone == zone[c];
            }
        }
        for (int l = islands.firstLimit(island); l >= 0; l = islands.nextLimit(l)) {
            limitChange[l] = constraints.multiplyLimit(l, step);
            double x = limitResidual[l] + limitChange[l];
            same &= x < 0 == limitResidual[l] < 0;
            constraints.limitForce[l] = Math.max(0, -constraints.limitStiffness[l] * x);
        }
        return same;
    }

    /** r = τ − (M + diagonal) a − bias + Jᵀ f at the guess: as forces of joints, and as wrenches that links have to overcome. */
    private void gradient(int island, double[] a, double[] tau, double[] diagonal) {
        for (int b = islands.firstBlock(island); b >= 0; b = islands.nextBlock(b)) {
            for (int l = model.blockLink[b]; l < model.blockLink[b + 1]; l++) {
                // pᴬ = I a + bias wrench, less the constraints' wrenches below
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
            constraints.subtractWrench(c, bodies.wrench);
        }
        for (int l = islands.firstLimit(island); l >= 0; l = islands.nextLimit(l)) {
            for (int k = 0; k < constraints.limitSize[l]; k++) {
                force[constraints.limitDof[l] + k] += constraints.limitAxis[3 * l + k] * constraints.limitForce[l];
            }
        }
    }

    /** p of an island of one tree by articulated bodies, and its motion; returns the decrement rᵀ p. */
    private double treeStep(int island) {
        int b = islands.firstBlock(island);
        int first = model.blockLink[b];
        int end = model.blockLink[b + 1];
        // Iᴬ = I + Σ Jᵀ (∂²s/∂x²) J
        bodies.begin(first, end);
        for (int c = islands.firstPoint(island); c >= 0; c = islands.nextPoint(c)) {
            if (zone[c] != FrictionCone.FREE) {
                hessian.addContact(c, zone[c], residual, bodies.inertia);
            }
        }
        for (int l = islands.firstLimit(island); l >= 0; l = islands.nextLimit(l)) {
            if (limitResidual[l] < 0) {
                double axis = constraints.limitAxis[3 * l];
                stiff[constraints.limitDof[l]] += constraints.limitStiffness[l] * axis * axis;
            }
        }
        double decrement = bodies.reduce(first, end, stiff, force);
        bodies.expand(first, end, step);
        return decrement;
    }

    /** p by the island's matrix, and its motion; returns the decrement rᵀ p. */
    private double matrixStep(int island, double[] diagonal) {
        if (!matrixKnown) {
            MassMatrix.compute(model, state);
            matrixKnown = true;
        }
        gather(island);
        double[] h = hessian.build(islands, island, zone, residual, limitResidual, diagonal);
        if (islands.coupled(island)) {
            dense.solve(islands, island, h, zone, residual, step);
        } else {
            int b = islands.firstBlock(island);
            TreeFactor.factor(model, h, model.blockDof[b], model.blockDof[b + 1]);
            TreeFactor.solve(model, h, step, 0, model.blockDof[b], model.blockDof[b + 1]);
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

    /** r = force − Σ Sᵀ pᴬ over the links that a joint moves, into the forces and the step. */
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

    /** The α at which the cost along the step is least. */
    private double lineSearch(int island, double[] a, double[] tau, double[] diagonal, double decrement) {
        // without the constraints the slope is pᵀ (M̂ a + bias − τ) + α pᵀ M̂ p, with M̂ = M + diagonal
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
        derivatives(island, 1, linear, quadratic, line);
        double low = 0;
        double high = Double.POSITIVE_INFINITY;
        double alpha = 1;
        for (int k = 0; k < MAX_SEARCHES && Math.abs(line.slope) > SLOPE * decrement; k++) {
            if (line.slope > 0) {
                high = alpha;
            } else {
                low = alpha;
            }
            // Newton's step, or a doubling or halving where that leaves the bracket
            double next = alpha - line.slope / line.curvature;
            if (!(next > low && next < high)) {
                next = high == Double.POSITIVE_INFINITY ? 2 * alpha : 0.5 * (low + high);
            }
            alpha = next;
            derivatives(island, alpha, linear, quadratic, line);
        }
        return alpha;
    }

    /** out = slope and curvature of the cost at alpha along the step. */
    private void derivatives(int island, double alpha, double linear, double quadratic, LinePoint out) {
        double slope = linear + alpha * quadratic;
        double curvature = quadratic;
        for (int c = islands.firstPoint(island); c >= 0; c = islands.nextPoint(c)) {
            int r = ROWS * c;
            int m = constraints.rows[c];
            for (int k = 0; k < m; k++) {
                six[k] = residual[r + k] + alpha * change[r + k];
            }
            FrictionCone.locate(constraints, c, six, 0, at);
            if (at.zone == FrictionCone.FREE) {
                continue;
            }
            // (J p)ᵀ (∂²s/∂x²) J p and −fᵀ J p
            FrictionCone.curvature(constraints, c, at, contactCurvature);
            for (int k = 0; k < m; k++) {
                for (int j = 0; j < m; j++) {
                    curvature += contactCurvature[ROWS * k + j] * change[r + k] * change[r + j];
                }
            }
            FrictionCone.force(constraints, c, six, 0, at, constraints.force, r);
            for (int k = 0; k < m; k++) {
                slope -= constraints.force[r + k] * change[r + k];
            }
        }
        for (int l = islands.firstLimit(island); l >= 0; l = islands.nextLimit(l)) {
            double x = limitResidual[l] + alpha * limitChange[l];
            if (x < 0) {
                slope += constraints.limitStiffness[l] * x * limitChange[l];
                curvature += constraints.limitStiffness[l] * limitChange[l] * limitChange[l];
            }
        }
        out.slope = slope;
        out.curvature = curvature;
    }

    /** a ← a + α p. */
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
