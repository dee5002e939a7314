// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.setup.internal;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.state.StateCodec;

/** A controller that drives every joint with a motor by PD from the pose at the start, which is all that it remembers. */
abstract class PoseHold implements Controller {
    final HeldPose held;
    /** Joints with a motor. */
    final int[] driven;

    private double stiffness;
    private double dampingTime;

    PoseHold(CharacterModel character) {
        held = new HeldPose(character);
        driven = HeldPose.driven(character).stream().mapToInt(j -> j).toArray();
    }

    /** Commands one of the driven joints with these gains. */
    abstract void drive(int joint, Observation now, Command command, double kp, double kd);

    /** Damping over stiffness, s. */
    final double dampingTime() {
        return dampingTime;
    }

    @Override
    public final void reset(Observation start) {
        held.take(start);
    }

    @Override
    public final void tick(Observation now, Command command) {
        double kp = stiffness * held.moment();
        double kd = dampingTime * kp;
        for (int j : driven) {
            drive(j, now, command, kp, kd);
        }
    }

    @Override
    public void parametersChanged(ParameterValues parameters) {
        stiffness = parameters.get(HeldPose.STIFFNESS.name());
        dampingTime = parameters.get(HeldPose.DAMPING_TIME.name());
    }

    @Override
    public final void state(StateCodec codec) {
        held.state(codec);
    }
}
