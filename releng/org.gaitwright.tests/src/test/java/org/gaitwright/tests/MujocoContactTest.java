// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.simulation.Physics;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainFactory;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Contact gives the loads, the creep, the sliding and the falls that MuJoCo 2.2.2 gives with the same settings. */
@SuppressWarnings("resource") // this engine's simulations hold nothing outside the heap
class MujocoContactTest {
    /** Contacts as MuJoCo has them unless told otherwise. */
    private static final Physics MUJOCO = new Physics(
            new Physics.Softness(0.02, 1, 0.9, 0.95, 0.001, 1),
            Physics.DEFAULT.ground(),
            Physics.DEFAULT.limits(),
            Physics.DEFAULT.method());

    private static final int HZ = 512;
    private static final double LIFT = 0.3;
    /** Steps up to which a fall has one path only: twins in MuJoCo itself are within 0.02 % until here. */
    private static final int SAME_PATH = 256;

    private static final double SHARE = 0.02;

    @Test
    void aBoxRestsWhereMujocosDoes() throws IOException {
        Map<String, Double> reference = box();
        Simulation s = world(cube(0.5), 0.2, new Vec3(0, 0, -9.81));
        run(s, 4 * HZ);
        double[] state = new double[13];
        s.bodyState(0, state);
        assertEquals(reference.get("rest.height"), state[2], 1e-7);
        assertEquals(4, s.contacts().size());
        double[] force = new double[3];
        for (int i = 0; i < 4; i++) {
            s.contacts().force(i, force);
            assertEquals(reference.get("rest.normal") / 4, force[2], 0.01 * force[2]);
            assertEquals(0, Math.hypot(force[0], force[1]), 1e-3);
        }
    }

    @Test
    void aBoxThatSticksOnASlopeCreepsAsMujocosDoes() throws IOException {
        Map<String, Double> reference = box();
        double[] speeds = slope(0.5, reference.get("rest.height"), 2, new double[13]);
        assertEquals(reference.get("stick.t2.00.vx"), speeds[1], 0.01 * reference.get("stick.t2.00.vx"));
        assertEquals(reference.get("stick.t2.00.x"), speeds[0], 0.01 * reference.get("stick.t2.00.x"));
    }

    @Test
    void aBoxThatSlidesDoesSoAtTheEdgeOfItsCone() throws IOException {
        Map<String, Double> reference = box();
        double[] moved = slope(0.2, reference.get("rest.height"), 2, new double[13]);
        double norm = Math.sqrt(1 + 0.3 * 0.3);
        double cone = 0.5 * 9.81 * (0.3 - 0.2) / norm * 4;
        assertEquals(cone, moved[0], 0.01 * cone);
        assertEquals(reference.get("slide.t2.00.x"), moved[0], 0.01 * cone);
    }

    private static double[] slope(double friction, double height, double seconds, double[] state) {
        double norm = Math.sqrt(1 + 0.3 * 0.3);
        Simulation s = world(cube(friction), height, new Vec3(9.81 * 0.3 / norm, 0, -9.81 / norm));
        run(s, (int) (seconds * HZ));
        s.bodyState(0, state);
        return new double[] {state[0], state[7]};
    }

    @TestFactory
    Stream<DynamicTest> ragDollsFallAsMujocosDo() {
        List<DynamicTest> tests = new ArrayList<>();
        for (String id : List.of("humanoid", "wu-biped", "human-7", "robot")) {
            tests.add(DynamicTest.dynamicTest(id, () -> fall("doll-" + id, Models.shipped(id))));
            tests.add(DynamicTest.dynamicTest(id + ", damped", () -> fall("damped-" + id, damped(Models.shipped(id)))));
        }
        return tests.stream();
    }

    private static void fall(String name, CharacterModel character) throws IOException {
        double[] q = character.keyframe("stand");
        q[character.joints().get(0).type() == JointType.FREE ? 2 : 1] += LIFT;
        Simulation s = world(character, q, new Vec3(0, 0, -9.81));
        int compared = 0;
        double[] last = null;
        for (double[] line : lines(name)) {
            run(s, (int) line[0] - (int) s.ticks());
            if (line[0] <= SAME_PATH) {
                compared++;
                assertEquals(line[1], energy(s), SHARE * line[1], name + ": energy at step " + (int) line[0]);
                assertEquals(line[3], height(s), SHARE * line[3], name + ": height at step " + (int) line[0]);
            }
            last = line;
        }
        assertTrue(compared >= 10, "compared at " + compared + " moments");
        atRest(name, last, energy(s), height(s));
    }

    /** Heaps differ between twins: the end is MuJoCo's own to 2 %, or lies in the spread of its twins, 2 % wider. */
    private static void atRest(String name, double[] line, double energy, double height) {
        if (name.equals("damped-humanoid")) {
            // kneels first, and tips over at four seconds, when the figures end
            return;
        }
        assertTrue(
                Math.abs(height - line[3]) <= SHARE * line[3] || within(height, line[10], line[12]),
                name + ": rests at " + height + " m, MuJoCo's at " + line[3]);
        assertTrue(
                Math.abs(energy - line[1]) <= SHARE * line[1] || within(energy, line[4], line[6]),
                name + ": ends with " + energy + " J, MuJoCo's with " + line[1]);
    }

