// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.testkit.PosedBiped;
import org.junit.jupiter.api.Test;

class SteeringTest {
    private Figure figure = new Figure();

    private void ask(double speed, double heading) {
        figure = new Figure();
        figure.biped.goal.set(GoalKey.SPEED, speed);
        figure.biped.goal.set(GoalKey.HEADING, heading);
        figure.request();
    }

    /** A tick of a walk in which the pelvis faces where it should. */
    private Steering follow(double turnLimit) {
        Steering s = figure.gait.steering;
        s.follow(figure.gait.request, StepCycle.Mode.WALK, turnLimit, figure.body, figure.parameters);
        Figure.turn(figure.biped, s.facing() - figure.body.yaw());
        figure.sense();
        return s;
    }

    @Test
    void theSpeedGrowsAsFastAsItMay() {
        ask(0.3, 0);
        for (int i = 1; i <= 100; i++) {
            assertEquals(0.8 * i * PosedBiped.TICK, follow(9).speed(), 1e-12);
        }
        for (int i = 0; i < 200; i++) {
            follow(9);
        }
        assertEquals(0.3, follow(9).speed(), 1e-12);
    }

    @Test
    void theSpeedDoesNotRunAheadOfTheOneMeasured() {
        ask(1.5, 0);
        for (int i = 0; i < 1000; i++) {
            follow(9);
        }
        assertEquals(0.35, follow(9).speed(), 1e-12);
        figure.gait.steering.stepTaken(0.3, 0, 0.5, false);
        for (int i = 0; i < 1000; i++) {
            follow(9);
        }
        assertEquals(0.6 + 0.35, follow(9).speed(), 1e-12);
    }

    @Property(seed = Figure.SEED, tries = 30)
    void itTurnsToItsHeadingTheShortWayAndNotBeyond(@ForAll @DoubleRange(min = -3.1, max = 3.1) double heading) {
        ask(0, heading);
        double way = Math.copySign(1, heading), turn = Math.abs(heading), facing = 0;
        for (int i = 0; i < 3000; i++) {
            facing = follow(9).facing();
            assertTrue(way * facing >= 0, "the short way");
            assertTrue(way * facing <= turn + 2 * PosedBiped.TICK, "a tick at the greatest rate at most");
        }
        assertEquals(heading, facing, 1e-9);
    }

    @Property(seed = Figure.SEED, tries = 30)
    void aMirroredHeadingIsTurnedToLikewise(@ForAll @DoubleRange(min = -3.1, max = 3.1) double heading) {
        double[] facing = new double[2];
        for (int side = 0; side < 2; side++) {
            ask(0.3, side == 0 ? heading : -heading);
            for (int i = 0; i < 200; i++) {
                facing[side] = follow(9).facing();
            }
        }
        assertEquals(facing[0], -facing[1], 1e-12);
    }

    @Test
    void theShortWayMayLeadThroughTheBack() {
        ask(0, -3);
        Figure.turn(figure.biped, 3);
        figure.sense();
        figure.gait.reset(figure.body, figure.parameters);
        for (int i = 0; i < 50; i++) {
            follow(9);
        }
        assertTrue(follow(9).turning() > 0, "to the left, from 3 over π to −3");
    }

    @Test
    void itTurnsNoFasterThanStyleAndLegsAllow() {
        ask(0, 3);
        double fastest = 0;
        for (int i = 0; i < 600; i++) {
            fastest = Math.max(fastest, follow(9).turning());
        }
        assertEquals(2, fastest, 1e-12, "gait.turn-rate");
        ask(0, 3);
        for (int i = 0; i < 600; i++) {
            assertTrue(follow(0.3).turning() <= 0.3 + 1e-12);
        }
    }

    @Test
    void aFastWalkTurnsInAWiderBend() {
        ask(1, 0.4);
        figure.gait.steering.stepTaken(1, 0, 1, false);
        for (int i = 0; i < 1000; i++) {
            follow(9);
        }
        figure.biped.goal.set(GoalKey.HEADING, 0.89);
        figure.request();
        double fastest = 0;
        for (int i = 0; i < 300; i++) {
            fastest = Math.max(fastest, follow(9).turning() * follow(9).speed());
        }
        assertEquals(0.9, fastest, 0.01, "m/s² sideways");
    }

    @Test
    void itFacesNoFurtherOffThanThePelvisFollows() {
        ask(0, 2);
        Steering s = figure.gait.steering;
        for (int i = 0; i < 500; i++) {
            s.follow(figure.gait.request, StepCycle.Mode.WALK, 9, figure.body, figure.parameters);
        }
        assertEquals(0.25, s.facing(), 1e-12);
    }

    @Test
    void stepsThatComeOutSlowMakeTheNextOnesLonger() {
        ask(0.3, 0);
        for (int i = 0; i < 300; i++) {
            follow(9);
        }
        Steering s = figure.gait.steering;
        s.stepTaken(0.1, 7, 0.5, false);
        assertEquals(0.2, s.measured(), 1e-12, "ahead alone");
        assertEquals(0.3, s.trimmedSpeed(), 1e-12, "a step in trouble says nothing");
        s.stepTaken(0.1, 0, 0.5, true);
        assertEquals(0.3 + 0.15 * 0.1, s.trimmedSpeed(), 1e-12);
        for (int i = 0; i < 100; i++) {
            s.stepTaken(-5, 0, 0.5, true);
        }
        assertEquals(0.3 + 0.5, s.trimmedSpeed(), 1e-12);
    }

    @Test
    void whereItWillFaceIsNotBeyondItsHeading() {
        ask(0, 0.5);
        for (int i = 0; i < 50; i++) {
            follow(9);
        }
        Steering s = figure.gait.steering;
        assertEquals(s.facing() + 0.1 * s.turning(), s.facingIn(0.1), 1e-12);
        assertEquals(0.5, s.facingIn(100), 1e-12);
    }
}
