// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.testkit.ControllerContract;
import org.gaitwright.testkit.PosedBiped;

/** In a walk with turns, slow steps and stumbles. */
class WalkingStateTest extends ControllerContract {
    private static final GeneralizedWalking FACTORY = new GeneralizedWalking();

    private final PosedBiped biped = Figure.upright();

    @Override
    protected Controller create() {
        return FACTORY.create(
                biped.character, FACTORY.parameters(biped.character).initialValues());
    }

    @Override
    protected Observation body() {
        return biped;
    }

    @Override
    protected void move(int tick) {
        biped.shake(tick % 7);
        biped.q[2] = Figure.HEIGHT + 0.001 * (tick % 11);
        biped.load[tick / 150 % 2] = tick % 150 > 120 ? 500 : 0;
        biped.goal.set(GoalKey.SPEED, tick / 300 % 2);
        biped.goal.set(GoalKey.HEADING, 0.4 * (tick / 200 % 3));
        biped.goal.set(GoalKey.STEP_TIME, 0.4 + 0.8 * (tick / 250 % 2));
    }
}
