// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import java.util.List;
import org.gaitwright.control.BodyPlan;
import org.gaitwright.control.TwoLinkLeg;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.Momentum;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/** The character as the controller sees it in this tick, and what of its build never changes. */
final class Body {
    /** Mass of the character that the published gains were made for, kg. */
    private static final double PUBLISHED_MASS = 70.4;

    /** Its leg from hip to ankle, m. */
    private static final double PUBLISHED_LEG = 0.86;

    private static final double PUBLISHED_HIPS = 0.16;

    final CharacterModel character;
    final BodyPlan plan;
    final TreeModel model;
    final TreeState state;
    final double mass;
    /** Gains and forces grow with mass. */
    final double scale;
    /** From hip to ankle with the leg stretched, of the shorter leg, m. */
    final double legLength;
    /** Leg length over that of the published character: lengths grow with it, times with its root. */
    final double size;
    /** The same for the distance of the feet sideways. */
    final double breadth;
    /** Height of the ankle over the sole while it stands, m, per side. */
    final double[] ankleHeight = new double[2];
    /** Middle, heel and tip of the sole before the ankle, m, per side. */
    final double[] soleMiddle = new double[2];

    final double[] soleHeel = new double[2];
    final double[] soleTip = new double[2];
    final double[] soleHalf = new double[2];
    final double[] stand;
    final TwoLinkLeg[] ik = new TwoLinkLeg[2];
    /** Direction in which a knee bends, +1 or −1, per side. */
    final double[] bend = new double[2];

    final double[] com = new double[3];
    final double[] comVelocity = new double[3];
    /** World places of hips, ankles and of the ground under the middle of the soles (3 per side). */
    final double[] hip = new double[6];

    final double[] ankle = new double[6];
    final double[] sole = new double[6];
    /** Force of the ground on each foot with its toes (3 per side), and on its toes alone, N. */
    final double[] ground = new double[6];

    final double[] toeLoad = new double[2];
    private final double[] six = new double[6];
    private final double[] three = new double[3];

    Body(CharacterModel character) {
        this.character = character;
        plan = BodyPlan.of(character);
        model = TreeModel.of(character);
        state = new TreeState(model);
        mass = character.totalMass();
        scale = mass / PUBLISHED_MASS;
        stand = character.keyframe("stand");
        System.arraycopy(stand, 0, state.q, 0, stand.length);
        Kinematics.positions(model, state);
        double shortest = Double.POSITIVE_INFINITY;
        for (int side = 0; side < 2; side++) {
            BodyPlan.Leg leg = plan.legs().get(side);
            describe(side, leg);
            shortest = Math.min(shortest, ik[side].reach());
        }
        legLength = shortest;
        size = legLength / PUBLISHED_LEG;
        anchor(state, plan.legs().get(0).thigh(), plan.legs().get(0).hip(), hip, 0);
        anchor(state, plan.legs().get(1).thigh(), plan.legs().get(1).hip(), hip, 3);
        breadth = 0.5 * (size + Math.abs(hip[1] - hip[4]) / PUBLISHED_HIPS);
    }

    private void describe(int side, BodyPlan.Leg leg) {
        Joint knee = character.joints().get(leg.knee());
        bend[side] =
                knee.limit() == null || knee.limit().upper() >= -knee.limit().lower() ? 1 : -1;
        // geometry at zero, in the axes of the thigh
        TreeState zero = new TreeState(model);
        System.arraycopy(character.zeroPose(), 0, zero.q, 0, zero.q.length);
        Kinematics.positions(model, zero);
        double[] h = anchor(zero, leg.thigh(), leg.hip());
        double[] k = anchor(zero, leg.shank(), leg.knee());
        double[] a = anchor(zero, leg.foot(), firstJoint(leg.foot()));
        double[] axis = new double[3];
        System.arraycopy(zero.subspace, 6 * model.linkDof[leg.shank()], axis, 0, 3);
        ik[side] = new TwoLinkLeg(
                inLink(zero, leg.thigh(), minus(k, h)),
                inLink(zero, leg.thigh(), minus(a, k)),
                inLink(zero, leg.thigh(), axis),
                bend[side]);
        double lowest = Double.POSITIVE_INFINITY;
        double front = Double.NEGATIVE_INFINITY;
        double back = Double.POSITIVE_INFINITY;
        double half = 0;
        double[] standing = anchor(state, leg.foot(), firstJoint(leg.foot()));
        for (int link : leg.toes() >= 0 ? List.of(leg.foot(), leg.toes()) : List.of(leg.foot())) {
            for (Shape s : character.links().get(link).shapes()) {
                double[] box = extent(link, s);
                lowest = Math.min(lowest, box[0]);
                back = Math.min(back, box[1]);
                // toes give way: they carry no torque
                front = link == leg.foot() ? Math.max(front, box[2]) : front;
                half = Math.max(half, box[3]);
            }
        }
        ankleHeight[side] = standing[2] - lowest;
        soleHeel[side] = back - standing[0];
        soleTip[side] = front - standing[0];
        soleHalf[side] = half;
        soleMiddle[side] = 0.5 * (soleHeel[side] + soleTip[side]);
    }

