// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import java.util.ArrayList;
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

    /** A plane that rises along x, with solid boxes on it. */
    record Slope(double grade, List<SolidBox> solids) implements Terrain {
        Slope(double grade) {
            this(grade, List.of());
        }

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
            return solids;
        }
    }

    static Shape box(double friction) {
        return new Shape("crate", new Geometry.Box(0.2, 0.2, 0.1), Pose.IDENTITY, friction, true);
    }

    /** A box of 10 kg that can move freely. */
    static CharacterModel crate(double friction) {
        Link link = new Link(
                "crate",
                -1,
                Pose.IDENTITY,
                Inertia.diagonal(10, Vec3.ZERO, 0.2, 0.2, 0.2),
                List.of(box(friction)),
                Role.OTHER,
                Side.CENTER);
        return model(List.of(link), joint("root", 0, JointType.FREE, Vec3.Y, 0));
    }

    /** A rod of 1 kg that hangs at its upper end, 5 m up, 1 m above its centre of mass, on these joints. */
    static CharacterModel hung(Joint... joints) {
        return model(List.of(rod("rod", -1, Pose.at(0, 0, 5))), joints);
    }

    static CharacterModel pendulum(double torqueLimit) {
        return hung(joint("hinge", 0, JointType.HINGE, Vec3.Y, torqueLimit));
    }

    static Link rod(String name, int parent, Pose pose) {
        return new Link(
                name,
                parent,
                pose,
                Inertia.diagonal(1, new Vec3(0, 0, -1), 0.01, 0.01, 0.01),
                List.of(),
                Role.OTHER,
                Side.CENTER);
    }

    static CharacterModel model(List<Link> links, Joint... joints) {
        return new CharacterModel("model", links, List.of(joints), List.of(), Set.of(), Map.of());
    }

    static Joint joint(String name, int link, JointType type, Vec3 axis, double torqueLimit) {
        return new Joint(name, link, type, Vec3.ZERO, axis, null, torqueLimit, 0, 0, 0, 0);
    }

    static Joint limited(String name, JointType type, Vec3 axis, double lower, double upper) {
        return new Joint(
                name,
                0,
                type,
                Vec3.ZERO,
                axis,
                new Joint.Limit(lower, upper),
                0,
                0,
                0,
                type == JointType.FREE ? 0 : 1,
                0);
    }

    /** A body in the plane y = 0 with a leg on a hinge that is not at its centre. */
    static CharacterModel planar() {
        Link body = new Link(
                "body",
                -1,
                Pose.at(0, 0, 1),
                Inertia.diagonal(5, new Vec3(0.1, 0, 0), 0.1, 0.2, 0.3),
                List.of(box(0.8)),
                Role.OTHER,
                Side.CENTER);
        List<Link> links = new ArrayList<>();
        links.add(body);
        links.add(rod("leg", 0, Pose.at(0.1, 0.1, 0)));
        return model(
                links,
                joint("x", 0, JointType.SLIDE, Vec3.X, 0),
                joint("z", 0, JointType.SLIDE, Vec3.Z, 0),
                joint("pitch", 0, JointType.HINGE, Vec3.Y, 0),
                joint("hip", 1, JointType.HINGE, Vec3.Y, 50));
    }

    static World world(CharacterModel character, double[] positions, Terrain terrain, int controlHz, int substeps) {
        return world(character, positions, new double[character.velocities()], terrain, controlHz, substeps);
    }

    static World world(CharacterModel character, double[] q, double[] v, Terrain terrain, int controlHz, int substeps) {
        return new World(
                List.of(new World.Actor("actor", character, q, v)),
                List.of(),
                List.of(),
                terrain,
                new World.Timing(controlHz, substeps),
                World.EARTH);
    }
}
