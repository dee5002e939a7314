// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.control.BodyPlan;
import org.gaitwright.control.Vectors;
import org.gaitwright.core.math.Quaternions;

/**
 * Adds up torques: PD carried on towards the pelvis, gravity compensation, the virtual force on the body, and at the support hips
 * what is left so that the pelvis feels just the torque that keeps it upright.
 */
final class Torques {
    private static final double GRAVITY = 9.81;
    /** Torque about the vertical that the upper body gives in place of the feet, N m, for the published mass. */
    private static final double TRUNK_TWIST = 40;
    /** Share of load times length of the leg that a support hip gives at most. */
    private static final double GRIP = 0.5;
    /** Share of load times length of the sole that a foot holds about the vertical. */
    private static final double TWIST = 0.2;

    /** A support knee that is to be bent by this much holds all the weight above it by itself, rad. */
    private static final double BENT = 0.8;

    /** Damping of a support foot that spins on the ground, N m s/rad, for the published mass. */
    private static final double SPIN = 8;

    private final Body body;
    private final Drive drive;
    private final double[] pelvis = new double[3];
    private double pelvisDamping;
    /** Mass and mass times centre of each link with all that hangs on it. */
    private final double[] weight;

    private final double[] moment;
    private final double[] carried;
    private final double[] above = new double[3];
    private final double[] anchor = new double[3];
    private final double[] three = new double[3];
    private final double[] share = new double[2];
    private final int[] legOf;

    Torques(Body body, Drive drive) {
        this.body = body;
        this.drive = drive;
        int n = body.model.links;
        weight = new double[n];
        moment = new double[3 * n];
        carried = new double[3 * n];
        legOf = new int[n];
        java.util.Arrays.fill(legOf, -1);
        for (int side = 0; side < 2; side++) {
            int thigh = body.plan.legs().get(side).thigh();
            legOf[thigh] = side;
        }
        for (int l = 1; l < n; l++) {
            int p = body.model.parent[l];
            legOf[l] = legOf[l] >= 0 ? legOf[l] : legOf[p];
        }
    }

    /** PD torque of the pelvis towards an orientation in the world. */
    void pelvis(double[] wanted, double kp, double kd) {
        double[] s = body.state.quaternion;
        Quaternions.difference(s, 0, wanted, 0, three, 0);
        Quaternions.rotate(s, 0, three, 0, three, 0);
        double most = 200 * body.scale;
        for (int k = 0; k < 3; k++) {
            pelvis[k] = Vectors.clamp(kp * three[k] - kd * body.state.velocity[k], -most, most);
        }
        pelvisDamping = kd;
    }

    void assemble(Walker w) {
        sum();
        boolean both = w.onBothFeet();
        share[0] = share[1] = 0;
        if (both) {
            double l = Math.max(0, body.ground[2]), r = Math.max(0, body.ground[5]);
            share[0] = l + r > 0.05 * body.mass * GRAVITY ? l / (l + r) : 0.5;
            share[1] = 1 - share[0];
        } else {
            share[w.stance] = 1;
        }
        compensateGravity();
        int trunk = Math.max(1, body.plan.spine().size() - 1);
        for (int i = 0; i < trunk; i++) {
            drive.add(body.plan.spine().get(i), w.pendulum.swing[0], w.pendulum.swing[1], 0);
        }
        carryOn();
        for (int side = 0; side < 2; side++) {
            if (share[side] > 0) {
                push(w, side, share[side]);
            }
        }
        spine(w);
    }

    private void sum() {
        for (int l = 0; l < body.model.links; l++) {
            weight[l] = body.model.mass[l];
            for (int k = 0; k < 3; k++) {
                moment[3 * l + k] = weight[l] * body.state.com[3 * l + k];
            }
        }
        for (int l = body.model.links - 1; l > 0; l--) {
            int p = body.model.parent[l];
            weight[p] += weight[l];
            for (int k = 0; k < 3; k++) {
                moment[3 * p + k] += moment[3 * l + k];
            }
        }
    }

    private boolean supports(int link) {
        return legOf[link] >= 0 && share[legOf[link]] > 0;
    }

    private void compensateGravity() {
        for (int l = 1; l < body.model.links; l++) {
            if (supports(l) || body.model.linkDof[l] == body.model.linkDofEnd[l]) {
                continue;
            }
            body.anchor(l, anchor);
            double x = moment[3 * l] / weight[l] - anchor[0], y = moment[3 * l + 1] / weight[l] - anchor[1];
            double f = weight[l] * GRAVITY;
            drive.add(l, y * f, -x * f, 0);
        }
    }

