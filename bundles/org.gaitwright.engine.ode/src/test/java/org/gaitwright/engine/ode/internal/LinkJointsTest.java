// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import static org.gaitwright.testkit.Trial.positions;
import static org.gaitwright.testkit.Trial.run;
import static org.gaitwright.testkit.Trial.velocities;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.testkit.Slope;
import org.gaitwright.testkit.SmallWorlds;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Joints in coordinates and back. */
@SuppressWarnings("resource") // closed after each test
class LinkJointsTest {
    private static final double G = 9.81;
    private static final Terrain FLAT = new Slope(0);
    private final OdeEngine engine = new OdeEngine();
    private final List<Simulation> open = new ArrayList<>();

    @AfterEach
    void closeAll() {
        open.forEach(Simulation::close);
    }

    private Simulation create(CharacterModel c, double[] q, double[] v, int controlHz, int substeps) {
        Simulation s = engine.create(SmallWorlds.world(c, q, v, FLAT, controlHz, substeps));
        open.add(s);
        return s;
    }

    private Simulation create(CharacterModel c, double... q) {
        return create(c, q, new double[c.velocities()], 128, 4);
    }

    /** Two links: a free body and a rod that hangs on it by these joints, turned at rest. */
    private static CharacterModel onBody(Joint... joints) {
        List<Joint> all = new ArrayList<>(List.of(SmallWorlds.joint("root", 0, JointType.FREE, Vec3.Y, 0)));
        all.addAll(List.of(joints));
        Pose rest = new Pose(new Vec3(0.1, 0.2, -0.1), Quat.aboutAxis(new Vec3(1, 2, 3), 0.7));
        return SmallWorlds.model(
                List.of(SmallWorlds.crate(1).links().get(0), SmallWorlds.rod("rod", 0, rest)),
                all.toArray(Joint[]::new));
    }

    private static Joint on(String name, JointType type, Vec3 axis, double torqueLimit) {
        return new Joint(name, 1, type, new Vec3(0.05, 0, 0.02), axis, null, torqueLimit, 0, 0, 0, 0);
    }

    @Test
    void coordinatesAreReadAsTheyWereGiven() {
        roundTrip(onBody(on("a", JointType.HINGE, Vec3.Y, 0)), 0.4);
        roundTrip(onBody(on("a", JointType.HINGE, Vec3.X, 0), on("b", JointType.HINGE, Vec3.Y, 0)), 0.4, -0.9);
        roundTrip(
                onBody(
                        on("a", JointType.HINGE, Vec3.Z, 0),
                        on("b", JointType.HINGE, new Vec3(0.6, 0, 0.8), 0),
                        on("c", JointType.HINGE, Vec3.Y, 0)),
                0.4,
                -0.9,
                2.5);
        roundTrip(onBody(on("a", JointType.SLIDE, Vec3.X, 0)), 0.3);
        Quat q = Quat.aboutAxis(new Vec3(1, -1, 0.5), 1.1);
        roundTrip(onBody(on("a", JointType.BALL, Vec3.X, 0)), q.w(), q.x(), q.y(), q.z());
    }

    private void roundTrip(CharacterModel c, double... coordinates) {
        double[] q = c.zeroPose();
        Quat root = Quat.aboutAxis(new Vec3(0.3, 1, -0.2), 0.8);
        double[] pose = {1, 2, 3, root.w(), root.x(), root.y(), root.z()};
        System.arraycopy(pose, 0, q, 0, 7);
        System.arraycopy(coordinates, 0, q, 7, coordinates.length);
        double[] v = new double[c.velocities()];
        for (int i = 0; i < v.length; i++) {
            v[i] = 0.3 * (i + 1) - 1;
        }
        Simulation s = create(c, q, v, 128, 4);
        assertArrayEquals(q, positions(s), 1e-9);
        assertArrayEquals(v, velocities(s), 1e-9);
        double h = 1.0 / 512;
        Simulation moving = create(c, q, v, 512, 1);
        moving.step();
        double[] next = positions(moving);
        double[] speed = velocities(moving);
        for (int i = 7; coordinates.length != 4 && i < q.length; i++) {
            assertEquals(q[i] + h * speed[i - 1], next[i], 1e-4, "coordinate " + i);
        }
    }

