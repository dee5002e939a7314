// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gaitwright.control.BodyPlan;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;

/** What of a character are the end effectors, the joints between them, and the frames on the feet. Immutable; nobody writes its arrays. */
final class Anatomy {
    static final int LEFT = 0;
    static final int RIGHT = 1;
    /** Frames of a foot: the ankle (L), two at the toes and one at the heel (LR) [Wu 2010, 5]. */
    static final int FRAMES = 4;

    static final int ANKLE = 0;
    static final int HEEL = 3;
    /** Points of a sole that are looked at for contact: four corners and the middle. */
    static final int PATCH = 5;

    final CharacterModel character;
    final BodyPlan plan;
    final int trunk;
    final int[] foot = new int[2];
    final int[] thigh = new int[2];
    /** Hip and knee joints; whether a knee bends with growing angles (+1) or falling ones. */
    final int[] hip = new int[2];

    final int[] knee = new int[2];
    final double[] kneeSign = new double[2];
    /** Joints between upper body and feet: those of the spine, then of each leg. */
    final int[] spineJoints;

    final int[][] legJoints = new int[2][];
    /** Joints that no end effector needs, such as those of arms; they are held. */
    final int[] otherJoints;
    /** The ball joint of the head, −1 without. */
    final int neck;
    /** Frames in the axes of each foot, from its origin (3 per frame). */
    final double[][] frame = new double[2][];
    /** Box around each foot: least and greatest x, y, z, from the ankle. */
    final double[][] box = new double[2][];
    /** Points of toes and heel that touch the ground, in the axes of each foot, from its origin (3 per point). */
    final double[][] toes = new double[2][];

    final double[][] heel = new double[2][];
    /** Where the toes of each foot begin and its heel ends, along the foot from the ankle. */
    final double[] toesFrom = new double[2];

    final double[] heelTo = new double[2];
    /** Half of the distance between the ankles of one who stands; |d₀| of [Wu 2010, A.2]. */
    final double halfWidth;
    /** Height of the upper body's centre of mass above the ankles of one who stands: z_ub0. */
    final double standingHeight;
    /** Height of the whole body's centre of mass above the soles of one who stands. */
    final double comHeight;

    private Anatomy(CharacterModel c, BodyPlan plan) {
        character = c;
        this.plan = plan;
        trunk = trunk(c, plan);
        spineJoints = chain(c, trunk, 0);
        List<Integer> used = new ArrayList<>(list(spineJoints));
        used.add(0);
        for (int side = 0; side < 2; side++) {
            BodyPlan.Leg leg = plan.legs().get(side);
            foot[side] = leg.foot();
            thigh[side] = leg.thigh();
            hip[side] = leg.hip();
            knee[side] = leg.knee();
            Joint.Limit limit = c.joints().get(leg.knee()).limit();
            kneeSign[side] = limit != null && -limit.lower() > limit.upper() ? -1 : 1;
            legJoints[side] = chain(c, leg.foot(), 0);
            used.addAll(list(legJoints[side]));
            sole(side);
        }
        otherJoints = java.util.stream.IntStream.range(0, c.joints().size())
                .filter(j -> !used.contains(j))
                .toArray();
        neck = Arrays.stream(otherJoints)
                .filter(j -> ball(j) && c.links().get(c.joints().get(j).link()).role() == Role.HEAD)
                .findFirst()
                .orElse(-1);
        Vec3 left = stand(c, foot[LEFT], ankle(LEFT));
        Vec3 right = stand(c, foot[RIGHT], ankle(RIGHT));
        halfWidth = 0.5 * Math.abs(left.y() - right.y());
        Vec3 com = stand(c, trunk, c.links().get(trunk).inertia().com());
        standingHeight = com.z() - 0.5 * (left.z() + right.z());
        comHeight = comHeight(c) - 0.5 * (left.z() + right.z() + box[LEFT][2] + box[RIGHT][2]);
    }

    /** What this character lacks; empty if it has all. */
    static List<String> missing(CharacterModel c) {
        List<String> missing = new ArrayList<>(BodyPlan.missing(c));
        if (!missing.isEmpty()) {
            return missing;
        }
        BodyPlan plan = BodyPlan.of(c);
        int trunk = trunk(c, plan);
        if (trunk < 0) {
            missing.add("an upper body with a joint to the pelvis");
        } else if (chain(c, trunk, 0).length == 0) {
            missing.add("a waist that moves");
        } else {
            motors(c, trunk, missing);
        }
        for (BodyPlan.Leg leg : plan.legs()) {
            String name = c.links().get(leg.foot()).name();
            if (c.links().get(leg.foot()).shapes().stream().noneMatch(Shape::collides)) {
                missing.add("a shape that touches the ground on '" + name + "'");
            }
            motors(c, leg.foot(), missing);
        }
        return missing;
    }

    private static void motors(CharacterModel c, int link, List<String> missing) {
        for (int j : chain(c, link, 0)) {
            if (!(c.joints().get(j).torqueLimit() > 0)) {
                missing.add("a motor at '" + c.joints().get(j).name() + "'");
            }
        }
    }

    static Anatomy of(CharacterModel c) {
        return new Anatomy(c, BodyPlan.of(c));
    }

    /** The highest part of the trunk. */
    private static int trunk(CharacterModel c, BodyPlan plan) {
        int found = -1;
        for (int l : plan.spine()) {
            if (c.links().get(l).role() == Role.TRUNK) {
                found = l;
            }
        }
        return found;
    }

