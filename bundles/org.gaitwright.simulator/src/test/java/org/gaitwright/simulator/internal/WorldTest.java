// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import static org.gaitwright.testkit.Trial.run;
import static org.gaitwright.testkit.Trial.state;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.Surface;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.Physics;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.testkit.Slope;
import org.junit.jupiter.api.Test;

/** Worlds of several bodies: stacks, solid ground, springs, and the promises about bits and memory. */
@SuppressWarnings("resource") // a simulation of this engine holds nothing but memory
class WorldTest {
    private static final GaitwrightEngine ENGINE = new GaitwrightEngine();

    private static World.Crate crate(String name, Geometry g, double mass, Vec3 at, Surface surface) {
        double i = 0.1 * mass * 0.16;
        return new World.Crate(
                name,
                Inertia.diagonal(mass, Vec3.ZERO, i, i, i),
                List.of(new Shape(name, g, Pose.IDENTITY, surface)),
                new Pose(at, Quat.IDENTITY));
    }

    private static World world(
            List<World.Actor> actors, List<World.Crate> crates, List<World.Spring> springs, Terrain t) {
        return new World(actors, crates, springs, t, new World.Timing(128, 4), World.EARTH);
    }

    private static World crates(Terrain t, World.Crate... crates) {
        return world(List.of(), List.of(crates), List.of(), t);
    }

