// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.control.BodyPlan;
import org.gaitwright.control.Vectors;

/**
 * Turns the virtual force on the body into torques by the Jacobian transpose of the chain from the support foot to the head
 * [Coros 2010, section 3.3]: at a joint of the support leg τ = −(c − p) × F with c the centre of what is above it, at one of the
 * spine τ = (c − p) × F with the share of F for what it carries.
 */
final class SupportForce {
    /** A support knee that is to be bent by this much holds all the weight above it by itself, rad. */
    private static final double BENT = 0.8;

    /** Share of the load with which the ankle may move the centre of pressure to the edge of the sole. */
    private static final double EDGE = 0.8;

    private final double[] arm = new double[3];

    /** @param bend that is wanted of each support knee, rad */
    void add(
            double[] force,
            double[] bend,
            boolean bothFeet,
            BodyState body,
            SubtreeMasses masses,
            SupportShares shares,
            LinkTorques links) {
        for (int side = 0; side < 2; side++) {
            if (shares.of(side) > 0) {
                BodyPlan.Leg leg = body.biped.leg(side).links();
                double share = shares.of(side);
                push(leg.thigh(), force, share, body, masses, links);
                push(leg.shank(), force, share, body, masses, links);
                carry(leg.shank(), share * Math.min(1, Math.abs(bend[side]) / BENT), body, masses, links);
                push(leg.foot(), force, share, body, masses, links);
                keepFlat(side, bothFeet, body, links);
            }
        }
        for (int link : body.biped.spine) {
            double mass = masses.outward(link, body, arm);
            links.addMoment(link, arm, force, mass / body.biped.mass);
        }
    }

    private void push(int link, double[] force, double share, BodyState body, SubtreeMasses masses, LinkTorques links) {
        double mass = masses.inward(link, body, arm);
        links.addMoment(link, arm, force, -share * mass / body.biped.mass);
    }

    /** What a support knee needs to hold a share of the weight above it. */
    private void carry(int shank, double share, BodyState body, SubtreeMasses masses, LinkTorques links) {
        double f = -share * masses.inward(shank, body, arm) * body.gravity();
        links.add(shank, f * arm[1], -f * arm[0], 0);
    }

    /** The ankle gives no more torque than keeps the centre of pressure within the sole; on both feet the thigh takes the rest. */
    private static void keepFlat(int side, boolean bothFeet, BodyState body, LinkTorques links) {
        LegGeometry leg = body.biped.leg(side);
        int foot = leg.links().foot(), thigh = leg.links().thigh();
        double[] r = body.tree.rotation;
        int o = 9 * foot;
        double[] t = links.extra;
        double roll = r[o] * t[3 * foot] + r[o + 3] * t[3 * foot + 1] + r[o + 6] * t[3 * foot + 2];
        double pitch = r[o + 1] * t[3 * foot] + r[o + 4] * t[3 * foot + 1] + r[o + 7] * t[3 * foot + 2];
        double load = EDGE * body.load(side);
        double pitchTo = Vectors.clamp(pitch, load * leg.heel(), load * leg.tip()) - pitch;
        double rollTo = Vectors.clamp(roll, -load * leg.halfWidth(), load * leg.halfWidth()) - roll;
        for (int k = 0; k < 3; k++) {
            t[3 * foot + k] += pitchTo * r[o + 3 * k + 1] + rollTo * r[o + 3 * k];
            if (bothFeet) {
                // two feet apart can hold sideways what one can't: by the hips
                t[3 * thigh + k] += rollTo * r[o + 3 * k];
            }
        }
    }
}
