// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import java.util.Arrays;
import org.gaitwright.control.QuadraticProgram;
import org.gaitwright.control.Vectors;
import org.gaitwright.core.controller.Command;

/**
 * Joint torques that come nearest to the ideal forces [Wu 2010, 6.2], with those {@link NullSpaceTorques} and within {@link SoleLimits}.
 *
 * <p>Forces f between the upper body and the frames of the feet lie in the row space of Jᵀ if f = J y, so y is what is solved for: one number for each actuated degree of
 * freedom between the end effectors. J has rank 12 at most, so that a little of |J y|² and |y|² goes into the cost; that also shares out the load of both feet.
 */
final class ForceSolver {
    /** Greatest component of a force f, N. */
    static final double MAX_FORCE = 2000;

    private static final double FORCE_COST = 1e-3;
    private static final double UNKNOWN_COST = 1e-5;
    /** Beyond its bound by less, a row keeps it, N or N m. */
    private static final double ROUNDING = 1e-6;

    static final int ROWS = 3 * Frames.COUNT;

    private final Body body;
    private final Frames frames;
    private final Unknowns unknowns;
    private final SoleLimits limits;
    private final NullSpaceTorques nullSpace;
    /** Number of unknowns. */
    final int n;

    private final double[] limit;
    final QuadraticProgram program;

    /** Rows of the constraints: J (24 × n), then JᵀJ (n × n), then those of the ground. With f = J y, Z f = 0 [eq. 5d] holds by itself. */
    final double[] c;

    /** How many rows the last problem had. */
    int rows;

    final double[] lower;
    final double[] upper;
    final double[] h;
    final double[] g;
    /** Σ J_j and Σ [p_j − p_0]× J_j (3 × n each): what the upper body feels, the other way round. */
    private final double[] sum;

    private final double[] moment;
    /** Forces f on the frames of the feet. */
    final double[] force = new double[ROWS];
    /** What of b A f leaves: on each frame, and force and torque on the upper body. Zero on pinned frames. */
    final double[] missing = new double[ROWS + 6];

    final double[] torque;
    /** How the last solve ended. */
    QuadraticProgram.Status status = QuadraticProgram.Status.SOLVED;

    ForceSolver(Body body, Frames frames, Planner planner) {
        this.body = body;
        this.frames = frames;
        unknowns = new Unknowns(body);
        limits = new SoleLimits(body, unknowns);
        nullSpace = new NullSpaceTorques(body, planner, unknowns);
        n = unknowns.n;
        limit = unknowns.limit;
        int max = ROWS + n + 2 * SoleLimits.COUNT;
        program = new QuadraticProgram(n, max);
        c = new double[max * n];
        lower = new double[max];
        upper = new double[max];
        h = new double[n * n];
        g = new double[n];
        sum = new double[3 * n];
        moment = new double[3 * n];
        torque = new double[n];
    }

    /** Finds torques for the frames as they are now. */
    void solve(HalfCycle half) {
        jacobian();
        cost(half);
        nullSpace.update(half, c);
        for (int i = 0; i < n; i++) {
            // −τ_max ≤ Jᵀf ≤ τ_max [eq. 5c], less what is asked for aside
            lower[ROWS + i] = -limit[i] - nullSpace.torque[i];
            upper[ROWS + i] = limit[i] - nullSpace.torque[i];
        }
        // −f_max ≤ f ≤ f_max [eq. 5b]
        Arrays.fill(lower, 0, ROWS, -MAX_FORCE);
        Arrays.fill(upper, 0, ROWS, MAX_FORCE);
        rows = ROWS + n;
        for (int side = 0; side < 2 && half.grip > 0; side++) {
            if (frames.stands(side)) {
                rows = limits.add(side, half.grip, c, lower, upper, rows);
            }
        }
        status = program.solve(n, rows, h, g, c, lower, upper);
        if (status == QuadraticProgram.Status.REFUSED) {
            // its numbers are none: what is reckoned with them would be none, too
            Arrays.fill(force, 0);
            Arrays.fill(torque, 0);
            Arrays.fill(missing, 0);
            return;
        }
        double[] y = program.x();
        double share = status == QuadraticProgram.Status.SOLVED ? 1 : shareWithin(y);
        for (int i = 0; i < ROWS; i++) {
            force[i] = share * row(i, y);
        }
        for (int i = 0; i < n; i++) {
            torque[i] = Vectors.clamp(share * row(ROWS + i, y) + nullSpace.torque[i], -limit[i], limit[i]);
        }
        leftOver();
    }

    private double row(int i, double[] y) {
        double s = 0;
        for (int k = 0; k < n; k++) {
            s += c[i * n + k] * y[k];
        }
        return s;
    }

    /** How much of what a failed solve came to is within all bounds: zero always is. */
    private double shareWithin(double[] y) {
        double share = 1;
        for (int i = 0; i < rows; i++) {
            double v = row(i, y);
            double max = v > 0 ? upper[i] : -lower[i];
            if (Math.abs(v) > max + ROUNDING) {
                share = Math.min(share, Math.max(0, max) / Math.abs(v));
            }
        }
        return share;
    }

