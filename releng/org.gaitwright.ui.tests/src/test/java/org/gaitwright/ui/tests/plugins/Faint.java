// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.plugins;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;

/** A controller that suits nobody because asking it fails. */
final class Faint implements ControllerFactory {
    static final String REASON = "no strength left";

    @Override
    public String id() {
        return "faint";
    }

    @Override
    public String name() {
        return "Faint";
    }

    @Override
    public Suitability suits(CharacterModel character) {
        throw new IllegalStateException(REASON);
    }

    @Override
    public ParameterSet parameters(CharacterModel character) {
        return ParameterSet.EMPTY;
    }

    @Override
    public Controller create(CharacterModel character, ParameterValues parameters) {
        throw new IllegalStateException(REASON);
    }
}
