// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.setup.internal;

import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.osgi.service.component.annotations.Component;

/** Swings one joint about its place at the start; the others hold theirs, or hang loose. */
@Component(service = ControllerFactory.class)
public final class SineController extends PoseHoldFactory {
    private static final String JOINT = "sine.joint";
    private static final String AXIS = "sine.axis";
    private static final String AMPLITUDE = "sine.amplitude";
    private static final String FREQUENCY = "sine.frequency";
    private static final String OTHERS = "hold.others";

    public SineController() {
        super(
                "sine",
                "Sine (one joint)",
                "Swings one joint, which shows whether it can be driven and which gains it needs");
    }

    @Override
    public ParameterSet parameters(CharacterModel character) {
        List<Integer> driven = HeldPose.driven(character);
        StringBuilder help = new StringBuilder("Joint that swings:");
        for (int i = 0; i < driven.size(); i++) {
            help.append(i == 0 ? " " : ", ").append(i).append(' ');
            help.append(character.joints().get(driven.get(i)).name());
        }
        Parameter joint =
                Parameter.of(JOINT, "", 0, Math.max(0, driven.size() - 1), leftHip(character, driven), help.toString());
        return ParameterSet.of(
                joint.choosing(driven.stream()
                        .map(j -> character.joints().get(j).name())
                        .toList()),
                Parameter.of(AXIS, "", 0, 2, 1, "Axis of the link about which a ball joint swings: 0 x, 1 y, 2 z")
                        .choosing(List.of("x", "y", "z")),
                Parameter.of(AMPLITUDE, "rad", 0, 3, 0.4, "Amplitude to each side; m for a slide"),
                Parameter.of(FREQUENCY, "Hz", 0, 10, 1, "Swings per second"),
                Parameter.onOff(OTHERS, true, "1: the other joints hold their start pose; 0: they hang loose"),
                HeldPose.STIFFNESS,
                HeldPose.DAMPING_TIME);
    }

    @Override
    public Controller create(CharacterModel character, ParameterValues parameters) {
        return new Swing(character, parameters);
    }

    /** The thesis swings the hips first; the first joint where there are none. */
    private static int leftHip(CharacterModel character, List<Integer> driven) {
        for (int i = 0; i < driven.size(); i++) {
            Link link =
                    character.links().get(character.joints().get(driven.get(i)).link());
            if (link.role() == Role.THIGH && link.side() == Side.LEFT) {
                return i;
            }
        }
        return 0;
    }

    private static final class Swing extends PoseHold {
        private final CharacterModel character;
        private final double[] orientation = new double[4];
        private int swinging;
        private int axis;
        private double amplitude;
        private double rate;
        private boolean othersHold;

        Swing(CharacterModel character, ParameterValues parameters) {
            super(character);
            this.character = character;
            parametersChanged(parameters);
        }

        @Override
        void drive(int joint, Observation now, Command command, double kp, double kd) {
            if (joint == swinging) {
                swing(command, now.timeSeconds(), kp, kd);
            } else if (othersHold) {
                held.hold(command, joint, held.positions(), kp, kd);
            }
        }

        private void swing(Command command, double time, double kp, double kd) {
            double phase = rate * time;
            double angle = amplitude * StrictMath.sin(phase);
            double speed = amplitude * rate * StrictMath.cos(phase);
            Joint joint = character.joints().get(swinging);
            int q = character.positionOffset(swinging);
            if (joint.type() == JointType.BALL) {
                // a ball takes no target velocity: kp (q* + kd / kp v* − q) − kd v is the same torque
                double half = (angle + dampingTime() * speed) / 2;
                orientation[0] = StrictMath.cos(half);
                for (int k = 0; k < 3; k++) {
                    orientation[1 + k] = k == axis ? StrictMath.sin(half) : 0;
                }
                Quaternions.multiply(held.positions(), q, orientation, 0, orientation, 0);
                command.driveBall(swinging, orientation, 0, kp, kd);
                return;
            }
            double target = held.positions()[q] + angle;
            Joint.Limit limit = joint.limit();
            if (limit != null && (target < limit.lower() || target > limit.upper())) {
                target = Math.max(limit.lower(), Math.min(limit.upper(), target));
                speed = 0;
            }
            command.drive(swinging, target, speed, kp, kd);
        }

        @Override
        public void parametersChanged(ParameterValues parameters) {
            super.parametersChanged(parameters);
            swinging = driven[(int) Math.round(parameters.get(JOINT))];
            axis = (int) Math.round(parameters.get(AXIS));
            amplitude = parameters.get(AMPLITUDE);
            rate = 2 * Math.PI * parameters.get(FREQUENCY);
            othersHold = parameters.get(OTHERS) >= 0.5;
        }
    }
}
