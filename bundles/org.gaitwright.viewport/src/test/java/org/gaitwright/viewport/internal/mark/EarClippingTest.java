// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.character.Side;
import org.junit.jupiter.api.Test;

class EarClippingTest {
    private static final double[] ARROWHEAD = {0, 0, 4, -2, 1, 0, 4, 2};
    private static final double[] COMB = {0, 0, 6, 0, 6, 3, 5, 3, 5, 1, 4, 1, 4, 3, 2, 3, 2, 1, 1, 1, 1, 3, 0, 3};

    private final EarClipping ears = new EarClipping();

    @Test
    void trianglesFillAConcavePolygonExactly() {
        assertFilled(ARROWHEAD);
        assertFilled(COMB);
    }

    @Test
    void theSenseOfTheBorderDoesNotMatter() {
        assertFilled(reversed(ARROWHEAD));
        assertFilled(reversed(COMB));
    }

    @Test
    void aSoleIsFilled() {
        for (Side side : Side.values()) {
            FootShape shape = FootShape.of(side, true);
            assertEquals(3 * (shape.corners() - 2), shape.triangles().length);
        }
    }

    @Test
    void aBorderThatCrossesItselfEndsSomehow() {
        assertTrue(ears.cut(new double[] {0, 0, 1, 1, 1, 0, 0, 1}, 4) <= 2);
        assertEquals(0, ears.cut(new double[] {0, 0, 1, 0, 2, 0}, 3));
    }

    private void assertFilled(double[] xy) {
        int n = xy.length / 2;
        assertEquals(n - 2, ears.cut(xy, n));
        double sum = 0;
        for (int i = 0; i < n - 2; i++) {
            double[] t = new double[6];
            for (int k = 0; k < 3; k++) {
                t[2 * k] = xy[2 * ears.corner(i, k)];
                t[2 * k + 1] = xy[2 * ears.corner(i, k) + 1];
            }
            double area = EarClipping.area(t, 3);
            assertTrue(area > 0, "all triangles turn the same way");
            sum += area;
        }
        assertEquals(Math.abs(EarClipping.area(xy, n)), sum, 1e-12);
    }

    private static double[] reversed(double[] xy) {
        double[] out = new double[xy.length];
        for (int i = 0; i < xy.length; i += 2) {
            out[xy.length - 2 - i] = xy[i];
            out[xy.length - 1 - i] = xy[i + 1];
        }
        return out;
    }
}
