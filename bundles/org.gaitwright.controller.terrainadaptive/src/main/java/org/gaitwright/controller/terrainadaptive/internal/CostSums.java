// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import org.gaitwright.core.state.StateCodec;

/**
 * The cost of a run so far [Wu 2010, eq. 6], in the paper's unit of 1/64 s, so that its weights hold at any control rate. Weights of tracking are in {@link Frames},
 * those of deviation and torque here.
 */
final class CostSums {
    private static final double PAPER_HZ = 64;
    private static final double DEVIATION_WEIGHT = 100;
    private static final double TORQUE_WEIGHT = 8e-2;

    /** Bend of a knee in mid-stance that is free, rad, and the weight of the square beyond it. */
    private static final double KNEE_FREE = 0.3;

    private static final double KNEE_WEIGHT = 0.1;

    /** Σ e_track, Σ ‖Δc_k‖²_W, Σ ‖τ‖²_W. */
    double tracking;

    double deviation;
    double torque;
    /** Σ w ({θ − θ_free}⁺)² of the knees in mid-stance, which the paper does not have. */
    double knee;

    /** Where the centre of mass was at the end of the last half-cycle: ĉ_{k−1}. */
    private double x;

    private double y;

    void reset(double[] com) {
        tracking = 0;
        deviation = 0;
        torque = 0;
        knee = 0;
        mark(com);
    }

    private void mark(double[] com) {
        x = com[0];
        y = com[1];
    }

    /** Adds the costs of a tick. {@code bent} is the bend of the knee in mid-stance, 0 if there is none. */
    void tick(Frames frames, ForceSolver solver, double bent, double seconds) {
        tracking += PAPER_HZ * seconds * frames.trackingError;
        torque += PAPER_HZ * seconds * TORQUE_WEIGHT * solver.effort();
        if (bent > KNEE_FREE) {
            knee += PAPER_HZ * seconds * KNEE_WEIGHT * (bent - KNEE_FREE) * (bent - KNEE_FREE);
        }
    }

    /** Δc_k = ĉ_k − (ĉ_{k−1} + R_z(ψ_m) r). */
    void halfCycle(double[] com, Task task) {
        double dx = com[0] - x - task.step * StrictMath.cos(task.movement);
        double dy = com[1] - y - task.step * StrictMath.sin(task.movement);
        deviation += DEVIATION_WEIGHT * (dx * dx + dy * dy);
        mark(com);
    }

    void state(StateCodec codec) {
        tracking = codec.number(tracking);
        deviation = codec.number(deviation);
        torque = codec.number(torque);
        knee = codec.number(knee);
        x = codec.number(x);
        y = codec.number(y);
    }
}
