// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.control;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;

/**
 * Which links and joints of a character are the pelvis, the spine, the legs and the arms of a biped that moves in space.
 *
 * @param pelvis the root link
 * @param spine links from the pelvis, which is left out, up to the head
 * @param legs left, right
 * @param arms left, right; fewer if it has none
 */
public record BodyPlan(int pelvis, List<Integer> spine, List<Leg> legs, List<Arm> arms) {
    public static final int LEFT = 0;
    public static final int RIGHT = 1;

    /**
     * A leg.
     *
     * @param hip number of the ball joint of the thigh
     * @param knee number of the hinge of the shank
     * @param toes link, −1 if there are none that move
     * @param toeJoint number of their hinge, or −1
     */
    public record Leg(int thigh, int shank, int foot, int toes, int hip, int knee, int toeJoint) {}

    /** An arm; the lower one and its hinge are −1 if there is none. */
    public record Arm(int side, int upper, int lower, int shoulder, int elbow) {}

    /** What of it this character lacks; empty if it has all. */
    public static List<String> missing(CharacterModel c) {
        List<String> missing = new ArrayList<>();
        find(c, missing);
        return missing;
    }

    /** The plan of a character that lacks nothing. */
    public static BodyPlan of(CharacterModel c) {
        List<String> missing = new ArrayList<>();
        BodyPlan plan = find(c, missing);
        if (plan == null || !missing.isEmpty()) {
            throw new IllegalArgumentException("'" + c.name() + "' lacks " + String.join(", ", missing));
        }
        return plan;
    }

    private static BodyPlan find(CharacterModel c, List<String> missing) {
        if (c.links().get(0).role() != Role.PELVIS
                || first(c, 0) < 0
                || joint(c, 0).type() != JointType.FREE) {
            missing.add("a pelvis that is free in space as its first body");
        }
        List<Leg> legs = new ArrayList<>();
        List<Arm> arms = new ArrayList<>();
        for (Side side : List.of(Side.LEFT, Side.RIGHT)) {
            Leg leg = leg(c, side, missing);
            if (leg != null) {
                legs.add(leg);
            }
            Arm arm = arm(c, side);
            if (arm != null) {
                arms.add(arm);
            }
        }
        return new BodyPlan(0, spine(c), List.copyOf(legs), List.copyOf(arms));
    }

    private static Leg leg(CharacterModel c, Side side, List<String> missing) {
        int thigh = link(c, Role.THIGH, side);
        int shank = link(c, Role.SHANK, side);
        int foot = link(c, Role.FOOT, side);
        String which = side.name().toLowerCase(java.util.Locale.ROOT);
        if (thigh < 0 || shank < 0 || foot < 0) {
            missing.add("a " + which + " thigh, shank and foot");
            return null;
        }
        if (!single(c, thigh, JointType.BALL)) {
            missing.add("a ball joint at the " + which + " hip");
        }
        if (!single(c, shank, JointType.HINGE)) {
            missing.add("a hinge at the " + which + " knee");
        }
        if (first(c, foot) < 0) {
            missing.add("a joint at the " + which + " ankle");
        }
        int toes = link(c, Role.TOES, side);
        boolean toesMove = toes >= 0 && single(c, toes, JointType.HINGE);
        return new Leg(thigh, shank, foot, toes, first(c, thigh), first(c, shank), toesMove ? first(c, toes) : -1);
    }

    private static Arm arm(CharacterModel c, Side side) {
        int upper = link(c, Role.UPPER_ARM, side);
        if (upper < 0 || !single(c, upper, JointType.BALL)) {
            return null;
        }
        int lower = link(c, Role.LOWER_ARM, side);
        boolean bends = lower >= 0 && single(c, lower, JointType.HINGE);
        return new Arm(
                side == Side.LEFT ? LEFT : RIGHT,
                upper,
                bends ? lower : -1,
                first(c, upper),
                bends ? first(c, lower) : -1);
    }

    /** From the head, or the highest link of the trunk, down to the pelvis, turned round. */
    private static List<Integer> spine(CharacterModel c) {
        int top = link(c, Role.HEAD, Side.CENTRE);
        for (int l = c.links().size() - 1; l >= 0 && top < 0; l--) {
            top = c.links().get(l).role() == Role.TRUNK ? l : -1;
        }
        List<Integer> chain = new ArrayList<>();
        for (int l = top; l > 0; l = c.links().get(l).parent()) {
            if (first(c, l) >= 0) {
                chain.add(l);
            }
        }
        Collections.reverse(chain);
        return List.copyOf(chain);
    }

    private static int link(CharacterModel c, Role role, Side side) {
        for (int i = 0; i < c.links().size(); i++) {
            Link l = c.links().get(i);
            if (l.role() == role && l.side() == side) {
                return i;
            }
        }
        return -1;
    }

    private static Joint joint(CharacterModel c, int link) {
        return c.joints().get(first(c, link));
    }

    /** Number of a link's first joint, -1 without. */
    private static int first(CharacterModel c, int link) {
        for (int j = 0; j < c.joints().size(); j++) {
            if (c.joints().get(j).link() == link) {
                return j;
            }
        }
        return -1;
    }

    private static boolean single(CharacterModel c, int link, JointType type) {
        int j = first(c, link);
        boolean only =
                j >= 0 && (j + 1 == c.joints().size() || c.joints().get(j + 1).link() != link);
        return only && c.joints().get(j).type() == type;
    }
}
