// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import java.util.List;
import org.gaitwright.control.BodyPlan;
import org.gaitwright.control.TwoLinkLeg;
import org.gaitwright.control.Vectors;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/** What of the character's build the controller needs; never changes. */
final class Biped {
    /** Mass of the character that the published gains were made for, kg. */
    static final double PUBLISHED_MASS = 70.4;

    /** Its leg from hip to ankle, m. */
    private static final double PUBLISHED_LEG = 0.86;

    /** The distance of its hips, m. */
    private static final double PUBLISHED_HIPS = 0.16;

    final BodyPlan plan;
    final TreeModel model;
    /** kg. */
    final double mass;
    /** Over the published mass: gains and forces grow with it. */
    final double massScale;
    /** From hip to ankle with the leg stretched, of the shorter leg, m. */
    final double legLength;
    /** Leg length over the published one: lengths ahead and up grow with it. */
    final double lengthScale;
    /** Its root: times and speeds grow with it, as those of a pendulum. */
    final double timeScale;
    /** Distances of the feet sideways grow with this mean of leg length and distance of the hips. */
    final double widthScale;
    /** Links from the pelvis, which is left out, up to the head. */
    final int[] spine;
    /** How many of these turn for balance: all but the head. */
    final int trunk;
    /** Which leg a link belongs to, −1 if to none. */
    final int[] legOf;

    private final LegGeometry[] legs = new LegGeometry[2];
    private final double[] elbowSign;
    private final double[] stand;

    Biped(CharacterModel character) {
        plan = BodyPlan.of(character);
        model = TreeModel.of(character);
        mass = character.totalMass();
        massScale = mass / PUBLISHED_MASS;
        stand = character.keyframe("stand");
        TreeState standing = posed(stand);
        TreeState zero = posed(character.zeroPose());
        for (int side = 0; side < 2; side++) {
            legs[side] = leg(character, plan.legs().get(side), standing, zero);
        }
        legLength = Math.min(legs[0].chain().reach(), legs[1].chain().reach());
        lengthScale = legLength / PUBLISHED_LEG;
        timeScale = Math.sqrt(lengthScale);
        double left = hip(standing, BodyPlan.LEFT)[1], right = hip(standing, BodyPlan.RIGHT)[1];
        widthScale = 0.5 * (lengthScale + Math.abs(left - right) / PUBLISHED_HIPS);
        spine = plan.spine().stream().mapToInt(Integer::intValue).toArray();
        trunk = Math.min(spine.length, Math.max(1, spine.length - 1));
        elbowSign = plan.arms().stream()
                .mapToDouble(
                        a -> a.elbow() < 0 ? 0 : flexionSign(character.joints().get(a.elbow())))
                .toArray();
        legOf = legs();
    }

    LegGeometry leg(int side) {
        return legs[side];
    }

    /** +1 if an elbow bends with growing angles, −1 if with falling ones. */
    double elbowSign(int arm) {
        return elbowSign[arm];
    }

    /** Position vector of the character that stands; read only. */
    double[] stand() {
        return stand;
    }

    /** Angle of a knee, rad, with which the hip is as high as with the shorter leg's knee bent by so much. */
    double levelKnee(int side, double bend) {
        double height = Double.POSITIVE_INFINITY;
        for (LegGeometry leg : legs) {
            height = Math.min(height, leg.chain().distance(leg.kneeSign() * bend) + leg.ankleHeight());
        }
        return legs[side].chain().hinge(height - legs[side].ankleHeight());
    }

    /** World place of the anchor of a link's first joint. */
    void anchor(TreeState s, int link, double[] out, int io) {
        Quaternions.rotate(s.quaternion, 4 * link, model.anchor, 3 * model.firstJoint[link], out, io);
        for (int k = 0; k < 3; k++) {
            out[io + k] += s.position[3 * link + k];
        }
    }

    private double[] anchor(TreeState s, int link) {
        double[] p = new double[3];
        anchor(s, link, p, 0);
        return p;
    }

    private double[] hip(TreeState s, int side) {
        return anchor(s, plan.legs().get(side).thigh());
    }

    private TreeState posed(double[] q) {
        TreeState s = new TreeState(model);
        System.arraycopy(q, 0, s.q, 0, q.length);
        Kinematics.positions(model, s);
        return s;
    }

