// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.Surface;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.Physics;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.gaitwright.testkit.Slope;
import org.gaitwright.testkit.SmallWorlds;
import org.junit.jupiter.api.Test;

/** Only the listed forces act: over every tick of every kind of run they account for all momentum. */
@SuppressWarnings("resource") // a simulation of this engine holds nothing but memory
class BalanceTest {
    private static final double RELATIVE = 1e-8;

    private static final GaitwrightEngine ENGINE = new GaitwrightEngine();

    private static World.Actor actor(CharacterModel c, double lift) {
        double[] q = c.zeroPose();
        q[c.joints().get(0).name().equals("root") ? 2 : 1] += lift;
        return new World.Actor(c.name(), c, q, new double[c.velocities()]);
    }

    private static World world(CharacterModel c, Physics physics, int hz, int substeps) {
        return new World(
                List.of(actor(c, 0.3)),
                List.of(),
                List.of(),
                new Slope(0.1),
                new World.Timing(hz, substeps),
                World.EARTH,
                physics);
    }

    /** Steps, balances each tick, checks cones. */
    private static void follow(Simulation s, int ticks) {
        for (int t = 0; t < ticks; t++) {
            Ledger before = Ledger.of(s);
            assertNull(s.step());
            double error = before.error(s, Ledger.of(s));
            assertTrue(error < RELATIVE, "tick " + t + ": " + error);
            insideCones(s, 0.8);
        }
    }

    private static void insideCones(Simulation s, double friction) {
        double[] n = new double[3];
        double[] f = new double[3];
        for (int i = 0; i < s.contacts().size(); i++) {
            s.contacts().normal(i, n);
            s.contacts().force(i, f);
            double normal = n[0] * f[0] + n[1] * f[1] + n[2] * f[2];
            double all = f[0] * f[0] + f[1] * f[1] + f[2] * f[2];
            double tangent = Math.sqrt(Math.max(0, all - normal * normal));
            assertTrue(normal >= 0 && tangent <= friction * normal + 1e-7 * (1 + normal), normal + " and " + tangent);
        }
    }

    @Test
    void aFallingDoll() {
        follow(ENGINE.create(world(SmallBiped.of(false), Physics.DEFAULT, 128, 4)), 300);
        follow(ENGINE.create(world(SmallBiped.of(false), Physics.DEFAULT, 512, 1)), 900);
    }

    @Test
    void aPlanarDollAndTheWrenchThatHoldsItsPlane() {
        Simulation s = ENGINE.create(world(SmallBiped.of(true), Physics.DEFAULT, 128, 4));
        follow(s, 300);
        assertEquals(1, s.externals().size());
        double[] f = new double[3];
        double[] b = new double[13];
        s.externals().force(0, f);
        // in the plane nothing holds it
        assertEquals(0, f[0], 1e-6);
        assertEquals(0, f[2], 1e-6);
        s.bodyState(0, b);
        assertEquals(0, b[1], 1e-12);
    }

    @Test
    void aDrivenDollWithinItsTorques() {
        CharacterModel c = SmallBiped.of(false);
        Simulation s = ENGINE.create(world(c, Physics.DEFAULT, 128, 4));
        for (int t = 0; t < 300; t++) {
            Command command = s.command(0);
            command.clear();
            for (int j = 0; j < c.joints().size(); j++) {
                if (c.joints().get(j).name().endsWith("knee")) {
                    command.drive(j, 1 + Math.sin(0.1 * t), 0, 2000, 20);
                }
            }
            follow(s, 1);
            for (int j = 0; j < c.joints().size(); j++) {
                for (int k = 0; k < c.joints().get(j).type().velocities(); k++) {
                    double torque = s.appliedTorque(0, c.velocityOffset(j) + k);
                    assertTrue(Math.abs(torque) <= c.joints().get(j).torqueLimit() * (1 + 1e-12));
                }
            }
        }
    }

    @Test
    void everyGroundLimitAndMethod() {
        Physics d = Physics.DEFAULT;
        Physics[] others = {
            new Physics(d.softness(), d.ground(), d.limits(), Physics.Method.GAUSS_SEIDEL),
            new Physics(d.softness(), Physics.Ground.Springs.THESIS, d.limits(), d.method()),
            new Physics(d.softness(), d.ground(), new Physics.Limits.Exponential(100, 5, 5), d.method()),
        };
        for (Physics p : others) {
            follow(ENGINE.create(world(SmallBiped.of(false), p, 128, 4)), 300);
            follow(ENGINE.create(world(SmallBiped.of(true), p, 128, 4)), 300);
        }
    }

    @Test
    void theWorldsDragOnAFreeRoot() {
        Joint root = new Joint("root", 0, JointType.FREE, Vec3.ZERO, Vec3.Z, null, 0, 0, 0, 3, 0.5);
        CharacterModel c = SmallWorlds.model(List.of(SmallWorlds.rod("rod", -1, Pose.IDENTITY)), root);
        follow(ENGINE.create(world(c, Physics.DEFAULT, 128, 4)), 100);
    }

    @Test
    void cratesBallsSpringsAndPushes() {
        Surface rough = new Surface(0.8, 0.02, 1, 1);
        World.Crate box = crate("box", new Geometry.Box(0.2, 0.3, 0.1), new Vec3(0.1, 0, 2.5), rough);
        World.Crate ball = crate("ball", new Geometry.Sphere(0.15), new Vec3(0.15, 0.1, 3.2), rough);
        World.Crate log = crate("log", new Geometry.Capsule(0.1, 0.3), new Vec3(-0.1, 0, 3.9), rough);
        CharacterModel c = SmallBiped.of(false);
        int firstCrate = c.links().size();
        World.Spring hand = new World.Spring(0, new Vec3(0.1, 0, 0.4), firstCrate, Vec3.ZERO, 400, 20);
        World.Spring leash = new World.Spring(firstCrate + 1, Vec3.ZERO, -1, new Vec3(0, 0, 2), 100, 5);
        World world = new World(
                List.of(actor(c, 0.2)),
                List.of(box, ball, log),
                List.of(hand, leash),
                new Slope(0),
                new World.Timing(128, 4),
                World.EARTH);
        Simulation s = ENGINE.create(world);
        boolean bodies = false;
        for (int t = 0; t < 400; t++) {
            if (t > 50 && t < 80) {
                s.push(1, 0.1, 0.2, 0.9, 100, -30, 20, 1, 2, -3);
            }
            follow(s, 1);
            for (int i = 0; i < s.contacts().size(); i++) {
                bodies |= s.contacts().other(i) >= 0;
            }
        }
        assertTrue(bodies, "no two bodies touched each other");
    }

    private static World.Crate crate(String name, Geometry g, Vec3 at, Surface surface) {
        return new World.Crate(
                name,
                Inertia.diagonal(5, Vec3.ZERO, 0.1, 0.12, 0.15),
                List.of(new Shape(name, g, Pose.IDENTITY, surface)),
                new Pose(at, Quat.aboutAxis(new Vec3(0.3, 0.9, 0.1).unit(), 0.4)));
    }
}
