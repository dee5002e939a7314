// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import java.util.function.Predicate;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;

/** Where the links of a character are in a pose. */
final class Posture {
    private Posture() {}

    /** Frames of the links in the world. */
    static Pose[] of(CharacterModel c, double[] q) {
        Pose[] world = new Pose[c.links().size()];
        int j = 0;
        for (int i = 0; i < world.length; i++) {
            Link l = c.links().get(i);
            Pose at = l.parent() < 0 ? l.pose() : world[l.parent()].times(l.pose());
            for (; j < c.joints().size() && c.joints().get(j).link() == i; j++) {
                at = moved(at, c.joints().get(j), q, c.positionOffset(j));
            }
            world[i] = at;
        }
        return world;
    }

    private static Pose moved(Pose at, Joint j, double[] q, int o) {
        return switch (j.type()) {
            case FREE -> new Pose(new Vec3(q[o], q[o + 1], q[o + 2]), quat(q, o + 3));
            case BALL -> turned(at, j.anchor(), quat(q, o));
            case HINGE -> turned(at, j.anchor(), Quat.aboutAxis(j.axis(), q[o]));
            case SLIDE -> new Pose(at.transform(j.axis().times(q[o])), at.orientation());
        };
    }

    private static Pose turned(Pose at, Vec3 anchor, Quat by) {
        Quat r = at.orientation().times(by);
        return new Pose(at.transform(anchor).minus(r.rotate(anchor)), r);
    }

    static Quat quat(double[] q, int o) {
        return new Quat(q[o], q[o + 1], q[o + 2], q[o + 3]).normalized();
    }

    /** Height of the lowest point of all feet; of the whole character if it has none; infinite without any shape. */
    static double feet(CharacterModel c, Pose[] world) {
        double low = lowest(c, world, l -> l.role().standsOnGround());
        return Double.isFinite(low) ? low : lowest(c, world, l -> true);
    }

    /** Height of the lowest point of the feet on one side; infinite without. */
    static double feet(CharacterModel c, Pose[] world, Side side) {
        return lowest(c, world, l -> l.role().standsOnGround() && l.side() == side);
    }

    /** Height of the lowest point of some links; infinite without any shape. */
    static double lowest(CharacterModel c, Pose[] world, Predicate<Link> which) {
        double low = Double.POSITIVE_INFINITY;
        for (int i = 0; i < world.length; i++) {
            Link l = c.links().get(i);
            if (which.test(l)) {
                for (Shape s : l.shapes()) {
                    low = s.collides() ? Math.min(low, lowest(s.geometry(), world[i].times(s.pose()))) : low;
                }
            }
        }
        return low;
    }

    /** Height of the highest point of a link; minus infinity without any shape. */
    static double highest(Link link, Pose at) {
        double high = Double.NEGATIVE_INFINITY;
        for (Shape s : link.shapes()) {
            Pose pose = at.times(s.pose());
            high = s.collides() ? Math.max(high, 2 * pose.position().z() - lowest(s.geometry(), pose)) : high;
        }
        return high;
    }

    private static double lowest(Geometry g, Pose at) {
        double reach;
        if (g instanceof Geometry.Box b) {
            reach = rise(at, Vec3.X, b.hx()) + rise(at, Vec3.Y, b.hy()) + rise(at, Vec3.Z, b.hz());
        } else if (g instanceof Geometry.Capsule c) {
            reach = c.radius() + rise(at, Vec3.Z, c.halfLength());
        } else {
            reach = ((Geometry.Sphere) g).radius();
        }
        return at.position().z() - reach;
    }

    private static double rise(Pose at, Vec3 axis, double length) {
        return length * Math.abs(at.orientation().rotate(axis).z());
    }
}
