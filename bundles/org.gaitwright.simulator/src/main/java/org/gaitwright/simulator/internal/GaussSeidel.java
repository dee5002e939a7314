// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import java.util.Arrays;
import org.gaitwright.dynamics.TreeFactor;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/**
 * Forces of constraints by a fixed number of sweeps of block Gauss-Seidel, in time that is known beforehand: each sweep solves
 * for the forces of one constraint with all others held. Starts from the forces that the accelerations of the step before
 * would make, and comes near the minimum that {@link Newton} finds.
 *
 * <p>The dual of Newton's problem [Todorov 2014]: the least ½ fᵀ (A + R) f + fᵀ (J a₀ − a_ref) with f in its cones, where
 * A = J M̂⁻¹ Jᵀ, R = 1/D, a₀ = M̂⁻¹ τ; its gradient is J a − a_ref + R f.
 */
final class GaussSeidel {
    private static final int SWEEPS = 20;
    private static final int ROWS = Constraints.ROWS;

    private final TreeModel model;
    private final TreeState state;
    private final Constraints constraints;
    private final FrictionCone.Point at = new FrictionCone.Point();
    private final int n;
    private final double[] factor;
    private final double[] two = new double[2];
    private final double[] four = new double[ROWS];
    /** J, M̂⁻¹ Jᵀ, and the diagonal blocks of A + R. */
    private double[] jacobian = new double[0];

    private double[] response = new double[0];
    private double[] block = new double[0];

    GaussSeidel(TreeModel model, TreeState state, Constraints constraints) {
        this.model = model;
        this.state = state;
        this.constraints = constraints;
        n = model.velocities;
        factor = new double[model.entries];
    }

