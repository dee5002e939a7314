// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.nearestnode.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.gaitwright.core.character.PlanarPlace;
import org.gaitwright.core.controller.Start;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.testkit.Slope;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TargetMotionTest {
    /** A foot that rolls is interpolated in 64 parts. */
    private static final double ROLLING = 2e-3;

    private static final Terrain LEVEL = new Slope(0);

    private final Walks walks = new Walks();
    private final TargetMotion motion = walks.motion();

    @Test
    void anglesChangeEvenlyBetweenKeyframes() {
        double[] pose = new double[walks.slots.count];
        motion.pose(0.15, pose);
        assertEquals(-0.2, pose[walks.slot("stance-hip")], 1e-12);
        assertEquals(0.5, pose[walks.slot("swing-knee")], 1e-12);
        assertEquals(0.05, pose[Slots.TORSO], 1e-12);
        assertEquals(0.5, motion.seconds, 1e-12);
    }

    @Test
    void halfACycleEndsWithItsFirstKeyframeInTheMirror() {
        double[] end = new double[walks.slots.count];
        motion.pose(motion.seconds, end);
        assertEquals(0.3, end[walks.slot("stance-hip")], 1e-12);
        assertEquals(-0.3, end[walks.slot("swing-hip")], 1e-12);
        assertEquals(0.1, end[walks.slot("back")], 1e-12);
    }

    @Test
    void theStanceFootNeitherSlipsNorSinksNorFlies() {
        TargetFigure target = new TargetFigure(walks.slots);
        target.begin(motion, PlanarFigure.LEFT, 0, 5);
        double before = Double.NaN;
        for (int i = 0; i < 200; i++) {
            int stance = target.stance;
            target.update(motion, LEVEL);
            double heel = walks.figure.soleZ(target.place, stance, 0),
                    toe = walks.figure.soleZ(target.place, stance, 1);
            assertEquals(0, Math.min(heel, toe), ROLLING, "lowest point of the sole");
            double x = walks.figure.soleX(target.place, stance, 0);
            target.advance(motion, motion.seconds / 400);
            if (i > 0 && target.stance == stance && Math.abs(heel - toe) < 1e-3) {
                assertEquals(before, x, ROLLING, "a flat foot stays where it is");
            }
            before = x;
        }
    }

    @Test
    void itWalksAStrideInEachHalfAndExchangesItsLegs() {
        TargetFigure target = new TargetFigure(walks.slots);
        target.begin(motion, PlanarFigure.LEFT, 0.1, 0);
        double[] first = target.update(motion, LEVEL).clone();
        target.advance(motion, motion.seconds);
        double[] second = target.update(motion, LEVEL).clone();
        assertEquals(PlanarFigure.RIGHT, target.stance);
        assertEquals(motion.stride, second[walks.figure.rootX] - first[walks.figure.rootX], 1e-9);
        // legs of 0.85 m between ± 0.3 rad
        assertEquals(2 * 0.85 * Math.sin(0.3), motion.stride, 0.02);
        double[] left = new double[walks.slots.count], right = new double[walks.slots.count];
        walks.slots.read(first, PlanarFigure.LEFT, left);
        walks.slots.read(second, PlanarFigure.RIGHT, right);
        org.junit.jupiter.api.Assertions.assertArrayEquals(left, right, 1e-12);
    }

    @Test
    void feetThatTouchTheGroundAreReported() {
        assertTrue(motion.doubleSupport(0));
        assertFalse(motion.doubleSupport(0.3));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.3, 0.7, 1})
    void aRunBeginsWithinTheMotionAboveTheGround(double phase) {
        ParameterValues values = walks.values(Map.of("start.phase", phase));
        Start start = StartPose.at(walks.settings, values, new Slope(-0.2), 3);
        PlanarPlace place = new PlanarPlace(walks.figure.body);
        walks.figure.place(start.positions(), place);
        double min = Double.POSITIVE_INFINITY;
        for (int side = 0; side < 2; side++) {
            for (int point = 0; point < 2; point++) {
                double x = walks.figure.soleX(place, side, point);
                min = Math.min(min, walks.figure.soleZ(place, side, point) + 0.2 * x);
            }
        }
        assertEquals(0, min, 0.02, "the lowest point of both soles is on the ground, and none is below");
        assertTrue(min > -1e-9);
        assertTrue(start.velocities()[walks.figure.rootX] > 0.3, "it moves on");
        double still = StartPose.at(walks.settings, walks.values(Map.of("start.speed", 0.0)), LEVEL, 0)
                .velocities()[walks.figure.rootX];
        assertEquals(0, still);
    }
}
