// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.nearestnode.internal;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.Parameter.Mirror;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterSetBuilder;

/**
 * Everything that can be tuned, declared once for a character. Poses are said of stance and swing, not of left and right, so each parameter mirrors to itself. Keyframes say what is to be done; nodes say
 * how far they are off the places that keyframes give them, so that a walk of which nothing was learnt has zeros there.
 */
final class NodeParameters {
    static final int MAX_KEYS = 12;
    static final int MAX_NODES = 24;

    private static final double STIFFEST = 5000;
    private static final double MAX_DAMPING = 500;
    private static final double LONGEST_KEY = 3;
    private static final double FARTHEST = 1.5;

    /** What holds for all of the walk. */
    enum Whole {
        KEYS("keys", "", 1, MAX_KEYS, 1, "Walk", "Number of keyframes in half a cycle"),
        NODES("nodes", "", 1, MAX_NODES, 6, "Walk", "Number of nodes in half a cycle"),
        GATE(
                "gate",
                "",
                0,
                2,
                2,
                "Walk",
                "Contact that a node requires: 2: feet as it says, else its stance foot; 1: feet as it says; 0: any"),
        LANDING(
                "landing",
                "",
                0,
                1,
                1,
                "Walk",
                "Share of half a cycle after which a landing may end it; 1: only its last node ends it"),
        LEAD(
                "lead",
                "s",
                0,
                0.5,
                0,
                "Walk",
                "Lead of the target of a node along the keyframes; at least to the next node. Joints lag by about"
                        + " kd/kp"),
        CONTACT_LOAD(
                "contact.load",
                "",
                0,
                0.5,
                0.01,
                "Walk",
                "Share of the weight on a foot that counts as touching the ground"),
        FEEDBACK_D(
                "feedback.d",
                "rad/m",
                -1,
                3,
                0,
                "Balance",
                "Swing hip, forward, per metre that the root is further ahead of the stance ankle than in the"
                        + " keyframes; 0: none, as in the thesis"),
        FEEDBACK_V(
                "feedback.v",
                "rad s/m",
                -1,
                2,
                0,
                "Balance",
                "Swing hip, forward, per speed above that of the keyframes; 0: none, as in the thesis"),
        TORSO_KP(
                "torso.kp",
                "N m/rad",
                0,
                STIFFEST,
                900,
                "Gains",
                "Stiffness of the torso in the world, by the stance hip"),
        TORSO_KD(
                "torso.kd",
                "N m s/rad",
                0,
                MAX_DAMPING,
                90,
                "Gains",
                "Damping of the torso in the world, by the stance hip"),
        START_PHASE("start.phase", "", 0, 1, 0, "Start", "Share of half a cycle at which a run begins"),
        START_SPEED("start.speed", "", 0, 2, 1, "Start", "Initial velocities, as a fraction of those of the keyframes");

        final Parameter parameter;

        Whole(String key, String unit, double low, double high, double initial, String group, String help) {
            parameter = new Parameter(key, unit, low, high, initial, group, Mirror.SAME, help);
        }
    }

    final Slots slots;
    final ParameterSet set;
    private final int[] gains;
    private final int[] key = new int[MAX_KEYS];
    private final int[] node = new int[MAX_NODES];

    NodeParameters(Slots slots) {
        this.slots = slots;
        ParameterSetBuilder list = new ParameterSetBuilder();
        for (Whole w : Whole.values()) {
            list.add(w.parameter);
        }
        gains = gains(list);
        for (int k = 0; k < MAX_KEYS; k++) {
            key[k] = list.next();
            key(list, k);
        }
        for (int k = 0; k < MAX_NODES; k++) {
            node[k] = list.next();
            node(list, k);
        }
        set = list.build();
    }

    /** Joints of both sides share their gains. */
    private int[] gains(ParameterSetBuilder list) {
        int[] index = new int[slots.count];
        List<String> done = new ArrayList<>();
        for (int s = 1; s < slots.count; s++) {
            String kind = slots.kinds.get(s);
            int before = done.indexOf(kind);
            if (before >= 0) {
                index[s] = Whole.values().length + 2 * before;
                continue;
            }
            done.add(kind);
            double kp = stiffness(
                    slots.figure.character.links().get(slots.link[0][s]).role());
            String name = "gains." + kind;
            index[s] = list.add(
                    name + ".kp", "N m/rad", 0, STIFFEST, kp, "Gains", "Stiffness of the joint '" + kind + "'");
            list.add(
                    name + ".kd",
                    "N m s/rad",
                    0,
                    MAX_DAMPING,
                    0.1 * kp,
                    "Gains",
                    "Damping of the joint '" + kind + "'");
        }
        return index;
    }

    /** [Sharon 2004, Tables A.2 and A.6]. */
    private static double stiffness(Role role) {
        return switch (role) {
            case THIGH, SHANK -> 900;
            case FOOT -> 170;
            case PELVIS, TRUNK -> 500;
            case LOWER_ARM, HAND -> 50;
            default -> 100;
        };
    }

    private void key(ParameterSetBuilder list, int k) {
        String group = "Keyframe " + k;
        list.add("key." + k + ".seconds", "s", 0.01, LONGEST_KEY, 0.2, group, "Time to the next keyframe");
        for (int s = 0; s < slots.count; s++) {
            list.add("key." + k + "." + slots.names.get(s), "rad", -Math.PI, Math.PI, 0, group, angle(s));
        }
    }

    private String angle(int s) {
        return s == Slots.TORSO ? "Angle of the root in the world, positive: leaning forward" : "Angle of the joint";
    }

    private void node(ParameterSetBuilder list, int k) {
        String group = "Node " + k;
        String name = "node." + k + ".";
        list.add(name + "at", "", -1, 1, -1, group, "Position in half a cycle; -1: evenly spaced");
        list.add(
                name + "feet",
                "",
                0,
                5,
                0,
                group,
                "Which feet touch the ground: 0 as in the keyframes, 1 any, 2 the stance foot, 3 both, 4 the swing"
                        + " foot, 5 none");
        list.add(
                name + "branch",
                "",
                -1,
                2 * MAX_NODES - 1,
                -1,
                group,
                "Another node that may follow, counted over a whole cycle; -1: none");
        for (int s = 0; s < slots.count; s++) {
            list.add(
                    name + "centre." + slots.names.get(s),
                    "rad",
                    -FARTHEST,
                    FARTHEST,
                    0,
                    group,
                    "Offset of its centre from the keyframes");
        }
        for (int s = 0; s < slots.count; s++) {
            list.add(
                    name + "target." + slots.names.get(s),
                    "rad",
                    -FARTHEST,
                    FARTHEST,
                    0,
                    group,
                    "Offset of its target from the next node in the keyframes");
        }
    }

    int index(Whole w) {
        return w.ordinal();
    }

    int kp(int slot) {
        return gains[slot];
    }

    int kd(int slot) {
        return gains[slot] + 1;
    }

    int seconds(int k) {
        return key[k];
    }

    int angle(int k, int slot) {
        return key[k] + 1 + slot;
    }

    int at(int k) {
        return node[k];
    }

    int feet(int k) {
        return node[k] + 1;
    }

    int branch(int k) {
        return node[k] + 2;
    }

    int centre(int k, int slot) {
        return node[k] + 3 + slot;
    }

    int target(int k, int slot) {
        return node[k] + 3 + slots.count + slot;
    }
}
