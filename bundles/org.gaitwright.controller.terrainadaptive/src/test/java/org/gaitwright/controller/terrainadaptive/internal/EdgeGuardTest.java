// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.gaitwright.core.controller.Command;
import org.junit.jupiter.api.Test;

class EdgeGuardTest {
    /** A step of 0.15 m up, a centimetre before the toes of one who stands. */
    private final PosedPaperBiped biped = PosedPaperBiped.on(Hills.step(-0.15, 0.19));

    @Test
    void aFootBeforeAnEdgeIsLiftedAndDoesNotGoOn() {
        TerrainAdaptiveController w = walker(1);
        FootPath path = w.planner.feet[Anatomy.LEFT];
        tick(w, 30);
        assertTrue(path.elapsed > 0.1 && path.endX() > 0.4, "is to go on");
        assertEquals(0.15 + 0.01, w.guard.missing, 1e-3, "m: the step, a margin");
        assertEquals(w.body.frame[0], path.position[0], 1e-9);
        assertEquals(0, path.velocity[0], 1e-9);
        assertTrue(path.position[2] >= 0.08 + 0.15 + 0.01 - 1e-9, "m: " + path.position[2]);
    }

    @Test
    void aFootThatIsHighEnoughGoesOn() {
        TerrainAdaptiveController w = walker(1), free = walker(0);
        tick(w, 30);
        tick(free, 30);
        biped.q[2] += 0.17;
        tick(w, 1);
        tick(free, 1);
        assertEquals(0, w.guard.missing);
        assertEquals(free.planner.feet[0].position[0], w.planner.feet[0].position[0], 1e-9);
    }

    /** However much it is too low: with no more than 3 cm missing it goes on in part, but never down. */
    @Test
    void aFootBeforeAnEdgeIsNeverToComeDownOnIt() {
        int partly = 0;
        int down = 0;
        for (double height = 0; height < 0.2; height += 0.01) {
            TerrainAdaptiveController w = walker(1), free = walker(0);
            biped.q[2] += height;
            // until the half-cycle ends, which is before the foot is let down wherever it is
            for (int i = 0; i < 139; i++) {
                tick(w, 1);
                tick(free, 1);
                FootPath path = w.planner.feet[Anatomy.LEFT];
                assertTrue(path.velocity[2] >= 0, "m/s: " + path.velocity[2]);
                assertTrue(path.position[2] >= 0.08 + 0.15 + 0.01 - 1e-9, "m: " + path.position[2]);
                partly += w.guard.missing > 0 && w.guard.missing < 0.03 ? 1 : 0;
                down += free.planner.feet[Anatomy.LEFT].velocity[2] < -0.01 ? 1 : 0;
            }
            biped.q[2] -= height;
        }
        assertTrue(partly > 100 && down > 100, "its way would lead down: " + down + ", partly held: " + partly);
    }

    @Test
    void groundThatDoesNotRiseChangesNothing() {
        for (Hills ground : new Hills[] {Hills.NONE, Hills.step(0.15, 0.19)}) {
            biped.ground = ground;
            TerrainAdaptiveController w = walker(1), free = walker(0);
            for (int i = 0; i < 100; i++) {
                tick(w, 1);
                tick(free, 1);
                assertArrayEquals(free.planner.feet[0].position, w.planner.feet[0].position, 0);
                assertArrayEquals(free.planner.feet[0].velocity, w.planner.feet[0].velocity, 0);
            }
        }
    }

    private TerrainAdaptiveController walker(double guarded) {
        TerrainAdaptiveController w = (TerrainAdaptiveController) new TerrainAdaptive()
                .create(
                        biped.character,
                        TerrainAdaptiveParameters.SET.initialValues().with(Map.of("guarded", guarded, "patient", 0.0)));
        w.reset(biped);
        return w;
    }

    private void tick(TerrainAdaptiveController w, int times) {
        for (int i = 0; i < times; i++) {
            w.tick(biped, new Command(biped.character));
        }
    }
}
