// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Eq. 6 in numbers, with the weights of [Wu 2010, 8.3]. What a frame's error is, FramesTest has. */
class CostSumsTest {
    private static final double ROUNDING = 1e-9;

    private final CostSums account = new CostSums();

    /** The paper sums over its timesteps of 1/64 s; a second of anybody's costs as much as 64 of these. */
    @ParameterizedTest
    @ValueSource(ints = {64, 256, 512})
    void errorsAndTorquesAreCountedInThePapersTimesteps(int hz) {
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE);
        TerrainAdaptiveController w = (TerrainAdaptiveController)
                new TerrainAdaptive().create(biped.character, TerrainAdaptiveParameters.SET.initialValues());
        w.reset(biped);
        w.frames.trackingError = 3;
        // half of what the waist can do about one axis, and a tenth of what the left knee can: of 1600 and 700 N m
        w.solver.torque[0] = 800;
        w.solver.torque[6] = -70;
        account.reset(new double[3]);
        for (int i = 0; i < hz; i++) {
            account.tick(w.frames, w.solver, 0, 1.0 / hz);
        }
        assertEquals(64 * 3, account.tracking, ROUNDING);
        assertEquals(64 * 8e-2 * (0.25 + 0.01), account.torque, ROUNDING);
        assertEquals(0, account.deviation);
    }

    /** ‖ĉ_k − (ĉ_{k−1} + R_z(ψ_m) r)‖² with W_c = 100, and what is vertical left out. */
    @Test
    void theCentreOfMassIsToBeAStepFromWhereItWas() {
        Task task = new Task();
        account.reset(new double[] {1, 2, 1});
        task.set(0, Math.PI / 2, 0.5);
        // (0.1, −0.2) from (1, 2.5)
        account.halfCycle(new double[] {1.1, 2.3, 7}, task);
        assertEquals(100 * 0.05, account.deviation, ROUNDING);
        task.set(1, 0, 0.5);
        account.halfCycle(new double[] {1.6, 2.3, 3}, task);
        assertEquals(5, account.deviation, ROUNDING, "a step from where it was, not from where it was to be");
        task.set(0, Math.PI, 0.5);
        // 0.1 m further than (1.1, 2.3)
        account.halfCycle(new double[] {1, 2.3, 1}, task);
        assertEquals(5 + 1, account.deviation, ROUNDING);
    }
}
