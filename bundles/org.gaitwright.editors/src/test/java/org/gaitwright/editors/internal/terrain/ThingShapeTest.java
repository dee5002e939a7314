// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.terrain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.terrain.Thing;
import org.gaitwright.editors.internal.terrain.ThingShape.Grip;
import org.junit.jupiter.api.Test;

class ThingShapeTest {
    private static final Thing BOX =
            Thing.of(Thing.Kind.BOX, 3, 1, Math.PI / 2, Map.of("length", 2.0, "width", 0.8, "height", 0.3));
    private static final Thing STAIRS = Thing.of(Thing.Kind.STAIRS, 0, 0, 0, Map.of("rise", 0.1, "count", 5.0));

    private static void near(Vec3 expected, Vec3 got) {
        assertEquals(0, expected.minus(got).norm(), 1e-9, () -> "expected " + expected + ", got " + got);
    }

    @Test
    void gripsAreOnTopAndAtTheSides() {
        ThingShape s = ThingShape.of(BOX);
        near(new Vec3(3, 2, 0.5), s.grip(Grip.LENGTH, 0.2));
        near(new Vec3(2.6, 1, 0.5), s.grip(Grip.WIDTH, 0.2));
        near(new Vec3(3, 1, 0.5), s.grip(Grip.HEIGHT, 0.2));
    }

    @Test
    void aPulledSideTakesTheOtherAlong() {
        Thing t = ThingShape.of(BOX).dragged(Grip.LENGTH, Vec3.ZERO, 0.25);
        assertEquals(2.5, t.length(), 1e-12);
        assertEquals(3, t.x());
    }

    @Test
    void placesAreRoundedToCentimetres() {
        Thing t = ThingShape.of(BOX).dragged(Grip.PLACE, new Vec3(0.123, -0.456, 0), 0.4);
        assertEquals(3.12, t.x(), 1e-12);
        assertEquals(0.54, t.y(), 1e-12);
    }

    @Test
    void turningGoesByWholeDegrees() {
        Thing t = ThingShape.of(BOX).dragged(Grip.TURN, Vec3.ZERO, Math.toRadians(10.3));
        assertEquals(100, Math.toDegrees(t.yaw()), 1e-9);
    }

    @Test
    void stairsGrowByTheirSteps() {
        Thing high = ThingShape.of(STAIRS).dragged(Grip.HEIGHT, Vec3.ZERO, 0.5);
        assertEquals(0.2, high.get("rise"), 1e-12);
        Thing lengthened = ThingShape.of(STAIRS).dragged(Grip.LENGTH, Vec3.ZERO, 0.4);
        assertEquals(0.4, lengthened.get("run"), 1e-12);
    }

    @Test
    void sizesEndWhereTheirRangesEnd() {
        assertEquals(0.05, ThingShape.of(BOX).dragged(Grip.WIDTH, Vec3.ZERO, -5).width());
        assertEquals(
                0.01, ThingShape.of(BOX).dragged(Grip.HEIGHT, Vec3.ZERO, -5).get("height"));
    }

    @Test
    void aGapIsDraggedDownwards() {
        Thing gap = Thing.of(Thing.Kind.GAP, 0, 0, 0, Map.of("depth", 1.0));
        assertEquals(
                1.5, ThingShape.of(gap).dragged(Grip.HEIGHT, Vec3.ZERO, 0.5).get("depth"), 1e-12);
        near(new Vec3(0, 0, -1), ThingShape.of(gap).grip(Grip.HEIGHT, 0));
    }

    @Test
    void footprintsTurnWithTheThing() {
        assertTrue(ThingShape.of(BOX).covers(3, 1.9));
        assertFalse(ThingShape.of(BOX).covers(3.9, 1));
    }
}
