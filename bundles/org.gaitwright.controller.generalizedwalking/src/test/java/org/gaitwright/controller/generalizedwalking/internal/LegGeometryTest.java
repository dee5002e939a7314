// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.gaitwright.testkit.PosedBiped;
import org.junit.jupiter.api.Test;

class LegGeometryTest {
    private final Biped biped = new Biped(Figure.upright().character);

    @Test
    void aSoleIsMeasuredFromTheAnkle() {
        for (int side : new int[] {PosedBiped.LEFT, PosedBiped.RIGHT}) {
            LegGeometry leg = biped.leg(side);
            assertEquals(0.03, leg.ankleHeight(), 1e-12);
            assertEquals(-0.05, leg.heel(), 1e-12);
            assertEquals(0.17, leg.tip(), 1e-12);
            assertEquals(0.05, leg.halfWidth(), 1e-12);
            assertEquals(0.06, leg.soleMiddle(), 1e-12);
            assertEquals(0.22, leg.soleLength(), 1e-12);
            assertEquals(0.85, leg.chain().reach(), 1e-12);
        }
    }

    @Property(seed = Figure.SEED, tries = 200)
    void aPitchedFootTouchesTheGroundWithItsLowestCorner(@ForAll @DoubleRange(min = -1.2, max = 1.2) double pitch) {
        LegGeometry leg = biped.leg(PosedBiped.LEFT);
        double lowest = 0;
        for (double x : new double[] {leg.heel(), leg.tip()}) {
            // z of the corner (x, −h) after toes went down by the pitch
            lowest = Math.min(lowest, -x * Math.sin(pitch) - leg.ankleHeight() * Math.cos(pitch));
        }
        assertEquals(-lowest, leg.ankleOver(pitch), 1e-12);
    }

    @Property(seed = Figure.SEED, tries = 100)
    void legsOfOneLengthBendAlike(@ForAll @DoubleRange(min = 0.01, max = 1.5) double bend) {
        assertEquals(bend, biped.levelKnee(PosedBiped.LEFT, bend), 1e-9);
        assertEquals(bend, biped.levelKnee(PosedBiped.RIGHT, bend), 1e-9);
    }

    @Test
    void sizesAreOverThoseOfThePublishedBody() {
        assertEquals(59 / 70.4, biped.massScale, 1e-12);
        assertEquals(0.85 / 0.86, biped.lengthScale, 1e-12);
        assertEquals(Math.sqrt(0.85 / 0.86), biped.timeScale, 1e-12);
        assertEquals(0.5 * (0.85 / 0.86 + 0.2 / 0.16), biped.widthScale, 1e-12);
    }
}
