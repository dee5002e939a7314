// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.setup.internal;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.NamedContribution;
import org.osgi.service.component.annotations.Component;

/** The rag doll: no torque at all, or dampers in the joints. */
@Component(service = ControllerFactory.class)
public final class PassiveController extends NamedContribution implements ControllerFactory {
    private static final ParameterSet PARAMETERS = ParameterSet.of(
            Parameter.of("joint.damping", "N m s/rad", 0, 50, 0, "Damping that the actuators give to every joint"));

    public PassiveController() {
        super(
                "passive",
                "Passive (rag doll)",
                "No torque: the character falls, which shows whether its model is correct");
    }

    @Override
    public Suitability suits(CharacterModel character) {
        return Suitability.YES;
    }

    @Override
    public ParameterSet parameters(CharacterModel character) {
        return PARAMETERS;
    }

    @Override
    public Controller create(CharacterModel character, ParameterValues parameters) {
        return new RagDoll(character, parameters);
    }

    @Override
    public boolean endsOnFall() {
        return false;
    }

    private static final class RagDoll implements Controller {
        private final CharacterModel character;
        private double damping;

        RagDoll(CharacterModel character, ParameterValues parameters) {
            this.character = character;
            parametersChanged(parameters);
        }

        @Override
        public void reset(Observation start) {
            // has no state
        }

        @Override
        public void tick(Observation now, Command command) {
            if (damping > 0) {
                for (int j = 0; j < character.joints().size(); j++) {
                    command.damp(j, damping);
                }
            }
        }

        @Override
        public void parametersChanged(ParameterValues parameters) {
            damping = parameters.get("joint.damping");
        }
    }
}
