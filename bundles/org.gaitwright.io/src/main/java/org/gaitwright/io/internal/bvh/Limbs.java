// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.bvh;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which joints of a captured figure are which. Left and right ones are told apart by index 0 and 1; −1 stands for what was not found.
 *
 * @param named whether names said so, sides included; otherwise the shape of the tree did, and which leg is the left one is not known
 * @param legs hip, knee, ankle, toe of each side
 * @param arms shoulder, elbow, wrist, finger of each side
 * @param trunk joints from below to the neck; empty if there are none
 * @param head neck and crown
 */
record Limbs(boolean named, int[][] legs, int[][] arms, List<Integer> trunk, int[] head) {
    static final int HIP = 0;
    static final int KNEE = 1;
    static final int ANKLE = 2;
    static final int TOE = 3;

    Limbs {
        trunk = List.copyOf(trunk);
    }

    /** Every joint that is one of them. */
    Set<Integer> all() {
        Set<Integer> all = new TreeSet<>(trunk);
        for (int[] chain : new int[][] {legs[0], legs[1], arms[0], arms[1], head}) {
            for (int j : chain) {
                all.add(j);
            }
        }
        all.remove(-1);
        return all;
    }

    int leg(int side, int joint) {
        return legs[side][joint];
    }
}
