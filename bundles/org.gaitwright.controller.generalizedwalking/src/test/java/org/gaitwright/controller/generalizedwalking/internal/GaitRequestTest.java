// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.testkit.PosedBiped;
import org.junit.jupiter.api.Test;

class GaitRequestTest {
    private final Figure figure = new Figure();
    private final GaitRequest request = figure.gait.request;
    private final double pace = figure.body.biped.timeScale;

    private void ask(GoalKey key, double value) {
        figure.biped.goal.set(key, value);
        figure.request();
    }

    @Test
    void withoutAGoalItIsTheStyleInTheSizeOfTheBody() {
        figure.request();
        assertEquals(0.6 * pace, request.speed(), 1e-12);
        assertEquals(0.6 * pace, request.swingSeconds(), 1e-12);
        assertEquals(0.16 * figure.body.biped.widthScale, request.stepWidth(), 1e-12);
        assertEquals(figure.body.biped.lengthScale, request.heightFactor(), 1e-12);
        assertTrue(request.walks());
    }

    @Property(seed = Figure.SEED, tries = 100)
    void theSpeedIsOneThatTheBodyCanWalk(@ForAll @DoubleRange(min = -5, max = 5) double speed) {
        ask(GoalKey.SPEED, speed);
        assertEquals(Math.max(-0.8 * pace, Math.min(1.8 * pace, speed)), request.speed(), 1e-12);
        assertEquals(speed != 0, request.walks());
    }

    @Property(seed = Figure.SEED, tries = 100)
    void swingAndRestMakeUpTheStep(@ForAll @DoubleRange(min = 0.05, max = 2) double seconds) {
        figure.biped.goal.set(GoalKey.SPEED, 1.7);
        ask(GoalKey.STEP_TIME, seconds);
        double step = Math.max(0.2, Math.min(1.2, seconds));
        assertEquals(step, request.stepSeconds(), 1e-12);
        assertTrue(request.transferSeconds() >= 0
                && request.waitSeconds() >= 0
                && request.swingSeconds() <= 0.65 * pace + 1e-12);
        double most = Math.min(0.75 * 0.85 / step, 5 * step);
        assertEquals(Math.min(1.7, most), request.speed(), 1e-12);
    }

    @Test
    void widthAndHeightOfAStepAreThoseOfALeg() {
        ask(GoalKey.STEP_WIDTH, 2);
        assertEquals(0.6 * 0.85, request.stepWidth(), 1e-12);
        ask(GoalKey.STEP_HEIGHT, 2);
        assertEquals(0.4 * 0.85, 0.08 * request.heightFactor(), 1e-12);
    }

    @Test
    void whoStandsTurnsByStepsOnlyToAHeadingThatIsFarOff() {
        figure.biped.goal.set(GoalKey.SPEED, 0);
        ask(GoalKey.HEADING, 0.29);
        assertFalse(request.walks());
        ask(GoalKey.HEADING, -0.31);
        assertTrue(request.walks());
        figure.step(PosedBiped.LEFT);
        ask(GoalKey.HEADING, 0.11);
        assertTrue(request.walks(), "who walks goes on until it is aligned");
        ask(GoalKey.HEADING, 0.09);
        assertFalse(request.walks());
        assertEquals(0, request.speed());
    }

    @Test
    void theGaitSaysWhetherItWalks() {
        figure.biped.goal.set(GoalKey.SPEED, 1);
        ask(GoalKey.GAIT, 0);
        assertFalse(request.walks());
        figure.biped.goal.set(GoalKey.SPEED, 0);
        ask(GoalKey.GAIT, 1);
        assertTrue(request.walks(), "on the spot");
    }

    @Test
    void stepsGetShorterInTimeAsItWalksFaster() {
        figure.step(PosedBiped.LEFT);
        figure.gait.steering.stepTaken(100, 0, 100, true);
        ask(GoalKey.SPEED, 1);
        for (int i = 0; i < 2 / PosedBiped.TICK; i++) {
            figure.gait.steering.follow(request, StepCycle.Mode.WALK, 1, figure.body, figure.parameters);
        }
        assertEquals(1, figure.gait.steering.speed(), 1e-12);
        figure.request();
        assertEquals(pace * (0.6 - 0.2 * (1 / pace - 0.6)), request.swingSeconds(), 1e-12);
    }

    @Test
    void whatASlowStepHasLeftItWaitsOnBothFeet() {
        ask(GoalKey.STEP_TIME, 1);
        assertEquals(0.65 * pace, request.swingSeconds(), 1e-12);
        assertEquals(0.2 * pace, request.transferSeconds(), 1e-12);
        assertEquals(1 - 0.85 * pace, request.waitSeconds(), 1e-12);
    }

    @Test
    void whatVariesStaysAroundWhatIsAsked() {
        Figure irregular = new Figure(Map.of(
                "variability.speed", 0.2,
                "variability.heading", 0.3,
                "variability.step-time", 0.1,
                "variability.step-width", 0.05));
        double width = 0.16 * irregular.body.biped.widthScale, ofWidth = 0.05 * irregular.body.biped.widthScale;
        irregular.gait.noise.seed(3);
        double[] sum = new double[4];
        int samples = 2000;
        for (int i = 0; i < samples; i++) {
            irregular.request();
            irregular.gait.noise.at(0.7 * i);
            GaitRequest varied = irregular.gait.request;
            varied.vary(irregular.gait.noise, irregular.body.biped, irregular.parameters);
            double[] off = {
                (varied.speed() / (0.6 * pace) - 1) / 0.2,
                varied.heading() / 0.3,
                (varied.stepSeconds() / (0.6 * pace) - 1) / 0.1,
                (varied.stepWidth() - width) / ofWidth
            };
            for (int k = 0; k < 4; k++) {
                assertTrue(Math.abs(off[k]) < 2 + 1e-9, k + ": " + off[k]);
                sum[k] += off[k] * off[k] / samples;
            }
        }
        for (int k = 0; k < 4; k++) {
            assertTrue(sum[k] > 0.4 && sum[k] < 1.1, k + ": " + sum[k]);
        }
    }

    @Test
    void whoStandsDoesNotVary() {
        Figure irregular = new Figure(Map.of("variability.heading", 0.3));
        irregular.biped.goal.set(GoalKey.SPEED, 0);
        irregular.request();
        irregular.gait.noise.at(1.3);
        irregular.gait.request.vary(irregular.gait.noise, irregular.body.biped, irregular.parameters);
        assertEquals(0, irregular.gait.request.heading());
    }
}