    private int[] legs() {
        int[] of = new int[model.links];
        of[0] = -1;
        for (int l = 1; l < of.length; l++) {
            of[l] = l == plan.legs().get(0).thigh()
                    ? BodyPlan.LEFT
                    : l == plan.legs().get(1).thigh() ? BodyPlan.RIGHT : of[model.parent[l]];
        }
        return of;
    }

    /** The way in which a hinge has more room. */
    private static double flexionSign(Joint hinge) {
        return hinge.limit() == null || hinge.limit().upper() >= -hinge.limit().lower() ? 1 : -1;
    }

    private LegGeometry leg(CharacterModel character, BodyPlan.Leg leg, TreeState standing, TreeState zero) {
        double kneeSign = flexionSign(character.joints().get(leg.knee()));
        double[] hip = anchor(zero, leg.thigh());
        double[] knee = anchor(zero, leg.shank());
        double[] ankle = anchor(zero, leg.foot());
        double[] axis = new double[3];
        System.arraycopy(zero.subspace, 6 * model.linkDof[leg.shank()], axis, 0, 3);
        TwoLinkLeg chain = new TwoLinkLeg(
                inLink(zero, leg.thigh(), minus(knee, hip)),
                inLink(zero, leg.thigh(), minus(ankle, knee)),
                inLink(zero, leg.thigh(), axis),
                kneeSign);
        double lowest = Double.POSITIVE_INFINITY;
        double front = Double.NEGATIVE_INFINITY;
        double back = Double.POSITIVE_INFINITY;
        double half = 0;
        for (int link : leg.toes() >= 0 ? List.of(leg.foot(), leg.toes()) : List.of(leg.foot())) {
            for (Shape s : character.links().get(link).shapes()) {
                Extent e = extent(standing, link, s);
                lowest = Math.min(lowest, e.lowest);
                back = Math.min(back, e.back);
                // toes give way: they carry no torque
                front = link == leg.foot() ? Math.max(front, e.front) : front;
                half = Math.max(half, e.half);
            }
        }
        double[] at = anchor(standing, leg.foot());
        return new LegGeometry(leg, chain, kneeSign, at[2] - lowest, back - at[0], front - at[0], half);
    }

    /** Lowest z, least and greatest x, and half the width of a shape. */
    private record Extent(double lowest, double back, double front, double half) {}

    private static Extent extent(TreeState at, int link, Shape s) {
        double[] c = new double[3];
        s.pose().position().get(c, 0);
        Quaternions.rotate(at.quaternion, 4 * link, c, 0, c, 0);
        Quat turn = s.pose().orientation();
        double[] q = {turn.w(), turn.x(), turn.y(), turn.z()};
        Quaternions.multiply(at.quaternion, 4 * link, q, 0, q, 0);
        // a box reaches along three half axes; a capsule is a ball that is moved along one, and a ball stays
        double[][] spans = {};
        double radius = 0;
        if (s.geometry() instanceof Geometry.Box b) {
            spans = new double[][] {{b.hx(), 0, 0}, {0, b.hy(), 0}, {0, 0, b.hz()}};
        } else if (s.geometry() instanceof Geometry.Capsule b) {
            spans = new double[][] {{0, 0, b.halfLength()}};
            radius = b.radius();
        } else if (s.geometry() instanceof Geometry.Sphere b) {
            radius = b.radius();
        }
        double rx = 0, ry = 0, rz = 0;
        for (double[] v : spans) {
            Quaternions.rotate(q, 0, v, 0, v, 0);
            rx += Math.abs(v[0]);
            ry += Math.abs(v[1]);
            rz += Math.abs(v[2]);
        }
        double x = at.position[3 * link] + c[0];
        double z = at.position[3 * link + 2] + c[2];
        return new Extent(z - rz - radius, x - rx - radius, x + rx + radius, ry + radius);
    }

    private static double[] minus(double[] a, double[] b) {
        return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
    }

    /** A vector of the world in the axes of a link. */
    private static double[] inLink(TreeState s, int link, double[] v) {
        double[] q = new double[4], out = new double[3];
        Vectors.conjugate(s.quaternion, 4 * link, q, 0);
        Quaternions.rotate(q, 0, v, 0, out, 0);
        return out;
    }
}
