// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import org.gaitwright.core.math.Pose;

/** Which links of a character stand on the ground: the ends of its legs, whatever they are called. */
public final class Footing {
    /** So much higher than the lowest point a link still stands, as a share of the root's height: less than an ankle is high. */
    private static final double NEAR = 0.04;

    private Footing() {}

    /**
     * For each link, whether it may carry load without it being a fall: it touches the ground in the pose {@code stand}, hangs on
     * one that does, or is known as foot or toes.
     */
    public static boolean[] of(CharacterModel character) {
        Pose[] world = Posture.of(character, character.keyframe("stand"));
        double low = Posture.lowest(character, world, l -> true);
        double reach = low + NEAR * Math.max(0, world[0].position().z() - low);
        boolean[] stands = new boolean[world.length];
        for (int i = 1; i < stands.length; i++) {
            Link link = character.links().get(i);
            stands[i] = link.role().standsOnGround()
                    || link.parent() >= 0 && stands[link.parent()]
                    || Posture.lowest(character, world, l -> l == link) <= reach;
        }
        stands[0] = character.links().get(0).role().standsOnGround();
        return stands;
    }
}
