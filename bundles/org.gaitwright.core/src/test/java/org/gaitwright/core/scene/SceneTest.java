// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.simulation.Physics;
import org.gaitwright.core.terrain.TerrainSpec;
import org.junit.jupiter.api.Test;

final class SceneTest {
    private static final Scene.Crate BALL = new Scene.Crate("ball", new Geometry.Sphere(0.2), 3, 0.5, 1, 2, 0, 0);

    private static Scene scene(List<Scene.Crate> crates) {
        Scene.Spring leash = new Scene.Spring(
                new Scene.Anchor.OfCrate("ball", Vec3.ZERO), new Scene.Anchor.OfWorld(Vec3.ZERO), 10, 1);
        Physics physics = new Physics(
                Physics.Softness.DEFAULT,
                Physics.Ground.Springs.THESIS,
                new Physics.Limits.Soft(),
                Physics.Method.GAUSS_SEIDEL);
        return Scene.of("s", 2, List.of(Scene.Casting.of("c", "k")))
                .engine("e")
                .seed(1)
                .crates(crates)
                .springs(List.of(leash))
                .physics(physics)
                .build();
    }

    @Test
    void whatIsNotSaidIsUsual() {
        List<Scene.Casting> roles = List.of(Scene.Casting.of("c", "k"));
        Scene usual = new Scene(
                "s",
                roles,
                TerrainSpec.FLAT,
                Scene.DEFAULT_ENGINE,
                0,
                3,
                List.of(),
                List.of(),
                List.of(),
                Physics.DEFAULT,
                SceneLook.NONE);
        assertEquals(usual, Scene.of("s", 3, roles).build());
    }

    @Test
    void changedScenesKeepTheirThings() {
        Scene scene = scene(List.of(BALL));
        Scene changed = scene.with(List.of(Scene.Casting.of("d", "l")), "f", 3, 4, List.of());
        assertEquals(scene.crates(), changed.crates());
        assertEquals(scene.springs(), changed.springs());
        assertEquals(scene.physics(), changed.physics());
        assertEquals(
                List.of("d", "f", 3L, 4.0),
                List.of(
                        changed.roles().get(0).character(),
                        changed.engine(),
                        changed.seed(),
                        changed.durationSeconds()));
        TerrainSpec image = new TerrainSpec("image", java.util.Map.of(), 0);
        assertEquals(image, scene.on(image).terrain());
        assertEquals(scene, scene.on(image).on(TerrainSpec.FLAT));
    }

    @Test
    void cratesHaveNamesOfTheirOwn() {
        String got = assertThrows(InvalidInput.class, () -> scene(List.of(BALL, BALL)))
                .getMessage();
        assertTrue(got.contains("'ball'"), got);
    }

    @Test
    void springsBeginAtABody() {
        Scene.Anchor world = new Scene.Anchor.OfWorld(Vec3.ZERO);
        assertThrows(InvalidInput.class, () -> new Scene.Spring(world, world, 1, 1));
    }

    @Test
    void theChoiceOfSignalsGrowsAndShrinksByNames() {
        SceneLook look = SceneLook.NONE.plotting("a", true).plotting("b", true).plotting("a", true);
        assertEquals(List.of("b", "a"), look.signals());
        assertEquals(List.of("b"), look.plotting("a", false).signals());
        assertTrue(look.plotsAs(SceneLook.NONE.plotting(List.of("b", "a"), true)));
        assertFalse(look.plotsAs(look.plotting(look.signals(), false)));
    }
}
