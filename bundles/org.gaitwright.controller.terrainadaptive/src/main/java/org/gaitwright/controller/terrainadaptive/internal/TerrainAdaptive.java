// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import java.util.Optional;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Start;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.goal.Reach;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.NamedContribution;
import org.gaitwright.core.terrain.Terrain;
import org.osgi.service.component.annotations.Component;

/** Walks over uneven ground that it sees, by planned ways of its end effectors. */
@Component(service = ControllerFactory.class)
public final class TerrainAdaptive extends NamedContribution implements ControllerFactory {
    public TerrainAdaptive() {
        super(
                "terrain-adaptive",
                "Terrain-adaptive walking",
                "Plans paths of upper body and feet over the ground ahead and follows them by contact forces [Wu 2010]");
    }

    @Override
    public Suitability suits(CharacterModel character) {
        return Suitability.lacking(Anatomy.missing(character));
    }

    @Override
    public ParameterSet parameters(CharacterModel character) {
        return TerrainAdaptiveParameters.SET;
    }

    /** One gait was searched on the body of the paper, whose waist is strong, the other on one with a weak waist and a head. */
    @Override
    public String defaultPreset(CharacterModel character) {
        return character.name().startsWith("wu-biped") ? "forward" : "humanoid";
    }

    @Override
    public Controller create(CharacterModel character, ParameterValues parameters) {
        return new TerrainAdaptiveController(Anatomy.of(character), parameters);
    }

    @Override
    public Optional<Start> start(
            CharacterModel character, ParameterValues parameters, Terrain ground, double x, double y, double yaw) {
        return Optional.of(new StartPose(Anatomy.of(character)).at(new CyclicGait(parameters), ground, x, y, yaw));
    }

    @Override
    public Set<GoalKey> follows() {
        return Set.of(GoalKey.HEADING, GoalKey.SPEED, GoalKey.FACING, GoalKey.MOVEMENT, GoalKey.STEP_LENGTH);
    }

    @Override
    public Optional<Reach> reach(GoalKey key, ParameterValues parameters) {
        return new CyclicGait(parameters).reach(key);
    }

    @Override
    public int controlHz() {
        return 256;
    }

    @Override
    public int substeps() {
        return 2;
    }
}
