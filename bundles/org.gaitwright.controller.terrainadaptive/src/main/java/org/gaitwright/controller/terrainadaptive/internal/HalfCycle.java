// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import org.gaitwright.core.parameter.ParameterValues;

/** Parameters of half a cycle: Ω and Π [Wu 2010, 7]. Immutable. */
final class HalfCycle {
    private final double[] values = new double[TerrainAdaptiveParameters.Half.values().length];

    /** +1, or −1 if sides are exchanged. */
    final double mirror;

    final double seconds;
    /** Stiffness of the posture, N m/rad. */
    final double posture;
    /** Friction that stance forces count on; 0 for no limits of the ground. */
    final double grip;
    /** How far the toes of a swinging foot may point down, rad. */
    final double toesDown;
    /** What a squared torque on the upper body counts beside a squared force, 1/m². */
    final double turnWeight;
    /** Whether a foot that stands is not asked to turn. */
    final boolean planted;
    /** Whether the swing foot is aimed again while it swings. */
    final boolean reacts;
    /** 10^{@code weight}. */
    final double weight;

    HalfCycle(ParameterValues from, int side, double mirror) {
        this.mirror = mirror;
        boolean same = from.get(TerrainAdaptiveParameters.index(TerrainAdaptiveParameters.Whole.SAME_FORCES)) >= 0.5;
        for (TerrainAdaptiveParameters.Half h : TerrainAdaptiveParameters.Half.values()) {
            values[h.ordinal()] =
                    from.get(TerrainAdaptiveParameters.index(same && h.ofForces() ? Anatomy.LEFT : side, h));
        }
        seconds = from.get(TerrainAdaptiveParameters.index(TerrainAdaptiveParameters.Whole.SECONDS));
        posture = from.get(TerrainAdaptiveParameters.index(TerrainAdaptiveParameters.Whole.POSTURE));
        grip = from.get(TerrainAdaptiveParameters.index(TerrainAdaptiveParameters.Whole.GRIP));
        toesDown = from.get(TerrainAdaptiveParameters.index(TerrainAdaptiveParameters.Whole.TOES_DOWN));
        turnWeight = from.get(TerrainAdaptiveParameters.index(TerrainAdaptiveParameters.Whole.TURN_WEIGHT));
        planted = from.get(TerrainAdaptiveParameters.index(TerrainAdaptiveParameters.Whole.PLANTED)) >= 0.5;
        reacts = get(TerrainAdaptiveParameters.Half.SWING_LIVE_AHEAD) != 0
                || get(TerrainAdaptiveParameters.Half.SWING_LIVE_ASIDE) != 0;
        weight = StrictMath.pow(10, get(TerrainAdaptiveParameters.Half.WEIGHT));
    }

    double get(TerrainAdaptiveParameters.Half what) {
        return values[what.ordinal()];
    }

    /** A parameter that changes its sign in a mirror. */
    double mirrored(TerrainAdaptiveParameters.Half what) {
        return mirror * values[what.ordinal()];
    }
}
