// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.bvh;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.gaitwright.core.character.Side;
import org.gaitwright.io.internal.xml.XmlElement;

/** Finds the limbs of a captured figure: by the names of its joints, and if they don't tell, legs by the shape of the tree. */
final class LimbFinder {
    private static final int[] NONE = {-1, -1, -1, -1};
    /** Words for a joint; earlier ones before later ones, as some schemes say leg of the thigh and others of the shin. */
    private static final List<String> KNEE =
            List.of("knee", "lowleg", "lowerleg", "shin", "calf", "shank", "tibia", "leg");

    private static final List<String> HIP = List.of("thigh", "upleg", "upperleg", "femur", "hip", "hipjoint", "leg");
    private static final List<String> ANKLE = List.of("ankle", "foot");
    private static final List<String> TOE = List.of("toebase", "toe", "toes", "ball", "foot");
    private static final List<String> ELBOW = List.of("elbow", "forearm", "lowerarm", "lowarm", "radius");
    private static final List<String> SHOULDER = List.of("upperarm", "uparm", "arm", "humerus", "shldr", "shoulder");
    private static final List<String> WRIST = List.of("wrist", "hand");
    /** Limbs are alike on both sides to this share of their length. */
    private static final double ALIKE = 0.1;

    /** A bone that is this much shorter than the next one is no thigh. */
    private static final double SHORT = 0.4;

    private static final int LONGEST_LIST = 12;

    private final Bvh bvh;
    private final List<JointName> names;
    private final List<Integer> taken = new ArrayList<>();

    private LimbFinder(Bvh bvh) {
        this.bvh = bvh;
        names = bvh.joints().stream().map(j -> JointName.of(j.name())).toList();
    }

    static Limbs find(Bvh bvh) {
        return new LimbFinder(bvh).limbs();
    }

    private Limbs limbs() {
        int[][] legs = {leg(Side.LEFT), leg(Side.RIGHT)};
        boolean named = isLeg(legs[0]) && isLeg(legs[1]);
        if (!named) {
            legs = legsByShape();
        }
        int[][] arms = named ? new int[][] {arm(Side.LEFT), arm(Side.RIGHT)} : new int[][] {NONE, NONE};
        int head = word(Side.CENTRE, List.of("head"));
        int neck = neck(arms, head);
        List<Integer> trunk = neck > 0 ? bvh.path(0, neck) : trunkByShape(legs);
        return new Limbs(named, legs, arms, trunk, head(neck, head));
    }

    private int[] leg(Side side) {
        int knee = word(side, KNEE);
        int hip = word(side, HIP);
        int ankle = word(side, ANKLE);
        int toe = word(side, TOE);
        return new int[] {hip, knee, ankle, isUnder(toe, ankle) ? toe : next(ankle)};
    }

    private boolean isLeg(int[] leg) {
        return leg[Limbs.HIP] > 0
                && isUnder(leg[Limbs.KNEE], leg[Limbs.HIP])
                && isUnder(leg[Limbs.ANKLE], leg[Limbs.KNEE]);
    }

    private int[] arm(Side side) {
        int elbow = word(side, ELBOW), shoulder = word(side, SHOULDER), wrist = word(side, WRIST);
        if (!isUnder(elbow, shoulder)) {
            return NONE;
        }
        int hand = isUnder(wrist, elbow) ? wrist : next(elbow);
        return new int[] {shoulder, elbow, hand, next(hand)};
    }

    /** Where it is said, or where the arms begin. */
    private int neck(int[][] arms, int head) {
        int named = word(Side.CENTRE, List.of("neck", "upperneck", "lowerneck"));
        if (named > 0) {
            return named;
        }
        if (head > 0) {
            return bvh.joints().get(head).parent();
        }
        int j = arms[0][0];
        while (j > 0 && !isUnder(arms[1][0], j)) {
            j = bvh.joints().get(j).parent();
        }
        return arms[1][0] > 0 ? j : -1;
    }

    private int[] head(int neck, int head) {
        int crown = head > 0 && next(head) > 0 ? next(head) : head;
        return isUnder(crown, neck) ? new int[] {neck, crown} : new int[] {-1, -1};
    }

