// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.testkit.PosedBiped;
import org.gaitwright.testkit.Slope;
import org.junit.jupiter.api.Test;

class SwingPathTest {
    private Figure figure = new Figure();
    private final SwingPath path = new SwingPath();

    /** A steady step on the left foot, the body held where it is. */
    private void lift() {
        figure.biped.goal.set(GoalKey.STEP_TIME, 0.5);
        figure.steadyStep(PosedBiped.LEFT);
        path.lift(PosedBiped.RIGHT, figure.body);
    }

    private void advance() {
        path.advance(figure.body, figure.gait, figure.plan.placement, figure.parameters);
    }

    /** A tick of a pendulum that moves over its foot, with the phase of the step. */
    private boolean tick() {
        double w = figure.plan.pendulum.omega();
        for (int k = 0; k < 2; k++) {
            figure.biped.q[k] += PosedBiped.TICK * figure.biped.v[k];
            figure.biped.v[k] += PosedBiped.TICK * w * w * (figure.body.com[k] - figure.plan.pendulum.pivot[k]);
        }
        figure.sense();
        figure.plan();
        boolean over = figure.gait.cycle.phase() >= 1 - 1e-9;
        if (!over) {
            figure.gait.cycle.advance(figure.plan.placement, figure.body);
            advance();
        }
        return over;
    }

    @Test
    void itBeginsWhereTheFootStands() {
        lift();
        advance();
        assertEquals(figure.body.ankle[3], path.ankle[0], 1e-12);
        assertEquals(figure.body.ankle[4], path.ankle[1], 1e-12);
        double pitch = 0.3;
        double up = 0.01 * figure.body.biped.lengthScale;
        assertEquals(figure.body.biped.leg(PosedBiped.RIGHT).ankleOver(pitch) + up, path.ankle[2], 1e-12);
    }

    @Test
    void itEndsWhereTheFootIsToLand() {
        lift();
        while (!tick()) {
            assertTrue(figure.gait.cycle.phase() <= 1 + 1e-9);
        }
        double[] landing = figure.plan.placement.landing;
        assertArrayEquals(landing, new double[] {path.ankle[0], path.ankle[1]}, 0.002, "within a tick's way");
        double pressed = figure.body.biped.leg(PosedBiped.RIGHT).ankleOver(-0.05) - 0.005;
        assertEquals(pressed, path.ankle[2], 0.002);
    }

    /** A Catmull-Rom curve goes through the values of the style. */
    @Test
    void theHeightIsThatOfTheStyleAtItsPhases() {
        double[] knots = {0.02, 0.1, 0.3, 0.2, 0.05};
        figure = new Figure(Map.of(
                "style.step-height.0",
                knots[0],
                "style.step-height.1",
                knots[1],
                "style.step-height.2",
                knots[2],
                "style.step-height.3",
                knots[3],
                "style.step-height.4",
                knots[4]));
        figure.biped.goal.set(GoalKey.STEP_HEIGHT, 0.15);
        figure.request();
        for (int i = 0; i < 5; i++) {
            assertEquals(0.5 * knots[i], SwingPath.rise(figure.gait.request, i / 4.0, figure.parameters), 1e-12);
        }
        assertEquals(0.5 * knots[4], SwingPath.rise(figure.gait.request, 1.7, figure.parameters), 1e-12);
    }

    @Test
    void theFootNeverMovesFasterThanItMaySeenFromTheBody() {
        lift();
        double max = PosedBiped.TICK * 6 * figure.body.biped.timeScale;
        double x = figure.body.ankle[3] - figure.body.com[0], y = figure.body.ankle[4] - figure.body.com[1];
        for (int i = 0; !tick(); i++) {
            if (i == 100) {
                figure.drift(figure.biped.v[0] + 3, figure.biped.v[1] - 1);
            }
            double nextX = path.ankle[0] - figure.body.com[0], nextY = path.ankle[1] - figure.body.com[1];
            // the way to a landing that moved, and the way there, each
            assertTrue(Math.abs(nextX - x) <= 2 * max + 1e-12, "tick " + i);
            x = nextX;
            y = nextY;
        }
        assertTrue(Double.isFinite(y));
    }

