// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.HeightLattice;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainSpec;
import org.junit.jupiter.api.Test;

final class SceneThingsTest {
    private static final CharacterModel TWO_LINKS = new CharacterModel(
            "two",
            List.of(link("thigh", -1), link("shin", 0)),
            List.of(joint("root", 0, JointType.FREE), joint("knee", 1, JointType.HINGE)),
            List.of(),
            Set.of(),
            Map.of());

    private static Link link(String name, int parent) {
        Inertia unit = Inertia.diagonal(1, Vec3.ZERO, 1, 1, 1);
        return new Link(name, parent, Pose.IDENTITY, unit, List.of(), Role.OTHER, Side.CENTRE);
    }

    private static Joint joint(String name, int link, JointType type) {
        return new Joint(name, link, type, Vec3.ZERO, Vec3.Y, null, 10, 0, 0, 0, 0);
    }

    /** A ramp along x. */
    private static final class Ramp implements Terrain {
        @Override
        public TerrainSpec spec() {
            return TerrainSpec.FLAT;
        }

        @Override
        public double height(double x, double y) {
            return 0.5 * x;
        }

        @Override
        public void normal(double x, double y, double[] out) {}

        @Override
        public double cast(double ox, double oy, double oz, double dx, double dy, double dz, double reach) {
            return Double.POSITIVE_INFINITY;
        }

        @Override
        public double footholdDistance(double x, double y) {
            return Double.POSITIVE_INFINITY;
        }

        @Override
        public HeightLattice lattice() {
            return null;
        }

        @Override
        public List<SolidBox> boxes(double minX, double minY, double maxX, double maxY) {
            return List.of(new SolidBox(1, 2, 3, 4, 5, 6, 0.5), new SolidBox(7, 8, 9, 1, 2, 3, 0));
        }
    }

    @Test
    void boxesAsNumbersFollowTheBoxesAsValues() {
        double[] out = new double[17];
        assertEquals(2, new Ramp().boxesInto(0, 0, 1, 1, out));
        assertEquals(
                List.of(1.0, 6.0, StrictMath.cos(0.5), StrictMath.sin(0.5)), List.of(out[0], out[5], out[6], out[7]));
        assertEquals(7, out[8]);
        double[] one = new double[15];
        assertEquals(2, new Ramp().boxesInto(0, 0, 1, 1, one));
        assertEquals(0, one[8], "a box that does not fit whole is left out");
    }

    private static SceneThings things(List<Scene.Spring> springs) {
        List<Scene.Crate> crates = List.of(
                new Scene.Crate("parcel", new Geometry.Box(0.3, 0.2, 0.1), 6, 0.7, 2, 0, 0.25, Math.PI / 2),
                new Scene.Crate("post", new Geometry.Capsule(0.1, 0.4), 2, 0.7, 0, 1, 0, 0));
        Scene scene = Scene.of("s", 1, List.of(Scene.Casting.of("c", "k")))
                .engine("e")
                .crates(crates)
                .springs(springs)
                .build();
        return new SceneThings(scene, List.of(actor("anna"), actor("ben")), new Ramp());
    }

    private static World.Actor actor(String name) {
        CharacterModel model = TWO_LINKS;
        return new World.Actor(name, model, new double[model.positions()], new double[model.velocities()]);
    }

    @Test
    void cratesStandOnTheGround() {
        World.Crate parcel = things(List.of()).crates().get(0);
        assertEquals(new Vec3(2, 0, 1 + 0.25 + 0.1), parcel.start().position());
        Vec3 ahead = parcel.start().orientation().rotate(Vec3.X);
        assertEquals(1, ahead.y(), 1e-15);
        // m/3 (hy² + hz²)
        assertEquals(2 * (0.04 + 0.01), parcel.inertia().xx(), 1e-15);
        assertEquals(6, parcel.inertia().mass());
        assertEquals(0.7, parcel.shapes().get(0).friction());
        assertEquals(0.5, things(List.of()).crates().get(1).start().position().z());
    }

    @Test
    void springsFindTheirBodies() {
        Scene.Anchor hand = new Scene.Anchor.OfLink("ben", "shin", Vec3.Z);
        Scene.Anchor first = new Scene.Anchor.OfLink("", "shin", Vec3.Y);
        Scene.Anchor post = new Scene.Anchor.OfCrate("post", Vec3.X);
        Scene.Anchor world = new Scene.Anchor.OfWorld(Vec3.ZERO);
        assertEquals(
                List.of(new World.Spring(3, Vec3.Z, 5, Vec3.X, 9, 8), new World.Spring(1, Vec3.Y, -1, Vec3.ZERO, 7, 0)),
                things(List.of(new Scene.Spring(hand, post, 9, 8), new Scene.Spring(first, world, 7, 0)))
                        .springs());
    }

    @Test
    void springsToNothingAreRefused() {
        Scene.Anchor world = new Scene.Anchor.OfWorld(Vec3.ZERO);
        Map<Scene.Anchor, String> wrong = Map.of(
                new Scene.Anchor.OfLink("carl", "shin", Vec3.Z),
                        "there is no 'carl' in the scene; expected one of anna, ben",
                new Scene.Anchor.OfLink("ben", "tail", Vec3.Z), "'ben' has no body 'tail'; expected one of thigh, shin",
                new Scene.Anchor.OfCrate("pole", Vec3.Z),
                        "there is no crate 'pole' in the scene; expected one of parcel, post");
        wrong.forEach((anchor, message) -> {
            String got = assertThrows(InvalidInput.class, () -> things(List.of(new Scene.Spring(anchor, world, 1, 1)))
                            .springs())
                    .getMessage();
            assertTrue(got.contains(message), got);
        });
    }
}
