// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import java.util.Arrays;
import org.gaitwright.core.character.JointType;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.MassMatrix;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/**
 * Forces of contacts and joint limits: soft constraints, friction within a circular cone, found by block Gauss-Seidel that
 * starts from the forces of the step before.
 *
 * <p>Each constraint row has a Jacobian J, a reference acceleration and a regularisation R; the forces f make
 * J a + R f − a_ref ≥ 0 with a = a_smooth + M⁻¹ Jᵀ f. Reference and regularisation follow MuJoCo's soft constraints: a spring and
 * damper with a time constant, of a stiffness that grows with depth from {@link #SOFT} to {@link #HARD}.
 */
final class ConstraintSolver {
    /** Time constant and damping ratio of a constraint's recovery. */
    private static final double TIME_CONSTANT = 0.02;

    private static final double DAMPING_RATIO = 1;
    /** Share of the violating acceleration that is opposed at zero depth, and from the transition depth on. */
    private static final double SOFT = 0.9;

    private static final double HARD = 0.95;
    private static final double TRANSITION_METRES = 0.001;
    private static final int SWEEPS = 40;
    private static final double CONVERGED = 1e-10;

    private final TreeModel model;
    private final double[] memory;
    private final int limitMemory;
    private final int n;
    private double[] jacobian;
    private double[] response;
    private double[] reference;
    private double[] softness;
    private double[] lambda;
    private double[] block;
    private int[] last;
    private final double[] frame;
    private final int[] limitJoint;
    private final double[] six = new double[6];
    private final double[] two = new double[2];
    private int contacts;
    private int rows;
    private int limits;
    private final double[] three = new double[3];
    private double[] compact = new double[0];

    ConstraintSolver(TreeModel model, int constraints) {
        this.model = model;
        n = model.velocities;
        limitMemory = 3 * (constraints - model.joints);
        memory = new double[limitMemory + model.joints];
        limitJoint = new int[model.joints];
        frame = new double[9 * Math.max(1, constraints)];
        reserve(3 * constraints + model.joints);
    }

    /** The forces that the next step starts from: part of a snapshot. */
    double[] memory() {
        return memory;
    }

