// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.simbicon.internal;

import java.util.Map;
import org.gaitwright.controller.simbicon.internal.SimbiconParameters.Whole;

/**
 * The gait that it has without a preset: a plain walk, of the thesis's legs in a plane and of the humanoid in space, that any preset replaces.
 * States beyond its own are like its last one.
 */
enum InitialValues {
    PLANAR(
            Map.of(Whole.CONTACT_WAIT, 0.5),
            new double[][] {
                {0.368, 0, -0.0591, 0.362, -0.695, 0.556, -0.427, 0.393, -0.0394, 0.18, 0, 0, 0, 0},
                {0.0228, 1, 0.111, -0.288, 0.151, 0.35, -0.871, 0.968, 2.36, -0.379, 0, 0, 0, 0}
            },
            new double[][] {{800, 80}, {800, 80}, {800, 80}, {800, 80}, {10, 0.5}, {300, 30}, {200, 20}, {20, 5}, {5, 1}
            }),
    SPATIAL(
            Map.of(
                    Whole.STATES,
                    4.0,
                    Whole.BLEND,
                    0.104,
                    Whole.CONTACT_WAIT,
                    0.5,
                    Whole.CONTACT_LOAD,
                    0.05,
                    Whole.SWING_ANKLE_WORLD,
                    1.0,
                    Whole.ANKLE_CD,
                    0.357,
                    Whole.ANKLE_CV,
                    0.195,
                    Whole.START_SECONDS,
                    0.2,
                    Whole.ANKLE_CD_ROLL,
                    0.703,
                    Whole.ANKLE_CV_ROLL,
                    0.144),
            new double[][] {
                {0.226, 0, 0.00588, 0.499, -1.19, -0.619, -0.239, 0.477, -0.177, 0.339, -0.0662, 0.0338, 0.012, 0.342},
                {0.144, 0, -0.0685, 0.405, -0.667, -0.0402, -0.158, 0.25, 0.595, 0.164, -0.0073, -0.0819, 0.141, 0.433},
                {0.0955, 0, -0.0392, -0.103, -0.335, 0.21, 0.0798, 0.395, -0.142, 0.326, 0.0211, -0.0938, 0.669, 0.101},
                {0.0257, 1, -0.0441, -0.00755, -0.0429, 0.439, -0.0103, 0.143, 0.581, 0.289, 0.148, 0.16, 0.636, 0.267}
            },
            new double[][] {
                {2000, 200}, {300, 30}, {300, 30}, {75, 10}, {10, 0.5}, {200, 30}, {200, 20}, {20, 5}, {5, 1}
            });

    /** What stands before the targets of a state: seconds, contact. */
    private static final int BEFORE_TARGETS = 2;

    private final Map<Whole, Double> whole;
    private final double[][] states;
    private final double[][] gains;

    InitialValues(Map<Whole, Double> whole, double[][] states, double[][] gains) {
        this.whole = whole;
        this.states = states;
        this.gains = gains;
    }

    double whole(Whole w) {
        return whole.getOrDefault(w, w.parameter.initial());
    }

    private double[] state(int state) {
        return states[Math.min(state, states.length - 1)];
    }

    double seconds(int state) {
        return state(state)[0];
    }

    double contact(int state) {
        return state(state)[1];
    }

    double target(int state, Target t) {
        return state(state)[BEFORE_TARGETS + t.ordinal()];
    }

    double kp(JointGroup g) {
        return gains[g.ordinal()][0];
    }

    double kd(JointGroup g) {
        return gains[g.ordinal()][1];
    }
}
