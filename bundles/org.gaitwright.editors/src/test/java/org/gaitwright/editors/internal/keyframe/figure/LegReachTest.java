// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.gaitwright.core.character.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LegReachTest {
    /** A straight leg has an angle only as exact as the root of rounding. */
    private static final double METRES = 1e-6;

    /** Wherever a leg within its limits has its ankle, it can be reached, by the same bend of the knee. */
    @ParameterizedTest
    @ValueSource(strings = {"human-7", "human-16", "mechbot", "thesis-legs"})
    void anAnkleThatCanBeReachedIsReached(String name) {
        PlanarBody body = Bodies.body(name);
        Random random = new Random(11);
        for (int i = 0; i < 200; i++) {
            double[] wanted = Bodies.pose(body, random);
            Placement at = Placement.free(body, wanted, Side.LEFT);
            double[] pose = Bodies.pose(body, random);
            pose[PlanarBody.TORSO] = wanted[PlanarBody.TORSO];
            for (int leg = 0; leg < 2; leg++) {
                PlanarBody.Leg l = body.leg(leg);
                double above = at.angle(body.parent(l.thigh()));
                double dx = at.x(l.foot()) - at.x(l.thigh()), dz = at.z(l.foot()) - at.z(l.thigh());
                LegReach.reach(body, pose, leg, above, dx, dz, at.angle(l.foot()));
                assertEquals(wanted[l.hip()], pose[l.hip()], 1e-5);
                assertEquals(wanted[l.knee()], pose[l.knee()], 1e-5);
                assertEquals(wanted[l.ankle()], pose[l.ankle()], 1e-5);
            }
        }
    }

    @Test
    void whatIsTooFarIsPointedAtByAStraightLeg() {
        PlanarBody body = Bodies.body("human-7");
        double[] pose = new double[body.count()];
        LegReach.reach(body, pose, 1, 0, 1, -2, 0);
        PlanarBody.Leg l = body.leg(1);
        assertEquals(0, pose[l.knee()], METRES);
        // a leg that goes forward has turned against y
        assertEquals(-Math.atan2(1, 2), pose[l.hip()], METRES);
    }

    @Test
    void jointsKeepToTheirLimits() {
        PlanarBody body = Bodies.body("human-7");
        Random random = new Random(13);
        for (int i = 0; i < 500; i++) {
            double[] pose = Bodies.pose(body, random);
            LegReach.reach(
                    body,
                    pose,
                    i % 2,
                    0.3,
                    2 * random.nextDouble() - 1,
                    2 * random.nextDouble() - 1,
                    6 * random.nextDouble() - 3);
            for (int s = 0; s < pose.length; s++) {
                assertTrue(pose[s] >= body.lower(s) && pose[s] <= body.upper(s), body.name(s) + " " + pose[s]);
            }
        }
    }

    @Test
    void aHipAtItsLimitLeavesTheRestToTheKnee() {
        PlanarBody body = Bodies.body("human-7");
        PlanarBody.Leg l = body.leg(1);
        double[] pose = new double[body.count()];
        // behind and above: the hip goes back by 57 degrees at most
        LegReach.reach(body, pose, 1, 0, -0.75, 0.05, 0);
        assertEquals(body.upper(l.hip()), pose[l.hip()], METRES);
        assertTrue(pose[l.knee()] > 0.3, "the shin still goes that way: " + pose[l.knee()]);
    }
}
