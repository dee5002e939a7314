// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainFactory;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every shipped character falls on every terrain, stays above it, and loses its speed. */
@SuppressWarnings("resource") // this engine's simulations hold nothing outside the heap
class RagDollTest {
    private static final int HZ = 128;
    private static final double SECONDS = 4;
    private static final double DAMPING = 2;

    @TestFactory
    Stream<DynamicTest> everyCharacterFallsOnEveryTerrain() {
        Registry registry = Services.get(Registry.class);
        List<DynamicTest> tests = new ArrayList<>();
        for (TerrainFactory factory : registry.all(TerrainFactory.class)) {
            Terrain terrain = factory.create(factory.parameters().initialValues(), 7);
            tests.add(DynamicTest.dynamicTest(factory.id(), () -> {
                for (CharacterProvider each : registry.all(CharacterProvider.class)) {
                    fall(registry, each.model(), terrain, each.id() + " on " + factory.id());
                }
            }));
        }
        assertTrue(tests.size() >= 12, "only " + tests.size() + " terrains");
        return tests.stream();
    }

    private static void fall(Registry registry, CharacterModel c, Terrain terrain, String what) {
        double[] q = c.keyframe("stand");
        double[] v = new double[c.velocities()];
        boolean free = c.joints().get(0).type() == JointType.FREE;
        q[free ? 2 : 1] += terrain.height(0, 0) + 0.05;
        v[0] = 1.5;
        World world = new World(
                List.of(new World.Actor("doll", c, q, v)),
                List.of(),
                List.of(),
                terrain,
                new World.Timing(HZ, 4),
                World.EARTH);
        Simulation s = registry.get(Engine.class, "gaitwright").create(world);
        double early = 0;
        double late = 0;
        for (int t = 0; t < SECONDS * HZ; t++) {
            damp(s.command(0), c);
            assertNull(s.step(), what);
            double energy = motion(s, c, terrain, what);
            early = Math.max(early, t < HZ ? energy : 0);
            late = t >= (SECONDS - 0.5) * HZ ? Math.max(late, energy) : 0;
        }
        assertTrue(
                late < 0.5 * early,
                what + ": " + late + " J of motion at the end, " + early + " J in the first second");
    }

    private static void damp(Command command, CharacterModel c) {
        command.clear();
        for (int j = 0; j < c.joints().size(); j++) {
            if (c.links().get(c.joints().get(j).link()).parent() >= 0) {
                command.damp(j, DAMPING);
            }
        }
    }

    /** Kinetic energy of the links' centres, none of which may be below the ground. */
    private static double motion(Simulation s, CharacterModel c, Terrain terrain, String what) {
        double[] b = new double[13];
        double sum = 0;
        for (int i = 0; i < c.links().size(); i++) {
            s.bodyState(i, b);
            sum += 0.5 * c.links().get(i).inertia().mass() * (b[7] * b[7] + b[8] * b[8] + b[9] * b[9]);
            double above = b[2] - terrain.height(b[0], b[1]);
            assertTrue(above > 0, what + ": " + c.links().get(i).name() + " is " + -above + " m below the ground");
        }
        return sum;
    }
}