    private static boolean within(double x, double min, double max) {
        return x >= min * (1 - SHARE) && x <= max * (1 + SHARE);
    }

    private static CharacterModel damped(CharacterModel c) {
        List<Joint> joints = new ArrayList<>();
        for (Joint j : c.joints()) {
            boolean root = c.links().get(j.link()).parent() < 0;
            joints.add(new Joint(
                    j.name(),
                    j.link(),
                    j.type(),
                    j.anchor(),
                    j.axis(),
                    j.limit(),
                    j.torqueLimit(),
                    j.stiffness(),
                    j.springReference(),
                    root ? 0 : 5,
                    j.armature()));
        }
        return new CharacterModel(
                c.name(),
                c.links(),
                joints,
                c.endEffectors(),
                c.exclusions(),
                c.contactPairs(),
                Map.of("stand", c.keyframe("stand")));
    }

    private static CharacterModel cube(double friction) {
        double moment = 10 * (0.4 * 0.4 + 0.4 * 0.4) / 12;
        Link link = new Link(
                "box",
                -1,
                new Pose(Vec3.ZERO, Quat.IDENTITY),
                Inertia.diagonal(10, Vec3.ZERO, moment, moment, moment),
                List.of(new Shape("box", new Geometry.Box(0.2, 0.2, 0.2), Pose.IDENTITY, friction, true)),
                Role.OTHER,
                Side.CENTRE);
        Joint free = new Joint("free", 0, JointType.FREE, Vec3.ZERO, Vec3.Z, null, 0, 0, 0, 0, 0);
        return new CharacterModel("box", List.of(link), List.of(free), List.of(), Set.of(), Map.of());
    }

    private static Simulation world(CharacterModel c, double height, Vec3 gravity) {
        double[] q = c.zeroPose();
        q[2] = height;
        return world(c, q, gravity);
    }

    private static Simulation world(CharacterModel c, double[] q, Vec3 gravity) {
        Registry registry = Services.get(Registry.class);
        TerrainFactory flat = registry.get(TerrainFactory.class, "flat");
        Terrain ground = flat.create(flat.parameters().initialValues(), 0);
        World world = new World(
                List.of(new World.Actor("a", c, q, new double[c.velocities()])),
                List.of(),
                List.of(),
                ground,
                new World.Timing(HZ, 1),
                gravity,
                MUJOCO);
        return registry.get(Engine.class, "gaitwright").create(world);
    }

    private static void run(Simulation s, int steps) {
        for (int i = 0; i < steps; i++) {
            assertEquals(null, s.step());
        }
    }

    private static double energy(Simulation s) {
        double[] b = new double[13];
        double sum = 0;
        int i = 0;
        for (Link l : s.world().actors().get(0).character().links()) {
            s.bodyState(i++, b);
            Inertia in = l.inertia();
            Vec3 w = new Quat(b[3], -b[4], -b[5], -b[6]).rotate(new Vec3(b[10], b[11], b[12]));
            sum += 0.5 * in.mass() * (b[7] * b[7] + b[8] * b[8] + b[9] * b[9]) + 9.81 * in.mass() * b[2];
            sum += 0.5 * (in.xx() * w.x() * w.x() + in.yy() * w.y() * w.y() + in.zz() * w.z() * w.z());
            sum += in.xy() * w.x() * w.y() + in.xz() * w.x() * w.z() + in.yz() * w.y() * w.z();
        }
        return sum;
    }

    private static double height(Simulation s) {
        double[] b = new double[13];
        CharacterModel c = s.world().actors().get(0).character();
        double sum = 0;
        for (int i = 0; i < c.links().size(); i++) {
            s.bodyState(i, b);
            sum += c.links().get(i).inertia().mass() * b[2];
        }
        return sum / c.totalMass();
    }

    private static Map<String, Double> box() throws IOException {
        Map<String, Double> values = new HashMap<>();
        try (BufferedReader in = open("box.txt")) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                String[] words = line.split(" ");
                values.put(words[0], Double.valueOf(words[1]));
            }
        }
        return values;
    }

    private static List<double[]> lines(String name) throws IOException {
        List<double[]> lines = new ArrayList<>();
        try (BufferedReader in = open(name + ".txt")) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (!line.startsWith("#")) {
                    lines.add(Stream.of(line.trim().split("\\s+"))
                            .mapToDouble(Double::parseDouble)
                            .toArray());
                }
            }
        }
        return lines;
    }

    private static BufferedReader open(String file) {
        return new BufferedReader(new InputStreamReader(Models.resource(file), StandardCharsets.UTF_8));
    }
}
