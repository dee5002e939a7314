// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.character.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FootShapeTest {
    @ParameterizedTest
    @EnumSource(Side.class)
    void aSoleIsOneLongAndOneWide(Side side) {
        for (boolean fine : new boolean[] {false, true}) {
            FootShape shape = FootShape.of(side, fine);
            double front = 0;
            double back = 0;
            double widest = 0;
            for (int i = 0; i < shape.corners(); i++) {
                front = Math.max(front, shape.x(i));
                back = Math.min(back, shape.x(i));
                widest = Math.max(widest, Math.abs(shape.y(i)));
            }
            assertEquals(0.5, front, 0.01);
            assertEquals(-0.5, back, 0.01);
            assertEquals(0.5, widest, 0.04);
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void rightIsTheMirrorOfLeft(Side side) {
        FootShape one = FootShape.of(side, true);
        FootShape other = FootShape.of(side.mirror(), true);
        int n = one.corners();
        assertEquals(n, other.corners());
        for (int i = 0; i < n; i++) {
            double nearest = Double.POSITIVE_INFINITY;
            for (int k = 0; k < n; k++) {
                nearest = Math.min(nearest, Math.hypot(one.x(i) - other.x(k), one.y(i) + other.y(k)));
            }
            assertEquals(0, nearest, 1e-9, "corner " + i);
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void outlinesRunCounterClockwise(Side side) {
        FootShape shape = FootShape.of(side, false);
        double[] xy = new double[2 * shape.corners()];
        for (int i = 0; i < shape.corners(); i++) {
            xy[2 * i] = shape.x(i);
            xy[2 * i + 1] = shape.y(i);
        }
        assertTrue(EarClipping.area(xy, shape.corners()) > 1);
    }
}
