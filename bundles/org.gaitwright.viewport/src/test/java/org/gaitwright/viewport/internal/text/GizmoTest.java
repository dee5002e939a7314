// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.math.Vec3;
import org.junit.jupiter.api.Test;

class GizmoTest {
    private static final int MIDDLE_X = (int) (800 - 14 - Gizmo.ARM - Gizmo.KNOB);
    private static final int MIDDLE_Y = (int) (600 - 14 - Gizmo.ARM - Gizmo.KNOB);

    private final Gizmo gizmo = new Gizmo();

    @Test
    void endsAreWhereTheirAxesPointInThePicture() {
        gizmo.layOut(Vec3.X, Vec3.Z, Vec3.Y, 800, 600);
        assertEquals(0, gizmo.at(MIDDLE_X + Gizmo.ARM, MIDDLE_Y));
        assertEquals(3, gizmo.at(MIDDLE_X - Gizmo.ARM, MIDDLE_Y));
        assertEquals(2, gizmo.at(MIDDLE_X, MIDDLE_Y - Gizmo.ARM));
        assertEquals(Gizmo.NONE, gizmo.at(MIDDLE_X, MIDDLE_Y + Gizmo.ARM), "nothing is seen from below");
        assertEquals(Gizmo.NONE, gizmo.at(100, 100));
    }

    @Test
    void theEndNearestToTheEyeIsTaken() {
        gizmo.layOut(Vec3.X, Vec3.Z, Vec3.Y, 800, 600);
        assertEquals(4, gizmo.at(MIDDLE_X, MIDDLE_Y), "looking along y, its opposite is in front");
        gizmo.layOut(Vec3.X.times(-1), Vec3.Z, Vec3.Y.times(-1), 800, 600);
        assertEquals(1, gizmo.at(MIDDLE_X, MIDDLE_Y));
    }

    @Test
    void endsNameTheirDirections() {
        assertEquals(Vec3.Z, Gizmo.direction(2));
        assertEquals(-1, Gizmo.direction(3).x());
    }

    @Test
    void onlyAChangeOfHighlightIsToldOf() {
        assertTrue(gizmo.highlight(1));
        assertFalse(gizmo.highlight(1));
        assertTrue(gizmo.highlight(Gizmo.NONE));
    }
}
