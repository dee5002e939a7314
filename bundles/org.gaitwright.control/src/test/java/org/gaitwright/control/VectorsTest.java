// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.math.Quaternions;
import org.junit.jupiter.api.Test;

class VectorsTest {
    @Test
    void matricesGiveTheirQuaternionBack() {
        for (int k = 0; k < 500; k++) {
            double[] q = new double[4];
            for (int i = 0; i < 4; i++) {
                q[i] = CounterRandom.normal(3, k, i);
            }
            Quaternions.normalize(q, 0);
            double[] m = new double[9];
            Quaternions.toMatrix(q, 0, m, 0);
            double[] back = new double[4];
            Vectors.fromMatrix(m, back, 0);
            double sign = q[0] * back[0] + q[1] * back[1] + q[2] * back[2] + q[3] * back[3] < 0 ? -1 : 1;
            for (int i = 0; i < 4; i++) {
                assertEquals(q[i], sign * back[i], 1e-12);
            }
        }
    }

    @Test
    void anglesWrapToHalfATurn() {
        assertEquals(-Math.PI + 0.1, Vectors.wrap(Math.PI + 0.1), 1e-12);
        assertEquals(0.5, Vectors.wrap(0.5 + 6 * Math.PI), 1e-12);
        assertEquals(Math.PI, Vectors.wrap(-Math.PI), 1e-12);
    }

    @Test
    void aZeroVectorHasNoDirection() {
        assertFalse(Vectors.normalize(new double[3], 0));
    }
}