    @Test
    void aHingeCountsWholeTurns() {
        Simulation s = create(SmallWorlds.pendulum(0), new double[] {0}, new double[] {20}, 128, 4);
        run(s, 1);
        assertTrue(positions(s)[0] > 4 * Math.PI, "turned by " + positions(s)[0]);
    }

    @Test
    void aBallAndThreeHingesHoldTheirTargets() {
        Quat goal = Quat.aboutAxis(new Vec3(1, 1, 0), 0.6);
        CharacterModel ball = SmallWorlds.hung(SmallWorlds.joint("ball", 0, JointType.BALL, Vec3.X, 100));
        Simulation s = create(ball, 1, 0, 0, 0);
        double[] orientation = {goal.w(), goal.x(), goal.y(), goal.z()};
        for (int i = 0; i < 512; i++) {
            s.command(0).clear();
            s.command(0).driveBall(0, orientation, 0, 2000, 200);
            assertNull(s.step());
        }
        assertArrayEquals(orientation, positions(s), 5e-3);

        CharacterModel hinges = SmallWorlds.hung(
                SmallWorlds.joint("x", 0, JointType.HINGE, Vec3.X, 100),
                SmallWorlds.joint("y", 0, JointType.HINGE, Vec3.Y, 100),
                SmallWorlds.joint("z", 0, JointType.HINGE, Vec3.Z, 100));
        double[] angles = {0.5, -0.7, 1.2};
        Simulation t = create(hinges, 0, 0, 0);
        for (int i = 0; i < 512; i++) {
            t.command(0).clear();
            for (int k = 0; k < 3; k++) {
                t.command(0).drive(k, angles[k], 0, 2000, 200);
            }
            assertNull(t.step());
        }
        assertArrayEquals(angles, positions(t), 1e-2);
        for (int k = 0; k < 3; k++) {
            assertEquals(2000 * (angles[k] - positions(t)[k]), t.appliedTorque(0, k), 1e-2);
        }
    }

    @Test
    void aTorqueWithoutGainsIsAppliedAsItIs() {
        Simulation s = create(SmallWorlds.pendulum(50), 0);
        s.command(0).addTorque(0, 20);
        s.step();
        assertEquals(20, s.appliedTorque(0, 0), 1e-12);
        // about the hinge the rod has 1.01 kg m²; gravity has hardly begun to pull it back
        assertEquals(20 / 1.01 / 128, velocities(s)[0], 1e-2);
        s.command(0).clear();
        s.step();
        assertEquals(0, s.appliedTorque(0, 0), 1e-12);
    }

    @Test
    void limitsHoldAHingeABallAndASlide() {
        Simulation hinge = create(SmallWorlds.hung(Jointed.limited("h", JointType.HINGE, Vec3.Y, 0.5, 2)), 1);
        run(hinge, 5);
        assertEquals(0.5, positions(hinge)[0], 2e-2);

        Joint free = Jointed.limited("b", JointType.BALL, Vec3.Y, 0, 0.4);
        Simulation ball = engine.create(new org.gaitwright.core.simulation.World(
                SmallWorlds.world(SmallWorlds.hung(free), new double[] {1, 0, 0, 0}, FLAT, 128, 4)
                        .actors(),
                List.of(),
                List.of(),
                FLAT,
                new org.gaitwright.core.simulation.World.Timing(128, 4),
                new Vec3(0, -9.81, 0)));
        open.add(ball);
        run(ball, 5);
        double[] q = positions(ball);
        assertEquals(0.4, 2 * Math.atan2(Math.sqrt(1 - q[0] * q[0]), Math.abs(q[0])), 2e-2);

        Simulation slide = create(SmallWorlds.hung(Jointed.limited("s", JointType.SLIDE, Vec3.Z, -0.3, 0)), -0.1);
        run(slide, 5);
        assertEquals(-0.3, positions(slide)[0], 2e-3);
    }

