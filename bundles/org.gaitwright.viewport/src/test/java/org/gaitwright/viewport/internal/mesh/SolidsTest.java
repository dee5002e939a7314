// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mesh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.simulation.World;
import org.gaitwright.viewport.DemoFigure;
import org.gaitwright.viewport.DemoTerrain;
import org.gaitwright.viewport.Theme;
import org.gaitwright.viewport.internal.StartPoses;
import org.gaitwright.viewport.internal.gl.Palette;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;

class SolidsTest {
    private static final float FLOAT = 1e-6f;

    private final World world = DemoFigure.world(DemoTerrain.flat());
    private final Solids solids = new Solids(world);
    private final int links = world.actors().get(0).character().links().size();

    @Test
    void coreAndRadiusAddUpToTheGeometry() {
        Geometry box = new Geometry.Box(0.3, 0.2, 0.02);
        Vector3f outer = Solids.core(box).add(new Vector3f(Solids.radius(box)));
        assertEquals(0, outer.distance(0.3f, 0.2f, 0.02f), FLOAT);
        Geometry capsule = new Geometry.Capsule(0.05, 0.2);
        assertEquals(0.25f, Solids.core(capsule).z + Solids.radius(capsule), FLOAT);
        assertEquals(0, Solids.core(new Geometry.Sphere(0.1)).length());
    }

    @Test
    void leftRightAndMiddleDifferInColourInBothThemes() {
        for (Theme theme : Theme.values()) {
            Palette palette = Palette.of(theme);
            assertTrue(new Vector3f(palette.of(Side.LEFT)).distance(palette.of(Side.RIGHT)) > 0.4f);
            assertTrue(new Vector3f(palette.of(Side.LEFT)).distance(palette.of(Side.CENTRE)) > 0.3f);
        }
    }

    @Test
    void textIsLegibleOnItsPanelInBothThemes() {
        for (Theme theme : Theme.values()) {
            Palette p = Palette.of(theme);
            // the panel lets some of the sky through
            Vector3f behind = new Vector3f(p.zenith()).lerp(p.panel(), p.panelOpacity());
            double light = Math.max(luminance(behind), luminance(new Vector3f(p.text())));
            double dark = Math.min(luminance(behind), luminance(new Vector3f(p.text())));
            assertTrue((light + 0.05) / (dark + 0.05) > 4.5, theme.name());
        }
    }

    @Test
    void theActorsBoundsHoldItsBodiesAndNotTheCrate() {
        solids.place(StartPoses.of(world), Palette.of(Theme.LIGHT));
        Vector3f low = new Vector3f();
        Vector3f high = new Vector3f();
        assertTrue(solids.bounds(0, links, low, high));
        assertTrue(low.z < 0.2f && high.z > 1.5f && high.z < 2, low + " to " + high);
        assertTrue(low.x > -0.7f, "crate at -0.9 is out");
        assertTrue(solids.bounds(low, high));
        assertTrue(low.x < -1);
    }

    @Test
    void aDivergedBodyDoesNotSpoilTheBounds() {
        double[] poses = StartPoses.of(world);
        poses[7] = Double.NaN;
        solids.place(poses, Palette.of(Theme.LIGHT));
        Vector3f low = new Vector3f();
        Vector3f high = new Vector3f();
        assertTrue(solids.bounds(0, links, low, high));
        assertTrue(low.isFinite() && high.isFinite());
        assertTrue(low.z < 0.2f && high.z > 1.5f, "the other bodies still count");
    }

    @Test
    void aWorldWithoutBodiesHasNoBounds() {
        World empty = new World(
                java.util.List.of(),
                java.util.List.of(),
                java.util.List.of(),
                DemoTerrain.flat(),
                new World.Timing(60, 1),
                World.EARTH);
        Solids none = new Solids(empty);
        none.place(new double[0], Palette.of(Theme.DARK));
        assertFalse(none.bounds(new Vector3f(), new Vector3f()));
    }

    private static double luminance(Vector3f c) {
        return 0.2126 * Math.pow(c.x, 2.2) + 0.7152 * Math.pow(c.y, 2.2) + 0.0722 * Math.pow(c.z, 2.2);
    }
}
