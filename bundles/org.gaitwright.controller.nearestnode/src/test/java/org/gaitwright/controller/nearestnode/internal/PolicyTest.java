// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.nearestnode.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PolicyTest {
    private final Walks walks = new Walks();
    private final Policy policy = walks.policy(Map.of());
    /** Both feet are down in the first node, the stance foot alone in the others. */
    private static final Map<String, Double> FEET =
            Map.of("gate", 1.0, "node.0.feet", 3.0, "node.1.feet", 2.0, "node.2.feet", 2.0, "node.3.feet", 2.0);

    /** The pose at the centre of a node, as both sides see it. */
    private double[][] at(Policy p, int node) {
        double[] q = walks.biped.character.zeroPose();
        walks.slots.write(p.centre[p.inHalf(node)], p.stance(node), q);
        double[][] poses = new double[2][walks.slots.count];
        walks.slots.read(q, PlanarFigure.LEFT, poses[PlanarFigure.LEFT]);
        walks.slots.read(q, PlanarFigure.RIGHT, poses[PlanarFigure.RIGHT]);
        return poses;
    }

    @Test
    void nodesThatNobodyMovedAreOnTheMotionAndLeadToTheNext() {
        double[] pose = new double[walks.slots.count];
        TargetMotion motion = walks.motion();
        for (int k = 0; k < 4; k++) {
            motion.pose(0.125 * k, pose);
            assertArrayEquals(pose, policy.centre[k], 1e-12);
            motion.pose(0.125 * (k + 1), pose);
            assertArrayEquals(pose, policy.target[k], 1e-12);
        }
    }

    @Test
    void aLeadDrivesFurtherAheadIntoTheOtherHalf() {
        Policy leading = walks.policy(Map.of("lead", 0.2));
        double[] pose = new double[walks.slots.count];
        TargetMotion motion = walks.motion();
        motion.pose(0.125 + 0.2, pose);
        assertArrayEquals(pose, leading.target[1], 1e-12);
        // 0.375 + 0.2 s is 0.075 s after half a cycle, in which legs have changed their parts
        motion.pose(0.075, pose);
        assertEquals(pose[walks.slot("swing-knee")], leading.target[3][walks.slot("stance-knee")], 1e-12);
        assertEquals(pose[walks.slot("stance-hip")], leading.target[3][walks.slot("swing-hip")], 1e-12);
        assertEquals(pose[walks.slot("back")], leading.target[3][walks.slot("back")], 1e-12);
    }

    @Test
    void whatWasLearntIsAddedToThePlacesOfTheKeyframes() {
        Policy moved = walks.policy(Map.of("node.1.centre.swing-hip", 0.1, "node.2.target.stance-knee", -0.2));
        int hip = walks.slot("swing-hip"), knee = walks.slot("stance-knee");
        assertEquals(policy.centre[1][hip] + 0.1, moved.centre[1][hip], 1e-12);
        assertEquals(policy.target[2][knee] - 0.2, moved.target[2][knee], 1e-12);
    }

    @Test
    void theNearestOfANodeAndItsSuccessorIsTaken() {
        Policy free = walks.policy(Map.of("gate", 0.0));
        assertEquals(1, free.choose(1, at(free, 1), true, false));
        assertEquals(2, free.choose(1, at(free, 2), true, false));
        int neither = free.choose(1, at(free, 3), true, false);
        assertEquals(2, neither, "it goes from node to node, not to any that is near");
        assertEquals(4, free.choose(3, at(free, 4), true, true), "from the last one into the other half");
        assertEquals(0, free.choose(7, at(free, 0), true, true), "and back");
    }

    @Test
    void masslessErrorsCountLessThanThoseOfHeavyLinks() {
        double[] pose = policy.centre[0].clone();
        pose[walks.slot("stance-ankle")] += 0.1;
        double foot = policy.distance(0, pose);
        pose = policy.centre[0].clone();
        pose[Slots.TORSO] += 0.1;
        // 1 kg of foot, 20 kg of root
        assertEquals(20.0 * 20.0, policy.distance(0, pose) / foot, 1e-6);
    }

    @Test
    void feetMustTouchTheGroundAsANodeSays() {
        Policy gated = walks.policy(FEET);
        assertEquals(0, gated.choose(0, at(gated, 1), true, true), "the swing foot is still down");
        assertEquals(1, gated.choose(0, at(gated, 0), true, false), "the swing foot is up: only the next one fits");
        assertEquals(2, gated.choose(2, at(gated, 3), true, true), "none fits: it stays");
        assertEquals(4, gated.choose(3, at(gated, 3), true, true), "a landing leads on from the last one");
    }

    @Test
    void ifNoneFitsThoseCountWhoseStanceFootStands() {
        Map<String, Double> lenient = new HashMap<>(FEET);
        lenient.put("gate", 2.0);
        Policy policy = walks.policy(lenient);
        assertEquals(3, policy.choose(2, at(policy, 3), true, true), "a swing foot that scuffs does not hold it up");
        assertEquals(
                4,
                policy.choose(3, at(policy, 3), false, true),
                "nor does a stance foot that lifted before the other one was there");
        assertEquals(2, policy.choose(2, at(policy, 3), false, false), "in the air it stays");
        assertEquals(0, policy.choose(0, at(policy, 0), true, true), "what fits comes first");
    }

    @Test
    void feetOfANodeCanBeSaid() {
        Policy any = walks.policy(Map.of("node.1.feet", 1.0, "node.2.feet", 3.0, "node.3.feet", 5.0));
        assertEquals(1, any.choose(0, at(any, 1), true, true));
        assertEquals(2, any.choose(1, at(any, 2), true, true));
        assertEquals(3, any.choose(2, at(any, 3), false, false));
    }

    @Test
    void aLandingMayEndHalfACycleBeforeItsLastNode() {
        Map<String, Double> landing = new HashMap<>(FEET);
        landing.put("landing", 0.5);
        Policy early = walks.policy(landing);
        assertEquals(Policy.NONE, early.landing(1));
        assertEquals(4, early.landing(2));
        assertEquals(0, early.landing(6));
        assertEquals(4, early.choose(2, at(early, 2), true, true));
        assertEquals(1, early.choose(1, at(early, 1), true, true));
    }

    @Test
    void aBranchMayFollowInBothHalves() {
        Policy branched = walks.policy(Map.of("gate", 0.0, "node.0.branch", 2.0));
        assertEquals(2, branched.choose(0, at(branched, 2), true, true));
        assertEquals(6, branched.choose(4, at(branched, 6), true, true));
    }

    @Test
    void nodesMayBeMovedAlongTheMotion() {
        Policy moved = walks.policy(Map.of("node.1.at", 0.4));
        assertEquals(0.2, moved.time[1], 1e-12);
        assertEquals(0, moved.first(0.19));
        assertEquals(1, moved.first(0.21));
        assertTrue(moved.first(10) == 3);
    }
}
