// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.kind;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.terrain.Terrain;
import org.junit.jupiter.api.Test;

class FlatTerrainTest {
    private final Terrain flat = new FlatTerrain().create(ParameterValues.NONE, 0);

    @Test
    void isLevelEverywhere() {
        double[] n = new double[3];
        flat.normal(1e6, -1e6, n);
        assertArrayEquals(new double[] {0, 0, 1}, n);
        assertEquals(0, flat.height(1e6, 3));
        assertEquals("flat", flat.spec().toString());
    }

    @Test
    void raysFindItFromAboveOnly() {
        assertEquals(2, flat.cast(0, 0, 2, 0, 0, -1, 10));
        assertEquals(Double.POSITIVE_INFINITY, flat.cast(0, 0, 2, 0, 0, -1, 1));
        assertEquals(Double.POSITIVE_INFINITY, flat.cast(0, 0, 2, 0, 0, 1, 10));
        assertEquals(0, flat.cast(0, 0, -1, 0, 0, 1, 10));
    }
}
