// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.simbicon.internal;

import org.gaitwright.control.Vectors;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.state.StateCodec;

/** Which way it faces: turns towards the heading that is asked for, no faster than it may, and not away from its own torso. */
final class Steering {
    /** How far ahead of the torso it faces at most, rad: what a foot on the ground can pull round. */
    private static final double LEAD = 0.25;

    // memory
    double facing;
    /** Where it goes as long as no heading is asked for: the way that it faced at the start. */
    double ahead;

    private final Body body;

    Steering(Body body) {
        this.body = body;
    }

    void reset() {
        facing = body.yaw();
        ahead = facing;
    }

    void update(Observation now, SimbiconGait gait) {
        if (body.biped.planar()) {
            return;
        }
        double max = gait.get(SimbiconParameters.Whole.TURN_RATE) * now.tickSeconds();
        double turn = Vectors.wrap(now.goal().get(GoalKey.HEADING, ahead) - facing);
        facing += Vectors.clamp(turn, -max, max);
        double yaw = body.yaw();
        facing = yaw + Vectors.clamp(Vectors.wrap(facing - yaw), -LEAD, LEAD);
    }

    void state(StateCodec codec) {
        facing = codec.number(facing);
        ahead = codec.number(ahead);
    }
}