    @Test
    void aDampedSpringOfAJointComesToRestWhereItCarriesTheWeight() {
        Joint spring = new Joint("s", 0, JointType.SLIDE, Vec3.ZERO, Vec3.Z, null, 0, 100, 0.2, 20, 3);
        Simulation s = create(SmallWorlds.hung(spring), 0);
        run(s, 8);
        assertEquals(0.2 - G / 100, positions(s)[0], 1e-4);
    }

    @Test
    void armatureSlowsAJointAsMuchAsInertiaWould() {
        Joint heavy = new Joint("h", 0, JointType.HINGE, Vec3.ZERO, Vec3.Y, null, 50, 0, 0, 0, 2);
        Simulation s = create(SmallWorlds.hung(heavy), 0);
        s.command(0).addTorque(0, 20);
        s.step();
        assertEquals(20 / 3.01 / 128, velocities(s)[0], 5e-3);
    }

    @Test
    void aPlanarRootStaysInItsPlane() {
        CharacterModel c = Jointed.planar();
        Simulation s = create(c, 0, 0, 0.2, 0.5);
        double[] pose = new double[7];
        for (int i = 0; i < 512; i++) {
            // pushed across, which the plane has to take
            s.push(0, 0, 0, 1, 0, 50, 0, 10, 0, 10);
            assertNull(s.step());
            s.bodyPose(0, pose);
            assertEquals(0, pose[1], 1e-3);
            assertEquals(0, pose[4], 1e-3);
            assertEquals(0, pose[6], 1e-3);
        }
        boolean listed = false;
        double[] f = new double[3];
        for (int i = 0; i < s.externals().size(); i++) {
            s.externals().force(i, f);
            listed |= Math.abs(f[1] + 50) < 1;
        }
        assertTrue(listed, "the force that holds the plane is among the externals");
    }

    @Test
    void linksWithoutJointsMoveAsOneBody() {
        CharacterModel apart = SmallWorlds.model(
                List.of(SmallWorlds.rod("upper", -1, Pose.at(0, 0, 5)), SmallWorlds.rod("lower", 0, Pose.at(0, 0, -2))),
                SmallWorlds.joint("hinge", 0, JointType.HINGE, Vec3.Y, 0));
        Simulation s = create(apart, 0.3);
        run(s, 1);
        double[] upper = new double[7];
        double[] lower = new double[7];
        s.bodyPose(0, upper);
        s.bodyPose(1, lower);
        double q = positions(s)[0];
        assertEquals(upper[0] - 2 * Math.sin(q), lower[0], 1e-6);
        assertEquals(upper[2] - 2 * Math.cos(q), lower[2], 1e-6);
    }

    @Test
    void whatOdeCannotDoIsRefusedByName() {
        refused(
                "slide, ball",
                SmallWorlds.joint("s", 0, JointType.SLIDE, Vec3.X, 0),
                SmallWorlds.joint("b", 0, JointType.BALL, Vec3.X, 0));
        refused(
                "right angles",
                SmallWorlds.joint("a", 0, JointType.HINGE, Vec3.X, 0),
                SmallWorlds.joint("b", 0, JointType.HINGE, new Vec3(0.6, 0.8, 0), 0));
        refused(
                "'z'",
                SmallWorlds.joint("x", 0, JointType.SLIDE, Vec3.X, 0),
                SmallWorlds.joint("z", 0, JointType.SLIDE, Vec3.Z, 5),
                SmallWorlds.joint("pitch", 0, JointType.HINGE, Vec3.Y, 0));
        refused("free root", new Joint("root", 0, JointType.FREE, Vec3.ZERO, Vec3.Z, null, 0, 0, 0, 1, 0));
    }

    private void refused(String why, Joint... joints) {
        CharacterModel c = SmallWorlds.hung(joints);
        InvalidInput e = assertThrows(InvalidInput.class, () -> create(c, c.zeroPose()));
        assertTrue(e.getMessage().contains("'rod'") && e.getMessage().contains(why), e.getMessage());
    }
}
