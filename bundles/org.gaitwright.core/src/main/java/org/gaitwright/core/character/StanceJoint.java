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
                all.add(of(c, l));
                if (mirror != l) {
                    all.add(of(c, mirror));
                }
            }
        }
        return List.copyOf(all);
    }

    private static StanceJoint of(CharacterModel c, int link) {
        String kind = kind(c.joints().get(joint(c, link)).name().toLowerCase(Locale.ROOT));
        boolean alone = c.mirrorLink(link) == link;
        String part = alone ? "" : c.links().get(link).side() == Side.RIGHT ? "swing-" : "stance-";
        return new StanceJoint(part + kind, kind, link);
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
