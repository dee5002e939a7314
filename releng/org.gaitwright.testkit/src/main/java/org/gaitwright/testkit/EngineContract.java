// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.testkit;

import static org.gaitwright.testkit.Trial.contactForce;
import static org.gaitwright.testkit.Trial.positions;
import static org.gaitwright.testkit.Trial.run;
import static org.gaitwright.testkit.Trial.state;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.simulation.Divergence;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What every engine must do; a test of one extends this. */
@SuppressWarnings("resource") // closed after each test
public abstract class EngineContract {
    protected static final double G = 9.81;

    private final Engine engine;
    private final double sinks;
    private final double creeps;
    private final List<Simulation> open = new ArrayList<>();

    /**
     * @param sinks how deep a crate may sink into the ground, m
     * @param creeps how fast a crate may creep down a slope where friction holds it, m/s
     */
    protected EngineContract(Engine engine, double sinks, double creeps) {
        this.engine = engine;
        this.sinks = sinks;
        this.creeps = creeps;
    }

    @AfterEach
    final void closeAll() {
        open.forEach(Simulation::close);
    }

    /** A simulation that is closed after the test. */
    protected final Simulation create(World world) {
        Simulation s = engine.create(world);
        open.add(s);
        return s;
    }

    /** See {@link SmallWorlds#crateOnSlope}. */
    protected final Simulation crate(double friction, double grade, double height) {
        return create(SmallWorlds.crateOnSlope(friction, grade, height));
    }

    private Simulation pendulum(double torqueLimit, double angle, int controlHz, int substeps) {
        return create(SmallWorlds.world(
                SmallWorlds.pendulum(torqueLimit), new double[] {angle}, new Slope(0), controlHz, substeps));
    }

    @Test
    final void aRestingCrateIsCarriedByItsWeightAndSinksLittle() {
        Simulation s = crate(1, 0, 0.1);
        run(s, 2);
        assertEquals(10 * G, contactForce(s)[2], 1e-3);
        assertEquals(0.1, state(s, 0)[2], sinks);
        double[] sums = new double[3];
        s.observation(0).contactForce(0, sums);
        assertArrayEquals(contactForce(s), sums);
        s.observation(0).groundForce(0, sums);
        assertArrayEquals(contactForce(s), sums);
        byte[] resting = s.snapshot();
        s.restore(resting);
        double[] restored = new double[3];
        s.observation(0).contactForce(0, restored);
        assertArrayEquals(sums, restored);
    }

    @Test
    final void eachActorSeesItself() {
        CharacterModel c = SmallWorlds.pendulum(0);
        World.Actor slow = new World.Actor("slow", c, new double[] {0.3}, new double[] {1});
        World.Actor fast = new World.Actor("fast", c, new double[] {-0.5}, new double[] {2});
        Simulation s = create(new World(
                List.of(slow, fast), List.of(), List.of(), new Slope(0), new World.Timing(128, 4), World.EARTH));
        for (World.Actor a : s.world().actors()) {
            Observation seen = s.observation(s.world().actors().indexOf(a));
            double[] one = new double[1];
            double[] velocity = new double[6];
            double[] pose = new double[7];
            seen.positions(one);
            assertArrayEquals(a.positions(), one, 1e-12);
            seen.velocities(one);
            assertArrayEquals(a.velocities(), one, 1e-12);
            seen.linkVelocity(0, velocity);
            assertArrayEquals(new double[] {0, 0, 0, 0, a.velocities()[0], 0}, velocity, 1e-12);
            seen.linkPose(0, pose);
            double half = a.positions()[0] / 2;
            assertArrayEquals(new double[] {0, 0, 5, Math.cos(half), 0, Math.sin(half), 0}, pose, 1e-12);
        }
    }

    @Test
    final void frictionHoldsBelowItsConeAndSlidesBeyond() {
        Simulation sticks = crate(0.5, 0.4, 0.1 * Math.sqrt(1.16));
        run(sticks, 2);
        double[] v = state(sticks, 0);
        assertEquals(0, Math.hypot(v[7], v[9]), creeps);

        Simulation slides = crate(0.2, 0.4, 0.1 * Math.sqrt(1.16));
        run(slides, 1);
        double cos = 1 / Math.sqrt(1.16);
        double expected = G * (0.4 * cos - 0.2 * cos);
        v = state(slides, 0);
        assertEquals(expected, Math.hypot(v[7], v[9]), 0.01 * expected);
    }

    @Test
    final void aPendulumSwingsWithItsPeriod() {
        Simulation s = pendulum(0, 0.01, 1000, 4);
        double period = 2 * Math.PI * Math.sqrt(1.01 / G);
        int ticks = 0;
        int crossings = 0;
        double last = 0.01;
        while (crossings < 2) {
            s.step();
            ticks++;
            double q = positions(s)[0];
            if (last * q < 0) {
                crossings++;
            }
            last = q;
        }
        assertEquals(0.75 * period, ticks / 1000.0, 2e-3);
    }

