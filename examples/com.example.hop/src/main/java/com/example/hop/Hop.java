// SPDX-License-Identifier: Apache-2.0
package com.example.hop;

import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.state.StateCodec;

/** Drives the knees, and the hips half as far so that the trunk stays over the feet, along one curve over the period. */
final class Hop implements Controller {
    private final Leg[] legs;
    private double period;
    private double depth;
    private double push;
    private double kp;
    private double kd;
    /** Share of the period that has passed: it does not jump when the period changes. */
    private double phase;

    Hop(Leg[] legs, ParameterValues parameters) {
        this.legs = legs;
        parametersChanged(parameters);
    }

    @Override
    public void reset(Observation start) {
        phase = 0;
    }

    @Override
    public void tick(Observation now, Command command) {
        double bend = depth * crouch();
        for (Leg leg : legs) {
            command.drive(leg.knee(), leg.kneeSign() * bend, 0, kp, kd);
            if (leg.hip() >= 0) {
                command.drive(leg.hip(), leg.hipSign() * bend / 2, 0, kp, kd);
            }
        }
        phase += now.tickSeconds() / period;
        phase -= Math.floor(phase);
    }

    /** From 0 (stretched) down to 1 (crouched) and back; the last part of the period, {@code push}, is the way up. */
    private double crouch() {
        double down = 1 - push;
        double way = phase < down ? phase / down : 1 + (phase - down) / push;
        return 0.5 - 0.5 * StrictMath.cos(Math.PI * way);
    }

    @Override
    public void parametersChanged(ParameterValues parameters) {
        period = parameters.get("period");
        depth = parameters.get("depth");
        push = parameters.get("push");
        kp = parameters.get("kp");
        kd = parameters.get("kd");
    }

    /** All that it remembers from tick to tick: the studio saves it to rewind and to branch. */
    @Override
    public void state(StateCodec codec) {
        phase = codec.number(phase);
    }
}
