// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.setup.internal;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.osgi.service.component.annotations.Component;

/** Holds a pose by PD in every joint that has a motor. */
@Component(service = ControllerFactory.class)
public final class PoseController extends PoseHoldFactory {
    private static final String KEYFRAME = "pose.keyframe";

    public PoseController() {
        super(
                "pose",
                "Pose (statue)",
                "Holds the start pose or a stored one by PD, which shows whether the character can stand");
    }

    @Override
    public ParameterSet parameters(CharacterModel character) {
        List<String> names = keyframes(character);
        StringBuilder help = new StringBuilder("Pose to hold; 0: the start pose");
        for (int i = 0; i < names.size(); i++) {
            help.append(", ").append(i + 1).append(' ').append(names.get(i));
        }
        List<String> choices = new ArrayList<>(List.of("start pose"));
        choices.addAll(names);
        return ParameterSet.of(
                Parameter.of(KEYFRAME, "", 0, names.size(), 0, help.toString()).choosing(choices),
                HeldPose.STIFFNESS,
                HeldPose.DAMPING_TIME);
    }

    @Override
    public Controller create(CharacterModel character, ParameterValues parameters) {
        return new Statue(character, parameters);
    }

    private static List<String> keyframes(CharacterModel character) {
        List<String> names = new ArrayList<>(character.keyframes());
        names.sort(null);
        return names;
    }

    private static final class Statue extends PoseHold {
        private final List<double[]> poses = new ArrayList<>();
        private double[] chosen;

        Statue(CharacterModel character, ParameterValues parameters) {
            super(character);
            poses.add(held.positions());
            keyframes(character).forEach(k -> poses.add(character.keyframe(k)));
            parametersChanged(parameters);
        }

        @Override
        void drive(int joint, Observation now, Command command, double kp, double kd) {
            held.hold(command, joint, chosen, kp, kd);
        }

        @Override
        public void parametersChanged(ParameterValues parameters) {
            super.parametersChanged(parameters);
            chosen = poses.get((int) Math.round(parameters.get(KEYFRAME)));
        }
    }
}
