// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class WalkFrameTest {
    @Property(seed = Figure.SEED, tries = 200)
    void thereAndBackIsWhereItWasEvenInPlace(
            @ForAll @DoubleRange(min = -4, max = 4) double direction,
            @ForAll @DoubleRange(min = -9, max = 9) double x,
            @ForAll @DoubleRange(min = -9, max = 9) double y) {
        WalkFrame frame = new WalkFrame();
        frame.face(direction);
        double[] v = {x, y}, walk = new double[2];
        frame.toWalk(v, walk);
        frame.toWalk(v, v);
        assertArrayEquals(walk, v, "may alias");
        assertEquals(x * x + y * y, v[0] * v[0] + v[1] * v[1], 1e-12 * (1 + x * x + y * y), "no length is lost");
        frame.toWorld(v, v);
        assertArrayEquals(new double[] {x, y}, v, 1e-12);
    }

    @Test
    void asideIsToTheLeft() {
        WalkFrame frame = new WalkFrame();
        assertEquals(1, frame.aside(0, 1), "as it is made");
        frame.face(Math.PI / 2);
        assertEquals(1, frame.ahead(0, 1), 1e-15);
        assertEquals(1, frame.aside(-1, 0), 1e-15);
    }
}
