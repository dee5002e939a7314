// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.testkit.ControllerContract;
import org.gaitwright.testkit.Doll;

/** In a walk with turns, slow steps and stumbles. */
class WalkingStateTest extends ControllerContract {
    private static final GeneralizedWalking FACTORY = new GeneralizedWalking();

    private final Doll doll = Figure.upright();

    @Override
    protected Controller create() {
        return FACTORY.create(doll.character, FACTORY.parameters(doll.character).initialValues());
    }

    @Override
    protected Observation body() {
        return doll;
    }

    @Override
    protected void move(int tick) {
        doll.shake(tick % 7);
        doll.q[2] = Figure.HEIGHT + 0.001 * (tick % 11);
        doll.load[tick / 150 % 2] = tick % 150 > 120 ? 500 : 0;
        doll.goal.set(GoalKey.SPEED, tick / 300 % 2);
        doll.goal.set(GoalKey.HEADING, 0.4 * (tick / 200 % 3));
        doll.goal.set(GoalKey.STEP_TIME, 0.4 + 0.8 * (tick / 250 % 2));
    }
}