    /** Lowest z, least and greatest x, and half the width of a shape of a link while the character stands. */
    private double[] extent(int link, Shape s) {
        double[] c = new double[3];
        s.pose().position().get(c, 0);
        Quaternions.rotate(state.quaternion, 4 * link, c, 0, c, 0);
        double[] q = {
            s.pose().orientation().w(),
            s.pose().orientation().x(),
            s.pose().orientation().y(),
            s.pose().orientation().z()
        };
        Quaternions.multiply(state.quaternion, 4 * link, q, 0, q, 0);
        double rx = 0;
        double ry = 0;
        double rz = 0;
        Vec3[] spans;
        double radius = 0;
        if (s.geometry() instanceof Geometry.Box b) {
            spans = new Vec3[] {new Vec3(b.hx(), 0, 0), new Vec3(0, b.hy(), 0), new Vec3(0, 0, b.hz())};
        } else if (s.geometry() instanceof Geometry.Capsule b) {
            spans = new Vec3[] {new Vec3(0, 0, b.halfLength())};
            radius = b.radius();
        } else {
            spans = new Vec3[0];
            radius = s.geometry() instanceof Geometry.Sphere b ? b.radius() : 0;
        }
        for (Vec3 span : spans) {
            double[] v = {span.x(), span.y(), span.z()};
            Quaternions.rotate(q, 0, v, 0, v, 0);
            rx += Math.abs(v[0]);
            ry += Math.abs(v[1]);
            rz += Math.abs(v[2]);
        }
        double x = state.position[3 * link] + c[0];
        double z = state.position[3 * link + 2] + c[2];
        return new double[] {z - rz - radius, x - rx - radius, x + rx + radius, ry + radius};
    }

    int firstJoint(int link) {
        return model.firstJoint[link];
    }

    private double[] anchor(TreeState s, int link, int joint) {
        double[] p = new double[3];
        anchor(s, link, joint, p, 0);
        return p;
    }

    private void anchor(TreeState s, int link, int joint, double[] out, int io) {
        Quaternions.rotate(s.quaternion, 4 * link, model.anchor, 3 * joint, out, io);
        for (int k = 0; k < 3; k++) {
            out[io + k] += s.position[3 * link + k];
        }
    }

    /** World place of a link's first joint. */
    void anchor(int link, double[] out) {
        anchor(state, link, model.firstJoint[link], out, 0);
    }

    private static double[] minus(double[] a, double[] b) {
        return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
    }

    private static double[] inLink(TreeState s, int link, double[] v) {
        double[] q = {
            s.quaternion[4 * link],
            -s.quaternion[4 * link + 1],
            -s.quaternion[4 * link + 2],
            -s.quaternion[4 * link + 3]
        };
        double[] out = new double[3];
        Quaternions.rotate(q, 0, v, 0, out, 0);
        return out;
    }

    /** Angle of a knee with which the hip is as high as with the shorter leg bent by so much. */
    double level(int side, double bent) {
        double high = Double.POSITIVE_INFINITY;
        for (int k = 0; k < 2; k++) {
            high = Math.min(high, ik[k].distance(bend[k] * bent) + ankleHeight[k]);
        }
        return ik[side].hinge(high - ankleHeight[side]);
    }

    /** Height of an ankle over the ground that its foot touches with this pitch, toes down positive. */
    double ankleOver(int side, double pitch) {
        double sin = StrictMath.sin(pitch);
        return ankleHeight[side] * StrictMath.cos(pitch) + Math.max(sin * soleTip[side], sin * soleHeel[side]);
    }

    /** Which way a foot points. */
    double footYaw(int side) {
        int o = 9 * plan.legs().get(side).foot();
        return StrictMath.atan2(state.rotation[o + 3], state.rotation[o]);
    }

    /** Looks at the character. */
    void update(Observation now) {
        now.positions(state.q);
        now.velocities(state.v);
        Kinematics.positions(model, state);
        Kinematics.velocities(model, state);
        Momentum.centreOfMass(model, state, 0, com);
        Momentum.of(model, state, 0, six);
        for (int k = 0; k < 3; k++) {
            comVelocity[k] = six[3 + k] / mass;
        }
        for (int side = 0; side < 2; side++) {
            BodyPlan.Leg leg = plan.legs().get(side);
            anchor(state, leg.thigh(), leg.hip(), hip, 3 * side);
            anchor(state, leg.foot(), firstJoint(leg.foot()), ankle, 3 * side);
            three[0] = soleMiddle[side];
            three[1] = 0;
            three[2] = -ankleHeight[side];
            Quaternions.rotate(state.quaternion, 4 * leg.foot(), three, 0, sole, 3 * side);
            for (int k = 0; k < 3; k++) {
                sole[3 * side + k] += ankle[3 * side + k];
            }
            now.groundForce(leg.foot(), three);
            System.arraycopy(three, 0, ground, 3 * side, 3);
            toeLoad[side] = 0;
            if (leg.toes() >= 0) {
                now.groundForce(leg.toes(), three);
                toeLoad[side] = three[2];
                for (int k = 0; k < 3; k++) {
                    ground[3 * side + k] += three[k];
                }
            }
        }
    }
}
