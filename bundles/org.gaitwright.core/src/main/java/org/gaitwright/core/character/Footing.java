// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import org.gaitwright.core.math.Pose;

/** Which links of a character stand on the ground: the ends of its legs, whatever they are called. */
public final class Footing {
    /** So much higher than the lowest point a link still touches the ground, as a share of the root's height. */
    private static final double NEAR = 0.04;
    /** A foot is no higher than this share of the root's height; a shank whose round end comes near the sole is. */
    private static final double FLAT = 0.2;

    private Footing() {}

    /**
     * For each link, whether it may carry load without it being a fall: it ends a leg that touches the ground in the pose
     * {@code stand}, or is a flat part there, hangs on such a link, or is known as foot or toes.
     */
    public static boolean[] of(CharacterModel character) {
        Pose[] world = Posture.of(character, character.keyframe("stand"));
        double low = Posture.lowest(character, world, l -> true);
        double height = Math.max(0, world[0].position().z() - low);
        int n = world.length;
        boolean[] touches = new boolean[n];
        boolean[] goesOn = new boolean[n];
        for (int i = n - 1; i >= 0; i--) {
            Link link = character.links().get(i);
            touches[i] = Posture.lowest(character, world, l -> l == link) <= low + NEAR * height;
            if (link.parent() >= 0) {
                goesOn[link.parent()] |= touches[i] || goesOn[i];
            }
        }
        boolean[] stands = new boolean[n];
        for (int i = 0; i < n; i++) {
            Link link = character.links().get(i);
            boolean end = !goesOn[i] || Posture.highest(link, world[i]) <= low + FLAT * height;
            stands[i] = link.role().standsOnGround()
                    || i > 0 && (link.parent() >= 0 && stands[link.parent()] || touches[i] && end);
        }
        return stands;
    }
}
