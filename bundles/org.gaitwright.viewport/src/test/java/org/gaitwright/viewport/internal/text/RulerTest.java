// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulerTest {
    @ParameterizedTest
    @CsvSource({"3, 1", "-7, 1", "5, 5", "-15, 5", "10, 10", "150, 50", "0, 100", "-200, 100"})
    void roundFiguresAreSeenFromFartherAway(int metre, int step) {
        assertEquals(step, Ruler.step(metre));
    }

    @ParameterizedTest
    @CsvSource({"10, 0", "46, 0", "84, 1", "500, 1"})
    void figuresWithoutRoomAreLeftOut(float pixels, float opacity) {
        assertEquals(opacity, Ruler.opacity(pixels));
        assertTrue(Ruler.opacity(65) > 0.3f && Ruler.opacity(65) < 0.7f);
    }
}
