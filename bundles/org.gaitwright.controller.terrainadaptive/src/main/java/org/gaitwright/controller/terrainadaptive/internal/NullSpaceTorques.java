// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.gaitwright.control.Vectors;
import org.gaitwright.controller.terrainadaptive.internal.TerrainAdaptiveParameters.Half;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.dynamics.TreeModel;

/** Torques in the null space of the end effectors, beside those that realise the forces: they bend stretched knees [Wu 2010, B] and keep waist
 * and hips near a posture. */
final class NullSpaceTorques {
    /** Below this square of a lever arm, m², a joint torque counts as one that moves no end effector. */
    private static final double NULL_SPACE = 1e-3;
    /** Share of a torque limit that they may take. */
    private static final double SHARE = 0.5;

    private final Body body;
    private final Planner planner;
    private final Unknowns unknowns;
    private final int n;
    private final double[] limit;
    /** One for each unknown. */
    final double[] torque;

    private final double[] factor;
    /** Waist and hips, the first of their unknowns, and how they are in standing. */
    private final int[] posed;

    private final int[] posedAt;
    private final double[] stand;
    private final double[] turn = new double[3];

    NullSpaceTorques(Body body, Planner planner, Unknowns unknowns) {
        this.body = body;
        this.planner = planner;
        this.unknowns = unknowns;
        n = unknowns.n;
        limit = unknowns.limit;
        torque = new double[n];
        factor = new double[n * n];
        Anatomy a = body.anatomy;
        stand = a.character.keyframe("stand");
        posed = IntStream.concat(Arrays.stream(a.spineJoints), Arrays.stream(a.hip))
                .toArray();
        posedAt = Arrays.stream(posed).map(unknowns::of).toArray();
    }

    /**
     * Torques that bend a knee where the leg is longer than planned and turn waist and hips towards standing, less what of them moves the end effectors [B, eq. 12]: τ + Jᵀf with the f
     * that minimises |τ + Jᵀf|², which is ε (JᵀJ + ε)⁻¹ τ for small ε.
     *
     * @param squares has JᵀJ behind the rows of J
     */
    void update(HalfCycle half, double[] squares) {
        Arrays.fill(torque, 0);
        boolean any = half.posture > 0;
        for (int side = 0; side < 2; side++) {
            double torqueAtKnee = kneeTorque(half, side);
            torque[unknowns.knee[side]] = torqueAtKnee;
            any |= torqueAtKnee != 0;
        }
        if (half.posture > 0) {
            towardsStanding(half.posture);
        }
        if (any && factorNullSpace(squares)) {
            solveFactored();
            for (int i = 0; i < n; i++) {
                torque[i] = Vectors.clamp(NULL_SPACE * torque[i], -SHARE * limit[i], SHARE * limit[i]);
            }
        } else {
            Arrays.fill(torque, 0);
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
                    torque[posedAt[p] + k] += stiffness * turn[k];
                }
            } else {
                torque[posedAt[p]] += stiffness * (stand[q] - body.state.q[q]);
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
        double max = limit[unknowns.knee[side]];
        double value = half.get(Half.KNEE_BEND) * StrictMath.cos(angle) * Math.max(0, tooLong);
        return body.anatomy.kneeSign[side] * Vectors.clamp(value, -max, max);
    }

    /** JᵀJ + ε = LLᵀ. */
    private boolean factorNullSpace(double[] squares) {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                double s = squares[(ForceSolver.ROWS + i) * n + j] + (i == j ? NULL_SPACE : 0);
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
            double s = torque[i];
            for (int k = 0; k < i; k++) {
                s -= factor[i * n + k] * torque[k];
            }
            torque[i] = s / factor[i * n + i];
        }
        for (int i = n - 1; i >= 0; i--) {
            double s = torque[i];
            for (int k = i + 1; k < n; k++) {
                s -= factor[k * n + i] * torque[k];
            }
            torque[i] = s / factor[i * n + i];
        }
    }
}
