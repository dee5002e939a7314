// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.simbicon.internal;

import java.util.Arrays;
import org.gaitwright.core.state.StateCodec;

/**
 * Desired angles of the joints: those of the state with feedback, or a blend of those of the state before into them. When
 * the legs change their parts, theirs begin as they are.
 */
final class DesiredAngles {
    static final int TORSO = 0;
    static final int TORSO_ROLL = 1;
    static final int SWING_HIP = 2;
    static final int SWING_HIP_ROLL = 3;
    static final int SWING_KNEE = 4;
    static final int SWING_ANKLE = 5;
    static final int STANCE_KNEE = 6;
    static final int STANCE_ANKLE = 7;
    static final int COUNT = 8;

    private final Body body;
    // memory
    private final double[] from = new double[COUNT];
    private final double[] now = new double[COUNT];

    DesiredAngles(Body body) {
        this.body = body;
    }

    double get(int which) {
        return now[which];
    }

    /** Goes on from what it aimed at last. */
    void nextState() {
        System.arraycopy(now, 0, from, 0, COUNT);
    }

    /** Goes on from how the legs are. */
    void newLegs(SimbiconGait gait, int swing, double facing) {
        from[TORSO] = now[TORSO];
        from[TORSO_ROLL] = -now[TORSO_ROLL];
        Biped.Leg leg = body.biped.legs().get(swing);
        Biped.Leg other = body.biped.legs().get(1 - swing);
        double reference = gait.is(SimbiconParameters.Whole.SWING_HIP_WORLD) ? 0 : body.pitch(0, facing);
        from[SWING_HIP] = reference - body.pitch(leg.thigh(), facing);
        from[SWING_HIP_ROLL] = BalanceFeedback.side(swing) * body.roll(leg.thigh(), facing);
        from[SWING_KNEE] = knee(leg);
        reference = gait.is(SimbiconParameters.Whole.SWING_ANKLE_WORLD) ? 0 : body.pitch(leg.shank(), facing);
        from[SWING_ANKLE] = reference - body.pitch(leg.foot(), facing);
        from[STANCE_KNEE] = knee(other);
        from[STANCE_ANKLE] = body.pitch(other.shank(), facing) - body.pitch(other.foot(), facing);
    }

    private double knee(Biped.Leg leg) {
        return -leg.kneeSign() * body.angle(leg.knee());
    }

    /** Aims at what a state asks for after it has lasted so long. */
    void update(SimbiconGait gait, SimbiconGait.Phase phase, BalanceFeedback balance, double seconds) {
        now[TORSO] = phase.target(Target.TORSO);
        now[TORSO_ROLL] = phase.target(Target.TORSO_ROLL);
        now[SWING_HIP] = balance.swingHip(phase);
        now[SWING_HIP_ROLL] = balance.swingHipRoll(phase);
        now[SWING_KNEE] = phase.target(Target.SWING_KNEE);
        now[SWING_ANKLE] = phase.target(Target.SWING_ANKLE);
        now[STANCE_KNEE] = phase.target(Target.STANCE_KNEE);
        now[STANCE_ANKLE] = balance.stanceAnkle(gait, phase);
        double blend = gait.get(SimbiconParameters.Whole.BLEND);
        double left = seconds < blend ? 1 - seconds / blend : 0;
        for (int i = 0; left > 0 && i < COUNT; i++) {
            now[i] += left * (from[i] - now[i]);
        }
    }

    void reset() {
        Arrays.fill(from, 0);
        Arrays.fill(now, 0);
    }

    void state(StateCodec codec) {
        codec.numbers(from);
        codec.numbers(now);
    }
}
