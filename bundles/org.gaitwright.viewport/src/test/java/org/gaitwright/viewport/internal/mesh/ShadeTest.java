// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mesh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.joml.Vector3f;
import org.junit.jupiter.api.Test;

class ShadeTest {
    private static final Vector3f LIGHT = new Vector3f(0.5f, -0.5f, 1).normalize();

    private final Shade shade = new Shade();

    @Test
    void aPatchHoldsTheBallAndItsShadow() {
        shade.newPatch();
        shade.add(2, 3, 1, 0.1f, 0, LIGHT);
        // the centre's shadow on the floor: one down is half a metre away from the light
        assertTrue(shade.touches(1.49f, 3.49f, 1.51f, 3.51f));
        assertTrue(shade.touches(1.99f, 2.99f, 2.01f, 3.01f));
        assertFalse(shade.touches(2.5f, 2.0f, 2.6f, 2.1f));
    }

    @Test
    void onLevelGroundAPatchHoldsTheShadowAlone() {
        shade.newPatch();
        shade.addOnLevel(2, 3, 1, 0.1f, 0, LIGHT);
        assertTrue(shade.touches(1.49f, 3.49f, 1.51f, 3.51f));
        assertFalse(shade.touches(1.99f, 2.99f, 2.01f, 3.01f), "not below the ball");
        // the shadow of a ball is an ellipse drawn out away from the light
        assertEquals(2 * (0.1f / LIGHT.z + 0.03f), shade.edge(0, 2) - shade.edge(0, 0), 1e-5f);
    }

    @Test
    void patchesOfFarBodiesStayApart() {
        shade.newPatch();
        shade.add(0, 0, 0.1f, 0.1f, 0, LIGHT);
        shade.newPatch();
        shade.add(10, 0, 0.1f, 0.1f, 0, LIGHT);
        assertEquals(2, shade.count());
        assertFalse(shade.touches(4, -1, 6, 1));
        assertTrue(shade.edge(0) < 0 && shade.edge(2) > 10);
    }

    @Test
    void clearedShadeTouchesNothing() {
        shade.newPatch();
        shade.add(0, 0, 0, 1, 0, LIGHT);
        shade.clear();
        assertFalse(shade.touches(-100, -100, 100, 100));
    }
}
