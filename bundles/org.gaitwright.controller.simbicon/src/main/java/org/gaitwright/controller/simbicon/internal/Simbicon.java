// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.simbicon.internal;

import java.util.List;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.NamedContribution;
import org.osgi.service.component.annotations.Component;

/** Walks by a machine of poses, in a plane or in space. */
@Component(service = ControllerFactory.class)
public final class Simbicon extends NamedContribution implements ControllerFactory {
    public Simbicon() {
        super(
                "simbicon",
                "SIMBICON",
                "State machine of a few poses, with an upright torso and feedback on the swing hip [Yin 2007, Thachuk 2018]");
    }

    @Override
    public Suitability suits(CharacterModel character) {
        return Suitability.lacking(Biped.missing(character));
    }

    @Override
    public ParameterSet parameters(CharacterModel character) {
        return SimbiconParameters.of(Biped.inPlane(character)).set();
    }

    /** A gait is made for one body; some bodies walk with that of another one, as docs/simbicon.md lists. */
    @Override
    public String defaultPreset(CharacterModel character) {
        return switch (character.name()) {
            case "human-16", "mechbot", "robot", "wu-biped-frozen-knee", "wu-biped-inverted-knees" -> "";
            case "wu-biped" -> "plain-3d";
            case "wu-biped-arms" -> "fast-walk-3d";
            default -> Biped.inPlane(character) ? "walk-2d" : "walk-3d";
        };
    }

    @Override
    public Controller create(CharacterModel character, ParameterValues parameters) {
        return create(character, parameters, List.of());
    }

    @Override
    public Controller create(CharacterModel character, ParameterValues parameters, List<ParameterValues> gaits) {
        return new SimbiconController(character, parameters, gaits);
    }

    @Override
    public boolean changesGaits() {
        return true;
    }

    @Override
    public Set<GoalKey> follows() {
        return Set.of(GoalKey.HEADING, GoalKey.GAIT);
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
