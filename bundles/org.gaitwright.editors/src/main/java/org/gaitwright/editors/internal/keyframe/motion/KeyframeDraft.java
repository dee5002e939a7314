// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.motion;

import java.util.Locale;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Side;
import org.gaitwright.editors.internal.keyframe.figure.LegReach;
import org.gaitwright.editors.internal.keyframe.figure.Placement;
import org.gaitwright.editors.internal.keyframe.figure.PlanarBody;
import org.gaitwright.editors.internal.page.NumberedText;

/**
 * Writes first keyframes for a body: one with both feet down, one in which the swing leg passes, bent. Both are fitted to its legs.
 */
public final class KeyframeDraft {
    /** Height of the hips above the ankles with both feet down and in passing, and half a step, as shares of the leg's length. */
    private static final double DOWN = 0.93;

    private static final double PASSING = 0.97;
    private static final double HALF_STEP = 0.2;
    /** How high the swing foot passes, likewise. */
    private static final double LIFT = 0.14;

    private static final double LEAN = 0.05;
    /** Time between both for a leg of so many metres; legs swing by the root of their length. */
    private static final double SECONDS = 0.3;

    private static final double LEG_METRES = 0.9;
    /** How far ahead nodes drive with such legs, s. */
    private static final double LEAD = 0.12;

    private static final int NODES = 6;
    private static final int TRIES = 8;

    private KeyframeDraft() {}

    /** @param character its id */
    public static String text(CharacterModel model, String character, String description) {
        PlanarBody body = new PlanarBody(model);
        double leg = length(body);
        String quoted = description.replace("\\", "\\\\").replace("\"", "\\\"");
        StringBuilder s = new StringBuilder();
        s.append("controller: ").append(KeyframeModel.CONTROLLER).append('\n');
        s.append("character: ").append(character).append('\n');
        s.append("description: \"").append(quoted).append("\"\n");
        s.append("# keyframes of half a cycle, in which the left foot stands; the other half is their mirror image\n");
        s.append("keys: 2\n");
        s.append("nodes: ").append(NODES).append('\n');
        s.append("# joints follow late: nodes drive this far ahead, s\n");
        line(s, "lead", LEAD * leg / LEG_METRES);
        double seconds = Math.rint(100 * SECONDS * Math.sqrt(leg / LEG_METRES)) / 100;
        s.append("\n# both feet down\n");
        key(s, body, 0, seconds, pose(body, HALF_STEP * leg, -HALF_STEP * leg, DOWN * leg, 0));
        s.append("\n# the swing leg passes\n");
        key(s, body, 1, seconds, pose(body, 0, 0.05 * leg, PASSING * leg, LIFT * leg));
        return s.toString();
    }

    /** From hip to ankle, m. */
    public static double length(PlanarBody body) {
        PlanarBody.Leg l = body.leg(0);
        return Math.hypot(
                        body.pivotX(l.shank()) - body.pivotX(l.thigh()),
                        body.pivotZ(l.shank()) - body.pivotZ(l.thigh()))
                + Math.hypot(
                        body.pivotX(l.foot()) - body.pivotX(l.shank()), body.pivotZ(l.foot()) - body.pivotZ(l.shank()));
    }

    /**
     * @param stanceX where the ankles are, from the hips
     * @param hips how high they are above the ankle that stands
     * @param lift of the swing ankle
     */
    private static double[] pose(PlanarBody body, double stanceX, double swingX, double hips, double lift) {
        double[] pose = new double[body.count()];
        for (int s = 0; s < pose.length; s++) {
            pose[s] = body.within(s, 0);
        }
        pose[PlanarBody.TORSO] = body.sign(PlanarBody.TORSO) * LEAN;
        Placement at = Placement.free(body, pose, Side.LEFT);
        LegReach.reach(body, pose, 0, at.angle(body.parent(body.leg(0).thigh())), stanceX, -hips, 0);
        double raised = lift;
        for (int i = 0; i < TRIES; i++) {
            double above = at.angle(body.parent(body.leg(1).thigh()));
            LegReach.reach(body, pose, 1, above, swingX, raised - hips, 0);
            // an ankle at its limit tilts the foot: its lower end is to be where a flat sole would be
            raised += lift - Placement.standing(body, pose, Side.LEFT).lowest(Side.RIGHT);
        }
        return KeyframeEdits.rounded(body, pose);
    }

    private static void key(StringBuilder s, PlanarBody body, int key, double seconds, double[] pose) {
        line(s, KeyframeModel.name(key, KeyframeModel.SECONDS), seconds);
        for (int i = 0; i < pose.length; i++) {
            if (NumberedText.rounded(pose[i]) != 0) {
                line(s, KeyframeModel.name(key, body.name(i)), pose[i]);
            }
        }
    }

    private static void line(StringBuilder s, String name, double value) {
        s.append(name)
                .append(": ")
                .append(String.format(Locale.ROOT, "%.4f", value))
                .append('\n');
    }
}
