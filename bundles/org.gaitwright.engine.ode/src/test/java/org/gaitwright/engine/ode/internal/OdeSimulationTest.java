// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import static org.gaitwright.testkit.Trial.contactForce;
import static org.gaitwright.testkit.Trial.run;
import static org.gaitwright.testkit.Trial.state;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.Divergence;
import org.gaitwright.core.simulation.Physics;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.testkit.EngineContract;
import org.gaitwright.testkit.Slope;
import org.gaitwright.testkit.SmallWorlds;
import org.junit.jupiter.api.Test;

@SuppressWarnings("resource") // closed after each test
class OdeSimulationTest extends EngineContract {
    OdeSimulationTest() {
        super(new OdeEngine(), 1e-4, 1e-3);
    }

    @Test
    void aFallingBodyFallsAsGalileoSaysButForTheStep() {
        Simulation s = crate(1, 0, 100);
        run(s, 1);
        assertEquals(-G, state(s, 0)[9], 1e-9);
        // ODE moves by the new velocity: ahead by half a step's worth
        assertEquals(100 - G / 2 - G / 2 / 512, state(s, 0)[2], 1e-9);
    }

    @Test
    void theQuickStepperCarriesACrateToo() {
        World w = SmallWorlds.crateOnSlope(1, 0, 0.1);
        Physics sweeps = new Physics(
                Physics.Softness.DEFAULT,
                new Physics.Ground.Soft(),
                new Physics.Limits.Soft(),
                Physics.Method.GAUSS_SEIDEL);
        Simulation s =
                create(new World(w.actors(), w.crates(), w.springs(), w.terrain(), w.timing(), w.gravity(), sweeps));
        run(s, 2);
        assertEquals(10 * G, contactForce(s)[2], 0.1);
    }

    @Test
    void slidingFrictionIsTheSameInEveryDirection() {
        for (double angle : new double[] {0, 0.3, 0.7, 2}) {
            CharacterModel c = SmallWorlds.crate(0.3);
            double[] q = c.zeroPose();
            q[2] = 0.1;
            double[] v = new double[6];
            v[0] = 3 * Math.cos(angle);
            v[1] = 3 * Math.sin(angle);
            Simulation s = create(SmallWorlds.world(c, q, v, new Slope(0), 128, 4));
            run(s, 0.5);
            double[] after = state(s, 0);
            assertEquals(3 - 0.5 * 0.3 * G, Math.hypot(after[7], after[8]), 0.02, "towards " + angle);
        }
    }

    @Test
    void aCrateRestsOnABoxOfTheTerrainAndOnAnotherCrate() {
        CharacterModel c = SmallWorlds.crate(1);
        double[] q = c.zeroPose();
        q[2] = 0.65;
        World.Crate upper = new World.Crate(
                "upper",
                Inertia.diagonal(2, Vec3.ZERO, 0.1, 0.1, 0.1),
                List.of(SmallWorlds.box(1)),
                Pose.at(0.05, 0, 0.9));
        Slope ground = new Slope(0, List.of(new SolidBox(0, 0, 0.25, 1, 1, 0.25, 0.3)));
        Simulation s = create(new World(
                List.of(new World.Actor("lower", c, q, new double[6])),
                List.of(upper),
                List.of(),
                ground,
                new World.Timing(128, 4),
                World.EARTH));
        run(s, 2);
        assertEquals(0.6, state(s, 0)[2], 1e-3);
        assertEquals(0.8, state(s, 1)[2], 1e-3);
        double[] f = new double[3];
        s.observation(0).contactForce(0, f);
        assertEquals(10 * G, f[2], 1e-2);
    }

    @Test
    void contactsPushAndFrictionIsInsideTheConeOfTheWholeBody() {
        Simulation s = crate(0.3, 0.4, 0.1 * Math.sqrt(1.16));
        double[] f = new double[3];
        double[] n = new double[3];
        for (int t = 0; t < 256; t++) {
            s.step();
            for (int i = 0; i < s.contacts().size(); i++) {
                s.contacts().force(i, f);
                s.contacts().normal(i, n);
                assertTrue(f[0] * n[0] + f[1] * n[1] + f[2] * n[2] >= 0);
            }
            // ODE bounds friction by the normal forces that it finds without friction: their sum is right, not each
            double[] sum = contactForce(s);
            double normal = sum[0] * n[0] + sum[1] * n[1] + sum[2] * n[2];
            double all = sum[0] * sum[0] + sum[1] * sum[1] + sum[2] * sum[2];
            double tangential = Math.sqrt(Math.max(0, all - normal * normal));
            assertTrue(tangential <= 0.3 * normal * (1 + 1e-3), "normal " + normal + ", tangential " + tangential);
        }
    }

