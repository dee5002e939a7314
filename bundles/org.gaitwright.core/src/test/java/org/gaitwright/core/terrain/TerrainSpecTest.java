// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.terrain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;

class TerrainSpecTest {
    @Test
    void readsAsOnTheCommandLine() {
        assertEquals("flat", TerrainSpec.FLAT.toString());
        assertEquals("slope:grade=0.2", new TerrainSpec("slope", Map.of("grade", 0.2), 0).toString());
        assertEquals(
                "boxes:count=3,max=0.2,seed=7",
                new TerrainSpec("boxes", Map.of("max", 0.2, "count", 3.0), 7).toString());
    }
}
