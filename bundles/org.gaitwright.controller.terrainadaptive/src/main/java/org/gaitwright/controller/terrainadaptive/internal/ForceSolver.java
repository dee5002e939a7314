// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.gaitwright.control.QuadraticProgram;
import org.gaitwright.control.Vectors;
import org.gaitwright.controller.terrainadaptive.internal.Settings.Half;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.dynamics.TreeModel;

/**
 * Joint torques that come nearest to the ideal forces [Wu 2010, 6.2], and those that bend stretched knees [B] and keep waist and hips near a posture where no end effector feels it.
 *
 * <p>Forces f between the upper body and the frames of the feet lie in the row space of Jᵀ if f = J y, so y is what is solved for: one number for each actuated degree of
 * freedom between the end effectors. J has rank 12 at most, so that a little of |J y|² and |y|² goes into the cost; that also shares out the load of both feet.
 */
final class ForceSolver {
    /** Greatest component of a force f, N. */
    static final double MOST_FORCE = 2000;

    private static final double FORCE_COST = 1e-3;
    private static final double UNKNOWN_COST = 1e-5;
    /** Below this square of a lever arm, m², a joint torque counts as one that moves no end effector. */
    private static final double NULL_SPACE = 1e-3;
    /** Share of a torque limit that knee bending and posture may take. */
    private static final double ASIDE_SHARE = 0.5;

    static final int ROWS = 3 * Frames.COUNT;
    /** Rows that keep the forces of a foot within what ground can hold, and share of the sole that is counted on. */
    static final int BRACE = 10;

    private static final double SOLE_SHARE = 0.9;
    /** How far from its middle a sole resists turning, as a share of its half length and half width together. */
    private static final double TURN_ARM = 0.4;

    private final Body body;
    private final Frames frames;
    private final Planner planner;
    /** Number of unknowns; those of the spine come first, then those of each leg. */
    final int n;

    private final int spine;
    private final int[] dof;
    private final int[] first = new int[2];
    private final int[] count = new int[2];
    private final int[] kneeAt = new int[2];
    private final double[] limit;
    final QuadraticProgram program;

    /** Rows of the constraints: J (24 × n), then JᵀJ (n × n), then those of the ground. */
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
    private final double[] factor;
    /** Torques beside those of the forces: knee bending and posture. */
    private final double[] aside;

    /** Waist and hips, the first of their unknowns, and how they are in standing. */
    private final int[] posed;

