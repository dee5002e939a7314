// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.simbicon.internal;

import java.util.Arrays;
import org.gaitwright.core.parameter.ParameterValues;

/**
 * A gait as numbers: the states of half a cycle with their targets, and what holds in all of them. A running {@link StateMachine} can
 * change to another gait from any state. Only {@link #mix} changes one.
 */
final class SimbiconGait {
    private final SimbiconParameters declared;
    /** By the declaration's indices. */
    private final double[] values;

    private final Phase[] phases = new Phase[SimbiconParameters.MAX_STATES];
    private final Gains[] gains = new Gains[JointGroup.values().length];

    /** A state. */
    final class Phase {
        private final int state;

        private Phase(int state) {
            this.state = state;
        }

        /** How long it lasts, or when a landing begins to count. */
        double seconds() {
            return values[declared.seconds(state)];
        }

        /** Whether it ends when the swing foot lands. */
        boolean contact() {
            return values[declared.contact(state)] >= 0.5;
        }

        double target(Target which) {
            return declared.has(which) ? values[declared.index(state, which)] : 0;
        }
    }

    /** Stiffness and damping of a joint. */
    final class Gains {
        private final JointGroup group;

        private Gains(JointGroup group) {
            this.group = group;
        }

        double kp() {
            return values[declared.kp(group)];
        }

        double kd() {
            return values[declared.kd(group)];
        }
    }

    SimbiconGait(SimbiconParameters declared, ParameterValues from) {
        this.declared = declared;
        values = new double[from.set().size()];
        Arrays.setAll(values, from::get);
        Arrays.setAll(phases, Phase::new);
        for (JointGroup g : JointGroup.values()) {
            gains[g.ordinal()] = new Gains(g);
        }
    }

    /**
     * Becomes what lies between two gaits with equally many states: every number goes evenly, so that switches change over half-way.
     *
     * @param share of the second one
     */
    void mix(SimbiconGait first, SimbiconGait second, double share) {
        for (int i = 0; i < values.length; i++) {
            values[i] = first.values[i] + share * (second.values[i] - first.values[i]);
        }
    }

    int states() {
        return (int) Math.rint(get(SimbiconParameters.Whole.STATES));
    }

    /** A state; also one beyond those that count, in which a longer gait may just be. */
    Phase phase(int state) {
        return phases[state];
    }

    double get(SimbiconParameters.Whole what) {
        return declared.has(what) ? values[declared.index(what)] : 0;
    }

    boolean is(SimbiconParameters.Whole what) {
        return get(what) >= 0.5;
    }

    Gains gains(JointGroup group) {
        return gains[group.ordinal()];
    }

    /** How long a state waits for a landing after its seconds. */
    double patience() {
        return get(SimbiconParameters.Whole.CONTACT_WAIT);
    }

    /** The seconds of the states that count. */
    double nominalSeconds() {
        return Arrays.stream(phases, 0, states()).mapToDouble(Phase::seconds).sum();
    }
}
