// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.figure;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.gaitwright.core.character.Side;
import org.junit.jupiter.api.Test;

class CycleTest {
    private static final double ROUNDING = 1e-9;

    private final PlanarBody body = Bodies.body("human-7");
    private final double[] first = Bodies.pose(body, new Random(1));
    private final double[] second = Bodies.pose(body, new Random(2));
    private final Cycle cycle = new Cycle(body, new double[] {0.2, 0.3}, new double[][] {first, second});

    @Test
    void anglesChangeEvenlyAndEndInTheMirrorOfTheFirst() {
        assertArrayEquals(first, cycle.pose(0), ROUNDING);
        assertArrayEquals(second, cycle.pose(0.2), ROUNDING);
        assertArrayEquals(Cycle.between(first, second, 0.25), cycle.pose(0.05), ROUNDING);
        assertArrayEquals(body.mirrored(first), cycle.pose(0.5 - 1e-12), 1e-6);
        assertArrayEquals(first, cycle.pose(0.5), ROUNDING);
    }

    @Test
    void feetTakeTurns() {
        assertEquals(0.5, cycle.half(), ROUNDING);
        assertEquals(Side.LEFT, cycle.stance(0.49));
        assertEquals(Side.RIGHT, cycle.stance(0.51));
        assertEquals(Side.LEFT, cycle.stance(1.01));
        assertEquals(Side.RIGHT, cycle.stanceOfKey(-1));
        assertEquals(Side.RIGHT, cycle.stanceOfKey(2));
        assertArrayEquals(second, cycle.key(-1));
    }

    /** A leg that swings back over a flat foot carries the body ahead by as much. */
    @Test
    void theBodyGoesAsFarAsItsFootGoesBack() {
        double[] ahead = new double[body.count()], behind = new double[body.count()];
        ahead[body.slot("stance-hip")] = -0.2;
        ahead[body.slot("stance-ankle")] = 0.2;
        behind[body.slot("stance-hip")] = 0.2;
        behind[body.slot("stance-ankle")] = -0.2;
        Cycle walk = new Cycle(body, new double[] {0.5, 0.1}, new double[][] {ahead, behind});
        double leg = 0.9;
        assertEquals(2 * leg * Math.sin(0.2), walk.way(0.5), 0.01);
        assertEquals(2 * walk.way(0.6 - 1e-9), walk.way(1.2 - 1e-9), 1e-6);
        assertEquals(walk.way(1.2 - 1e-9) / 1.2, walk.speed(), 1e-6);
    }
}
