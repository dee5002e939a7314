// SPDX-License-Identifier: Apache-2.0
package com.example.hop;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.osgi.service.component.annotations.Component;

/**
 * Crouches and stretches in a rhythm, with both legs at once. The annotation is all that it takes to be found: bnd writes
 * the component's description from it, and the studio lists whatever offers a {@link ControllerFactory}.
 */
@Component
public final class HopFactory implements ControllerFactory {
    @Override
    public String id() {
        return "hop";
    }

    @Override
    public String name() {
        return "Hop";
    }

    @Override
    public String description() {
        return "Crouches and stretches in a rhythm, with both legs at once";
    }

    @Override
    public Suitability suits(CharacterModel character) {
        String missing = Leg.missing(character);
        return missing == null ? Suitability.YES : Suitability.no(missing);
    }

    @Override
    public ParameterSet parameters(CharacterModel character) {
        return ParameterSet.of(
                Parameter.of("period", "s", 0.2, 5, 0.8, "time from one crouch to the next"),
                Parameter.of("depth", "rad", 0, 2, 0.8, "how far the knees bend at the deepest"),
                Parameter.of("push", "", 0.05, 0.95, 0.25, "part of the period in which the legs stretch"),
                Parameter.of("kp", "N m/rad", 0, 2000, 300, "stiffness of hips and knees"),
                Parameter.of("kd", "N m s/rad", 0, 200, 30, "damping of hips and knees"));
    }

    @Override
    public Controller create(CharacterModel character, ParameterValues parameters) {
        return new Hop(Leg.of(character), parameters);
    }

    /** It is meant to lose its footing now and then; the run goes on. */
    @Override
    public boolean endsOnFall() {
        return false;
    }
}
