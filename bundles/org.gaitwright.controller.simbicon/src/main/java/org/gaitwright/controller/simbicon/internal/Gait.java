// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.simbicon.internal;

import java.util.Arrays;
import org.gaitwright.core.parameter.ParameterValues;

/**
 * A gait as numbers: the states of half a cycle with their targets, and what holds in all of them. Immutable, so that a running
 * {@link StateMachine} can go on in another one from any state.
 */
final class Gait {
    private final Phase[] phases;
    private final int states;
    private final double[] values;
    private final Gains[] gains;

    /**
     * A state.
     *
     * @param seconds how long it lasts, or when a landing begins to count
     * @param contact whether it ends when the swing foot lands
     * @param targets by {@link Target}; nobody writes them
     */
    record Phase(double seconds, boolean contact, double[] targets) {
        double target(Target which) {
            return targets[which.ordinal()];
        }
    }

    /** Stiffness and damping of a joint. */
    record Gains(double kp, double kd) {}

    Gait(Settings declared, ParameterValues from) {
        values = new double[Settings.Whole.values().length];
        for (Settings.Whole w : Settings.Whole.values()) {
            values[w.ordinal()] = declared.has(w) ? from.get(declared.index(w)) : 0;
        }
        states = (int) Math.rint(values[Settings.Whole.STATES.ordinal()]);
        phases = new Phase[Settings.MOST_STATES];
        for (int i = 0; i < phases.length; i++) {
            double[] targets = new double[Target.values().length];
            for (Target t : Target.values()) {
                targets[t.ordinal()] = declared.has(t) ? from.get(declared.index(i, t)) : 0;
            }
            phases[i] = new Phase(from.get(declared.seconds(i)), from.get(declared.contact(i)) >= 0.5, targets);
        }
        gains = new Gains[JointGroup.values().length];
        for (JointGroup g : JointGroup.values()) {
            gains[g.ordinal()] = new Gains(from.get(declared.kp(g)), from.get(declared.kd(g)));
        }
    }

    int states() {
        return states;
    }

    /** A state; also one beyond those that count, in which a longer gait may just be. */
    Phase phase(int state) {
        return phases[state];
    }

    double get(Settings.Whole what) {
        return values[what.ordinal()];
    }

    boolean is(Settings.Whole what) {
        return values[what.ordinal()] >= 0.5;
    }

    Gains gains(JointGroup group) {
        return gains[group.ordinal()];
    }

    /** How long a state waits for a landing after its seconds. */
    double patience() {
        return get(Settings.Whole.CONTACT_WAIT);
    }

    /** The seconds of the states that count. */
    double nominalSeconds() {
        return Arrays.stream(phases, 0, states).mapToDouble(Phase::seconds).sum();
    }
}