    @Test
    void aStackOfCratesStands() {
        List<World.Crate> stack = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            stack.add(crate(
                    "c" + i,
                    new Geometry.Box(0.2, 0.2, 0.2),
                    10,
                    new Vec3(0.02 * i, 0, 0.21 + 0.41 * i),
                    Surface.of(0.6)));
        }
        Simulation s = ENGINE.create(world(List.of(), stack, List.of(), new Slope(0)));
        run(s, 4);
        for (int i = 0; i < 4; i++) {
            double[] b = state(s, i);
            assertEquals(0.2 + 0.4 * i, b[2], 0.004, "height of crate " + i);
            assertEquals(0, Math.abs(b[7]) + Math.abs(b[8]) + Math.abs(b[9]), 1e-3, "speed of crate " + i);
        }
    }

    @Test
    void solidsRestOnABoxOfTheTerrain() {
        Slope t = new Slope(0, List.of(new SolidBox(0, 0, 0.25, 1, 1, 0.25, 0.3)));
        Simulation s = ENGINE.create(crates(
                t,
                crate("box", new Geometry.Box(0.1, 0.1, 0.1), 3, new Vec3(0.4, 0, 0.8), Surface.of(0.6)),
                crate("ball", new Geometry.Sphere(0.1), 3, new Vec3(-0.4, 0, 0.8), Surface.of(0.6)),
                crate("log", new Geometry.Capsule(0.1, 0.2), 3, new Vec3(0, 0.4, 1.2), Surface.of(0.6))));
        run(s, 3);
        assertEquals(0.6, state(s, 0)[2], 0.002);
        assertEquals(0.6, state(s, 1)[2], 0.002);
        assertTrue(state(s, 2)[2] > 0.59, "the log sank to " + state(s, 2)[2]);
    }

    @Test
    void nothingTunnelsAtFiveMetresPerSecond() {
        // a thin wall, run into by each kind of solid
        Slope wall = new Slope(0, List.of(new SolidBox(1, 0, 1, 0.05, 5, 1, 0)));
        Geometry[] kinds = {
            new Geometry.Sphere(0.05), new Geometry.Capsule(0.04, 0.1), new Geometry.Box(0.05, 0.05, 0.05)
        };
        for (Geometry g : kinds) {
            Simulation s = ENGINE.create(new World(
                    List.of(),
                    List.of(crate("shot", g, 1, new Vec3(0, 0, 1), Surface.of(0.5))),
                    List.of(),
                    wall,
                    new World.Timing(512, 1),
                    Vec3.ZERO));
            // 1 kg to 5 m/s in one tick
            s.push(0, 0, 0, 1, 5 * 512, 0, 0, 0, 0, 0);
            double furthest = 0;
            for (int i = 0; i < 512; i++) {
                assertNull(s.step());
                furthest = Math.max(furthest, state(s, 0)[0]);
            }
            assertTrue(furthest > 0.8 && furthest < 0.98, g + " came to " + furthest);
        }
        // and a ball against another, thinner than its step is long
        Simulation s = ENGINE.create(new World(
                List.of(),
                List.of(
                        crate("a", new Geometry.Sphere(0.05), 1, new Vec3(0, 0, 1), Surface.of(0.5)),
                        crate("b", new Geometry.Sphere(0.05), 1, new Vec3(0.5, 0, 1), Surface.of(0.5))),
                List.of(),
                new Slope(0),
                new World.Timing(512, 1),
                Vec3.ZERO));
        s.push(0, 0, 0, 1, 5 * 512, 0, 0, 0, 0, 0);
        run(s, 1);
        assertTrue(state(s, 0)[0] < state(s, 1)[0], "the balls passed through each other");
    }

    @Test
    void legsTouchLegs() {
        CharacterModel c = SmallBiped.of(false);
        double[] q = c.zeroPose();
        q[2] = 5;
        World.Actor a = new World.Actor("doll", c, q, new double[c.velocities()]);
        World w = new World(List.of(a), List.of(), List.of(), new Slope(0), new World.Timing(128, 4), Vec3.ZERO);
        Simulation s = ENGINE.create(w);
        boolean met = false;
        int left = c.linkIndex("left-shin");
        int right = c.linkIndex("right-shin");
        for (int i = 0; i < 128; i++) {
            double[] l = state(s, left);
            double[] r = state(s, right);
            s.push(left, l[0], l[1], l[2], 0, -60, 0, 0, 0, 0);
            s.push(right, r[0], r[1], r[2], 0, 60, 0, 0, 0, 0);
            assertNull(s.step());
            for (int k = 0; k < s.contacts().size(); k++) {
                String one = c.links().get(s.contacts().body(k)).name();
                String other = s.contacts().other(k) < 0
                        ? ""
                        : c.links().get(s.contacts().other(k)).name();
                met |= one.startsWith("left") && other.startsWith("right");
            }
            assertTrue(state(s, left)[1] > state(s, right)[1] + 0.08, "the shins passed through each other");
        }
        assertTrue(met, "the legs never met");
    }

    @Test
    void aSpringCarriesAsHookeSays() {
        World.Crate ball = crate("ball", new Geometry.Sphere(0.1), 2, new Vec3(0, 0, 3), Surface.NONE);
        World.Spring spring = new World.Spring(0, Vec3.ZERO, -1, new Vec3(0, 0, 3), 500, 30);
        Simulation s = ENGINE.create(world(List.of(), List.of(ball), List.of(spring), new Slope(0)));
        run(s, 5);
        assertEquals(3 - 2 * 9.81 / 500, state(s, 0)[2], 1e-6);
        double[] f = new double[3];
        double sum = 0;
        for (int i = 0; i < s.externals().size(); i++) {
            s.externals().force(i, f);
            sum += f[2];
        }
        assertEquals(2 * 9.81, sum, 1e-3);
    }

    @Test
    void aStiffSpringIsStableAtLargeSteps() {
        World.Crate ball = crate("ball", new Geometry.Sphere(0.1), 0.5, new Vec3(0, 0, 3.2), Surface.NONE);
        World.Spring spring = new World.Spring(0, Vec3.ZERO, -1, new Vec3(0, 0, 3), 1e6, 100);
        Simulation s = ENGINE.create(new World(
                List.of(), List.of(ball), List.of(spring), new Slope(0), new World.Timing(128, 1), World.EARTH));
        run(s, 5);
        assertEquals(3, state(s, 0)[2], 1e-4);
    }

    @Test
    void sharonsGroundCarriesByItsSpring() {
        Physics p = new Physics(
                Physics.Softness.DEFAULT,
                Physics.Ground.Springs.THESIS,
                new Physics.Limits.Soft(),
                Physics.Method.NEWTON);
        World w = new World(
                List.of(),
                List.of(crate("box", new Geometry.Box(0.2, 0.2, 0.2), 10, new Vec3(0, 0, 0.3), Surface.of(0.8))),
                List.of(),
                new Slope(0.2),
                new World.Timing(512, 1),
                World.EARTH,
                p);
        Simulation s = ENGINE.create(w);
        for (int i = 0; i < 2048; i++) {
            assertNull(s.step());
        }
        double[] b = state(s, 0);
        assertEquals(0, Math.abs(b[7]) + Math.abs(b[9]), 1e-6, "it rests: springs hold where they went in");
        double[] f = new double[3];
        double sum = 0;
        for (int i = 0; i < s.contacts().size(); i++) {
            s.contacts().force(i, f);
            sum += f[2];
        }
        assertEquals(98.1, sum, 1e-3);
    }

    @Test
    void sweepsComeNearTheUniqueSolution() {
        double[] height = new double[2];
        for (int k = 0; k < 2; k++) {
            Physics p = new Physics(
                    Physics.Softness.DEFAULT,
                    new Physics.Ground.Soft(),
                    new Physics.Limits.Soft(),
                    Physics.Method.values()[k]);
            CharacterModel c = SmallBiped.of(false);
            World w = new World(
                    List.of(new World.Actor("doll", c, c.zeroPose(), new double[c.velocities()])),
                    List.of(),
                    List.of(),
                    new Slope(0),
                    new World.Timing(128, 4),
                    World.EARTH,
                    p);
            Simulation s = ENGINE.create(w);
            run(s, 0.4);
            height[k] = state(s, 0)[2];
        }
        assertEquals(height[0], height[1], 1e-3);
    }

    private static World crowd() {
        CharacterModel c = SmallBiped.of(false);
        double[] q = c.zeroPose();
        double[] r = c.zeroPose();
        r[0] = 0.12;
        r[2] += 1.3;
        return world(
                List.of(
                        new World.Actor("a", c, q, new double[c.velocities()]),
                        new World.Actor("b", c, r, new double[c.velocities()])),
                List.of(crate("box", new Geometry.Box(0.2, 0.1, 0.1), 4, new Vec3(0.05, 0.1, 3.5), Surface.of(0.7))),
                List.of(new World.Spring(2, Vec3.ZERO, 9, Vec3.ZERO, 50, 5)),
                new Slope(0, List.of(new SolidBox(0.3, 0, 0.1, 0.3, 0.3, 0.1, 0))));
    }

    private static byte[] bits(Simulation s, int ticks) {
        for (int i = 0; i < ticks; i++) {
            assertNull(s.step());
        }
        return s.snapshot();
    }

    @Test
    void restoringGoesOnToTheSameBitsAlsoAmidContacts() {
        Simulation s = ENGINE.create(crowd());
        byte[] middle = bits(s, 150);
        byte[] end = bits(s, 150);
        s.restore(middle);
        assertArrayEquals(end, bits(s, 150));
        Simulation other = ENGINE.create(crowd());
        other.restore(middle);
        assertArrayEquals(end, bits(other, 150));
    }

    @Test
    void eightThreadsGiveTheBitsOfOne() throws Exception {
        byte[] one = bits(ENGINE.create(crowd()), 200);
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Future<byte[]>> all = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                all.add(threads.submit(() -> bits(ENGINE.create(crowd()), 200)));
            }
            for (Future<byte[]> each : all) {
                assertArrayEquals(one, each.get());
            }
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void aTickAmidContactsOfBodiesAllocatesNothing() {
        Simulation s = ENGINE.create(crowd());
        run(s, 20);
        assertEquals(0, Allocation.min(s::step, 500));
    }

    @Test
    void aFallSeenFromAnotherDirectionIsTheSameFall() {
        double yaw = 0.7;
        Quat turn = Quat.aboutAxis(Vec3.Z, yaw);
        double[][] ends = new double[2][];
        for (int k = 0; k < 2; k++) {
            CharacterModel c = SmallBiped.of(false);
            double[] q = c.zeroPose();
            q[2] += 0.1;
            if (k == 1) {
                q[3] = turn.w();
                q[6] = turn.z();
            }
            Simulation s = ENGINE.create(world(
                    List.of(new World.Actor("doll", c, q, new double[c.velocities()])),
                    List.of(),
                    List.of(),
                    new Slope(0)));
            run(s, 0.5);
            ends[k] = state(s, 0);
        }
        Vec3 turned = turn.rotate(new Vec3(ends[0][0], ends[0][1], ends[0][2]));
        assertEquals(turned.x(), ends[1][0], 1e-7);
        assertEquals(turned.y(), ends[1][1], 1e-7);
        assertEquals(turned.z(), ends[1][2], 1e-7);
    }

    @Test
    void aFallAndItsMirrorImageMatch() {
        double[][] ends = new double[2][];
        for (int k = 0; k < 2; k++) {
            CharacterModel c = SmallBiped.of(false);
            double[] q = c.zeroPose();
            double[] v = new double[c.velocities()];
            q[2] += 0.1;
            v[1] = k == 0 ? 0.3 : -0.3;
            v[c.velocityOffset(c.jointIndex(k == 0 ? "left-knee" : "right-knee"))] = 2;
            Simulation s =
                    ENGINE.create(world(List.of(new World.Actor("doll", c, q, v)), List.of(), List.of(), new Slope(0)));
            run(s, 0.5);
            ends[k] = state(s, c.linkIndex(k == 0 ? "left-foot" : "right-foot"));
        }
        assertEquals(ends[0][0], ends[1][0], 1e-7);
        assertEquals(ends[0][1], -ends[1][1], 1e-7);
        assertEquals(ends[0][2], ends[1][2], 1e-7);
    }
}
