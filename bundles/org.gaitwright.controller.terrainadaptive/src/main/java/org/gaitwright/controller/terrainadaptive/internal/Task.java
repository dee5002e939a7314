// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

/** The goal of half a cycle: G = (ψ_f, ψ_m, r) [Wu 2010, 4], angles from +x, left positive. */
final class Task {
    static final int MEMORY = 3;

    double facing;
    double movement;
    double step;

    void set(double newFacing, double newMovement, double newStep) {
        facing = newFacing;
        movement = newMovement;
        step = newStep;
    }

    void save(double[] m, int o) {
        m[o] = facing;
        m[o + 1] = movement;
        m[o + 2] = step;
    }

    void restore(double[] m, int o) {
        set(m[o], m[o + 1], m[o + 2]);
    }
}
