// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.simbicon.internal;

import java.util.List;
import java.util.Map;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.testkit.ControllerContract;
import org.gaitwright.testkit.PosedBiped;

/** With a blend from state to state, a wait at the start, and changes of gait that are under way for some steps. */
class SimbiconControllerStateTest extends ControllerContract {
    private static final Simbicon FACTORY = new Simbicon();

    private final PosedBiped biped = PosedBiped.spatial();

    @Override
    protected Controller create() {
        ParameterValues own = FACTORY.parameters(biped.character)
                .initialValues()
                .with(Map.of("blend", 0.1, "start.seconds", 0.05, "change.rest", 1.0, "turn-rate", 0.5));
        ParameterValues other = own.with(Map.of("state.0.seconds", 0.2, "change.steps", 3.0));
        return FACTORY.create(biped.character, own, List.of(other));
    }

    @Override
    protected Observation body() {
        return biped;
    }

    @Override
    protected void move(int tick) {
        biped.shake(tick % 7);
        biped.load[tick / 100 % 2] = tick % 100 > 80 ? 500 : 0;
        biped.goal.set(GoalKey.GAIT, tick / 200 % 2);
        biped.goal.set(GoalKey.HEADING, 1);
    }
}
