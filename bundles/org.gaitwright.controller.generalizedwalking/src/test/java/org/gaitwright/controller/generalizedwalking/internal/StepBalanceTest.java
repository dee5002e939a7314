// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.gaitwright.testkit.PosedBiped;
import org.junit.jupiter.api.Test;

class StepBalanceTest {
    private final Figure figure = new Figure();
    private final StepBalance balance = new StepBalance();

    private void compare(boolean begins) {
        figure.plan.pendulum.measure(figure.body);
        figure.plan.pendulum.standOn(figure.gait.cycle.stance(), figure.body);
        balance.compare(begins, 0.3, figure.plan.pendulum, figure.gait, figure.body, figure.parameters);
    }

    /** A steady step, then a change of the velocity, m/s, ahead and towards the swing leg. */
    private void disturb(int stance, double ahead, double outward) {
        figure.steadyStep(stance);
        compare(true);
        double side = figure.gait.cycle.swingSide();
        figure.drift(figure.biped.v[0] + ahead, figure.biped.v[1] + side * outward);
        compare(false);
    }

    @Property(seed = Figure.SEED, tries = 200)
    void anErrorThatTheAnkleHoldsShrinksAndTheRestGrows(
            @ForAll @DoubleRange(min = 0, max = 0.5) double error,
            @ForAll @DoubleRange(min = 0, max = 0.2) double hold,
            @ForAll @DoubleRange(min = 1, max = 9) double e) {
        double after = StepBalance.grow(error, hold, e);
        assertEquals(error <= hold ? error / e : (error - hold) * e + hold / e, after, 1e-12);
        assertEquals(-after, StepBalance.grow(-error, hold, e), "whichever way");
    }

    @Test
    void aSteadyStepIsNoTrouble() {
        disturb(PosedBiped.LEFT, 0, 0);
        assertEquals(0, balance.error[0], 1e-12);
        assertEquals(0, balance.error[1], 1e-12);
        assertEquals(0, balance.trouble());
    }

    @Test
    void theErrorIsWhatAPushAddsToTheCapturePoint() {
        disturb(PosedBiped.LEFT, 0.2, -0.3);
        assertEquals(0.2 / balance.omega(), balance.error[0], 1e-12);
        assertEquals(0.3 / balance.omega(), balance.error[1], 1e-12, "the right leg swings");
    }

    @Test
    void troubleBeginsAtTheAlarmAndIsFullAWidthLater() {
        double scale = figure.body.biped.lengthScale;
        disturb(PosedBiped.LEFT, 0, 0);
        double omega = balance.omega();
        disturb(PosedBiped.LEFT, 0.099 * scale * omega, 0);
        assertEquals(0, balance.trouble());
        disturb(PosedBiped.LEFT, 0.15 * scale * omega, 0);
        assertEquals(0.5, balance.trouble(), 1e-9);
        assertEquals(1, balance.alert(), "beyond a third it gives up its rhythm");
        disturb(PosedBiped.LEFT, 0, 0.15 / 1.4 * scale * omega);
        assertEquals(0.5, balance.trouble(), 1e-9, "sideways errors weigh more");
        disturb(PosedBiped.LEFT, 0.3 * scale * omega, 0);
        assertEquals(1, balance.trouble());
    }

    @Test
    void aPushIsAsMuchTroubleOnEitherSide() {
        disturb(PosedBiped.LEFT, 0.1, 0.35);
        double left = balance.trouble();
        assertTrue(left > 0 && left < 1, "trouble " + left);
        disturb(PosedBiped.RIGHT, 0.1, 0.35);
        assertEquals(left, balance.trouble(), 1e-9);
    }

    @Test
    void feetThatPassEachOtherNeedMoreRoomIfTheyPointAskew() {
        double straight = StepBalance.clearance(PosedBiped.LEFT, 0, figure.body);
        assertEquals(0.05 + 0.05 + 0.035, straight, 1e-12);
        double askew = StepBalance.clearance(PosedBiped.LEFT, 0.3, figure.body);
        assertEquals(straight + 0.25 * 0.22 * Math.sin(0.3), askew, 1e-12);
    }
}
