// SPDX-License-Identifier: Apache-2.0
package com.example.stroll;

import java.util.Set;
import org.gaitwright.control.BodyPlan;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.NamedContribution;
import org.osgi.service.component.annotations.Component;

/**
 * What the studio lists. The annotation is all that it takes to be found: bnd writes the component's description from it.
 */
@Component(service = ControllerFactory.class)
public final class StrollFactory extends NamedContribution implements ControllerFactory {
    public StrollFactory() {
        super("stroll", "Stroll", "Walks at ease: the swing leg goes where the body falls");
    }

    @Override
    public Suitability suits(CharacterModel character) {
        return Suitability.lacking(BodyPlan.missing(character));
    }

    /** Each becomes a slider, a --set option and a variable that a recipe can search. */
    @Override
    public ParameterSet parameters(CharacterModel character) {
        return ParameterSet.of(
                Parameter.of("period", "s", 0.2, 1, 0.335, "Time of a step"),
                Parameter.of("reach", "rad", -0.5, 1, 0.34, "Swing thigh, ahead"),
                Parameter.of("cd", "rad/m", -1, 3, 0.87, "Swing thigh, ahead, per metre that the pelvis is ahead of the stance foot"),
                Parameter.of("cv", "rad s/m", -1, 2, 0.39, "Swing thigh, ahead, per forward speed"),
                Parameter.of("width", "rad", -0.5, 0.5, 0.07, "Swing thigh, outward"),
                Parameter.of("cd-side", "rad/m", -1, 3, 0.25, "Swing thigh, outward, per metre that the pelvis is to that side"),
                Parameter.of("cv-side", "rad s/m", -1, 2, 0.68, "Swing thigh, outward, per speed to that side"),
                Parameter.of("knee", "rad", 0, 2, 1.26, "Bend of the swing knee"),
                Parameter.of("stance-knee", "rad", 0, 1, 0.32, "Bend of both knees"),
                Parameter.of("toes-up", "rad", -0.5, 0.5, 0.14, "Stance ankle; positive: the body leans ahead over it"),
                Parameter.of("lean", "rad", -0.5, 0.5, -0.125, "Pelvis, leaning ahead"),
                Parameter.of("torso", "N m/rad", 50, 3000, 1970, "Stiffness of the pelvis in the world"),
                Parameter.of("legs", "N m/rad", 50, 2000, 264, "Stiffness of the swing hip and the knees"),
                Parameter.of("ankle", "N m/rad", 0, 500, 257, "Stiffness of all other hinges, such as ankles"),
                Parameter.of("rest", "N m/rad", 0, 500, 282, "Stiffness of all other ball joints, such as the back"));
    }

    @Override
    public Controller create(CharacterModel character, ParameterValues parameters) {
        return new Stroll(character, parameters);
    }

    @Override
    public Set<GoalKey> follows() {
        return Set.of(GoalKey.HEADING);
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
