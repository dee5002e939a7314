// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import static org.gaitwright.testkit.Trial.run;
import static org.gaitwright.testkit.Trial.state;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.simulation.Physics;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.gaitwright.testkit.EngineContract;
import org.gaitwright.testkit.SmallWorlds;
import org.junit.jupiter.api.Test;

@SuppressWarnings("resource") // closed after each test
class TreeSimulationTest extends EngineContract {
    TreeSimulationTest() {
        super(new GaitwrightEngine(), 1e-3, 5e-3);
    }

    @Test
    void aFallingBodyFallsAsGalileoSays() {
        Simulation s = crate(1, 0, 100);
        run(s, 1);
        assertEquals(-G, state(s, 0)[9], 1e-9);
        assertEquals(100 - G / 2, state(s, 0)[2], 1e-9);
    }

    @Test
    void everyContactForceIsInsideItsCone() {
        Simulation s = crate(0.3, 0.4, 0.5);
        double[] f = new double[3];
        double[] n = new double[3];
        for (int t = 0; t < 256; t++) {
            s.step();
            for (int i = 0; i < s.contacts().size(); i++) {
                s.contacts().force(i, f);
                s.contacts().normal(i, n);
                double fn = f[0] * n[0] + f[1] * n[1] + f[2] * n[2];
                double ft = Math.sqrt(Math.max(0, f[0] * f[0] + f[1] * f[1] + f[2] * f[2] - fn * fn));
                assertTrue(fn >= 0 && ft <= 0.3 * fn * (1 + 1e-6) + 1e-9, "normal " + fn + ", tangential " + ft);
            }
        }
    }

    @Test
    void aTickAllocatesNothing() {
        Simulation s = crate(1, 0, 0.3);
        run(s, 20);
        assertEquals(0, Allocation.min(s::step, 1000));
    }

    /** What sticks on a slope creeps, by the less the more friction grips. */
    @Test
    void gripSlowsCreepDown() {
        assertEquals(50, creep(1) / creep(50), 3);
    }

    private static double creep(double grip) {
        World w = SmallWorlds.crateOnSlope(1, 0.3, 0.3);
        Physics p = w.physics();
        Physics.Softness soft = p.softness();
        Physics.Softness gripping = new Physics.Softness(
                soft.timeConstant(), soft.dampingRatio(), soft.min(), soft.max(), soft.width(), grip);
        Simulation s = new GaitwrightEngine()
                .create(new World(
                        w.actors(),
                        w.crates(),
                        w.springs(),
                        w.terrain(),
                        w.timing(),
                        w.gravity(),
                        new Physics(gripping, p.ground(), p.limits(), p.method())));
        double[] start = new double[13];
        double[] end = new double[13];
        for (int i = 0; i < 4 * w.timing().controlHz(); i++) {
            s.step();
            if (i + 1 == 2 * w.timing().controlHz()) {
                s.bodyState(0, start);
            }
        }
        s.bodyState(0, end);
        return start[0] - end[0];
    }
}
