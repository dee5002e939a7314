// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.control.Vectors;

/**
 * Carries torques on to the pelvis and lets the support hips take what is left: what links get by PD acts as if from outside, and
 * the pelvis feels just the torque that keeps it upright. So Q = Σ (J_link − J_stance)ᵀ T_link, with the Jacobians of the links'
 * and the stance thigh's angular velocities, within what load and friction let a foot hold.
 */
final class PelvisReaction {
    /** Torque about the vertical that the upper body gives in place of the feet, N m, for the published mass. */
    private static final double TRUNK_TWIST = 40;
    /** Share of load times length of the leg that a support hip gives at most, and what it gives at least, N m, for the published mass. */
    private static final double GRIP = 0.5;

    private static final double MIN_GRIP = 30;
    /** Share of load times length of the sole that a foot holds about the vertical: it would else turn on the spot. */
    private static final double FOOT_TWIST = 0.2;

    /** Damping of a support foot that spins on the ground, N m s/rad, for the published mass. */
    private static final double SPIN = 8;

    private final double[] carried;
    private final double[] rest = new double[3];

    PelvisReaction(Biped biped) {
        carried = new double[3 * biped.model.links];
    }

    void add(BodyState body, SupportShares shares, LinkTorques links) {
        carryOn(body, shares, links);
        double unmet = 0;
        for (int side = 0; side < 2; side++) {
            if (shares.of(side) > 0) {
                unmet += hip(side, shares.of(side), body, links);
            }
        }
        // the upper body takes what the feet can't hold about the vertical
        double max = TRUNK_TWIST * body.biped.massScale;
        double twist = Vectors.clamp(unmet, -max, max);
        for (int i = 0; i < body.biped.trunk; i++) {
            links.add(body.biped.spine[i], 0, 0, twist);
        }
    }

    /** What links get by PD their parents get as well, down to the pelvis; rest = what is left for the support hips. */
    private void carryOn(BodyState body, SupportShares shares, LinkTorques links) {
        System.arraycopy(links.pd, 0, carried, 0, carried.length);
        for (int k = 0; k < 3; k++) {
            rest[k] = -links.pd[k];
        }
        int[] parent = body.biped.model.parent;
        for (int l = parent.length - 1; l > 0; l--) {
            if (shares.carries(l)) {
                continue;
            }
            int p = parent[l];
            for (int k = 0; k < 3; k++) {
                links.extra[3 * l + k] += carried[3 * l + k] - links.pd[3 * l + k];
                if (p == 0) {
                    rest[k] -= links.extra[3 * l + k] + links.pd[3 * l + k];
                } else {
                    carried[3 * p + k] += carried[3 * l + k];
                }
            }
        }
    }

    /** One support hip; returns the torque about the vertical that its foot can't hold. */
    private double hip(int side, double share, BodyState body, LinkTorques links) {
        Biped biped = body.biped;
        LegGeometry leg = biped.leg(side);
        int thigh = leg.links().thigh();
        double load = body.load(side);
        double hold = FOOT_TWIST * load * leg.soleLength();
        double twist = Vectors.clamp(share * rest[2], -hold, hold);
        twist -= SPIN * biped.massScale * body.tree.velocity[6 * leg.links().foot() + 2];
        // nor can a foot with little load hold a leg that is pulled sideways
        double max = Math.max(MIN_GRIP * biped.massScale, GRIP * load * biped.legLength);
        double x = share * rest[0], y = share * rest[1];
        double n = Math.sqrt(x * x + y * y);
        double f = n > max ? max / n : 1;
        links.add(thigh, f * x, f * y, twist);
        links.steady(thigh, share * links.pelvisDamping());
        return share * rest[2] - twist;
    }
}
