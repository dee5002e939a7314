// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.pick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.viewport.Handle;
import org.gaitwright.viewport.internal.gl.Views;
import org.junit.jupiter.api.Test;

class HandleShapesTest {
    private final Sight sight = Views.sight(Vec3.ZERO);

    @Test
    void aKnobIsTakenWhereItIsAndALittleBeside() {
        Handle knob = Handle.knob("k", Vec3.ZERO, Vec3.X);
        assertEquals(knob, at(400, 300, knob));
        assertEquals(knob, at(411, 300, knob));
        assertNull(at(415, 300, knob));
    }

    @Test
    void anArrowIsTakenAlongItsLengthAndNotBehindItsFoot() {
        Handle arrow = Handle.arrow("a", Vec3.ZERO, Vec3.X);
        assertEquals(arrow, at(445, 303, arrow));
        assertNull(at(470, 300, arrow));
        assertNull(at(390, 300, arrow));
        assertNull(at(430, 312, arrow));
    }

    @Test
    void aRingIsTakenOnItsLineAndNotInItsMiddle() {
        Handle ring = Handle.ring("r", Vec3.ZERO, Vec3.Y);
        assertEquals(ring, at(400 + 42, 300, ring));
        assertEquals(ring, at(400, 300 - 42, ring));
        assertNull(at(400, 300, ring));
    }

    @Test
    void theNearerOfTwoIsTaken() {
        Handle far = Handle.knob("far", new Vec3(0, 2, 0), Vec3.X);
        Handle near = Handle.knob("near", new Vec3(0, -1, 0), Vec3.X);
        assertEquals(near, at(400, 300, far, near));
        assertEquals(near, at(400, 300, near, far));
    }

    @Test
    void whatIsBehindTheEyeCannotBeTaken() {
        assertNull(at(400, 300, Handle.knob("k", new Vec3(0, -9, 0), Vec3.X)));
    }

    private Handle at(double x, double y, Handle... handles) {
        return HandleShapes.at(List.of(handles), sight, x, y);
    }
}
