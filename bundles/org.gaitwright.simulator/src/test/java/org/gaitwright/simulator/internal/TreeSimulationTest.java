// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.simulation.Divergence;
import org.gaitwright.core.simulation.Simulation;
import org.junit.jupiter.api.Test;

@SuppressWarnings("resource") // this engine's simulations hold nothing outside the heap
class TreeSimulationTest {
    private static final double G = 9.81;
    private final GaitwrightEngine engine = new GaitwrightEngine();

    private Simulation crate(double friction, double grade, double height) {
        CharacterModel c = Scenes.crate(friction);
        double[] q = c.zeroPose();
        double half = Math.atan(grade) / 2;
        q[2] = height;
        q[3] = Math.cos(half);
        q[5] = -Math.sin(half);
        return engine.create(Scenes.world(c, q, new Scenes.Slope(grade), 128, 4));
    }

    private static void run(Simulation s, double seconds) {
        int n = (int) Math.round(seconds * s.world().timing().controlHz());
        for (int i = 0; i < n; i++) {
            assertNull(s.step());
        }
    }

    private static double[] totalContactForce(Simulation s) {
        double[] sum = new double[3];
        double[] f = new double[3];
        for (int i = 0; i < s.contacts().size(); i++) {
            s.contacts().force(i, f);
            for (int k = 0; k < 3; k++) {
                sum[k] += f[k];
            }
        }
        return sum;
    }

    @Test
    void aFallingBodyFallsAsGalileoSays() {
        Simulation s = crate(1, 0, 100);
        run(s, 1);
        double[] state = new double[13];
        s.bodyState(0, state);
        assertEquals(-G, state[9], 1e-9);
        assertEquals(100 - G / 2, state[2], 1e-9);
    }

    @Test
    void aRestingCrateIsCarriedByItsWeightAndSinksLittle() {
        Simulation s = crate(1, 0, 0.1);
        run(s, 2);
        assertEquals(10 * G, totalContactForce(s)[2], 1e-3);
        double[] pose = new double[7];
        s.bodyPose(0, pose);
        assertEquals(0.1, pose[2], 1e-3);
    }

    @Test
    void frictionHoldsBelowItsConeAndSlidesBeyond() {
        double[] state = new double[13];
        Simulation sticks = crate(0.5, 0.4, 0.1 * Math.sqrt(1.16));
        run(sticks, 2);
        sticks.bodyState(0, state);
        assertEquals(0, Math.sqrt(state[7] * state[7] + state[9] * state[9]), 5e-3);

        Simulation slides = crate(0.2, 0.4, 0.1 * Math.sqrt(1.16));
        run(slides, 1);
        double cos = 1 / Math.sqrt(1.16);
        double expected = G * (0.4 * cos - 0.2 * cos);
        slides.bodyState(0, state);
        assertEquals(expected, Math.sqrt(state[7] * state[7] + state[9] * state[9]), 0.01 * expected);
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
    void aPendulumSwingsWithItsPeriod() {
        CharacterModel c = Scenes.pendulum(0);
        Simulation s = engine.create(Scenes.world(c, new double[] {0.01}, new Scenes.Slope(0), 1000, 4));
        double period = 2 * Math.PI * Math.sqrt(1.01 / G);
        double[] q = new double[1];
        int ticks = 0;
        int crossings = 0;
        double last = 0.01;
        while (crossings < 2) {
            s.step();
            ticks++;
            s.observation(0).positions(q);
            if (last * q[0] < 0) {
                crossings++;
            }
            last = q[0];
        }
        assertEquals(0.75 * period, ticks / 1000.0, 2e-3);
    }

    @Test
    void implicitPdHoldsStiffTargetsAtLargeSteps() {
        CharacterModel c = Scenes.pendulum(1000);
        Simulation s = engine.create(Scenes.world(c, new double[] {0}, new Scenes.Slope(0), 64, 2));
        double[] q = new double[1];
        for (int i = 0; i < 256; i++) {
            s.command(0).clear();
            s.command(0).drive(0, 1, 0, 5000, 500);
            assertNull(s.step());
        }
        s.observation(0).positions(q);
        double torque = s.appliedTorque(0, 0);
        // at rest the torque carries the weight, and the error is what makes it
        assertEquals(G * Math.sin(q[0]), Math.abs(torque), 1e-3);
        assertEquals(1, q[0], 3e-3);
    }

    @Test
    void torqueStaysWithinItsLimit() {
        CharacterModel c = Scenes.pendulum(3);
        Simulation s = engine.create(Scenes.world(c, new double[] {0}, new Scenes.Slope(0), 128, 4));
        boolean saturated = false;
        for (int i = 0; i < 256; i++) {
            s.command(0).clear();
            s.command(0).drive(0, 2, 0, 500, 20);
            s.command(0).addTorque(0, 7);
            s.step();
            assertTrue(Math.abs(s.appliedTorque(0, 0)) <= 3);
            saturated |= Math.abs(s.appliedTorque(0, 0)) == 3;
        }
        assertTrue(saturated);
    }

    @Test
    void aFreeRootTakesNoTorque() {
        Simulation s = crate(1, 0, 10);
        s.command(0).addTorque(0, 1000);
        s.step();
        double[] state = new double[13];
        s.bodyState(0, state);
        assertEquals(0, state[7]);
        assertEquals(0, s.appliedTorque(0, 0));
    }

    @Test
    void aPushGivesItsImpulseAndIsListed() {
        Simulation s = crate(1, 0, 10);
        s.push(0, 0, 0, 10, 128, 0, 0, 0, 0, 0);
        s.step();
        double[] state = new double[13];
        double[] f = new double[3];
        s.bodyState(0, state);
        assertEquals(128.0 / 128 / 10, state[7], 1e-12);
        assertEquals(1, s.externals().size());
        s.externals().force(0, f);
        assertArrayEquals(new double[] {128, 0, 0}, f);
        s.step();
        assertEquals(0, s.externals().size());
    }

    @Test
    void restoringGoesOnToTheSameBits() {
        Simulation s = crate(0.4, 0.3, 0.6);
        run(s, 0.7);
        byte[] memory = s.snapshot();
        run(s, 0.5);
        byte[] once = s.snapshot();
        s.restore(memory);
        assertArrayEquals(memory, s.snapshot());
        run(s, 0.5);
        assertArrayEquals(once, s.snapshot());
        assertThrows(InvalidInput.class, () -> s.restore(new byte[3]));
    }

    @Test
    void aBadStateEndsAsDivergence() {
        Simulation s = crate(1, 0, 1);
        s.push(0, 0, 0, 1, Double.NaN, 0, 0, 0, 0, 0);
        Divergence d = s.step();
        assertNotNull(d);
        assertEquals("crate", d.body());
        assertEquals(0, d.tick());
        assertEquals(d, s.step());
    }

    @Test
    void aTickAllocatesNothing() {
        Simulation s = crate(1, 0, 0.3);
        run(s, 20);
        var threads = (com.sun.management.ThreadMXBean) java.lang.management.ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        // the virtual machine itself may allocate on this thread now and then, a tick that allocates does so in every
        // batch
        long least = Long.MAX_VALUE;
        for (int batch = 0; batch < 5; batch++) {
            long before = threads.getThreadAllocatedBytes(id);
            long idle = threads.getThreadAllocatedBytes(id) - before;
            before = threads.getThreadAllocatedBytes(id);
            for (int i = 0; i < 1000; i++) {
                s.step();
            }
            least = Math.min(least, threads.getThreadAllocatedBytes(id) - before - idle);
        }
        assertEquals(0, least);
    }
}
