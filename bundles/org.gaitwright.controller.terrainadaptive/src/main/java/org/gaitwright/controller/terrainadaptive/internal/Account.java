// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

/**
 * The cost of a run so far [Wu 2010, eq. 6], in the paper's unit of 1/64 s, so that its weights hold at any control rate. Weights of tracking are in {@link Frames},
 * those of deviation and torque here.
 */
final class Account {
    static final int MEMORY = 5;

    private static final double PAPER_HZ = 64;
    private static final double DEVIATION_WEIGHT = 100;
    private static final double TORQUE_WEIGHT = 8e-2;

    /** Σ e_track, Σ ‖Δc_k‖²_W, Σ ‖τ‖²_W. */
    double tracking;

    double deviation;
    double torque;
    /** Where the centre of mass was at the end of the last half-cycle: ĉ_{k−1}. */
    private double x;

    private double y;

    void reset(double[] com) {
        tracking = 0;
        deviation = 0;
        torque = 0;
        mark(com);
    }

    private void mark(double[] com) {
        x = com[0];
        y = com[1];
    }

    void tick(Frames frames, ForceSolver solver, double seconds) {
        tracking += PAPER_HZ * seconds * frames.trackingError;
        torque += PAPER_HZ * seconds * TORQUE_WEIGHT * solver.effort();
    }

    /** Δc_k = ĉ_k − (ĉ_{k−1} + R_z(ψ_m) r). */
    void halfCycle(double[] com, Task task) {
        double dx = com[0] - x - task.step * StrictMath.cos(task.movement);
        double dy = com[1] - y - task.step * StrictMath.sin(task.movement);
        deviation += DEVIATION_WEIGHT * (dx * dx + dy * dy);
        mark(com);
    }

    void save(double[] m, int o) {
        m[o] = tracking;
        m[o + 1] = deviation;
        m[o + 2] = torque;
        m[o + 3] = x;
        m[o + 4] = y;
    }

    void restore(double[] m, int o) {
        tracking = m[o];
        deviation = m[o + 1];
        torque = m[o + 2];
        x = m[o + 3];
        y = m[o + 4];
    }
}
