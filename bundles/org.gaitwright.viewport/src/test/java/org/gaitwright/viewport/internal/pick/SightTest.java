// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.pick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.viewport.Camera;
import org.gaitwright.viewport.internal.gl.Views;
import org.junit.jupiter.api.Test;

class SightTest {
    private static final double EXACT = 1e-9;

    private final Sight sight = Views.sightFromAbove();

    @Test
    void theRayThroughAPlaceHitsWhateverIsSeenThere() {
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) {
            Vec3 p = new Vec3(random.nextDouble() - 0.5, random.nextDouble(), random.nextDouble());
            Vec3 place = sight.place(p);
            Ray ray = sight.ray(place.x(), place.y());
            double distance = p.minus(ray.origin()).norm();
            assertEquals(0, ray.at(distance).minus(p).norm(), EXACT);
        }
    }

    @Test
    void theMiddleOfThePictureIsStraightAhead() {
        Vec3 place = sight.place(sight.eye().plus(sight.forward().times(7)));
        assertEquals(0.5 * Views.WIDTH, place.x(), EXACT);
        assertEquals(0.5 * Views.HEIGHT, place.y(), EXACT);
        assertEquals(7, place.z(), EXACT);
    }

    @Test
    void theTopOfThePictureIsHalfTheFieldOfViewUp() {
        Vec3 ray = sight.ray(0.5 * Views.WIDTH, 0).direction();
        assertEquals(Math.cos(Camera.FIELD_OF_VIEW_RAD / 2), ray.dot(sight.forward()), EXACT);
        assertTrue(ray.dot(sight.up()) > 0);
    }

    @Test
    void whatIsBehindTheEyeHasNoPositiveDepth() {
        assertTrue(sight.place(sight.eye().minus(sight.forward())).z() < 0);
    }

    @Test
    void aMoveInThePictureIsThatMoveInTheWorld() {
        Vec3 p = new Vec3(0.3, 0.2, 0.1);
        Vec3 before = sight.place(p);
        Vec3 after = sight.place(p.plus(sight.move(p, 30, -20)));
        assertEquals(30, after.x() - before.x(), EXACT);
        assertEquals(-20, after.y() - before.y(), EXACT);
        assertEquals(before.z(), after.z(), EXACT);
    }
}