    private final int[] posedAt;
    private final double[] stand;
    private final double[] turn = new double[3];
    private final double[] sole = new double[3];
    private final double[] wrench6 = new double[6];
    private final double[] force6 = new double[6];
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
        this.planner = planner;
        Anatomy a = body.anatomy;
        TreeModel m = body.model;
        int[] all = new int[m.velocities];
        int k = 0;
        k = dofs(m, a.spineJoints, all, k);
        spine = k;
        for (int side = 0; side < 2; side++) {
            first[side] = k;
            k = dofs(m, a.legJoints[side], all, k);
            count[side] = k - first[side];
        }
        n = k;
        dof = Arrays.copyOf(all, n);
        limit = new double[n];
        for (int i = 0; i < n; i++) {
            limit[i] = a.character.joints().get(m.dofJoint[dof[i]]).torqueLimit();
            for (int side = 0; side < 2; side++) {
                if (m.dofJoint[dof[i]] == a.knee[side]) {
                    kneeAt[side] = i;
                }
            }
        }
        int most = ROWS + n + 2 * BRACE;
        program = new QuadraticProgram(n, most);
        c = new double[most * n];
        lower = new double[most];
        upper = new double[most];
        h = new double[n * n];
        g = new double[n];
        sum = new double[3 * n];
        moment = new double[3 * n];
        factor = new double[n * n];
        aside = new double[n];
        stand = a.character.keyframe("stand");
        posed = IntStream.concat(Arrays.stream(a.spineJoints), Arrays.stream(a.hip))
                .toArray();
        posedAt = Arrays.stream(posed).map(this::unknown).toArray();
        torque = new double[n];
    }

    /** The first unknown of a joint. */
    private int unknown(int joint) {
        return IntStream.range(0, n)
                .filter(i -> body.model.dofJoint[dof[i]] == joint)
                .findFirst()
                .orElseThrow();
    }

    private static int dofs(TreeModel m, int[] joints, int[] out, int at) {
        int k = at;
        for (int j : joints) {
            for (int d = m.jointVelocity[j]; d < m.jointVelocity[j] + m.jointType[j].velocities(); d++) {
                out[k++] = d;
            }
        }
        return k;
    }

    /** Finds torques for the frames as they are now. */
    void solve(HalfCycle half) {
        jacobian();
        cost(half);
        torquesAside(half);
        for (int i = 0; i < n; i++) {
            lower[ROWS + i] = -limit[i] - aside[i];
            upper[ROWS + i] = limit[i] - aside[i];
        }
        Arrays.fill(lower, 0, ROWS, -MOST_FORCE);
        Arrays.fill(upper, 0, ROWS, MOST_FORCE);
        rows = ROWS + n;
        for (int side = 0; side < 2 && half.grip > 0; side++) {
            if (frames.stands(side)) {
                brace(side, half.grip);
            }
        }
        status = program.solve(n, rows, h, g, c, lower, upper);
        double[] y = program.x();
        double share = status == QuadraticProgram.Status.SOLVED ? 1 : shareWithin(y);
        for (int i = 0; i < ROWS; i++) {
            force[i] = share * row(i, y);
        }
        for (int i = 0; i < n; i++) {
            torque[i] = Vectors.clamp(share * row(ROWS + i, y) + aside[i], -limit[i], limit[i]);
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
            double most = v > 0 ? upper[i] : -lower[i];
            if (Math.abs(v) > most) {
                share = Math.min(share, Math.max(0, most) / Math.abs(v));
            }
        }
        return share;
    }

    /**
     * What ground can hold: with force F and moment M of a foot on it about the middle of the part of its sole that is down, in the axes of the foot, and N = −F_z, centre of pressure |M_y| ≤ l N
     * and |M_x| ≤ w N, friction |F_x|, |F_y| ≤ μ N, turning |M_z| ≤ μ r N. The paper has none of this and leaves it to the search.
     */
    private void brace(int side, double grip) {
        Anatomy a = body.anatomy;
        double[] b = a.box[side];
        double back = body.heelTouches[side] ? b[0] : a.toesFrom[side];
        double front = body.toesTouch[side] ? b[3] : a.heelTo[side];
        double long2 = 0.5 * SOLE_SHARE * (front - back), wide2 = 0.5 * SOLE_SHARE * (b[4] - b[1]);
        double[] rotation = body.state.rotation;
        int r = 9 * a.foot[side];
        int ankle = 3 * side * Anatomy.FRAMES;
        for (int k = 0; k < 3; k++) {
            sole[k] = body.frame[ankle + k]
                    + rotation[r + 3 * k] * 0.5 * (back + front)
                    + rotation[r + 3 * k + 1] * 0.5 * (b[1] + b[4])
                    + rotation[r + 3 * k + 2] * b[2];
        }
        Arrays.fill(c, rows * n, (rows + BRACE) * n, 0);
        int end = first[side] + count[side];
        for (int i = 0; i < end; i = next(i, side)) {
            wrench(side, i);
            // F and M in the axes of the foot
            for (int k = 0; k < 3; k++) {
                force6[k] = rotation[r + k] * wrench6[0]
                        + rotation[r + 3 + k] * wrench6[1]
                        + rotation[r + 6 + k] * wrench6[2];
                force6[3 + k] = rotation[r + k] * wrench6[3]
                        + rotation[r + 3 + k] * wrench6[4]
                        + rotation[r + 6 + k] * wrench6[5];
            }
            double load = -force6[2];
            int o = rows * n + i;
            pair(o, long2 * load, force6[4]);
            pair(o + 2 * n, wide2 * load, force6[3]);
            pair(o + 4 * n, grip * load, force6[0]);
            pair(o + 6 * n, grip * load, force6[1]);
            pair(o + 8 * n, grip * TURN_ARM * (long2 + wide2) * load, force6[5]);
        }
        Arrays.fill(lower, rows, rows + BRACE, 0);
        Arrays.fill(upper, rows, rows + BRACE, Double.POSITIVE_INFINITY);
        rows += BRACE;
    }

    /** most ± value ≥ 0. */
    private void pair(int o, double most, double value) {
        c[o] = most + value;
        c[o + n] = most - value;
    }

    /** Force of an unknown on a foot, and its moment about the middle of the sole. */
    private void wrench(int side, int i) {
        Arrays.fill(wrench6, 0);
        for (int f = side * Anatomy.FRAMES; f < (side + 1) * Anatomy.FRAMES; f++) {
            double x = c[3 * f * n + i], y = c[(3 * f + 1) * n + i], z = c[(3 * f + 2) * n + i];
            double rx = body.frame[3 * f] - sole[0];
            double ry = body.frame[3 * f + 1] - sole[1];
            double rz = body.frame[3 * f + 2] - sole[2];
            wrench6[0] += x;
            wrench6[1] += y;
            wrench6[2] += z;
            wrench6[3] += ry * z - rz * y;
            wrench6[4] += rz * x - rx * z;
            wrench6[5] += rx * y - ry * x;
        }
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
            for (int i = 0; i < spine; i++) {
                column(s, 6 * dof[i], rx, ry, rz, -1, o + i);
            }
            for (int i = first[side]; i < first[side] + count[side]; i++) {
                column(s, 6 * dof[i], rx, ry, rz, 1, o + i);
            }
        }
    }

    /** v + ω × r. */
    private void column(double[] s, int d, double rx, double ry, double rz, double sign, int o) {
        c[o] = sign * (s[d + 3] + s[d + 1] * rz - s[d + 2] * ry);
        c[o + n] = sign * (s[d + 4] + s[d + 2] * rx - s[d] * rz);
        c[o + 2 * n] = sign * (s[d + 5] + s[d] * ry - s[d + 1] * rx);
    }

    /** H = Σ κ_j J_jᵀJ_j + w (FᵀF + TᵀT) + ε, from ‖A f − b‖²_W with the rows of pinned frames left out [eq. 5a]. */
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
                double ti = w * moment[k * n + i];
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
        int end = first[side] + count[side];
        for (int i = 0; i < end; i = next(i, side)) {
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
            for (int j = 0; j <= i; j = next(j, side)) {
                double product = x * c[o + j] + y * c[o + n + j] + z * c[o + 2 * n + j];
                h[i * n + j] += own * product;
                c[(ROWS + i) * n + j] += product;
            }
        }
    }

    /** The unknown after i that moves a foot of this side. */
    private int next(int i, int side) {
        return i + 1 == spine ? first[side] : i + 1;
    }

    /**
     * Torques that bend a knee where the leg is longer than planned and turn waist and hips towards standing, less what of them moves the end effectors [B, eq. 12]: τ + Jᵀf with the f
     * that minimises |τ + Jᵀf|², which is ε (JᵀJ + ε)⁻¹ τ for small ε.
     */
    private void torquesAside(HalfCycle half) {
        Arrays.fill(aside, 0);
        boolean any = half.posture > 0;
        for (int side = 0; side < 2; side++) {
            double torqueAtKnee = kneeTorque(half, side);
            aside[kneeAt[side]] = torqueAtKnee;
            any |= torqueAtKnee != 0;
        }
        if (half.posture > 0) {
            towardsStanding(half.posture);
        }
        if (any && factorNullSpace()) {
            solveFactored();
            for (int i = 0; i < n; i++) {
                aside[i] = Vectors.clamp(NULL_SPACE * aside[i], -ASIDE_SHARE * limit[i], ASIDE_SHARE * limit[i]);
            }
        } else {
            Arrays.fill(aside, 0);
        }
    }

    /** τ = k (θ_stand − θ) at waist and hips. */
    private void towardsStanding(double stiffness) {
        TreeModel m = body.model;
        for (int p = 0; p < posed.length; p++) {
            int q = m.jointPosition[posed[p]];
            if (m.jointType[posed[p]] == JointType.BALL) {
                Quaternions.difference(body.state.q, q, stand, q, turn, 0);
                for (int k = 0; k < 3; k++) {
                    aside[posedAt[p] + k] += stiffness * turn[k];
                }
            } else {
                aside[posedAt[p]] += stiffness * (stand[q] - body.state.q[q]);
            }
        }
    }

    /** ρ cos(θ_knee) {d̂ − d}⁺, with distances from ankle to upper body along the way from ankle to hip. */
    private double kneeTorque(HalfCycle half, int side) {
        int ankle = 3 * side * Anatomy.FRAMES;
        double ux = body.hip[3 * side] - body.frame[ankle];
        double uy = body.hip[3 * side + 1] - body.frame[ankle + 1];
        double uz = body.hip[3 * side + 2] - body.frame[ankle + 2];
        double length = Math.sqrt(ux * ux + uy * uy + uz * uz);
        if (!(length > 1e-6)) {
            return 0;
        }
        double[] trunk = planner.trunk.position;
        double[] foot = planner.feet[side].position;
        double tooLong = (ux * (body.trunk[0] - body.frame[ankle] - trunk[0] + foot[0])
                        + uy * (body.trunk[1] - body.frame[ankle + 1] - trunk[1] + foot[1])
                        + uz * (body.trunk[2] - body.frame[ankle + 2] - trunk[2] + foot[2]))
                / length;
        double angle = body.angle(body.anatomy.knee[side]);
        double most = limit[kneeAt[side]];
        double value = half.get(Half.KNEE_BEND) * StrictMath.cos(angle) * Math.max(0, tooLong);
        return body.anatomy.kneeSign[side] * Vectors.clamp(value, -most, most);
    }

    /** JᵀJ + ε = LLᵀ. */
    private boolean factorNullSpace() {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                double s = c[(ROWS + i) * n + j] + (i == j ? NULL_SPACE : 0);
                for (int k = 0; k < j; k++) {
                    s -= factor[i * n + k] * factor[j * n + k];
                }
                if (i == j && !(s > 0)) {
                    return false;
                }
                factor[i * n + j] = i == j ? Math.sqrt(s) : s / factor[j * n + j];
            }
        }
        return true;
    }

    private void solveFactored() {
        for (int i = 0; i < n; i++) {
            double s = aside[i];
            for (int k = 0; k < i; k++) {
                s -= factor[i * n + k] * aside[k];
            }
            aside[i] = s / factor[i * n + i];
        }
        for (int i = n - 1; i >= 0; i--) {
            double s = aside[i];
            for (int k = i + 1; k < n; k++) {
                s -= factor[k * n + i] * aside[k];
            }
            aside[i] = s / factor[i * n + i];
        }
    }

    /** h = b − A f [8.2]. */
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
            command.addTorque(dof[i], torque[i]);
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