    /** As {@link Newton#solve}. */
    void solve(double[] a, double[] tau, double[] addedDiagonal) {
        // M̂ = M + diagonal = Lᵀ D L
        System.arraycopy(state.massMatrix, 0, factor, 0, model.entries);
        for (int d = 0; d < n; d++) {
            factor[model.rowStart[d] + model.depth[d]] += addedDiagonal[d];
        }
        TreeFactor.factor(model, factor, 0, n);
        reserve(limitRow(constraints.limits));
        buildRows();
        guess(a);
        // a = M̂⁻¹ (τ + Jᵀ f)
        System.arraycopy(tau, 0, a, 0, n);
        TreeFactor.solve(model, factor, a, 0, 0, n);
        for (int c = 0; c < constraints.points; c++) {
            for (int k = 0; k < constraints.rows[c]; k++) {
                axpy(constraints.force[ROWS * c + k], ROWS * c + k, a);
            }
        }
        for (int l = 0; l < constraints.limits; l++) {
            axpy(constraints.limitForce[l], limitRow(l), a);
        }
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            for (int c = 0; c < constraints.points; c++) {
                point(c, a);
            }
            for (int l = 0; l < constraints.limits; l++) {
                limit(l, a);
            }
        }
    }

    /** Rows of limits come after those of points. */
    private int limitRow(int l) {
        return ROWS * constraints.points + l;
    }

    private void reserve(int rows) {
        if (jacobian.length < rows * n) {
            jacobian = new double[rows * n];
            response = new double[rows * n];
            block = new double[ROWS * rows];
        }
    }

    private void buildRows() {
        Arrays.fill(jacobian, 0, limitRow(constraints.limits) * n, 0);
        for (int c = 0; c < constraints.points; c++) {
            for (int k = 0; k < constraints.rows[c]; k++) {
                constraints.row(model, state, c, k, jacobian, (ROWS * c + k) * n);
                respond(ROWS * c + k);
            }
            for (int i = 0; i < constraints.rows[c]; i++) {
                for (int j = 0; j < constraints.rows[c]; j++) {
                    block[ROWS * (ROWS * c + i) + j] = dot(ROWS * c + i, response, (ROWS * c + j) * n);
                }
                block[ROWS * (ROWS * c + i) + i] += 1 / constraints.stiffness[ROWS * c + i];
            }
        }
        for (int l = 0; l < constraints.limits; l++) {
            for (int k = 0; k < constraints.limitSize[l]; k++) {
                jacobian[limitRow(l) * n + constraints.limitDof[l] + k] = constraints.limitAxis[3 * l + k];
            }
            respond(limitRow(l));
        }
    }

    /** Row of J M̂⁻¹: how accelerations answer to a unit of its force. */
    private void respond(int row) {
        System.arraycopy(jacobian, row * n, response, row * n, n);
        TreeFactor.solve(model, factor, response, row * n, 0, n);
    }

    /** Forces that the accelerations a would make. */
    private void guess(double[] a) {
        for (int c = 0; c < constraints.points; c++) {
            for (int k = 0; k < constraints.rows[c]; k++) {
                four[k] = dot(ROWS * c + k, a, 0) - constraints.reference[ROWS * c + k];
            }
            FrictionCone.locate(constraints, c, four, 0, at);
            FrictionCone.force(constraints, c, four, 0, at, constraints.force, ROWS * c);
        }
        for (int l = 0; l < constraints.limits; l++) {
            double x = dot(limitRow(l), a, 0) - constraints.limitReference[l];
            constraints.limitForce[l] = Math.max(0, -constraints.limitStiffness[l] * x);
        }
    }

    /** The normal force, then the tangential ones within the cone that it makes, then torsion. */
    private void point(int c, double[] a) {
        if (constraints.friction[c] < 0) {
            for (int k = 0; k < 3; k++) {
                free(ROWS * c + k, a);
            }
            return;
        }
        int r = ROWS * c;
        double[] f = constraints.force;
        double n0 = f[r];
        // fₙ = max(0, fₙ − gradient / Aₙₙ)
        double fn = Math.max(0, n0 - gradient(r, a) / block[ROWS * r]);
        set(r, fn, a);
        if (constraints.friction[c] > 0) {
            tangents(r, constraints.friction[c] * fn, a);
        }
        if (constraints.rows[c] == 4) {
            double max = constraints.torsion[c] * fn;
            double m = f[r + 3] - gradient(r + 3, a) / block[ROWS * (r + 3) + 3];
            set(r + 3, Math.max(-max, Math.min(max, m)), a);
        }
    }

    /** J a − a_ref + R f of a row. */
    private double gradient(int r, double[] a) {
        return dot(r, a, 0) - constraints.reference[r] + constraints.force[r] / constraints.stiffness[r];
    }

    private void free(int r, double[] a) {
        set(r, constraints.force[r] - gradient(r, a) / block[ROWS * r + r % ROWS], a);
    }

    private void set(int r, double force, double[] a) {
        double change = force - constraints.force[r];
        constraints.force[r] = force;
        axpy(change, r, a);
    }

    private void tangents(int r, double max, double[] a) {
        double x0 = constraints.force[r + 1], y0 = constraints.force[r + 2];
        double axx = block[ROWS * (r + 1) + 1], axy = block[ROWS * (r + 1) + 2], ayy = block[ROWS * (r + 2) + 2];
        // gradient of the tangential part as a function of the force: A f + g
        double gx = gradient(r + 1, a) - axx * x0 - axy * y0;
        double gy = gradient(r + 2, a) - axy * x0 - ayy * y0;
        insideDisc(axx, axy, ayy, gx, gy, max, two);
        set(r + 1, two[0], a);
        set(r + 2, two[1], a);
    }

    /** out = the least ½ fᵀAf + gᵀf with |f| ≤ most, A symmetric 2×2: (A + shift) f = −g. */
    private static void insideDisc(double axx, double axy, double ayy, double gx, double gy, double max, double[] out) {
        if (!(max > 0)) {
            out[0] = out[1] = 0;
            return;
        }
        double shift = 0;
        for (int k = 0; k < 20; k++) {
            double xx = axx + shift;
            double yy = ayy + shift;
            double det = xx * yy - axy * axy;
            double fx = (-gx * yy + gy * axy) / det;
            double fy = (-gy * xx + gx * axy) / det;
            double length = Math.sqrt(fx * fx + fy * fy);
            out[0] = fx;
            out[1] = fy;
            if (length <= max * (1 + 1e-10)) {
                break;
            }
            // Newton on 1/|f(shift)| = 1/most, which is nearly linear in the shift
            double slope = -((yy * fx - axy * fy) * fx + (xx * fy - axy * fx) * fy) / (det * length);
            shift += length / max * (max - length) / slope;
        }
        double length = Math.sqrt(out[0] * out[0] + out[1] * out[1]);
        if (length > max) {
            out[0] *= max / length;
            out[1] *= max / length;
        }
    }

    private void limit(int l, double[] a) {
        int row = limitRow(l);
        double soft = 1 / constraints.limitStiffness[l];
        double diagonal = dot(row, response, row * n) + soft;
        double before = constraints.limitForce[l];
        double x = dot(row, a, 0) - constraints.limitReference[l] + soft * before;
        double f = Math.max(0, before - x / diagonal);
        constraints.limitForce[l] = f;
        axpy(f - before, row, a);
    }

    private double dot(int row, double[] x, int offset) {
        double sum = 0;
        int r = row * n;
        for (int i = 0; i < n; i++) {
            sum += jacobian[r + i] * x[offset + i];
        }
        return sum;
    }

    private void axpy(double f, int row, double[] y) {
        if (f != 0) {
            int r = row * n;
            for (int i = 0; i < n; i++) {
                y[i] += f * response[r + i];
            }
        }
    }
}
