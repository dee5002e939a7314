// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import java.util.List;
import java.util.Map;
import java.util.Set;
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
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.HeightLattice;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainSpec;

/** Small worlds for tests. */
final class Scenes {
    private Scenes() {}

    /** A plane that rises along x. */
    record Slope(double grade) implements Terrain {
        @Override
        public TerrainSpec spec() {
            return new TerrainSpec("slope", Map.of("grade", grade), 0);
        }

        @Override
        public double height(double x, double y) {
            return grade * x;
        }

        @Override
        public void normal(double x, double y, double[] out) {
            double s = 1 / Math.sqrt(1 + grade * grade);
            out[0] = -grade * s;
            out[1] = 0;
            out[2] = s;
        }

        @Override
        public double cast(double ox, double oy, double oz, double dx, double dy, double dz, double reach) {
            throw new AssertionError("not asked for");
        }

        @Override
        public double footholdDistance(double x, double y) {
            return Double.POSITIVE_INFINITY;
        }

        @Override
        public HeightLattice lattice() {
            return new HeightLattice() {
                @Override
                public double spacing() {
                    return 1;
                }

                @Override
                public double at(int i, int j) {
                    return grade * i;
                }

                @Override
                public double steepest() {
                    return Math.abs(grade);
                }
            };
        }

        @Override
        public List<SolidBox> boxes(double minX, double minY, double maxX, double maxY) {
            return List.of();
        }
    }

    /** A box of 10 kg that can move freely. */
    static CharacterModel crate(double friction) {
        Link link = new Link(
                "crate",
                -1,
                Pose.IDENTITY,
                Inertia.diagonal(10, Vec3.ZERO, 0.2, 0.2, 0.2),
                List.of(new Shape("crate", new Geometry.Box(0.2, 0.2, 0.1), Pose.IDENTITY, friction, true)),
                Role.OTHER,
                Side.CENTER);
        return new CharacterModel(
                "crate", List.of(link), List.of(joint("root", 0, JointType.FREE, 0)), List.of(), Set.of(), Map.of());
    }

    /** A rod of 1 kg that hangs on a hinge at its upper end, 1 m above its centre of mass. */
    static CharacterModel pendulum(double torqueLimit) {
        Link link = new Link(
                "rod",
                -1,
                Pose.at(0, 0, 5),
                Inertia.diagonal(1, new Vec3(0, 0, -1), 0.01, 0.01, 0.01),
                List.of(),
                Role.OTHER,
                Side.CENTER);
        return new CharacterModel(
                "pendulum",
                List.of(link),
                List.of(joint("hinge", 0, JointType.HINGE, torqueLimit)),
                List.of(),
                Set.of(),
                Map.of());
    }

    private static Joint joint(String name, int link, JointType type, double torqueLimit) {
        return new Joint(name, link, type, Vec3.ZERO, Vec3.Y, null, torqueLimit, 0, 0, 0, 0);
    }

    static World world(CharacterModel character, double[] positions, Terrain terrain, int controlHz, int substeps) {
        return new World(
                List.of(new World.Actor("actor", character, positions, new double[character.velocities()])),
                List.of(),
                List.of(),
                terrain,
                new World.Timing(controlHz, substeps),
                World.EARTH);
    }
}
