// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.control.BodyPlan;

/** Which share of the body each leg carries. Written by {@link #weigh} alone. */
final class SupportShares {
    /** With less load than this share of the weight nothing can be said: then the legs share equally. */
    private static final double FELT = 0.05;

    private final double[] share = new double[2];
    private final int[] legOf;

    SupportShares(Biped biped) {
        legOf = biped.legOf;
    }

    void weigh(boolean bothFeet, int stance, BodyState body) {
        if (bothFeet) {
            double left = body.load(BodyPlan.LEFT), right = body.load(BodyPlan.RIGHT);
            boolean felt = left + right > FELT * body.biped.mass * body.gravity();
            share[BodyPlan.LEFT] = felt ? left / (left + right) : 0.5;
            share[BodyPlan.RIGHT] = 1 - share[BodyPlan.LEFT];
        } else {
            share[stance] = 1;
            share[1 - stance] = 0;
        }
    }

    /** 0 … 1. */
    double of(int side) {
        return share[side];
    }

    /** Whether a link is of a leg that carries. */
    boolean carries(int link) {
        return legOf[link] >= 0 && share[legOf[link]] > 0;
    }
}
