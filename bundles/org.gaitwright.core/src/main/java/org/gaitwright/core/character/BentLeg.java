// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;

/** A leg with a hinge for a knee, whose foot is lifted straight up by bending it. */
final class BentLeg {
    private static final double PARALLEL = 0.999;

    private final CharacterModel c;
    private final int thigh;
    private final int shank;
    private final int foot;
    private final Joint knee;

    private BentLeg(CharacterModel c, int thigh, int shank, int foot) {
        this.c = c;
        this.thigh = thigh;
        this.shank = shank;
        this.foot = foot;
        knee = c.joints().get(first(shank));
    }

    /** The leg on a side; null if it has no thigh, shank and foot that move, or no hinge for a knee. */
    static BentLeg find(CharacterModel c, Side side) {
        int thigh = link(c, Role.THIGH, side);
        int shank = link(c, Role.SHANK, side);
        int foot = link(c, Role.FOOT, side);
        if (thigh < 0 || shank < 0 || foot < 0) {
            return null;
        }
        BentLeg leg = new BentLeg(c, thigh, shank, foot);
        return leg.knee.type() == JointType.HINGE ? leg : null;
    }

    private static int link(CharacterModel c, Role role, Side side) {
        for (Joint j : c.joints()) {
            Link l = c.links().get(j.link());
            if (l.role() == role && l.side() == side) {
                return j.link();
            }
        }
        return -1;
    }

    /**
     * Changes hip, knee and ankle within their limits so that the ankle rises and the foot stays as level as it is. Exact
     * where no limit is in the way and the axis of the knee is level.
     */
    void lift(double[] q, double height) {
        Pose[] at = Posture.of(c, q);
        Vec3 axis = at[shank].orientation().rotate(knee.axis());
        Vec3 hip = at[thigh].transform(c.joints().get(first(thigh)).anchor());
        Vec3 middle = at[shank].transform(knee.anchor());
        Vec3 ankle = at[foot].transform(c.joints().get(first(foot)).anchor());
        Vec3 upper = across(middle.minus(hip), axis);
        Vec3 lower = across(ankle.minus(middle), axis);
        Vec3 target = across(ankle.plus(new Vec3(0, 0, height)).minus(hip), axis);
        // |target|² = |upper|² + |lower|² + 2 |upper| |lower| cos bend
        double cos = (target.dot(target) - upper.dot(upper) - lower.dot(lower)) / (2 * upper.norm() * lower.norm());
        double bend = StrictMath.acos(Math.max(-1, Math.min(1, cos)));
        boolean forwards =
                knee.limit() == null || knee.limit().upper() >= -knee.limit().lower();
        double byKnee = turn(q, at, shank, axis, (forwards ? bend : -bend) - angle(upper, lower, axis));
        Vec3 reached = upper.plus(Quat.aboutAxis(axis, byKnee).rotate(lower));
        double byHip = turn(q, at, thigh, axis, angle(reached, target, axis));
        turn(q, at, foot, axis, -(byKnee + byHip));
    }

    /** Turns a link about an axis of the world by its hinge along that axis or by its ball; returns how far it went. */
    private double turn(double[] q, Pose[] at, int link, Vec3 axis, double angle) {
        for (int j = first(link); j < c.joints().size() && c.joints().get(j).link() == link; j++) {
            Joint joint = c.joints().get(j);
            int o = c.positionOffset(j);
            if (joint.type() == JointType.BALL) {
                Link l = c.links().get(link);
                Quat frame = at[l.parent()].orientation().times(l.pose().orientation());
                return turnBall(q, o, joint, frame.conjugate().rotate(axis), angle);
            }
            double along = at[link].orientation().rotate(joint.axis()).dot(axis);
            if (joint.type() == JointType.HINGE && Math.abs(along) > PARALLEL) {
                double before = q[o];
                q[o] = limited(before + Math.signum(along) * angle, joint);
                return Math.signum(along) * (q[o] - before);
            }
        }
        return 0;
    }

    private static double turnBall(double[] q, int o, Joint joint, Vec3 axis, double angle) {
        Quat before = Posture.quat(q, o);
        double beyond = joint.limit() == null
                ? 0
                : Math.max(
                        0,
                        size(Quat.aboutAxis(axis, angle).times(before))
                                - joint.limit().upper());
        double by = Math.signum(angle) * Math.max(0, Math.abs(angle) - beyond);
        Quat after = Quat.aboutAxis(axis, by).times(before);
        q[o] = after.w();
        q[o + 1] = after.x();
        q[o + 2] = after.y();
        q[o + 3] = after.z();
        return by;
    }

    private static double size(Quat r) {
        return 2 * StrictMath.atan2(new Vec3(r.x(), r.y(), r.z()).norm(), Math.abs(r.w()));
    }

    private static double limited(double angle, Joint joint) {
        Joint.Limit l = joint.limit();
        return l == null ? angle : Math.max(l.lower(), Math.min(l.upper(), angle));
    }

    private static Vec3 across(Vec3 v, Vec3 axis) {
        return v.minus(axis.times(axis.dot(v)));
    }

    /** From one vector to another, about the axis. */
    private static double angle(Vec3 from, Vec3 to, Vec3 axis) {
        return StrictMath.atan2(axis.dot(from.cross(to)), from.dot(to));
    }

    private int first(int link) {
        for (int j = 0; j < c.joints().size(); j++) {
            if (c.joints().get(j).link() == link) {
                return j;
            }
        }
        throw new IllegalStateException("link " + link + " has no joint");
    }
}