    private static List<Integer> list(int[] values) {
        return java.util.Arrays.stream(values).boxed().toList();
    }

    /** Joints from a link, which is left out, to another one that hangs on it. */
    private static int[] chain(CharacterModel c, int to, int from) {
        List<Integer> joints = new ArrayList<>();
        for (int l = to; l > from; l = c.links().get(l).parent()) {
            for (int j = 0; j < c.joints().size(); j++) {
                if (c.joints().get(j).link() == l) {
                    joints.add(j);
                }
            }
        }
        joints.sort(null);
        return joints.stream().mapToInt(Integer::intValue).toArray();
    }

    private Vec3 ankle(int side) {
        for (Joint j : character.joints()) {
            if (j.link() == foot[side]) {
                return j.anchor();
            }
        }
        return Vec3.ZERO;
    }

    /** Frames, box and soles of a foot, from its shapes. */
    private void sole(int side) {
        Vec3 ankle = ankle(side);
        double[] b = {9, 9, 9, -9, -9, -9};
        List<double[]> front = new ArrayList<>();
        List<double[]> back = new ArrayList<>();
        for (Shape s : character.links().get(foot[side]).shapes()) {
            if (s.collides()) {
                double[] one = bounds(s);
                for (int k = 0; k < 3; k++) {
                    b[k] = Math.min(b[k], one[k]);
                    b[3 + k] = Math.max(b[3 + k], one[3 + k]);
                }
                (0.5 * (one[0] + one[3]) > ankle.x() ? front : back).add(one);
            }
        }
        List<double[]> ahead = front.isEmpty() ? back : front;
        List<double[]> behind = back.isEmpty() ? front : back;
        toes[side] = patches(ahead);
        heel[side] = patches(behind);
        toesFrom[side] = ahead.stream().mapToDouble(one -> one[0]).min().orElse(0) - ankle.x();
        heelTo[side] = behind.stream().mapToDouble(one -> one[3]).max().orElse(0) - ankle.x();
        double middle = 0.5 * (b[1] + b[4]);
        frame[side] =
                new double[] {ankle.x(), ankle.y(), ankle.z(), b[3], b[4], b[2], b[3], b[1], b[2], b[0], middle, b[2]};
        box[side] = new double[] {
            b[0] - ankle.x(), b[1] - ankle.y(), b[2] - ankle.z(), b[3] - ankle.x(), b[4] - ankle.y(), b[5] - ankle.z()
        };
    }

    private static double[] patches(List<double[]> boxes) {
        double[] all = new double[3 * PATCH * boxes.size()];
        int o = 0;
        for (double[] b : boxes) {
            double[] points = {
                b[0],
                b[1],
                b[2],
                b[0],
                b[4],
                b[2],
                b[3],
                b[1],
                b[2],
                b[3],
                b[4],
                b[2],
                0.5 * (b[0] + b[3]),
                0.5 * (b[1] + b[4]),
                b[2]
            };
            System.arraycopy(points, 0, all, o, points.length);
            o += points.length;
        }
        return all;
    }

    /** Least and greatest x, y, z of a shape in the axes of its link. */
    private static double[] bounds(Shape s) {
        double hx;
        double hy;
        double hz;
        if (s.geometry() instanceof Geometry.Box box) {
            hx = box.hx();
            hy = box.hy();
            hz = box.hz();
        } else if (s.geometry() instanceof Geometry.Capsule capsule) {
            hx = capsule.radius();
            hy = capsule.radius();
            hz = capsule.radius() + capsule.halfLength();
        } else {
            hx = ((Geometry.Sphere) s.geometry()).radius();
            hy = hx;
            hz = hx;
        }
        double[] b = {9, 9, 9, -9, -9, -9};
        Quat turn = s.pose().orientation();
        for (int i = 0; i < 8; i++) {
            Vec3 corner = new Vec3((i & 1) == 0 ? -hx : hx, (i & 2) == 0 ? -hy : hy, (i & 4) == 0 ? -hz : hz);
            Vec3 at = s.pose().position().plus(turn.rotate(corner));
            double[] p = {at.x(), at.y(), at.z()};
            for (int k = 0; k < 3; k++) {
                b[k] = Math.min(b[k], p[k]);
                b[3 + k] = Math.max(b[3 + k], p[k]);
            }
        }
        return b;
    }

    /** Where a point of a link is when all joints are at zero. */
    private static Vec3 stand(CharacterModel c, int link, Vec3 point) {
        Vec3 p = point;
        for (int l = link; l > 0; l = c.links().get(l).parent()) {
            Link one = c.links().get(l);
            p = one.pose().position().plus(one.pose().orientation().rotate(p));
        }
        return p;
    }

    private static double comHeight(CharacterModel c) {
        double height = 0;
        for (int l = 0; l < c.links().size(); l++) {
            height += c.links().get(l).inertia().mass()
                    * stand(c, l, c.links().get(l).inertia().com()).z();
        }
        return height / c.totalMass();
    }

    double footLength() {
        return box[LEFT][3] - box[LEFT][0];
    }

    double footWidth() {
        return box[LEFT][4] - box[LEFT][1];
    }

    /** Whether a joint is a ball. */
    boolean ball(int joint) {
        return character.joints().get(joint).type() == JointType.BALL;
    }
}
