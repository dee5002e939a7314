// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.run.Outcome;
import org.junit.jupiter.api.Test;

class StrideTest {
    private static final double[] UPRIGHT = {0, 0, 1, 1, 0, 0, 0};
    private static final double HALF = Math.sqrt(0.5);
    /** A quarter turn about z, with the other sign, which means the same. */
    private static final double[] TURNED = {1, 2, 1, -HALF, 0, 0, -HALF};

    private final Stride.Step step =
            new Stride.Step(Side.LEFT, new double[] {0, 0.5, 1}, new double[][] {UPRIGHT, TURNED, UPRIGHT});
    private final Stride stride =
            new Stride(null, List.of(step, step), new Vec3(2, 0.5, 0), 1, 2, Outcome.UPRIGHT, Double.NaN);

    @Test
    void recordedPhasesShowRecordedPoses() {
        assertArrayEquals(UPRIGHT, step.at(0), 1e-12);
        assertArrayEquals(new double[] {1, 2, 1, HALF, 0, 0, HALF}, positive(step.at(0.5)), 1e-12);
    }

    private static double[] positive(double[] pose) {
        for (int i = 3; i < 7; i++) {
            pose[i] = Math.abs(pose[i]);
        }
        return pose;
    }

    @Test
    void betweenThemBodiesTurnTheShortWay() {
        double[] half = step.at(0.25);
        assertEquals(0.5, half[0], 1e-12);
        assertEquals(Math.PI / 4, 2 * Math.atan2(half[6], half[3]), 1e-12);
    }

    @Test
    void phasesBeyondTheRecordedOnesStayAtTheEnds() {
        assertArrayEquals(UPRIGHT, step.at(-1), 1e-12);
        assertArrayEquals(UPRIGHT, positive(step.at(2)), 1e-12);
    }

    @Test
    void eachStrideBeginsWhereTheLastEnded() {
        assertEquals(3 * 2, stride.pose(0, 3)[0], 1e-12);
        assertEquals(3 * 0.5, stride.pose(1, 3)[1], 1e-12);
    }
}
