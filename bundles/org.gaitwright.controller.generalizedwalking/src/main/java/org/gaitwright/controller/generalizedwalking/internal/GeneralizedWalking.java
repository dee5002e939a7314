// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import java.util.Map;
import java.util.Set;
import org.gaitwright.control.BodyPlan;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.osgi.service.component.annotations.Component;

/** Walks with any biped in space, in any style, with no tuning. */
@Component(service = ControllerFactory.class)
public final class GeneralizedWalking implements ControllerFactory {
    @Override
    public String id() {
        return "generalized-walking";
    }

    @Override
    public String name() {
        return "Generalised walking";
    }

    @Override
    public String description() {
        return "Walks, turns, stops and recovers from pushes, in many styles and bodies [Coros 2010]";
    }

    @Override
    public Suitability suits(CharacterModel character) {
        return Suitability.lacking(BodyPlan.missing(character));
    }

    @Override
    public ParameterSet parameters(CharacterModel character) {
        return WalkingParameters.ALL;
    }

    @Override
    public Controller create(CharacterModel character, ParameterValues parameters) {
        return new GeneralizedWalkingController(character, parameters);
    }

    @Override
    public Map<GoalKey, String> replacedBy() {
        return Map.of(
                GoalKey.SPEED, "gait.speed",
                GoalKey.STEP_TIME, "gait.step-time",
                GoalKey.STEP_WIDTH, "gait.step-width");
    }

    @Override
    public Set<GoalKey> follows() {
        return Set.of(
                GoalKey.SPEED,
                GoalKey.HEADING,
                GoalKey.STEP_TIME,
                GoalKey.STEP_WIDTH,
                GoalKey.STEP_HEIGHT,
                GoalKey.GAIT);
    }

    @Override
    public int controlHz() {
        return 512;
    }

    @Override
    public int substeps() {
        return 1;
    }
}