    @Test
    void aSpringDrawsACrateToItsPlaceAndIsListed() {
        World.Crate crate =
                new World.Crate("ball", Inertia.diagonal(2, Vec3.ZERO, 0.1, 0.1, 0.1), List.of(), Pose.at(0, 0, 5));
        Simulation s = create(new World(
                List.of(),
                List.of(crate),
                List.of(new World.Spring(0, Vec3.ZERO, -1, new Vec3(1, 0, 5), 400, 40)),
                new Slope(0),
                new World.Timing(128, 4),
                World.EARTH));
        run(s, 5);
        double[] x = state(s, 0);
        assertEquals(1, x[0], 1e-3);
        assertEquals(5 - 2 * G / 400, x[2], 1e-3);
        double[] f = new double[3];
        double up = 0;
        for (int i = 0; i < s.externals().size(); i++) {
            s.externals().force(i, f);
            up += f[2];
        }
        assertEquals(2 * G, up, 1e-3);
    }

    @Test
    void linearMomentumIsWhatTheListedForcesMakeOfIt() {
        CharacterModel c = Jointed.planar();
        Simulation s = create(SmallWorlds.world(c, new double[] {0, 0, 0.2, 0.5}, new Slope(0), 128, 4));
        double[] f = new double[3];
        for (int t = 0; t < 256; t++) {
            double[] before = momentum(s);
            s.command(0).clear();
            s.command(0).drive(3, 0.3, 0, 40, 4);
            assertNull(s.step());
            double[] after = momentum(s);
            double[] given = {0, 0, -6 * G};
            for (int i = 0; i < s.contacts().size(); i++) {
                s.contacts().force(i, f);
                addTo(given, f);
            }
            for (int i = 0; i < s.externals().size(); i++) {
                s.externals().force(i, f);
                addTo(given, f);
            }
            for (int k = 0; k < 3; k++) {
                assertEquals(after[k] - before[k], given[k] / 128, 1e-8);
            }
        }
    }

    private static void addTo(double[] sum, double[] f) {
        for (int k = 0; k < 3; k++) {
            sum[k] += f[k];
        }
    }

    private static double[] momentum(Simulation s) {
        double[] sum = new double[3];
        for (int b = 0; b < s.world().bodies(); b++) {
            double m = s.world()
                    .actors()
                    .get(0)
                    .character()
                    .links()
                    .get(b)
                    .inertia()
                    .mass();
            double[] x = state(s, b);
            for (int k = 0; k < 3; k++) {
                sum[k] += m * x[7 + k];
            }
        }
        return sum;
    }

    @Test
    void runsInManyThreadsGiveTheSameBits() throws Exception {
        Callable<byte[]> fall = () -> {
            World w = SmallWorlds.world(Jointed.planar(), new double[] {0, 0, 0.2, 0.5}, new Slope(0.1), 128, 4);
            try (Simulation s = new OdeEngine().create(w)) {
                run(s, 1);
                return s.snapshot();
            }
        };
        byte[] alone = fall.call();
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            for (Future<byte[]> f : threads.invokeAll(java.util.Collections.nCopies(8, fall))) {
                assertArrayEquals(alone, f.get());
            }
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void aCommandOrAStartThatIsNotANumberIsNamed() {
        Simulation s = create(SmallWorlds.world(SmallWorlds.pendulum(5), new double[] {0}, new Slope(0), 128, 4));
        assertNull(s.step());
        s.command(0).drive(0, Double.NaN, 0, 10, 1);
        Divergence diverged = s.step();
        assertEquals(new Divergence(1, "rod", diverged.what()), diverged);
        assertTrue(diverged.what().contains("'hinge'"), diverged.what());

        double[] nowhere = {Double.NaN};
        Simulation t = create(SmallWorlds.world(SmallWorlds.pendulum(5), nowhere, new Slope(0), 128, 4));
        assertEquals(new Divergence(0, "rod", "the start is not a number"), t.step());
    }
}
