// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.simulation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.terrain.Terrain;
import org.junit.jupiter.api.Test;

class WorldTest {
    private static final Inertia UNIT = Inertia.diagonal(1, Vec3.ZERO, 1, 1, 1);
    private static final Terrain NOWHERE = (Terrain)
            Proxy.newProxyInstance(Terrain.class.getClassLoader(), new Class<?>[] {Terrain.class}, (p, m, a) -> {
                throw new AssertionError("no ground is needed");
            });

    private static CharacterModel pair() {
        Link upper = new Link("upper", -1, Pose.IDENTITY, UNIT, List.of(), Role.OTHER, Side.CENTRE);
        Link lower = new Link("lower", 0, Pose.IDENTITY, UNIT, List.of(), Role.OTHER, Side.CENTRE);
        Joint hip = new Joint("hip", 0, JointType.HINGE, Vec3.ZERO, Vec3.Y, null, 0, 0, 0, 0, 0);
        Joint knee = new Joint("knee", 1, JointType.HINGE, Vec3.ZERO, Vec3.Y, null, 0, 0, 0, 0, 0);
        return new CharacterModel("pair", List.of(upper, lower), List.of(hip, knee), List.of(), Set.of(), Map.of());
    }

    private static World world() {
        World.Actor a = new World.Actor("a", pair(), new double[] {1, 2}, new double[] {3, 4});
        World.Actor b = new World.Actor("b", pair(), new double[] {5, 6}, new double[] {7, 8});
        World.Crate crate = new World.Crate("crate", UNIT, List.of(), Pose.at(9, 10, 11));
        return new World(List.of(a, b), List.of(crate), List.of(), NOWHERE, new World.Timing(100, 1), World.EARTH);
    }

    @Test
    void bodiesAreNamedAfterTheLinksThenTheCrates() {
        World w = world();
        String[] names = new String[w.bodies()];
        for (int i = 0; i < names.length; i++) {
            names[i] = w.bodyName(i);
        }
        assertArrayEquals(new String[] {"upper", "lower", "upper", "lower", "crate"}, names);
        assertThrows(IndexOutOfBoundsException.class, () -> w.bodyName(5));
    }

    @Test
    void linksOfTheCharactersAreTheBodies() {
        World w = world();
        List<String> names = w.characters().stream()
                .flatMap(c -> c.links().stream())
                .map(Link::name)
                .toList();
        assertEquals(List.of("upper", "lower", "upper", "lower", "crate"), names);
    }

    @Test
    void theStartIsThatOfTheActorsAndOfCratesAtRest() {
        World w = world();
        assertArrayEquals(new double[] {1, 2, 5, 6, 9, 10, 11, 1, 0, 0, 0}, w.startPositions());
        assertArrayEquals(new double[] {3, 4, 7, 8, 0, 0, 0, 0, 0, 0}, w.startVelocities());
    }
}
