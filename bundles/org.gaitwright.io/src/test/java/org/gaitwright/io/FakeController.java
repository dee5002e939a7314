// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import java.util.function.Function;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;

/** A controller for every character, made by a function. */
public record FakeController(String id, ParameterSet parameters, Function<ParameterValues, Controller> making)
        implements ControllerFactory {
    @Override
    public String name() {
        return id;
    }

    @Override
    public Suitability suits(CharacterModel character) {
        return Suitability.YES;
    }

    @Override
    public ParameterSet parameters(CharacterModel character) {
        return parameters;
    }

    @Override
    public Controller create(CharacterModel character, ParameterValues values) {
        return making.apply(values);
    }
}
