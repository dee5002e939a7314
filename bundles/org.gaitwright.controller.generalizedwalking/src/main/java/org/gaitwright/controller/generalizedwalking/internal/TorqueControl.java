// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.control.BodyPlan;
import org.gaitwright.controller.generalizedwalking.internal.LinkTorques.Gains;
import org.gaitwright.core.controller.Command;

/**
 * Torques of one tick: PD towards the style's poses and the swing foot's path, gravity compensation, their reaction on the support
 * leg, and the virtual force.
 */
final class TorqueControl {
    private static final Gains TOES = new Gains(4, 0.4);

    private final LinkTorques links;
    private final UpperBody upperBody;
    private final StanceLeg stanceLeg;
    private final SwingLeg swingLeg;
    private final SubtreeMasses masses;
    private final SupportShares shares;
    private final PelvisReaction reaction;
    private final SupportForce support = new SupportForce();
    /** Bend that is wanted of each support knee, rad. */
    private final double[] kneeBend = new double[2];

    private final double[] arm = new double[3];

    TorqueControl(BodyState body) {
        links = new LinkTorques(body);
        upperBody = new UpperBody(links, body.biped);
        stanceLeg = new StanceLeg(links);
        swingLeg = new SwingLeg(links);
        masses = new SubtreeMasses(body.biped.model);
        shares = new SupportShares(body.biped);
        reaction = new PelvisReaction(body.biped);
    }

    void command(BodyState body, GaitState gait, FootPlan plan, SwingPath path, WalkingParameters p, Command command) {
        double trouble = plan.placement.trouble();
        boolean bothFeet = gait.cycle.onBothFeet(trouble);
        links.begin(command);
        upperBody.drive(body, gait, 1 - plan.placement.alert(), p);
        for (int side = 0; side < 2; side++) {
            if (bothFeet || side == gait.cycle.stance()) {
                kneeBend[side] = stanceLeg.drive(side, body, gait, plan, p);
            } else {
                swingLeg.drive(side, body, gait, trouble, path, p);
            }
            toes(side, body.biped, p);
        }
        masses.sum(body);
        shares.weigh(bothFeet, gait.cycle.stance(), body);
        compensateGravity(body);
        leanTrunk(plan.balance.trunkTorque, body.biped);
        reaction.add(body, shares, links);
        support.add(plan.balance.force, kneeBend, bothFeet, body, masses, shares, links);
        links.apply();
    }

    private void toes(int side, Biped biped, WalkingParameters p) {
        BodyPlan.Leg leg = biped.leg(side).links();
        if (leg.toeJoint() >= 0) {
            double strength = p.get(WalkingParameters.STRENGTH) * biped.massScale;
            links.hinge(leg.toes(), leg.toeJoint(), 0, 0, strength * TOES.kp(), strength * TOES.kd());
        }
    }

    /** Holds the weight of all that hangs on each joint, but for the legs that carry [Coros 2010, section 3.4]. */
    private void compensateGravity(BodyState body) {
        for (int l = 1; l < body.biped.model.links; l++) {
            boolean moves = body.biped.model.linkDof[l] < body.biped.model.linkDofEnd[l];
            if (moves && !shares.carries(l)) {
                double weight = masses.outward(l, body, arm) * body.gravity();
                links.add(l, arm[1] * weight, -arm[0] * weight, 0);
            }
        }
    }

    private void leanTrunk(double[] torque, Biped biped) {
        for (int i = 0; i < biped.trunk; i++) {
            links.add(biped.spine[i], torque[0], torque[1], 0);
        }
    }
}
