// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.model;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.gaitwright.core.character.Role;

/** Reads the part of the body plan from a link's name as people write it. */
public final class Roles {
    private static final Map<Pattern, Role> WORDS = new LinkedHashMap<>();

    static {
        word("toes?", Role.TOES);
        word("foot|feet|ankle", Role.FOOT);
        word("hand|palm|wrist", Role.HAND);
        word("upper[-_ ]?arm|humerus", Role.UPPER_ARM);
        word("lower[-_ ]?arm|fore[-_ ]?arm", Role.LOWER_ARM);
        word("thigh|upper[-_ ]?leg|femur", Role.THIGH);
        word("shank|shin|calf|lower[-_ ]?leg|tibia", Role.SHANK);
        word("head|skull", Role.HEAD);
        word("torso|trunk|back|chest|spine|upper[-_ ]?body|abdomen", Role.TRUNK);
        word("pelvis|hips?|root", Role.PELVIS);
    }

    private Roles() {}

    public static Role of(String linkName) {
        for (Map.Entry<Pattern, Role> e : WORDS.entrySet()) {
            if (e.getKey().matcher(linkName).find()) {
                return e.getValue();
            }
        }
        return Role.OTHER;
    }

    private static void word(String pattern, Role role) {
        WORDS.put(Pattern.compile("(?i)(?<![a-z])(left|right)?[-_ ]?(" + pattern + ")(?![a-z])"), role);
    }
}