    /** J = ∂(p_j − p_0)/∂θ, with p_0 as a point of the upper body at the place of p_j: joints of the leg count, those of the spine against. */
    private void jacobian() {
        double[] s = body.state.subspace;
        double[] origin = body.state.origin;
        Arrays.fill(c, 0, ROWS * n, 0);
        for (int f = 0; f < Frames.COUNT; f++) {
            int side = f / Anatomy.FRAMES;
            double rx = body.frame[3 * f] - origin[0];
            double ry = body.frame[3 * f + 1] - origin[1];
            double rz = body.frame[3 * f + 2] - origin[2];
            int o = 3 * f * n;
            for (int i = 0; i < unknowns.spine; i++) {
                column(s, 6 * unknowns.dof[i], rx, ry, rz, -1, o + i);
            }
            for (int i = unknowns.first[side]; i < unknowns.end[side]; i++) {
                column(s, 6 * unknowns.dof[i], rx, ry, rz, 1, o + i);
            }
        }
    }

    /** v + ω × r. */
    private void column(double[] s, int d, double rx, double ry, double rz, double sign, int o) {
        c[o] = sign * (s[d + 3] + s[d + 1] * rz - s[d + 2] * ry);
        c[o + n] = sign * (s[d + 4] + s[d + 2] * rx - s[d] * rz);
        c[o + 2 * n] = sign * (s[d + 5] + s[d] * ry - s[d + 1] * rx);
    }

    /** H = Σ κ_j J_jᵀJ_j + w (FᵀF + w_t TᵀT) + ε, from ‖A f − b‖²_W with the rows of pinned frames left out [eq. 5a]. */
    private void cost(HalfCycle half) {
        Arrays.fill(h, 0);
        Arrays.fill(g, 0);
        Arrays.fill(sum, 0);
        Arrays.fill(moment, 0);
        Arrays.fill(c, ROWS * n, (ROWS + n) * n, 0);
        for (int f = 0; f < Frames.COUNT; f++) {
            addFrame(f);
        }
        double w = half.weight;
        for (int k = 0; k < 3; k++) {
            double b = frames.trunkForce[k];
            double t = frames.trunkTorque[k];
            for (int i = 0; i < n; i++) {
                double fi = w * sum[k * n + i];
                double ti = w * half.turnWeight * moment[k * n + i];
                // −Σ f_j = f_0 and −Σ (p_j − p_0) × f_j = τ_0
                g[i] += fi * b + ti * t;
                for (int j = 0; j <= i; j++) {
                    h[i * n + j] += fi * sum[k * n + j] + ti * moment[k * n + j];
                }
            }
        }
        for (int i = 0; i < n; i++) {
            h[i * n + i] += UNKNOWN_COST;
            for (int j = i + 1; j < n; j++) {
                c[(ROWS + i) * n + j] = c[(ROWS + j) * n + i];
            }
        }
    }

    private void addFrame(int f) {
        int side = f / Anatomy.FRAMES;
        boolean free = !frames.pinned[f];
        double own = free ? 1 + FORCE_COST : FORCE_COST;
        double rx = body.frame[3 * f] - body.trunk[0];
        double ry = body.frame[3 * f + 1] - body.trunk[1];
        double rz = body.frame[3 * f + 2] - body.trunk[2];
        int o = 3 * f * n;
        for (int i = 0; i < unknowns.end[side]; i = unknowns.next(i, side)) {
            double x = c[o + i], y = c[o + n + i], z = c[o + 2 * n + i];
            sum[i] += x;
            sum[n + i] += y;
            sum[2 * n + i] += z;
            moment[i] += ry * z - rz * y;
            moment[n + i] += rz * x - rx * z;
            moment[2 * n + i] += rx * y - ry * x;
            if (free) {
                g[i] -= x * frames.force[3 * f] + y * frames.force[3 * f + 1] + z * frames.force[3 * f + 2];
            }
            for (int j = 0; j <= i; j = unknowns.next(j, side)) {
                double product = x * c[o + j] + y * c[o + n + j] + z * c[o + 2 * n + j];
                h[i * n + j] += own * product;
                c[(ROWS + i) * n + j] += product;
            }
        }
    }

    /** h = b − A f, what is left of eq. 4 [8.2]. */
    private void leftOver() {
        Arrays.fill(missing, 0);
        System.arraycopy(frames.trunkForce, 0, missing, ROWS, 3);
        System.arraycopy(frames.trunkTorque, 0, missing, ROWS + 3, 3);
        for (int f = 0; f < Frames.COUNT; f++) {
            double x = force[3 * f], y = force[3 * f + 1], z = force[3 * f + 2];
            double rx = body.frame[3 * f] - body.trunk[0];
            double ry = body.frame[3 * f + 1] - body.trunk[1];
            double rz = body.frame[3 * f + 2] - body.trunk[2];
            if (!frames.pinned[f]) {
                missing[3 * f] = frames.force[3 * f] - x;
                missing[3 * f + 1] = frames.force[3 * f + 1] - y;
                missing[3 * f + 2] = frames.force[3 * f + 2] - z;
            }
            missing[ROWS] += x;
            missing[ROWS + 1] += y;
            missing[ROWS + 2] += z;
            missing[ROWS + 3] += ry * z - rz * y;
            missing[ROWS + 4] += rz * x - rx * z;
            missing[ROWS + 5] += rx * y - ry * x;
        }
    }

    /** Asks for the torques. */
    void command(Command command) {
        for (int i = 0; i < n; i++) {
            command.addTorque(unknowns.dof[i], torque[i]);
        }
    }

    /** Σ (τ / τ_max)². */
    double effort() {
        double s = 0;
        for (int i = 0; i < n; i++) {
            double share = torque[i] / limit[i];
            s += share * share;
        }
        return s;
    }

    /** Rows added and dropped in the last solve. */
    int iterations() {
        return program.iterations();
    }
}