    @Test
    void itGetsOverHigherGroundWhereItLands() {
        lift();
        for (int i = 0; i < 128; i++) {
            tick();
        }
        advance();
        double level = path.ankle[2];
        double rise = 0.1 * figure.plan.placement.landing[0];
        double toes = 0.1 * (path.ankle[0] + 0.17);
        figure.biped.ground = new Slope(0.1);
        figure.sense();
        advance();
        assertEquals(level + Math.max(rise, toes), path.ankle[2], 0.003, "half way the whole obstacle counts");
    }

    @Test
    void itRisesToHigherGroundOnlyOnItsWay() {
        lift();
        figure.plan.placement.landing[0] = 0.5;
        advance();
        double level = path.ankle[2];
        figure.biped.ground = new Slope(0.1);
        figure.sense();
        path.lift(PosedBiped.RIGHT, figure.body);
        advance();
        assertEquals(level, path.ankle[2], 1e-12, "it has not left the ground");
    }

    /** The way that is left goes to 0 as (1 − s)². */
    @Test
    void halfTheTimeTakesItThreeQuartersOfTheWay() {
        int hip = figure.biped.character.positionOffset(figure.biped.character.jointIndex("right-hip"));
        figure.biped.q[hip] = Math.cos(0.2);
        figure.biped.q[hip + 2] = Math.sin(0.2);
        lift();
        double start = figure.body.ankle[3] - figure.body.com[0];
        for (int i = 0; i < 128; i++) {
            tick();
        }
        double end = figure.plan.placement.landing[0] - figure.plan.placement.landingCom[0];
        assertTrue(end - start > 0.3, "from far behind: " + (end - start));
        assertEquals(0.25 * (end - start), end - (path.ankle[0] - figure.body.com[0]), 0.005);
    }

    @Test
    void aLateFootReachesDown() {
        lift();
        while (figure.gait.cycle.phase() < 1) {
            tick();
            figure.gait.cycle.advance(figure.plan.placement, figure.body);
        }
        figure.plan();
        advance();
        double down = path.ankle[2];
        double phase = figure.gait.cycle.phase();
        for (int i = 0; i < 64; i++) {
            figure.gait.cycle.advance(figure.plan.placement, figure.body);
        }
        advance();
        assertEquals(0.25, figure.gait.cycle.phase() - phase, 1e-9);
        assertEquals(0.4 * (figure.gait.cycle.phase() - phase), down - path.ankle[2], 1e-9);
    }

    @Test
    void theKneeTurnsOutwardsOnBothSides() {
        figure = new Figure(Map.of("style.knee-twist", 0.3));
        for (int stance : new int[] {PosedBiped.LEFT, PosedBiped.RIGHT}) {
            figure.step(stance);
            figure.plan();
            advance();
            double side = stance == PosedBiped.LEFT ? -1 : 1;
            double[] expected = {-side * Math.sin(0.3), Math.cos(0.3), 0};
            assertArrayEquals(expected, path.kneeAxis, 1e-12);
        }
    }

    @Test
    void aFootThatPassesKeepsClearOfTheOther() {
        lift();
        figure.biped.q[0] = 0;
        // the other foot stands where this one would pass
        int hip = figure.biped.character.positionOffset(figure.biped.character.jointIndex("left-hip"));
        figure.biped.q[hip] = Math.cos(0.06);
        figure.biped.q[hip + 1] = Math.sin(-0.06);
        figure.sense();
        advance();
        double aside = figure.body.ankle[1] - path.ankle[1];
        assertEquals(StepBalance.clearance(PosedBiped.LEFT, 0, figure.body), aside, 0.002);
        assertTrue(figure.body.ankle[1] - figure.body.ankle[4] < aside - 0.01, "it stands nearer");
    }
}
