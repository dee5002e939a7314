// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.gaitwright.core.controller.Command;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.testkit.PosedBiped;
import org.junit.jupiter.api.Test;

class StanceLegTest {
    private final Figure figure = new Figure();

    /** Lets the step on the left foot come to its second half, the hip this far ahead of the ankle. */
    private void late(double ahead) {
        figure.biped.goal.set(GoalKey.STEP_TIME, 0.5);
        figure.steadyStep(PosedBiped.LEFT);
        for (int i = 0; i < 140; i++) {
            figure.gait.cycle.advance(figure.plan.placement, figure.body);
        }
        double angle = Math.asin(ahead / 0.85);
        int hip = figure.biped.character.positionOffset(figure.biped.character.jointIndex("left-hip"));
        figure.biped.q[hip] = Math.cos(angle / 2);
        figure.biped.q[hip + 2] = Math.sin(angle / 2);
        figure.drift(0, 0);
    }

    private double pushOff(double surplus) {
        return StanceLeg.pushOff(PosedBiped.LEFT, figure.body, figure.gait, surplus);
    }

    @Test
    void theHeelLiftsAsFarAsTheLegIsTooShort() {
        late(0.4);
        double up = Math.sqrt(0.99 * 0.99 * 0.85 * 0.85 - 0.4 * 0.4);
        double sine = Math.min(0.45, (0.97 * 0.85 - up) / 0.17);
        assertEquals(Math.asin(sine), pushOff(0), 1e-9);
        late(0.3);
        up = Math.sqrt(0.99 * 0.99 * 0.85 * 0.85 - 0.3 * 0.3);
        assertEquals(Math.asin((0.97 * 0.85 - up) / 0.17), pushOff(0), 1e-9);
    }

    @Test
    void whoHasToBrakeDoesNotPushOff() {
        late(0.3);
        double sine = Math.sin(pushOff(0));
        assertEquals(0.5 * sine, Math.sin(pushOff(0.04)), 1e-12);
        assertEquals(0, pushOff(0.08));
        assertEquals(sine, Math.sin(pushOff(-1)), 1e-12, "who lacks speed pushes no more than that");
    }

    @Test
    void aLegInFrontDoesNotPushOff() {
        late(-0.4);
        assertEquals(0, pushOff(0));
        figure.step(PosedBiped.LEFT);
        late(0.4);
        figure.step(PosedBiped.LEFT);
        assertEquals(0, pushOff(0), "nor does one whose step has just begun");
    }

    @Test
    void theKneeGoesFromWhereItLandedToTheStyle() {
        int knee = figure.biped.character.jointIndex("left-knee");
        int o = figure.biped.character.positionOffset(knee);
        figure.biped.q[o] = 0.5;
        figure.biped.goal.set(GoalKey.STEP_TIME, 0.5);
        figure.sense();
        figure.steadyStep(PosedBiped.LEFT);
        Command command = new Command(figure.biped.character);
        LinkTorques links = new LinkTorques(figure.body);
        links.begin(command);
        StanceLeg leg = new StanceLeg(links);
        double bend = leg.drive(PosedBiped.LEFT, figure.body, figure.gait, figure.plan, figure.parameters);
        assertEquals(0.08, bend, 1e-9);
        assertEquals(0.5, command.target(o), 1e-9, "at touch-down");
        figure.biped.q[2] += 0.1;
        figure.sense();
        for (int i = 0; i < 64; i++) {
            figure.gait.cycle.advance(figure.plan.placement, figure.body);
        }
        leg.drive(PosedBiped.LEFT, figure.body, figure.gait, figure.plan, figure.parameters);
        double settles = Math.max(0.5, figure.body.biped.timeScale * 0.25 / 0.5);
        double rest = 1 - figure.gait.cycle.sinceStrike() / settles;
        assertEquals(0.08 + rest * rest * 0.42, command.target(o), 1e-9);
    }
}