    /** Finds the constraint forces and adds their effect to the acceleration. */
    void solve(TreeState s, GroundContacts found, Actuation joints, double[] a) {
        build(s, found, joints);
        for (int r = 0; r < rows; r++) {
            axpy(lambda[r], response, r * n, a);
        }
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            double change = 0;
            for (int c = 0; c < contacts; c++) {
                change += contact(c, found.friction(c), a);
            }
            for (int l = 0; l < limits; l++) {
                change += limit(3 * contacts + l, a);
            }
            if (change < CONVERGED) {
                break;
            }
        }
    }

    /** Remembers the forces for the next step. */
    void keep(GroundContacts found) {
        Arrays.fill(memory, 0);
        for (int c = 0; c < contacts; c++) {
            contactForce(c, three);
            System.arraycopy(three, 0, memory, 3 * found.id(c), 3);
        }
        for (int l = 0; l < limits; l++) {
            memory[limitMemory + limitJoint[l]] = lambda[3 * contacts + l];
        }
    }

    /** Force of a contact in world axes. */
    void contactForce(int c, double[] out) {
        for (int k = 0; k < 3; k++) {
            out[k] = frame[9 * c + k] * lambda[3 * c]
                    + frame[9 * c + 3 + k] * lambda[3 * c + 1]
                    + frame[9 * c + 6 + k] * lambda[3 * c + 2];
        }
    }

    private void build(TreeState s, GroundContacts found, Actuation joints) {
        contacts = found.count();
        rows = 0;
        for (int c = 0; c < contacts; c++) {
            contactRows(s, found, c);
        }
        limits = 0;
        for (int j = 0; j < model.joints; j++) {
            limitRow(s, joints, j);
        }
        for (int r = 0; r < rows; r++) {
            int o = r * n;
            System.arraycopy(jacobian, o, response, o, n);
            MassMatrix.solve(model, s, response, o);
        }
        for (int c = 0; c < contacts; c++) {
            for (int k = 0; k < 3; k++) {
                for (int m = 0; m < 3; m++) {
                    block[9 * c + 3 * k + m] = dot(3 * c + k, response, (3 * c + m) * n);
                }
            }
            double depth = -found.distance(c);
            double r = (1 - impedance(depth)) / impedance(depth) * block[9 * c];
            for (int k = 0; k < 3; k++) {
                softness[3 * c + k] = r;
                block[9 * c + 4 * k] += r;
            }
        }
    }

    private void contactRows(TreeState s, GroundContacts found, int c) {
        double[] p = found.point();
        double px = p[3 * c], py = p[3 * c + 1], pz = p[3 * c + 2];
        tangents(found.normal(), 3 * c, frame, 9 * c);
        int link = found.link(c);
        Kinematics.pointVelocity(s, link, px, py, pz, six);
        for (int k = 0; k < 3; k++) {
            int f = 9 * c + 3 * k;
            double dx = frame[f], dy = frame[f + 1], dz = frame[f + 2];
            int o = rows * n;
            Arrays.fill(jacobian, o, o + n, 0);
            int count = Kinematics.pointJacobian(model, s, link, px, py, pz, dx, dy, dz, compact, 0);
            int end = model.lastDof[link];
            for (int i = 0; i < count; i++) {
                jacobian[o + model.ancestor[model.rowStart[end] + i]] = compact[i];
            }
            last[rows] = end;
            double speed = dx * six[3] + dy * six[4] + dz * six[5];
            reference[rows] = reference(k == 0 ? found.distance(c) : 0, -found.distance(c), speed);
            int m = 3 * found.id(c);
            lambda[rows] = memory[m] * dx + memory[m + 1] * dy + memory[m + 2] * dz;
            rows++;
        }
        insideCone(3 * c, found.friction(c));
    }

    /** A remembered force seen in the new frame may lie just outside the cone. */
    private void insideCone(int r, double friction) {
        lambda[r] = Math.max(0, lambda[r]);
        double t = Math.sqrt(lambda[r + 1] * lambda[r + 1] + lambda[r + 2] * lambda[r + 2]);
        double most = friction * lambda[r];
        if (t > most) {
            double scale = t > 0 ? most / t : 0;
            lambda[r + 1] *= scale;
            lambda[r + 2] *= scale;
        }
    }

    private void limitRow(TreeState s, Actuation joints, int j) {
        int q = model.jointPosition[j];
        int v = model.jointVelocity[j];
        double distance;
        double sx;
        double sy = 0;
        double sz = 0;
        if (model.jointType[j] == JointType.BALL) {
            double x = s.q[q + 1], y = s.q[q + 2], z = s.q[q + 3];
            double norm = Math.sqrt(x * x + y * y + z * z);
            double angle = 2 * StrictMath.atan2(norm, Math.abs(s.q[q]));
            distance = joints.upper(j) - angle;
            if (!(distance < 0)) {
                return;
            }
            double sign = (s.q[q] < 0 ? 1 : -1) / norm;
            sx = sign * x;
            sy = sign * y;
            sz = sign * z;
        } else if (model.jointType[j] == JointType.FREE) {
            return;
        } else if (s.q[q] < joints.lower(j)) {
            distance = s.q[q] - joints.lower(j);
            sx = 1;
        } else if (s.q[q] > joints.upper(j)) {
            distance = joints.upper(j) - s.q[q];
            sx = -1;
        } else {
            return;
        }
        int o = rows * n;
        Arrays.fill(jacobian, o, o + n, 0);
        jacobian[o + v] = sx;
        double speed = sx * s.v[v];
        if (model.jointType[j] == JointType.BALL) {
            jacobian[o + v + 1] = sy;
            jacobian[o + v + 2] = sz;
            speed += sy * s.v[v + 1] + sz * s.v[v + 2];
        }
        last[rows] = v + model.jointType[j].velocities() - 1;
        reference[rows] = reference(distance, -distance, speed);
        softness[rows] = -distance;
        lambda[rows] = memory[limitMemory + j];
        limitJoint[limits++] = j;
        rows++;
    }

    /** Solves for one contact with all others fixed; returns how much its force changed, relative. */
    private double contact(int c, double friction, double[] a) {
        int r = 3 * c;
        int b = 9 * c;
        double n0 = lambda[r], x0 = lambda[r + 1], y0 = lambda[r + 2];
        double residual = dot(r, a, 0) - reference[r] + softness[r] * n0;
        double fn = Math.max(0, n0 - residual / block[b]);
        double fx = 0;
        double fy = 0;
        if (fn > 0 && friction > 0) {
            // gradient of the tangential part at the new normal force, as a function of f_t: A f_t + g
            double gx = dot(r + 1, a, 0) - reference[r + 1] + softness[r + 1] * x0 + block[b + 3] * (fn - n0);
            double gy = dot(r + 2, a, 0) - reference[r + 2] + softness[r + 2] * y0 + block[b + 6] * (fn - n0);
            gx -= block[b + 4] * x0 + block[b + 5] * y0;
            gy -= block[b + 7] * x0 + block[b + 8] * y0;
            tangential(block[b + 4], block[b + 5], block[b + 8], gx, gy, friction * fn);
            fx = two[0];
            fy = two[1];
        }
        lambda[r] = fn;
        lambda[r + 1] = fx;
        lambda[r + 2] = fy;
        axpy(fn - n0, response, r * n, a);
        axpy(fx - x0, response, (r + 1) * n, a);
        axpy(fy - y0, response, (r + 2) * n, a);
        double scale = 1 + Math.abs(fn);
        return (Math.abs(fn - n0) + Math.abs(fx - x0) + Math.abs(fy - y0)) / scale;
    }

    /** Least ½ fᵀAf + gᵀf with |f| ≤ most, A symmetric 2×2; into two. */
    private void tangential(double axx, double axy, double ayy, double gx, double gy, double most) {
        double shift = 0;
        for (int k = 0; k < 30; k++) {
            double xx = axx + shift;
            double yy = ayy + shift;
            double det = xx * yy - axy * axy;
            double fx = (-gx * yy + gy * axy) / det;
            double fy = (-gy * xx + gx * axy) / det;
            double length = Math.sqrt(fx * fx + fy * fy);
            two[0] = fx;
            two[1] = fy;
            if (length <= most * (1 + 1e-10)) {
                if (length > most) {
                    two[0] *= most / length;
                    two[1] *= most / length;
                }
                return;
            }
            // Newton on 1/|f(shift)| = 1/most, which is nearly linear in the shift
            double slope = -((yy * fx - axy * fy) * fx + (xx * fy - axy * fx) * fy) / (det * length);
            shift += length / most * (most - length) / slope;
        }
        double length = Math.sqrt(two[0] * two[0] + two[1] * two[1]);
        two[0] *= most / length;
        two[1] *= most / length;
    }

    private double limit(int r, double[] a) {
        double diagonal = dot(r, response, r * n);
        double depth = softness[r];
        double soft = (1 - impedance(depth)) / impedance(depth) * diagonal;
        double before = lambda[r];
        double residual = dot(r, a, 0) - reference[r] + soft * before;
        double f = Math.max(0, before - residual / (diagonal + soft));
        lambda[r] = f;
        axpy(f - before, response, r * n, a);
        return Math.abs(f - before) / (1 + f);
    }

    /** Acceleration that brings a violation back: −b v − k d x, critically damped with the time constant. */
    private static double reference(double distance, double depth, double speed) {
        double b = 2 / (HARD * TIME_CONSTANT);
        double k = 1 / (HARD * HARD * TIME_CONSTANT * TIME_CONSTANT * DAMPING_RATIO * DAMPING_RATIO);
        return -b * speed - k * impedance(depth) * distance;
    }

    /** A smooth step from SOFT to HARD over the transition depth. */
    private static double impedance(double depth) {
        double x = Math.min(1, depth / TRANSITION_METRES);
        double y = x < 0.5 ? 2 * x * x : 1 - 2 * (1 - x) * (1 - x);
        return SOFT + y * (HARD - SOFT);
    }

    /** Rows of out: the normal and two tangents, right-handed. */
    private static void tangents(double[] normal, int in, double[] out, int io) {
        double x = normal[in], y = normal[in + 1], z = normal[in + 2];
        out[io] = x;
        out[io + 1] = y;
        out[io + 2] = z;
        // t1 = the world axis least along the normal, made perpendicular
        double ax = Math.abs(x) <= Math.abs(y) && Math.abs(x) <= Math.abs(z) ? 1 : 0;
        double ay = ax == 0 && Math.abs(y) <= Math.abs(z) ? 1 : 0;
        double az = ax == 0 && ay == 0 ? 1 : 0;
        double d = ax * x + ay * y + az * z;
        double tx = ax - d * x, ty = ay - d * y, tz = az - d * z;
        double s = 1 / Math.sqrt(tx * tx + ty * ty + tz * tz);
        tx *= s;
        ty *= s;
        tz *= s;
        out[io + 3] = tx;
        out[io + 4] = ty;
        out[io + 5] = tz;
        out[io + 6] = y * tz - z * ty;
        out[io + 7] = z * tx - x * tz;
        out[io + 8] = x * ty - y * tx;
    }

    /** J_r · x over the degrees of freedom that row r touches. */
    private double dot(int r, double[] x, int offset) {
        int end = last[r];
        int start = model.rowStart[end];
        double sum = 0;
        for (int k = model.depth[end]; k >= 0; k--) {
            int i = model.ancestor[start + k];
            sum += jacobian[r * n + i] * x[offset + i];
        }
        return sum;
    }

    private void axpy(double f, double[] x, int offset, double[] y) {
        if (f != 0) {
            for (int i = 0; i < n; i++) {
                y[i] += f * x[offset + i];
            }
        }
    }

    /** Arrays for so many rows; made once for the most that there can be, so that a tick allocates nothing. */
    private void reserve(int most) {
        jacobian = new double[most * n];
        response = new double[most * n];
        reference = new double[most];
        softness = new double[most];
        lambda = new double[most];
        last = new int[most];
        block = new double[3 * most];
        compact = new double[n];
    }
}
