// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

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
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;
import org.gaitwright.viewport.DemoFigure;
import org.gaitwright.viewport.DemoTerrain;
import org.junit.jupiter.api.Test;

class StartPosesTest {
    private static final double EXACT = 1e-12;
    private static final double HALF = Math.sqrt(0.5);

    @Test
    void aHingeTurnsItsLinkAboutTheAnchor() {
        // a bar of two links, one metre each, bent by a quarter turn about y at the joint
        double[] poses = StartPoses.of(bar(JointType.HINGE, Math.PI / 2));
        assertArrayEquals(new double[] {0, 0, 2, 1, 0, 0, 0}, slice(poses, 0), EXACT);
        assertArrayEquals(new double[] {-0.5, 0, 1.5, HALF, 0, HALF, 0}, slice(poses, 1), EXACT);
    }

    @Test
    void aSlideShiftsItsLinkAlongTheAxis() {
        double[] poses = StartPoses.of(bar(JointType.SLIDE, 0.25));
        assertArrayEquals(new double[] {0, 0.25, 1, 1, 0, 0, 0}, slice(poses, 1), EXACT);
    }

    @Test
    void cratesComeAfterTheLinks() {
        World world = DemoFigure.world(DemoTerrain.flat());
        double[] poses = StartPoses.of(world);
        assertEquals(7 * world.bodies(), poses.length);
        Vec3 crate = world.crates().get(0).start().position();
        assertEquals(crate.x(), poses[poses.length - 7], EXACT);
    }

    private static World bar(JointType type, double coordinate) {
        Inertia inertia = Inertia.diagonal(1, Vec3.ZERO, 1, 1, 1);
        Link root = new Link("root", -1, Pose.at(0, 0, 1), inertia, List.of(), Role.OTHER, Side.CENTRE);
        Link child = new Link(
                "child", 0, new Pose(new Vec3(0, 0, -1), Quat.IDENTITY), inertia, List.of(), Role.OTHER, Side.CENTRE);
        Joint free = new Joint("free", 0, JointType.FREE, Vec3.ZERO, Vec3.Z, null, 0, 0, 0, 0, 0);
        Joint joint = new Joint("joint", 1, type, new Vec3(0, 0, 0.5), Vec3.Y, null, 0, 0, 0, 0, 0);
        CharacterModel model =
                new CharacterModel("bar", List.of(root, child), List.of(free, joint), List.of(), Set.of(), Map.of());
        double[] q = {0, 0, 2, 1, 0, 0, 0, coordinate};
        return new World(
                List.of(new World.Actor("bar", model, q, new double[model.velocities()])),
                List.of(),
                List.of(),
                DemoTerrain.flat(),
                new World.Timing(60, 1),
                World.EARTH);
    }

    private static double[] slice(double[] poses, int body) {
        return java.util.Arrays.copyOfRange(poses, 7 * body, 7 * body + 7);
    }
}
