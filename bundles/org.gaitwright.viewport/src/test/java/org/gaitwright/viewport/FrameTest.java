// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class FrameTest {
    @Test
    void countsItsBodies() {
        assertEquals(3, new Frame(0, new double[21]).bodies());
    }

    @Test
    void refusesPosesThatAreNotSevenNumbersPerBody() {
        var refused = assertThrows(IllegalArgumentException.class, () -> new Frame(0, new double[20]));
        assertTrue(refused.getMessage().contains("20"), refused.getMessage());
    }
}
