// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mesh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.gaitwright.core.simulation.World;
import org.gaitwright.viewport.DemoFigure;
import org.gaitwright.viewport.DemoTerrain;
import org.gaitwright.viewport.Ghost;
import org.gaitwright.viewport.Ink;
import org.gaitwright.viewport.Theme;
import org.gaitwright.viewport.internal.gl.Palette;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;

class GhostSolidsTest {
    private final World world = DemoFigure.world(DemoTerrain.flat());
    private final World other = DemoFigure.world(DemoTerrain.flat());
    private final double[] now = DemoFigure.poses(world, 1);
    private final double[] later = DemoFigure.poses(world, 2);
    private final int all = new Solids(world).count();
    private final GhostSolids ghosts = new GhostSolids();

    @Test
    void aBodyThatIsWhereTheShownOneIsIsLeftOut() {
        ghosts.set(List.of(new Ghost(world, later, Ink.GHOST)));
        ghosts.place(Palette.of(Theme.LIGHT), world, now);
        assertEquals(all - 1, ghosts.count(), "the crate has not moved");
        ghosts.place(Palette.of(Theme.LIGHT), other, now);
        assertEquals(all, ghosts.count(), "in another world it is another crate");
    }

    @Test
    void ghostsComeAndGo() {
        ghosts.set(List.of(new Ghost(other, now, Ink.GHOST), new Ghost(other, later, Ink.PLAN)));
        ghosts.place(Palette.of(Theme.LIGHT), world, now);
        assertEquals(2 * all, ghosts.count());
        ghosts.set(List.of());
        ghosts.place(Palette.of(Theme.LIGHT), world, now);
        assertEquals(0, ghosts.count());
    }

    @Test
    void theNearestIsFirst() {
        ghosts.set(List.of(new Ghost(other, later, Ink.GHOST), new Ghost(other, now, Ink.PLAN)));
        ghosts.place(Palette.of(Theme.LIGHT), world, now);
        Vector3f eye = new Vector3f(-3, 0, 1);
        assertTrue(ghosts.sort(eye) > 0);
        float last = 0;
        for (int i = 0; i < ghosts.count(); i++) {
            int o = Solids.INSTANCE_FLOATS * i;
            float d = eye.distance(ghosts.sorted()[o], ghosts.sorted()[o + 1], ghosts.sorted()[o + 2]);
            assertTrue(d >= last);
            last = d;
        }
    }
}
