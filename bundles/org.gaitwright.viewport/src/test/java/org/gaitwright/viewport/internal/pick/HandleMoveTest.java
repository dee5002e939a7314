// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.pick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.math.Vec3;
import org.gaitwright.viewport.Handle;
import org.gaitwright.viewport.internal.gl.Views;
import org.junit.jupiter.api.Test;

class HandleMoveTest {
    private static final double EXACT = 1e-9;
    private static final Vec3 AT = new Vec3(0.2, 0.3, 0.4);

    private final Sight sight = Views.sightFromAbove();

    @Test
    void aDragToWhereAPointOfTheAxisIsSeenGoesToThatPoint() {
        for (Vec3 axis : new Vec3[] {Vec3.X, Vec3.Z, new Vec3(1, -1, 0.5).unit()}) {
            HandleMove move = begin(Handle.arrow("a", AT, axis));
            drag(move, AT.plus(axis.times(0.37)), false);
            assertEquals(0.37, move.amount(), EXACT);
            assertSame(axis.times(0.37), move.move());
            drag(move, AT.minus(axis.times(0.2)), false);
            assertEquals(-0.2, move.amount(), EXACT);
        }
    }

    @Test
    void whatIsOffTheAxisDoesNotCount() {
        HandleMove move = begin(Handle.knob("a", AT, Vec3.X));
        Vec3 place = sight.place(AT.plus(Vec3.X.times(0.1)));
        move.to(sight, place.x(), place.y(), false);
        double straight = move.amount();
        move.to(sight, place.x(), place.y() + 40, false);
        assertEquals(straight, move.amount(), 0.02);
    }

    @Test
    void fineIsATenthAndSwitchingMakesNoJump() {
        HandleMove move = begin(Handle.arrow("a", AT, Vec3.X));
        drag(move, AT.plus(Vec3.X.times(0.5)), false);
        drag(move, AT.plus(Vec3.X.times(0.6)), true);
        assertEquals(0.51, move.amount(), EXACT);
        drag(move, AT.plus(Vec3.X.times(0.7)), false);
        assertEquals(0.61, move.amount(), EXACT);
    }

    @Test
    void aPlaneIsFollowedExactly() {
        HandleMove move = begin(Handle.within("a", AT, Vec3.Y));
        Vec3 to = new Vec3(-0.1, 0, 0.25);
        drag(move, AT.plus(to), false);
        assertSame(to, move.move());
        assertEquals(to.norm(), move.amount(), EXACT);
    }

    @Test
    void theGroundIsLevel() {
        HandleMove move = begin(Handle.onGround("a", AT));
        Vec3 to = new Vec3(0.4, -0.3, 0);
        drag(move, AT.plus(to), false);
        assertSame(to, move.move());
    }

    @Test
    void theSkyIsNoPlaceOnTheGround() {
        HandleMove move = begin(Handle.onGround("a", AT));
        move.to(sight, 400, -4000, false);
        assertSame(Vec3.ZERO, move.move());
    }

    @Test
    void aRingTurnsAsTheCursorGoesRound() {
        HandleMove move = begin(Handle.ring("a", AT, Vec3.Y.times(-1)));
        Vec3 middle = sight.place(AT);
        move = new HandleMove(Handle.ring("a", AT, Vec3.Y.times(-1)), middle.x() + 40, middle.y());
        // the axis points at the eye, so counter-clockwise is positive; up in the picture is less y
        move.to(sight, middle.x(), middle.y() - 40, false);
        assertEquals(Math.PI / 2, move.amount(), EXACT);
        move.to(sight, middle.x() - 40, middle.y(), false);
        assertEquals(Math.PI, move.amount(), EXACT);
        assertSame(Vec3.ZERO, move.move());
    }

    @Test
    void aRingSeenFromItsEdgeTurnsAsItsNearSideIsDragged() {
        Handle ring = Handle.ring("a", Vec3.ZERO, sight.up());
        Vec3 middle = sight.place(Vec3.ZERO);
        HandleMove move = new HandleMove(ring, middle.x(), middle.y());
        move.to(sight, middle.x() + HandleShapes.RING, middle.y(), false);
        // about an axis that points up, the near side goes to the right when it turns counter-clockwise
        assertEquals(1, move.amount(), 1e-2);
    }

    @Test
    void anAxisThatPointsAtTheEyeIsDraggedUpAndDown() {
        Vec3 axis = sight.eye().minus(AT).unit();
        HandleMove move = begin(Handle.arrow("a", AT, axis));
        Vec3 place = sight.place(AT);
        move.to(sight, place.x(), place.y() - 50, false);
        assertTrue(move.amount() > 0.1 && move.amount() < 1, "moved " + move.amount());
    }

    @Test
    void aMovingCameraDragsNothing() {
        HandleMove move = begin(Handle.arrow("a", AT, Vec3.X));
        Vec3 place = sight.place(AT);
        move.to(Views.sight(AT), place.x(), place.y(), false);
        assertEquals(0, move.amount(), EXACT);
    }

    private HandleMove begin(Handle handle) {
        Vec3 place = sight.place(handle.position());
        return new HandleMove(handle, place.x(), place.y());
    }

    private void drag(HandleMove move, Vec3 to, boolean fine) {
        Vec3 place = sight.place(to);
        move.to(sight, place.x(), place.y(), fine);
    }

    private static void assertSame(Vec3 expected, Vec3 actual) {
        assertEquals(0, expected.minus(actual).norm(), EXACT, () -> "expected " + expected + ", got " + actual);
    }
}
