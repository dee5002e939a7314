// SPDX-License-Identifier: Apache-2.0
package com.example.hop;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.character.SideNames;

/**
 * The hinges of one leg that bend when it crouches.
 *
 * @param knee index of the knee
 * @param kneeSign +1 if a positive angle bends it, -1 otherwise
 * @param hip index of the hip hinge that swings the thigh forward, or -1 if there is none
 * @param hipSign +1 if a positive angle swings the thigh forward, -1 otherwise
 */
record Leg(int knee, double kneeSign, int hip, double hipSign) {
    /** What a character lacks, in words, or null if it has two legs to hop with. */
    static String missing(CharacterModel character) {
        for (Side side : new Side[] {Side.LEFT, Side.RIGHT}) {
            if (knee(character, side) < 0) {
                return "'" + character.name() + "' has no " + side.name().toLowerCase(Locale.ROOT)
                        + " knee: a hinge with 'knee' and its side in the name; choose a character with two knees";
            }
        }
        return null;
    }

    static Leg[] of(CharacterModel character) {
        return new Leg[] {of(character, Side.LEFT), of(character, Side.RIGHT)};
    }

    private static Leg of(CharacterModel character, Side side) {
        int knee = knee(character, side);
        int hip = hip(character, side, knee);
        return new Leg(
                knee,
                bendingSign(character.joints().get(knee)),
                hip,
                hip < 0 ? 0 : -Math.signum(character.joints().get(hip).axis().y()));
    }

    private static int knee(CharacterModel character, Side side) {
        for (int j = 0; j < character.joints().size(); j++) {
            if (isHinge(character.joints().get(j), "knee", side)) {
                return j;
            }
        }
        return -1;
    }

    /** Of the hinges of the hip, the one that turns most about the lateral axis. */
    private static int hip(CharacterModel character, Side side, int knee) {
        List<Integer> hips = new ArrayList<>();
        for (int j = 0; j < knee; j++) {
            Joint joint = character.joints().get(j);
            if (isHinge(joint, "hip", side) && Math.abs(joint.axis().y()) > 0.7) {
                hips.add(j);
            }
        }
        return hips.isEmpty() ? -1 : hips.get(0);
    }

    private static boolean isHinge(Joint joint, String word, Side side) {
        return joint.type() == JointType.HINGE
                && joint.name().toLowerCase(Locale.ROOT).contains(word)
                && SideNames.side(joint.name()) == side;
    }

    /** Knees bend the way that their limits leave room for. */
    private static double bendingSign(Joint knee) {
        if (knee.limit() == null) {
            return Math.signum(knee.axis().y());
        }
        return knee.limit().upper() > -knee.limit().lower() ? 1 : -1;
    }
}
