// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.run.Stage;
import org.gaitwright.core.simulation.Physics;
import org.gaitwright.core.simulation.World;
import org.gaitwright.testkit.FakeStudio;
import org.junit.jupiter.api.Test;

final class StageOfSceneFileTest {
    @Test
    void everythingInAFileIsOnTheStage() {
        String text =
                """
                terrain: flat:height=0.5
                characters:
                  - {name: a, character: humanoid, controller: passive}
                  - {name: b, character: humanoid, controller: passive, start: {x: 2}}
                crates:
                  - {name: ball, shape: sphere, radius: 0.25, mass: 2, friction: 0.3, start: {x: 1, above: 1}}
                springs:
                  - {from: {actor: b, body: tail}, to: {crate: ball, point: [0, 0, 0.25]}, stiffness: 30, damping: 4}
                physics: {ground: springs, method: gauss-seidel}
                """;
        World world = new Stage(SceneFile.parse(text, "s.yaml"), new FakeStudio()).world();
        World.Crate ball = world.crates().get(0);
        assertEquals(new Geometry.Sphere(0.25), ball.shapes().get(0).geometry());
        assertEquals(0.3, ball.shapes().get(0).friction());
        double ground = world.terrain().height(1, 0);
        assertEquals(new Vec3(1, 0, ground + 1 + 0.25), ball.start().position());
        assertEquals(2, ball.inertia().mass());
        // two links each, then the crate
        assertEquals(List.of(new World.Spring(3, Vec3.ZERO, 4, new Vec3(0, 0, 0.25), 30, 4)), world.springs());
        assertEquals(Physics.Ground.Springs.THESIS, world.physics().ground());
        assertEquals(Physics.Method.GAUSS_SEIDEL, world.physics().method());
    }
}