    @Test
    final void drivesHoldStiffTargetsAtLargeSteps() {
        Simulation s = pendulum(1000, 0, 64, 2);
        for (int i = 0; i < 256; i++) {
            s.command(0).clear();
            s.command(0).drive(0, 1, 0, 5000, 500);
            assertNull(s.step());
        }
        double q = positions(s)[0];
        // at rest the torque carries the weight, and the error is what makes it
        assertEquals(G * Math.sin(q), s.appliedTorque(0, 0), 1e-3);
        assertEquals(5000 * (1 - q), s.appliedTorque(0, 0), 1e-3);
    }

    @Test
    final void torqueStaysWithinItsLimit() {
        Simulation s = pendulum(3, 0, 128, 4);
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
    final void aFreeRootTakesNoTorque() {
        Simulation s = crate(1, 0, 10);
        s.command(0).addTorque(0, 1000);
        s.step();
        assertEquals(0, state(s, 0)[7]);
        assertEquals(0, s.appliedTorque(0, 0));
    }

    @Test
    final void aPushGivesItsImpulseAndIsListed() {
        Simulation s = crate(1, 0, 10);
        s.push(0, 0, 0, 10, 128, 0, 0, 0, 0, 0);
        s.step();
        double[] f = new double[3];
        assertEquals(128.0 / 128 / 10, state(s, 0)[7], 1e-12);
        assertEquals(1, s.externals().size());
        s.externals().force(0, f);
        assertArrayEquals(new double[] {128, 0, 0}, f);
        s.step();
        assertEquals(0, s.externals().size());
        assertEquals(128.0 / 128 / 10, state(s, 0)[7], 1e-12);
    }

    @Test
    final void anAssistWrenchIsAPushLikeAnyOther() {
        Simulation pushed = crate(1, 0, 10);
        Simulation assisted = crate(1, 0, 10);
        double[] f = new double[3];
        for (int i = 0; i < 20; i++) {
            pushed.push(0, 0.1, 0, 10, 5, 6, 7, 1, 2, 3);
            assisted.command(0).clear();
            assisted.command(0).addAssist(0, 0.1, 0, 10, 5, 6, 7, 1, 2, 3);
            pushed.step();
            assisted.step();
            assertArrayEquals(state(pushed, 0), state(assisted, 0));
            assertEquals(pushed.externals().size(), assisted.externals().size());
            assisted.externals().force(0, f);
            assertArrayEquals(new double[] {5, 6, 7}, f);
            assisted.externals().moment(0, f);
            assertArrayEquals(new double[] {1, 2, 3}, f);
        }
        assisted.command(0).clear();
        assisted.step();
        assertEquals(0, assisted.externals().size());
        assisted.command(0).addAssist(0, 0, 0, 0, Double.NaN, 0, 0, 0, 0, 0);
        assertNotNull(assisted.step());
    }

    @Test
    final void theEndOfARangeStopsARootToo() {
        Joint.Limit range = new Joint.Limit(0.5, 1.5);
        Joint hinge = new Joint("hinge", 0, JointType.HINGE, Vec3.ZERO, Vec3.Y, range, 0, 0, 0, 0, 0);
        Simulation s = create(SmallWorlds.world(SmallWorlds.hung(hinge), new double[] {0.8}, new Slope(0), 128, 4));
        run(s, 4);
        assertEquals(0.5, positions(s)[0], 5e-3);
        assertEquals(0, state(s, 0)[11], 1e-3);
    }

    @Test
    final void theWorldIsSeenToHoldWhatStandsStill() {
        Inertia inertia = Inertia.diagonal(5, Vec3.ZERO, 0.1, 0.1, 0.1);
        Link block =
                new Link("block", -1, Pose.at(0, 0, 5), inertia, List.of(SmallWorlds.box(1)), Role.OTHER, Side.CENTRE);
        CharacterModel c = SmallWorlds.model(
                List.of(block, SmallWorlds.rod("rod", 0, Pose.at(0.3, 0, 0))),
                SmallWorlds.joint("hinge", 1, JointType.HINGE, Vec3.Y, 0));
        World.Crate load = new World.Crate("load", inertia, List.of(SmallWorlds.box(1)), Pose.at(0, 0, 5.2));
        Simulation s = create(new World(
                List.of(new World.Actor("actor", c, new double[] {0.4}, new double[1])),
                List.of(load),
                List.of(),
                new Slope(0),
                new World.Timing(128, 4),
                World.EARTH));
        run(s, 2);
        double before = state(s, 1)[9];
        s.step();
        double up = 0;
        double[] f = new double[3];
        for (int i = 0; i < s.externals().size(); i++) {
            s.externals().force(i, f);
            up += f[2];
        }
        // block, rod and what lies on the block
        assertEquals(11 * G + 128 * (state(s, 1)[9] - before), up, 1e-2);
    }

    @Test
    final void twoThatCannotMoveMayOverlap() {
        Inertia inertia = Inertia.diagonal(5, Vec3.ZERO, 0.1, 0.1, 0.1);
        Link block =
                new Link("block", -1, Pose.at(0, 0, 1), inertia, List.of(SmallWorlds.box(1)), Role.OTHER, Side.CENTRE);
        CharacterModel c = SmallWorlds.model(List.of(block));
        World.Actor one = new World.Actor("one", c, new double[0], new double[0]);
        World.Actor other = new World.Actor("other", c, new double[0], new double[0]);
        World.Crate load = new World.Crate("load", inertia, List.of(SmallWorlds.box(1)), Pose.at(0, 0, 1.25));
        Simulation s = create(new World(
                List.of(one, other), List.of(load), List.of(), new Slope(0), new World.Timing(128, 4), World.EARTH));
        run(s, 2);
        assertEquals(1.2, state(s, 2)[2], 2e-3);
        assertEquals(5 * G, Math.abs(contactForce(s)[2]), 1e-2);
    }

    @Test
    final void aWheelOnItsAxleIsBrakedByTheGround() {
        Shape rim = new Shape("rim", new Geometry.Sphere(0.11), Pose.IDENTITY, 0.5, true);
        Link wheel = new Link(
                "wheel",
                -1,
                Pose.at(0, 0, 0.1),
                Inertia.diagonal(1, Vec3.ZERO, 0.01, 0.01, 0.01),
                List.of(rim),
                Role.OTHER,
                Side.CENTRE);
        CharacterModel c = SmallWorlds.model(List.of(wheel), SmallWorlds.joint("axle", 0, JointType.HINGE, Vec3.Y, 0));
        Simulation s = create(SmallWorlds.world(c, new double[1], new double[] {5}, new Slope(0), 128, 4));
        run(s, 1);
        assertEquals(0, state(s, 0)[11], 0.05);
    }

    @Test
    final void restoringGoesOnToTheSameBits() {
        Simulation s = crate(0.4, 0.3, 0.6);
        run(s, 0.7);
        byte[] memory = s.snapshot();
        run(s, 0.5);
        byte[] once = s.snapshot();
        // a push that never acted is forgotten
        s.push(0, 0, 0, 0, 1000, 0, 0, 0, 0, 0);
        s.restore(memory);
        assertArrayEquals(memory, s.snapshot());
        run(s, 0.5);
        assertArrayEquals(once, s.snapshot());
        assertThrows(InvalidInput.class, () -> s.restore(new byte[3]));
    }

    @Test
    final void aBadStateEndsAsDivergenceAndOthersGoOn() {
        Simulation s = crate(1, 0, 1);
        Simulation other = crate(1, 0, 1);
        s.push(0, 0, 0, 1, Double.NaN, 0, 0, 0, 0, 0);
        Divergence d = s.step();
        assertNotNull(d);
        assertEquals("crate", d.body());
        assertEquals(0, d.tick());
        assertEquals(d, s.step());
        run(other, 1);
    }

    @Test
    final void aCommandThatIsNotANumberEndsAsDivergence() {
        for (int way = 0; way < 3; way++) {
            Simulation s = pendulum(10, 0.1, 128, 4);
            switch (way) {
                case 0 -> s.command(0).addTorque(0, Double.NaN);
                case 1 -> s.command(0).drive(0, Double.NaN, 0, 10, 1);
                default -> s.command(0).damp(0, Double.POSITIVE_INFINITY);
            }
            Divergence d = s.step();
            assertNotNull(d);
            assertTrue(d.what().contains("not a number"), d.what());
        }
    }

    @Test
    final void restoringUndoesADivergence() {
        Simulation s = crate(1, 0, 0.1);
        run(s, 0.5);
        byte[] memory = s.snapshot();
        run(s, 0.5);
        byte[] once = s.snapshot();
        s.restore(memory);
        s.push(0, 0, 0, 0.1, Double.NaN, 0, 0, 0, 0, 0);
        assertNotNull(s.step());
        s.restore(memory);
        run(s, 0.5);
        assertArrayEquals(once, s.snapshot());
    }

    @Test
    final void anExplosionNamesTheBody() {
        Simulation s = crate(1, 0, 1);
        s.push(0, 0, 0, 1, 1e9, 0, 0, 0, 0, 0);
        Divergence d = s.step();
        assertNotNull(d);
        assertEquals("crate", d.body());
        assertTrue(d.what().contains("exceeds"), d.what());
    }
}
