// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;

/**
 * The length of a link in its own frame: which way it runs, where it begins and how long it is. The direction is the one that
 * {@link org.gaitwright.core.character.Proportions} stretches along: an axis of the frame.
 *
 * @param from where the link hangs on its parent
 * @param direction unit vector along an axis of the frame, towards the end
 * @param end how far along the direction the link ends, counted from {@code from}
 * @param length from joint to joint for limbs and trunks, else of the shapes
 */
record LinkAxis(Vec3 from, Vec3 direction, double end, double length) {
    private static final double NOWHERE = 1e-9;

    /** @param zero frame of the link when all joints are at zero */
    static LinkAxis of(CharacterModel c, int link, Pose zero) {
        Link l = c.links().get(link);
        Vec3 from = anchor(c, link);
        List<Vec3> ends = ends(c, link);
        Vec3 along = nearestAxis(
                switch (l.role()) {
                    case PELVIS, TRUNK, HEAD -> zero.orientation().conjugate().rotate(Vec3.Z);
                    case FOOT, TOES -> zero.orientation().conjugate().rotate(Vec3.X);
                    default -> towards(l, from, ends);
                });
        Extent shapes = Extent.of(l.shapes(), Pose.IDENTITY, along);
        double start = from.dot(along);
        List<Vec3> next = l.role() == Role.TRUNK ? upwards(c, link) : ends;
        boolean joints = !next.isEmpty() && l.role() != Role.PELVIS && !l.role().standsOnGround();
        double end = joints
                ? mean(next).dot(along) - start
                : shapes.isEmpty() ? l.inertia().com().dot(along) - start : shapes.high() - start;
        double length = joints ? Math.abs(end) : shapes.size();
        return new LinkAxis(from, along, end, length);
    }

    private static Vec3 towards(Link l, Vec3 from, List<Vec3> ends) {
        List<Vec3> all = new ArrayList<>(ends);
        if (all.isEmpty()) {
            l.shapes().forEach(s -> all.add(s.pose().position()));
        }
        Vec3 direction = (all.isEmpty() ? l.inertia().com() : mean(all)).minus(from);
        return direction.norm() > NOWHERE ? direction : Vec3.Z;
    }

    /** Where the children hang. */
    private static List<Vec3> ends(CharacterModel c, int link) {
        List<Vec3> ends = new ArrayList<>();
        for (int i = link + 1; i < c.links().size(); i++) {
            if (c.links().get(i).parent() == link) {
                ends.add(c.links().get(i).pose().transform(anchor(c, i)));
            }
        }
        return ends;
    }

    /** Where the rest of the spine hangs: arms begin at the side of it. */
    private static List<Vec3> upwards(CharacterModel c, int link) {
        List<Vec3> ends = new ArrayList<>();
        for (int i = link + 1; i < c.links().size(); i++) {
            Link l = c.links().get(i);
            if (l.parent() == link && (l.role() == Role.TRUNK || l.role() == Role.HEAD)) {
                ends.add(l.pose().transform(anchor(c, i)));
            }
        }
        return ends;
    }

    /** Where a link hangs on its parent, in its own frame: at its first joint, or at its origin. */
    private static Vec3 anchor(CharacterModel c, int link) {
        for (Joint j : c.joints()) {
            if (j.link() == link) {
                boolean turns = j.type() == JointType.BALL || j.type() == JointType.HINGE;
                return turns ? j.anchor() : Vec3.ZERO;
            }
        }
        return Vec3.ZERO;
    }

    private static Vec3 mean(List<Vec3> points) {
        Vec3 sum = Vec3.ZERO;
        for (Vec3 p : points) {
            sum = sum.plus(p);
        }
        return sum.times(1.0 / points.size());
    }

    private static Vec3 nearestAxis(Vec3 d) {
        double x = Math.abs(d.x());
        double y = Math.abs(d.y());
        double z = Math.abs(d.z());
        Vec3 axis = z >= x && z >= y ? Vec3.Z : y >= x ? Vec3.Y : Vec3.X;
        return axis.times(d.dot(axis) < 0 ? -1 : 1);
    }

    /** The two other axes of the frame. */
    List<Vec3> across() {
        List<Vec3> two = new ArrayList<>(List.of(Vec3.X, Vec3.Y, Vec3.Z));
        two.removeIf(a -> Math.abs(a.dot(direction)) > 0.5);
        return two;
    }
}
