// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import org.gaitwright.core.state.StateCodec;

/** The goal of half a cycle: G = (ψ_f, ψ_m, r) [Wu 2010, 4], angles from +x, left positive. */
final class Task {
    double facing;
    double movement;
    double step;

    void set(double newFacing, double newMovement, double newStep) {
        facing = newFacing;
        movement = newMovement;
        step = newStep;
    }

    void state(StateCodec codec) {
        facing = codec.number(facing);
        movement = codec.number(movement);
        step = codec.number(step);
    }
}
