// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;

/** A controller that can't be made. */
record Moody() implements ControllerFactory {
    @Override
    public String id() {
        return "moody";
    }

    @Override
    public String name() {
        return "Moody";
    }

    @Override
    public Suitability suits(CharacterModel character) {
        return Suitability.YES;
    }

    @Override
    public ParameterSet parameters(CharacterModel character) {
        return ParameterSet.of(Parameter.of("tail.torque", "N m", -50, 50, 1, "Torque of the tail"));
    }

    @Override
    public Controller create(CharacterModel character, ParameterValues parameters) {
        throw new IllegalStateException("not today");
    }
}
