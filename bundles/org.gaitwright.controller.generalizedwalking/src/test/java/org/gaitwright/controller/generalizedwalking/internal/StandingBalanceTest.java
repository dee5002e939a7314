// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.testkit.PosedBiped;
import org.junit.jupiter.api.Test;

class StandingBalanceTest {
    private final Figure figure = new Figure();
    private final StandingBalance standing = figure.plan.standing;

    /** Puts ξ this far ahead and to the left of the middle of the ankles, m. */
    private void captureAt(double x, double y) {
        figure.request();
        figure.plan();
        double omega = figure.plan.pendulum.omega();
        figure.drift(omega * (x - figure.body.com[0]), omega * (y - figure.body.com[1]));
        figure.plan();
    }

    @Test
    void itTipsWhereTheCapturePointLeavesTheGroundUnderTheFeet() {
        // soles from −0.05 to 0.17 ahead and to 0.15 aside, and 0.03 more
        captureAt(0.199, 0);
        assertFalse(standing.tips());
        captureAt(0.201, 0);
        assertTrue(standing.tips());
        captureAt(-0.079, 0);
        assertFalse(standing.tips());
        captureAt(-0.081, 0);
        assertTrue(standing.tips());
        captureAt(0.06, 0.179);
        assertFalse(standing.tips());
        captureAt(0.06, 0.181);
        assertTrue(standing.tips());
        assertEquals(PosedBiped.LEFT, standing.tipsTo());
        captureAt(0.06, -0.181);
        assertTrue(standing.tips());
        assertEquals(PosedBiped.RIGHT, standing.tipsTo());
    }

    @Test
    void whoTipsStraightAheadStepsWithTheFootThatCarriesLess() {
        figure.biped.load[PosedBiped.LEFT] = 400;
        figure.biped.load[PosedBiped.RIGHT] = 200;
        captureAt(0.4, 0);
        assertEquals(PosedBiped.RIGHT, standing.tipsTo());
        figure.biped.load[PosedBiped.RIGHT] = 500;
        captureAt(0.4, 0);
        assertEquals(PosedBiped.LEFT, standing.tipsTo());
    }

    @Test
    void whoWalksDoesNotTip() {
        captureAt(1, 0);
        assertTrue(standing.tips());
        figure.step(PosedBiped.LEFT);
        figure.plan();
        assertFalse(standing.tips());
    }

    @Test
    void itShiftsToWhereTheFirstStepIsSteady() {
        double omega = 3.3, seconds = 0.5;
        figure.biped.goal.set(GoalKey.SPEED, 0.5);
        figure.biped.goal.set(GoalKey.STEP_TIME, seconds);
        figure.request();
        for (int i = 0; figure.gait.cycle.mode() == StepCycle.Mode.STAND; i++) {
            double idle = 0.5 + 0.1 * Math.sin(2 * Math.PI * i * PosedBiped.TICK / 7);
            assertEquals(idle, standing.leftShare(figure.gait.cycle, omega, figure.parameters), 1e-9, "it idles");
            figure.gait.cycle.start(figure.gait.request, figure.plan, figure.body);
        }
        // ξ on the left foot leaves it with b = W/(e^{ωT} + 1) of the width W to the right one
        double share = standing.leftShare(figure.gait.cycle, omega, figure.parameters);
        double width = 0.2;
        assertEquals(Pendulum.steadyAside(width, Math.exp(omega * seconds)), (1 - share) * width, 1e-12);
    }

    @Test
    void itComesToAStandOnlyIfItIsSlowAndItsFeetAreAlike() {
        captureAt(0.06, 0);
        assertTrue(canStand());
        figure.drift(0.26, 0);
        assertFalse(canStand(), "too fast");
        captureAt(0.06, 0);
        assertTrue(canStand());
        figure.plan.pendulum.capture[1] = 0.129;
        assertTrue(canStand());
        figure.plan.pendulum.capture[1] = 0.131;
        assertFalse(canStand(), "ξ is near the edge at 0.15");
        captureAt(0.06, 0);
        int hip = figure.biped.character.positionOffset(figure.biped.character.jointIndex("left-hip"));
        figure.biped.q[hip] = Math.cos(0.18);
        figure.biped.q[hip + 3] = Math.sin(0.18);
        figure.sense();
        assertFalse(canStand(), "a foot points 0.36 rad aside");
    }

    private boolean canStand() {
        return standing.canStand(figure.plan.pendulum, figure.gait.steering, figure.body);
    }

    @Test
    void feetFarApartAheadAreNoStand() {
        int left = figure.biped.character.positionOffset(figure.biped.character.jointIndex("left-hip"));
        int right = figure.biped.character.positionOffset(figure.biped.character.jointIndex("right-hip"));
        for (double half : new double[] {0.08, 0.1}) {
            // ankles 2 · 0.85 sin of that apart; 0.18 of a leg are 0.153 m
            figure.biped.q[left] = figure.biped.q[right] = Math.cos(half / 2);
            figure.biped.q[left + 2] = Math.sin(half / 2);
            figure.biped.q[right + 2] = -Math.sin(half / 2);
            captureAt(0.06, 0);
            assertEquals(half < 0.09, canStand(), "" + half);
        }
    }

    @Test
    void theWeightHasShiftedWhenTheCapturePointIsOverThePivot() {
        figure.request();
        figure.plan();
        Pendulum p = figure.plan.pendulum;
        p.capture[0] = 0;
        p.capture[1] = -0.019;
        assertTrue(standing.shifted(PosedBiped.LEFT, p, figure.body), "a tenth of 0.2 m");
        p.capture[1] = -0.021;
        assertFalse(standing.shifted(PosedBiped.LEFT, p, figure.body));
        p.capture[1] = 0.021;
        assertFalse(standing.shifted(PosedBiped.RIGHT, p, figure.body));
    }
}