    /** The joint of a side with the first of these words that one has; −1 if none has any. */
    private int word(Side side, List<String> words) {
        for (String w : words) {
            for (int j = 0; j < names.size(); j++) {
                if (names.get(j).side() == side && names.get(j).word().equals(w) && !taken.contains(j)) {
                    taken.add(j);
                    return j;
                }
            }
        }
        return -1;
    }

    private boolean isUnder(int joint, int above) {
        return above >= 0 && joint > above && bvh.isBelow(joint, above);
    }

    /** Its first child that is somewhere else; −1 if there is none. */
    private int next(int joint) {
        return joint < 0
                ? -1
                : bvh.children(joint).stream()
                        .filter(c -> length(c) > 0)
                        .findFirst()
                        .orElse(-1);
    }

    private double length(int joint) {
        return bvh.joints().get(joint).offset().norm();
    }

    /** Two chains of three joints or more that begin at the same joint and are equally long; those nearest to the root, then the longest. */
    private int[][] legsByShape() {
        int[][] best = null;
        for (int above = 0; above < bvh.joints().size() && best == null; above++) {
            List<int[]> chains = bvh.children(above).stream()
                    .map(this::chain)
                    .filter(c -> c != null)
                    .toList();
            for (int a = 0; a < chains.size(); a++) {
                for (int b = a + 1; b < chains.size(); b++) {
                    boolean longer = best == null || length(chains.get(a)) > length(best[0]);
                    best = longer && areAlike(chains.get(a), chains.get(b))
                            ? new int[][] {chains.get(a), chains.get(b)}
                            : best;
                }
            }
        }
        if (best == null) {
            throw bvh.refuse(
                    bvh.joints().get(0).line(),
                    "no legs were found among the joints " + list()
                            + "; expected names such as LeftUpLeg, LeftLeg, LeftFoot, or two equally long chains of three joints");
        }
        return best;
    }

    /** Hip, knee, ankle and what follows from a joint on, past short bones of the hips; null if there are not so many. */
    private int[] chain(int from) {
        int first = from, knee = next(first), ankle = next(knee);
        while (ankle > 0 && length(knee) < SHORT * length(ankle)) {
            first = knee;
            knee = ankle;
            ankle = next(ankle);
        }
        boolean joints = ankle > 0
                && !bvh.joints().get(ankle).isEnd()
                && !isOfAnArm(first)
                && !isOfAnArm(knee)
                && !isOfAnArm(ankle);
        return joints ? new int[] {first, knee, ankle, next(ankle)} : null;
    }

    /** Whether its name says so: a figure of which only the upper half was captured walks with its arms otherwise. */
    private boolean isOfAnArm(int joint) {
        String word = names.get(joint).word();
        return SHOULDER.contains(word) || ELBOW.contains(word) || WRIST.contains(word);
    }

    private double length(int[] chain) {
        return length(chain[Limbs.KNEE]) + length(chain[Limbs.ANKLE]);
    }

    private boolean areAlike(int[] a, int[] b) {
        for (int i = Limbs.KNEE; i <= Limbs.ANKLE; i++) {
            if (Math.abs(length(a[i]) - length(b[i])) > ALIKE * (length(a[i]) + length(b[i]))) {
                return false;
            }
        }
        return true;
    }

    /** Up from the root past the legs, as far as there is one way to go. */
    private List<Integer> trunkByShape(int[][] legs) {
        List<Integer> path = new ArrayList<>(List.of(0));
        for (int at = 0; at >= 0; ) {
            List<Integer> ways =
                    bvh.children(at).stream().filter(c -> !holds(c, legs)).toList();
            at = ways.size() == 1 ? ways.get(0) : -1;
            if (at > 0) {
                path.add(at);
            }
        }
        return path.size() > 1 ? path : List.of();
    }

    private boolean holds(int joint, int[][] legs) {
        return bvh.isBelow(legs[0][Limbs.HIP], joint) || bvh.isBelow(legs[1][Limbs.HIP], joint);
    }

    private String list() {
        List<String> all = bvh.joints().stream()
                .filter(j -> !j.isEnd())
                .map(BvhJoint::name)
                .toList();
        String some = all.stream().limit(LONGEST_LIST).map(XmlElement::brief).collect(Collectors.joining(", "));
        return all.size() > LONGEST_LIST ? some + " and " + (all.size() - LONGEST_LIST) + " more" : some;
    }
}
