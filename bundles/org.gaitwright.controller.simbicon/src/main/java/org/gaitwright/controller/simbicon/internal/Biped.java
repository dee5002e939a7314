// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.simbicon.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Vec3;

/**
 * What of a character is its torso, which is the root, and what are its legs; in a plane or in space.
 *
 * @param planar whether its root keeps to the plane of x and z
 * @param legs left, right
 */
record Biped(boolean planar, List<Leg> legs) {
    static final int LEFT = 0;
    static final int RIGHT = 1;

    /** An axis is along another one from this cosine on. */
    private static final double ALONG = 0.99;

    /**
     * A leg.
     *
     * @param hip number of the thigh's joint, a ball or a hinge about y
     * @param knee number of the shank's hinge
     * @param kneeSign +1 if the hinge turns about y, −1 if about −y
     * @param carrying links that stand on the ground: the foot, toes, and what is fixed to them
     */
    record Leg(int thigh, int shank, int foot, int hip, int knee, double kneeSign, List<Integer> carrying) {}

    /** What this character lacks; empty if it has all. */
    static List<String> missing(CharacterModel c) {
        List<String> missing = new ArrayList<>();
        find(c, missing);
        return missing;
    }

    /** The build of a character that lacks nothing. */
    static Biped of(CharacterModel c) {
        List<String> missing = new ArrayList<>();
        Biped biped = find(c, missing);
        if (!missing.isEmpty()) {
            throw new IllegalArgumentException("'" + c.name() + "' lacks " + String.join(", ", missing));
        }
        return biped;
    }

    /** Whether the root of a character keeps to the plane of x and z. */
    static boolean inPlane(CharacterModel c) {
        List<Joint> root = joints(c, 0);
        return root.size() == 3
                && along(root.get(0), JointType.SLIDE, Vec3.X)
                && along(root.get(1), JointType.SLIDE, Vec3.Z)
                && along(root.get(2), JointType.HINGE, Vec3.Y);
    }

    private static Biped find(CharacterModel c, List<String> missing) {
        List<Joint> root = joints(c, 0);
        boolean free = root.size() == 1 && root.get(0).type() == JointType.FREE;
        boolean planar = inPlane(c);
        if (!free && !planar) {
            missing.add("a first body that is free in space, or slides along x and z and turns about y, in this order");
        }
        List<Leg> legs = new ArrayList<>();
        for (Side side : List.of(Side.LEFT, Side.RIGHT)) {
            Leg leg = leg(c, side, planar, missing);
            if (leg != null) {
                legs.add(leg);
            }
        }
        return new Biped(planar, List.copyOf(legs));
    }

    private static Leg leg(CharacterModel c, Side side, boolean planar, List<String> missing) {
        String which = side.name().toLowerCase(Locale.ROOT);
        int thigh = moving(c, Role.THIGH, side);
        int shank = moving(c, Role.SHANK, side);
        int foot = moving(c, Role.FOOT, side);
        if (thigh < 0 || shank < 0 || foot < 0) {
            missing.add("a " + which + " thigh, shank and foot with a joint each");
            return null;
        }
        List<Joint> hip = joints(c, thigh);
        boolean hinge = hip.size() == 1 && along(hip.get(0), JointType.HINGE, Vec3.Y);
        if (hip.size() != 1 || !(planar ? hinge : hip.get(0).type() == JointType.BALL)) {
            missing.add((planar ? "a hinge about y" : "a ball joint") + " at the " + which + " hip");
        }
        if (!onRoot(c, thigh)) {
            missing.add("a " + which + " thigh that hangs on the first body");
        }
        List<Joint> knee = joints(c, shank);
        boolean back = knee.size() == 1 && along(knee.get(0), JointType.HINGE, Vec3.Y.times(-1));
        if (!back && !(knee.size() == 1 && along(knee.get(0), JointType.HINGE, Vec3.Y))) {
            missing.add("a hinge about y at the " + which + " knee");
        }
        return new Leg(thigh, shank, foot, first(c, thigh), first(c, shank), back ? -1 : 1, carrying(c, side));
    }

    /** Whether nothing that moves is between a link and the root. */
    static boolean onRoot(CharacterModel c, int link) {
        int l = c.links().get(link).parent();
        while (l > 0 && joints(c, l).isEmpty()) {
            l = c.links().get(l).parent();
        }
        return l == 0;
    }

    private static List<Integer> carrying(CharacterModel c, Side side) {
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < c.links().size(); i++) {
            Link l = c.links().get(i);
            if (l.role().standsOnGround() && l.side() == side) {
                found.add(i);
            }
        }
        return List.copyOf(found);
    }

    /** The first link of a role with a joint of its own, −1 without. */
    private static int moving(CharacterModel c, Role role, Side side) {
        for (int i = 0; i < c.links().size(); i++) {
            Link l = c.links().get(i);
            if (l.role() == role && l.side() == side && first(c, i) >= 0) {
                return i;
            }
        }
        return -1;
    }

    private static List<Joint> joints(CharacterModel c, int link) {
        return c.joints().stream().filter(j -> j.link() == link).toList();
    }

    private static int first(CharacterModel c, int link) {
        for (int j = 0; j < c.joints().size(); j++) {
            if (c.joints().get(j).link() == link) {
                return j;
            }
        }
        return -1;
    }

    private static boolean along(Joint joint, JointType type, Vec3 axis) {
        return joint.type() == type && joint.axis().dot(axis) > ALONG;
    }
}