    /** What links get by PD their parents get as well, down to the pelvis; the support hips take the rest. */
    private void carryOn() {
        System.arraycopy(drive.pd, 0, carried, 0, carried.length);
        double[] rest = three;
        for (int k = 0; k < 3; k++) {
            rest[k] = -pelvis[k];
        }
        for (int l = body.model.links - 1; l > 0; l--) {
            if (supports(l)) {
                continue;
            }
            int p = body.model.parent[l];
            for (int k = 0; k < 3; k++) {
                drive.extra[3 * l + k] += carried[3 * l + k] - drive.pd[3 * l + k];
                if (p == 0) {
                    rest[k] -= drive.extra[3 * l + k] + drive.pd[3 * l + k];
                } else {
                    carried[3 * p + k] += carried[3 * l + k];
                }
            }
        }
        double unmet = 0;
        for (int side = 0; side < 2; side++) {
            int thigh = body.plan.legs().get(side).thigh();
            if (share[side] > 0) {
                // a foot turns on the spot if it has to hold more than this about the vertical
                double hold =
                        TWIST * Math.max(0, body.ground[3 * side + 2]) * (body.soleTip[side] - body.soleHeel[side]);
                double twist = Vectors.clamp(share[side] * rest[2], -hold, hold);
                twist -= SPIN
                        * body.scale
                        * body.state.velocity[6 * body.plan.legs().get(side).foot() + 2];
                // nor can a foot with little load hold a leg that is pulled sideways
                double load = Math.max(0, body.ground[3 * side + 2]);
                double most = Math.max(30 * body.scale, GRIP * load * body.legLength);
                double x = share[side] * rest[0], y = share[side] * rest[1];
                double n = Math.sqrt(x * x + y * y);
                double f = n > most ? most / n : 1;
                drive.add(thigh, f * x, f * y, twist);
                unmet += share[side] * rest[2] - twist;
                drive.steady(thigh, share[side] * pelvisDamping);
            }
        }
        // the upper body takes what the feet can't hold about the vertical
        double most = TRUNK_TWIST * body.scale;
        double twist = Vectors.clamp(unmet, -most, most);
        int trunk = Math.max(1, body.plan.spine().size() - 1);
        for (int i = 0; i < trunk; i++) {
            drive.add(body.plan.spine().get(i), 0, 0, twist);
        }
    }

    /** The virtual force on the body, by the joints of a support leg: τ = −(c − p) × F for what is above each. */
    private void push(Walker w, int side, double part) {
        BodyPlan.Leg leg = body.plan.legs().get(side);
        turn(w, leg.thigh(), part);
        turn(w, leg.shank(), part);
        carry(leg.shank(), part * Math.min(1, Math.abs(w.bent[side]) / BENT));
        int foot = leg.foot();
        turn(w, foot, part);
        keepFlat(side, foot, w.onBothFeet() ? leg.thigh() : -1);
    }

    /** The ankle gives no more torque than keeps the centre of pressure within the sole; a thigh may take the rest. */
    private void keepFlat(int side, int foot, int thigh) {
        double load = Math.max(0, body.ground[3 * side + 2]);
        double[] r = body.state.rotation;
        int o = 9 * foot;
        double[] t = drive.extra;
        double roll = r[o] * t[3 * foot] + r[o + 3] * t[3 * foot + 1] + r[o + 6] * t[3 * foot + 2];
        double pitch = r[o + 1] * t[3 * foot] + r[o + 4] * t[3 * foot + 1] + r[o + 7] * t[3 * foot + 2];
        double share = 0.8 * load;
        double pitchTo = Vectors.clamp(pitch, share * body.soleHeel[side], share * body.soleTip[side]) - pitch;
        double rollTo = Vectors.clamp(roll, -share * body.soleHalf[side], share * body.soleHalf[side]) - roll;
        for (int k = 0; k < 3; k++) {
            t[3 * foot + k] += pitchTo * r[o + 3 * k + 1] + rollTo * r[o + 3 * k];
            if (thigh >= 0) {
                // two feet apart can hold sideways what one can't: by the hips
                t[3 * thigh + k] += rollTo * r[o + 3 * k];
            }
        }
    }

    private void turn(Walker w, int link, double part) {
        double m = body.mass - weight[link];
        body.anchor(link, anchor);
        for (int k = 0; k < 3; k++) {
            above[k] = (body.mass * body.com[k] - moment[3 * link + k]) / m - anchor[k];
        }
        double f = -part * m / body.mass;
        double[] force = w.pendulum.force;
        drive.add(
                link,
                f * (above[1] * force[2] - above[2] * force[1]),
                f * (above[2] * force[0] - above[0] * force[2]),
                f * (above[0] * force[1] - above[1] * force[0]));
    }

    /** What a support knee needs to hold the weight above it. */
    private void carry(int link, double part) {
        double m = body.mass - weight[link];
        body.anchor(link, anchor);
        for (int k = 0; k < 2; k++) {
            above[k] = (body.mass * body.com[k] - moment[3 * link + k]) / m - anchor[k];
        }
        double f = -part * m * GRAVITY;
        drive.add(link, f * above[1], -f * above[0], 0);
    }

    private void spine(Walker w) {
        double[] force = w.pendulum.force;
        for (int i = 0; i < body.plan.spine().size(); i++) {
            int link = body.plan.spine().get(i);
            body.anchor(link, anchor);
            double x = moment[3 * link] / weight[link] - anchor[0];
            double y = moment[3 * link + 1] / weight[link] - anchor[1];
            double z = moment[3 * link + 2] / weight[link] - anchor[2];
            double f = weight[link] / body.mass;
            drive.add(
                    link,
                    f * (y * force[2] - z * force[1]),
                    f * (z * force[0] - x * force[2]),
                    f * (x * force[1] - y * force[0]));
        }
    }
}
