// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.testkit.PosedBiped;
import org.junit.jupiter.api.Test;

class StepCycleTest {
    private Figure figure = new Figure();
    private StepCycle cycle = figure.gait.cycle;

    private static int ticks(double seconds) {
        return (int) Math.round(seconds / PosedBiped.TICK);
    }

    private void ask(double stepSeconds) {
        figure.biped.goal.set(GoalKey.SPEED, 0.5);
        figure.biped.goal.set(GoalKey.STEP_TIME, stepSeconds);
    }

    /** A tick of a cycle in place; true if a step begins or is over. */
    private boolean tick() {
        boolean begins = cycle.start(figure.gait.request, figure.plan, figure.body);
        figure.plan();
        return cycle.advance(figure.plan.placement, figure.body) || begins;
    }

    /** Ticks until a step begins or is over. */
    private int untilStep() {
        for (int n = 1; n < 2000; n++) {
            if (tick()) {
                return n;
            }
        }
        throw new AssertionError("no step");
    }

    private void lift() {
        figure.biped.q[2] = Figure.HEIGHT + 0.06;
        figure.sense();
    }

    @Test
    void itStandsThenShiftsItsWeightThenWalks() {
        ask(0.5);
        figure.request();
        for (int i = 0; i < ticks(0.3); i++) {
            assertEquals(StepCycle.Mode.STAND, cycle.mode(), "tick " + i);
            assertFalse(tick());
        }
        assertEquals(StepCycle.Mode.SHIFT, cycle.mode());
        assertEquals(ticks(1.5), untilStep(), 1, "this biped does not shift");
        assertTrue(cycle.walks());
        assertTrue(cycle.phase() < 0.05, "the step has just begun");
    }

    @Test
    void whoStandsStaysUnlessAsked() {
        figure.biped.goal.set(GoalKey.SPEED, 0);
        figure.request();
        for (int i = 0; i < ticks(3); i++) {
            assertFalse(tick());
        }
        assertEquals(StepCycle.Mode.STAND, cycle.mode());
        assertEquals(3, cycle.clock(), 1e-9);
    }

    @Test
    void whoTipsOverStepsWithTheOtherFootAtOnce() {
        figure.biped.goal.set(GoalKey.SPEED, 0);
        figure.request();
        figure.drift(0, 2);
        int n = untilStep();
        assertTrue(n <= ticks(0.05) + 2, n + " ticks");
        assertEquals(PosedBiped.RIGHT, cycle.stance(), "it tips to the left, so the left foot goes there");
    }

    @Test
    void thePhaseTakesTheDurationOfTheStep() {
        ask(0.5);
        for (int i = 0; i < 20; i++) {
            tick();
        }
        figure.step(PosedBiped.LEFT);
        lift();
        for (int i = 0; i < ticks(0.25); i++) {
            assertFalse(tick());
        }
        assertEquals(0.5, cycle.phase(), 1e-9);
        assertEquals(0.25, cycle.plannedSeconds(), 1e-9);
        assertEquals(0.25, cycle.stepClock(), 1e-9);
        assertEquals(1, cycle.swingSide() * (cycle.stance() == PosedBiped.LEFT ? -1 : 1), "the leg in the air swings");
    }

    @Test
    void aStepEndsAtTheFirstStrikeOfItsSecondHalf() {
        ask(0.5);
        figure.step(PosedBiped.LEFT);
        figure.biped.load[PosedBiped.RIGHT] = 100;
        figure.sense();
        assertEquals(ticks(0.25), untilStep(), 1, "it scuffs the ground from the start");
    }

    @Test
    void aStepThatNeverStrikesEndsAtTwiceItsDuration() {
        ask(0.5);
        figure.step(PosedBiped.LEFT);
        figure.biped.load[PosedBiped.RIGHT] = 100;
        lift();
        assertEquals(2 * ticks(0.5) + 1, untilStep(), 1, "a foot with load that is high up has not landed");
        assertEquals(1, cycle.stylePhase());
    }

    @Test
    void aLightBodyLandsWithLessLoad() {
        ask(0.5);
        figure.step(PosedBiped.LEFT);
        double min = 20 * 59 / 70.4;
        figure.biped.load[PosedBiped.RIGHT] = 1.01 * min;
        figure.sense();
        assertEquals(ticks(0.25), untilStep(), 1);
        figure.step(PosedBiped.LEFT);
        figure.biped.load[PosedBiped.RIGHT] = 0.99 * min;
        figure.sense();
        assertTrue(untilStep() > ticks(0.5));
    }

    @Test
    void theRestOfASlowStepIsSpentOnBothFeet() {
        ask(1.2);
        figure.steadyStep(PosedBiped.LEFT);
        int resting = 0;
        while (cycle.rests(0)) {
            assertTrue(cycle.onBothFeet(0));
            assertFalse(cycle.onBothFeet(0.1), "in trouble it steps at once");
            assertFalse(tick());
            resting++;
        }
        assertEquals(1.2 - 0.65 * figure.body.biped.timeScale, resting * PosedBiped.TICK, PosedBiped.TICK);
        assertEquals(0, cycle.phase());
        assertTrue(cycle.sinceStrike() > 0);
    }

    @Test
    void onlyStepsOfAnOrdinaryDurationAreMeasured() {
        ask(0.5);
        figure.step(PosedBiped.LEFT);
        lift();
        for (int i = 1; i <= ticks(0.2); i++) {
            tick();
            assertEquals(i * PosedBiped.TICK > 0.1, cycle.isMeasured(), "tick " + i);
        }
    }

    /** A step with half a second in all, a fifth of it on both feet. */
    private void stepOnBothFeet() {
        figure = new Figure(Map.of("gait.double-support", 0.2, "balance.alarm", 0.5));
        cycle = figure.gait.cycle;
        ask(0.5);
        figure.step(PosedBiped.LEFT);
        lift();
    }

    @Test
    void theWeightGoesOverBeforeTheFootLeaves() {
        stepOnBothFeet();
        for (int i = 0; i < ticks(0.1); i++) {
            assertTrue(cycle.onBothFeet(0), "tick " + i);
            assertEquals(0, cycle.phase());
            assertFalse(tick());
        }
        tick();
        assertFalse(cycle.onBothFeet(0));
        assertEquals(0.2, cycle.stylePhase(), 0.01, "poses go on");
        assertEquals(1 / 0.5, cycle.styleRate(), 1e-9);
        assertEquals(0.4, cycle.plannedSeconds(), 0.01);
        for (int i = 0; i < ticks(0.2); i++) {
            tick();
        }
        assertEquals(0.5, cycle.phase(), 0.01);
        assertEquals(0.6, cycle.stylePhase(), 0.01);
    }

    @Test
    void inTroubleTheFootLeavesAtOnceAndHasTheTimeThatIsLeft() {
        stepOnBothFeet();
        for (int i = 0; i < ticks(0.05); i++) {
            tick();
        }
        assertTrue(cycle.onBothFeet(0));
        assertFalse(cycle.onBothFeet(0.01));
        figure.drift(0, 4);
        tick();
        assertTrue(cycle.phase() > 0);
        assertFalse(cycle.onBothFeet(0), "it does not come back");
        assertEquals(0.45, cycle.stepSeconds(), 0.01);
    }
}
