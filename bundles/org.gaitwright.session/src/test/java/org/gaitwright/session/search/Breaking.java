// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.search;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;

/** Another factory's controller that can no longer be made. */
record Breaking(ControllerFactory of) implements ControllerFactory {
    @Override
    public String id() {
        return of.id();
    }

    @Override
    public String name() {
        return of.name();
    }

    @Override
    public Suitability suits(CharacterModel character) {
        return of.suits(character);
    }

    @Override
    public ParameterSet parameters(CharacterModel character) {
        return of.parameters(character);
    }

    @Override
    public Controller create(CharacterModel character, ParameterValues parameters) {
        throw new IllegalStateException("out of order");
    }
}
