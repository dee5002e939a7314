// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.junit.jupiter.api.Test;

class PlanarLinksTest {
    private static final double ROUNDING = 1e-15;
    private static final int LEFT_THIGH = 1;
    private static final int RIGHT_THIGH = 2;
    private static final int LEFT_FOOT = 3;
    private static final int LEFT_SHOE = 4;

    /** A trunk at 1 m with a thigh of 0.5 m on each side, the left one with a foot and a shoe that is fixed to it. */
    private final PlanarLinks links = new PlanarLinks(new CharacterModel(
            "legs",
            List.of(
                    link("trunk", -1, Role.TRUNK, Side.CENTRE, 0, 1),
                    link("left-thigh", 0, Role.THIGH, Side.LEFT, 0, -0.1),
                    link("right-thigh", 0, Role.THIGH, Side.RIGHT, 0, -0.1),
                    link("left-foot", 1, Role.FOOT, Side.LEFT, 0, -0.5),
                    link("left-shoe", 3, Role.TOES, Side.LEFT, 0.1, 0)),
            List.of(
                    new Joint("x", 0, JointType.SLIDE, Vec3.ZERO, Vec3.X, null, 0, 0, 0, 0, 0),
                    new Joint("z", 0, JointType.SLIDE, Vec3.ZERO, Vec3.Z, null, 0, 0, 0, 0, 0),
                    hinge("pitch", 0, Vec3.Y),
                    hinge("left-hip", 1, Vec3.Y),
                    hinge("right-hip", 2, Vec3.Y.times(-1)),
                    hinge("left-ankle", 3, Vec3.Y)),
            List.of(),
            Set.of(),
            Map.of()));

    private static Link link(String name, int parent, Role role, Side side, double x, double z) {
        return new Link(name, parent, Pose.at(x, 0, z), Inertia.diagonal(1, Vec3.ZERO, 1, 1, 1), List.of(), role, side);
    }

    private static Joint hinge(String name, int link, Vec3 axis) {
        return new Joint(name, link, JointType.HINGE, new Vec3(0, 0, 0.02), axis, null, 100, 0, 0, 0, 0);
    }

    @Test
    void linksKnowTheirSlotsAndSides() {
        assertEquals(0, links.slot(0));
        assertEquals(LEFT_THIGH, links.link(links.slot(LEFT_THIGH)));
        assertEquals(links.slot(RIGHT_THIGH), links.other(links.slot(LEFT_THIGH)));
        assertEquals(-1, links.slot(LEFT_SHOE));
        assertEquals(LEFT_FOOT, links.moving(Role.FOOT, Side.LEFT));
        assertEquals(-1, links.moving(Role.FOOT, Side.RIGHT));
        assertArrayEquals(new int[] {LEFT_FOOT, LEFT_SHOE}, links.standing(Side.LEFT));
    }

    @Test
    void signsSayWhichWayAJointTurns() {
        assertEquals(1, links.sign(LEFT_THIGH));
        assertEquals(-1, links.sign(RIGHT_THIGH));
        assertEquals(0, links.sign(LEFT_SHOE));
    }

    @Test
    void aRaisedThighTakesItsFootAlong() {
        PlanarPlace place = new PlanarPlace(links);
        place.turn(LEFT_THIGH, -Math.PI / 2);
        place.put(2, 0.5);
        assertEquals(0.92 + 0.5, place.z(LEFT_THIGH), ROUNDING, "the hip is at the anchor of the joint");
        assertEquals(-Math.PI / 2, place.angle(LEFT_FOOT), ROUNDING);
        assertEquals(2.5, place.x(LEFT_FOOT), ROUNDING, "the ankle is as far ahead of the hip as it was below");
        assertEquals(place.z(LEFT_THIGH), place.z(LEFT_FOOT), ROUNDING);
        assertEquals(
                place.z(LEFT_FOOT) + 0.1, place.pointZ(LEFT_SHOE, 0.1, links.pivotZ(LEFT_FOOT)), ROUNDING, "toes up");
    }

    @Test
    void oppositeAxesTurnOppositely() {
        PlanarPlace place = new PlanarPlace(links);
        place.turn(LEFT_THIGH, 0.3);
        place.turn(RIGHT_THIGH, 0.3);
        place.put(0, 0);
        assertEquals(-place.angle(LEFT_THIGH), place.angle(RIGHT_THIGH));
    }

    @Test
    void theWayBackLeadsToTheSamePoint() {
        PlanarPlace place = new PlanarPlace(links);
        place.turn(0, 0.2);
        place.turn(LEFT_THIGH, 0.7);
        place.put(1, 2);
        double[] back = place.zero(LEFT_FOOT, place.pointX(LEFT_FOOT, 0.1, 0.4), place.pointZ(LEFT_FOOT, 0.1, 0.4));
        assertArrayEquals(new double[] {0.1, 0.4}, back, ROUNDING);
    }
}
