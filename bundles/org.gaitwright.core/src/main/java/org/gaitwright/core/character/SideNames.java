// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a side from a name as people write it: left_thigh, l-knee, foot_r, RightArm. */
public final class SideNames {
    private static final Pattern WORD = Pattern.compile("(?i)left|right");
    private static final Pattern LETTER = Pattern.compile("(?<![A-Za-z0-9])[lLrR](?![A-Za-z0-9])");

    private SideNames() {}

    public static Side side(String name) {
        Matcher m = find(name);
        if (m == null) {
            return Side.CENTRE;
        }
        return Character.toLowerCase(m.group().charAt(0)) == 'l' ? Side.LEFT : Side.RIGHT;
    }

    /** The name with its side changed; the name itself if it has none. */
    public static String mirror(String name) {
        Matcher m = find(name);
        if (m == null) {
            return name;
        }
        return name.substring(0, m.start()) + swap(m.group()) + name.substring(m.end());
    }

    private static Matcher find(String name) {
        Matcher word = WORD.matcher(name);
        if (word.find()) {
            return word;
        }
        Matcher letter = LETTER.matcher(name);
        return letter.find() ? letter : null;
    }

    private static String swap(String s) {
        return switch (s) {
            case "l" -> "r";
            case "r" -> "l";
            case "L" -> "R";
            case "R" -> "L";
            default -> {
                String other = s.equalsIgnoreCase("left") ? "right" : "left";
                yield Character.isUpperCase(s.charAt(0))
                        ? Character.toUpperCase(other.charAt(0)) + other.substring(1)
                        : other;
            }
        };
    }
}
