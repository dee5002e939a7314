// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.measure;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.character.Footing;
import org.gaitwright.core.state.StateCodec;
import org.junit.jupiter.api.Test;

class FallWatchTest {
    private final Statue statue = new Statue();
    private final FallWatch watch = new FallWatch(statue, 0);

    /** Whether it has fallen after so long. */
    private boolean after(double seconds) {
        boolean fell = false;
        for (int i = 0; i < Math.round(seconds * Puppet.HZ); i++) {
            statue.step();
            fell = watch.fell();
        }
        return fell;
    }

    @Test
    void endsOfLegsAreFoundByWhatTouchesTheGroundWhateverTheyAreCalled() {
        assertArrayEquals(new boolean[] {false, false, false, true, true}, Footing.of(Statue.character()));
    }

    @Test
    void aShankThatComesNearTheSoleIsNoFoot() {
        assertArrayEquals(new boolean[] {false, false, false, true, true}, Footing.of(Statue.character(0.54)));
    }

    @Test
    void whatStandsOnTheGroundMayCarryAll() {
        statue.load[Statue.END] = 0.7;
        statue.load[Statue.TIP] = 0.3;
        assertFalse(after(2));
        assertNull(watch.fall());
    }

    @Test
    void aShankThatBrushesAStepIsNoFall() {
        statue.load[Statue.LOWER] = 0.2;
        assertFalse(after(2));
    }

    @Test
    void aBodyPartThatCarriesAQuarterOfTheWeightIsAFallOfThatPart() {
        statue.load[Statue.LOWER] = 0.1;
        statue.load[Statue.UPPER] = 0.2;
        assertFalse(after(0.09));
        assertTrue(after(0.01));
        assertEquals("b", watch.fall().body());
        assertEquals(0.1, watch.fall().atSeconds(), 1e-9);
        assertEquals(0.2, watch.fall().share(), 1e-9);
        assertTrue(
                watch.fall().words().startsWith("b carried 20 % "), watch.fall().words());
    }

    @Test
    void aBumpShorterThanATenthOfASecondIsNoFall() {
        for (int i = 0; i < 5; i++) {
            statue.load[Statue.TRUNK] = 1;
            assertFalse(after(0.05));
            statue.load[Statue.TRUNK] = 0;
            assertFalse(after(0.01));
        }
    }

    @Test
    void onceItLeansOrSinksATouchIsEnough() {
        statue.load[Statue.LOWER] = 0.02;
        statue.lean = Math.toRadians(40);
        assertFalse(after(0.5));
        statue.lean = Math.toRadians(-50);
        assertTrue(after(0.01));
        assertEquals("c", watch.fall().body());
        FallWatch other = new FallWatch(statue, 0);
        StateCodec.fromBytes(StateCodec.toBytes(watch::state), other::state);
        assertEquals(watch.fall(), other.fall(), "a moment keeps why it fell");
    }

    @Test
    void aRootThatSinksIsAFallOfTheRoot() {
        statue.height = 0.74;
        assertFalse(after(0.5));
        statue.load[Statue.LOWER] = 0.02;
        statue.height = 0.76;
        assertFalse(after(0.5));
        statue.load[Statue.LOWER] = 0;
        statue.height = 0.59;
        assertTrue(after(0.01));
        assertEquals("a", watch.fall().body());
        assertTrue(Double.isNaN(watch.fall().share()));
    }
}
