// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * An angle of a body in a plane, named by the part that its side plays in a step, so that one name holds for both halves of a cycle: in the half in which the left foot stands, left joints are those of
 * the stance leg.
 *
 * @param name such as {@code stance-knee}, {@code swing-hip}, {@code neck}; {@code torso} for the root in the world
 * @param kind the same without the part that it plays, such as {@code knee}
 * @param link that it turns while the left foot stands; while the right one does, that link's mirror image
 */
public record StanceJoint(String name, String kind, int link) {
    public static final String TORSO = "torso";

    /** All that move: the root first, then links as the character lists them, each left one followed by its mirror image. */
    public static List<StanceJoint> of(CharacterModel c) {
        List<StanceJoint> all = new ArrayList<>(List.of(new StanceJoint(TORSO, TORSO, 0)));
        for (int l = 1; l < c.links().size(); l++) {
            int mirror = c.mirrorLink(l);
            boolean first = c.links().get(l).side() != Side.RIGHT || mirror == l;
            if (first && joint(c, l) >= 0) {
                add(c, l, all);
            }
        }
        return List.copyOf(all);
    }

    private static void add(CharacterModel c, int link, List<StanceJoint> to) {
        int mirror = c.mirrorLink(link);
        String kind = unique(kind(c, link), to);
        to.add(new StanceJoint(mirror == link ? kind : "stance-" + kind, kind, link));
        if (mirror != link) {
            to.add(new StanceJoint("swing-" + kind, kind, mirror));
        }
    }

    private static String unique(String kind, List<StanceJoint> taken) {
        String name = kind;
        for (int i = 2; isTaken(name, taken); i++) {
            name = kind + "-" + i;
        }
        return name;
    }

    private static boolean isTaken(String kind, List<StanceJoint> all) {
        return all.stream().anyMatch(j -> j.kind.equals(kind));
    }

    /** Joints of legs have names of their own for each character; here they are called alike, so that what is said of one leg can be said of another. */
    private static String kind(CharacterModel c, int link) {
        return switch (c.links().get(link).role()) {
            case THIGH -> "hip";
            case SHANK -> "knee";
            case FOOT -> "ankle";
            default -> kind(c.joints().get(joint(c, link)).name().toLowerCase(Locale.ROOT));
        };
    }

    /** The last joint of a link; −1 if it is fixed. */
    public static int joint(CharacterModel c, int link) {
        int found = -1;
        for (int j = 0; j < c.joints().size(); j++) {
            found = c.joints().get(j).link() == link ? j : found;
        }
        return found;
    }

    /** A joint's name without its side, such as hip. */
    private static String kind(String name) {
        String mirror = SideNames.mirror(name);
        int a = 0, b = name.length(), m = mirror.length();
        while (a < Math.min(b, m) && name.charAt(a) == mirror.charAt(a)) {
            a++;
        }
        while (b > a && m > a && name.charAt(b - 1) == mirror.charAt(m - 1)) {
            b--;
            m--;
        }
        // left and right end in the same letter
        String plain = name.equals(mirror)
                ? name
                : name.substring(0, a) + name.substring(b).replaceFirst("^t", "");
        return plain.replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    }
}
