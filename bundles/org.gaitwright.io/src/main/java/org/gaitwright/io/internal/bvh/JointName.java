// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.bvh;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gaitwright.core.character.Side;

/**
 * What the name of a joint says, however it is spelled: {@code mixamorig:LeftUpLeg}, {@code Bip01 L Thigh}, {@code thigh_l}, {@code lThigh}, {@code lfemur}.
 *
 * @param word without side, prefix, digits and spaces, in small letters
 */
record JointName(Side side, String word) {
    private static final Pattern PREFIX = Pattern.compile("(?i)^(.*:|bip\\d*[ _]|mixamorig\\d*_?|def[-_.])");
    private static final Pattern SIDE_WORD = Pattern.compile("(?i)left|right");
    /** A letter that stands alone, or before a capital as in lKnee and LKnee. */
    private static final Pattern SIDE_LETTER =
            Pattern.compile("(?<![A-Za-z])[lLrR](?![A-Za-z])|^[lLrR](?=[A-Z][a-z])|(?<=[a-z])[LR]$");
    /** What a small l or r stands before without a mark. */
    private static final Set<String> GLUED = Set.of(
            "hip",
            "thigh",
            "femur",
            "upleg",
            "knee",
            "shin",
            "tibia",
            "lowleg",
            "leg",
            "ankle",
            "foot",
            "toe",
            "toes",
            "shoulder",
            "shldr",
            "humerus",
            "arm",
            "elbow",
            "forearm",
            "radius",
            "wrist",
            "hand",
            "clavicle",
            "collar");

    static JointName of(String name) {
        String rest = PREFIX.matcher(name).replaceFirst("");
        Matcher word = SIDE_WORD.matcher(rest);
        if (word.find()) {
            // what stands before is the name of the figure, unless nothing follows
            String behind = plain(rest.substring(word.end()));
            return new JointName(
                    side(word.group()), behind.isEmpty() ? plain(rest.substring(0, word.start())) : behind);
        }
        Matcher letter = SIDE_LETTER.matcher(rest);
        if (letter.find()) {
            return new JointName(
                    side(letter.group()), plain(rest.substring(0, letter.start()) + rest.substring(letter.end())));
        }
        String plain = plain(rest);
        boolean glued = plain.length() > 1 && "lr".indexOf(plain.charAt(0)) >= 0 && GLUED.contains(plain.substring(1));
        return glued ? new JointName(side(plain), plain.substring(1)) : new JointName(Side.CENTRE, plain);
    }

    private static Side side(String from) {
        return Character.toLowerCase(from.charAt(0)) == 'l' ? Side.LEFT : Side.RIGHT;
    }

    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
    }
}
