// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.testkit.PosedBiped;
import org.junit.jupiter.api.Test;

class SupportSharesTest {
    private final Figure figure = new Figure();
    private final SupportShares shares = new SupportShares(figure.body.biped);

    private void load(double left, double right) {
        figure.biped.load[PosedBiped.LEFT] = left;
        figure.biped.load[PosedBiped.RIGHT] = right;
        figure.sense();
        shares.weigh(true, PosedBiped.LEFT, figure.body);
    }

    @Property(seed = Figure.SEED, tries = 200)
    void onBothFeetTheyAreThoseOfTheLoadAndSumToOne(
            @ForAll @DoubleRange(min = 0, max = 1000) double left,
            @ForAll @DoubleRange(min = 100, max = 1000) double right) {
        load(left, right);
        assertEquals(1, shares.of(PosedBiped.LEFT) + shares.of(PosedBiped.RIGHT), 1e-15);
        assertEquals(left * shares.of(PosedBiped.RIGHT), right * shares.of(PosedBiped.LEFT), Figure.ROUNDING);
    }

    @Test
    void withHardlyAnyLoadTheLegsShareEqually() {
        load(20, 0);
        assertEquals(0.5, shares.of(PosedBiped.LEFT), "5 % of 59 kg on Earth are 29 N");
        figure.biped.gravity = new Vec3(0, 0, -1.62);
        load(20, 0);
        assertEquals(1, shares.of(PosedBiped.LEFT), "5 % of it on the Moon are 5 N");
    }

    @Test
    void inAStepTheSupportLegCarriesAllWhateverTheLoad() {
        load(0, 500);
        shares.weigh(false, PosedBiped.LEFT, figure.body);
        assertEquals(1, shares.of(PosedBiped.LEFT));
        assertEquals(0, shares.of(PosedBiped.RIGHT));
    }

    @Test
    void onlyLinksOfALegThatCarriesCarry() {
        shares.weigh(false, PosedBiped.LEFT, figure.body);
        for (String part : new String[] {"thigh", "shank", "foot"}) {
            assertTrue(shares.carries(figure.biped.character.linkIndex("left-" + part)));
            assertFalse(shares.carries(figure.biped.character.linkIndex("right-" + part)));
        }
        assertFalse(shares.carries(figure.biped.character.linkIndex("pelvis")));
        assertFalse(shares.carries(figure.biped.character.linkIndex("chest")));
    }
}
