// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.gaitwright.testkit.PosedBiped;
import org.junit.jupiter.api.Test;

class LandingTest {
    private static final double REACH = 0.6 * 0.85;

    private final Figure figure = new Figure();
    private final StepBalance step = new StepBalance();
    private final Landing landing = new Landing();

    /** A step on the right leg, pushed; aims at landing after this time. */
    private void aim(double ahead, double left, double seconds) {
        figure.steadyStep(PosedBiped.RIGHT);
        Pendulum p = figure.plan.pendulum;
        step.compare(true, seconds, p, figure.gait, figure.body, figure.parameters);
        figure.drift(figure.biped.v[0] + ahead, figure.biped.v[1] + left);
        p.standOn(PosedBiped.RIGHT, figure.body);
        step.compare(false, seconds, p, figure.gait, figure.body, figure.parameters);
        landing.aim(step, seconds, figure.body.biped, figure.parameters);
    }

    private double lateral() {
        return step.swingSide() * (landing.com[1] + landing.foot[1]);
    }

    @Property(seed = Figure.SEED, tries = 200)
    void feetStayWithinReachAndOnTheirSideUnlessTheyPass(
            @ForAll @DoubleRange(min = -3, max = 3) double ahead,
            @ForAll @DoubleRange(min = -3, max = 3) double left,
            @ForAll @DoubleRange(min = 0.05, max = 0.6) double seconds) {
        aim(ahead, left, seconds);
        assertTrue(Math.abs(landing.foot[0]) <= REACH + 1e-12, "ahead of the centre of mass " + landing.foot[0]);
        double past = Math.max(0, landing.com[0] + landing.foot[0] - 0.24);
        assertTrue(lateral() >= step.clearance() - Math.min(0.4, 1.5 * past) - 1e-12, "aside " + lateral());
    }

    @Test
    void aFallAcrossTheSupportLegIsCaughtAheadOfItAlone() {
        aim(0, -1.5, 0.3);
        assertEquals(step.clearance(), lateral(), 1e-12, "no room to cross");
        aim(1.2, -1.5, 0.3);
        assertTrue(lateral() < step.clearance() - 0.05, "the foot passes ahead: " + lateral());
    }

    @Property(seed = Figure.SEED, tries = 100)
    void whatTheFootCannotReachInTimeIsTheRestOfTheWay(
            @ForAll @DoubleRange(min = -2, max = 2) double ahead,
            @ForAll @DoubleRange(min = 0.02, max = 0.5) double seconds) {
        aim(ahead, 0.5, seconds);
        double x = landing.foot[0] - step.swingSole[0], y = landing.foot[1] - step.swingSole[1];
        double far = Math.hypot(x, y);
        double most = 2.5 * figure.body.biped.lengthScale * (seconds - 0.02);
        double share = landing.unreached(step, seconds, figure.body.biped, figure.parameters);
        assertEquals(Math.max(0, far - most), share * far, 1e-12);
        landing.shorten(share, step);
        double reached = Math.hypot(landing.foot[0] - step.swingSole[0], landing.foot[1] - step.swingSole[1]);
        assertEquals(Math.min(far, most), reached, 1e-12);
    }

    @Test
    void onlyFallingAwayFromTheNextSwingLegIsPenalized() {
        WalkingParameters mild = new Figure(Map.of("balance.outward", 1.0)).parameters;
        for (double left : new double[] {-2.5, 2.5}) {
            aim(0, left, 0.4);
            double cost = landing.cost(step, 0.4, figure.body.biped, figure.parameters);
            assertEquals(
                    left > 0, cost > 1.5 * landing.cost(step, 0.4, figure.body.biped, mild), "to the left " + left);
        }
    }

    @Test
    void aSteadyLandingCostsLessThanAnyPush() {
        aim(0, 0, 0.5);
        double steady = landing.cost(step, 0.5, figure.body.biped, figure.parameters);
        for (double push : new double[] {-1, 1}) {
            aim(push, 0, 0.5);
            assertTrue(landing.cost(step, 0.5, figure.body.biped, figure.parameters) > steady);
            aim(0, push, 0.5);
            assertTrue(landing.cost(step, 0.5, figure.body.biped, figure.parameters) > steady);
        }
    }
}
