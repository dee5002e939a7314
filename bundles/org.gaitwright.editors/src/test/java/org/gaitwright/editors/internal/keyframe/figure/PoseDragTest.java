// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.figure;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.gaitwright.core.character.Side;
import org.gaitwright.editors.internal.keyframe.figure.PoseDrag.Grip;
import org.gaitwright.editors.internal.keyframe.figure.PoseDrag.Kind;
import org.junit.jupiter.api.Test;

class PoseDragTest {
    private static final double METRES = 1e-6;

    private final PlanarBody body = Bodies.body("human-7");
    private final double[] pose = pose();

    private double[] pose() {
        double[] p = new double[body.count()];
        p[body.slot("stance-hip")] = -0.2;
        p[body.slot("stance-knee")] = 0.3;
        p[body.slot("stance-ankle")] = -0.1;
        p[body.slot("swing-hip")] = -0.4;
        p[body.slot("swing-knee")] = 0.9;
        p[body.slot("swing-ankle")] = -0.3;
        return p;
    }

    private Placement standing(double[] p) {
        return Placement.standing(body, p, Side.LEFT);
    }

    /** Takes what is at a point and carries it by so much. */
    private PoseDrag drag(double x, double z, double dx, double dz) {
        Optional<Grip> grip = GripFinder.at(standing(pose), x, z, 0.02);
        PoseDrag drag = new PoseDrag(body, pose, standing(pose), grip.orElseThrow(), x, z);
        drag.to(x + dx, z + dz);
        return drag;
    }

    @Test
    void aFootFollowsTheHandAndKeepsItsTurn() {
        PlanarBody.Leg swing = body.leg(1);
        Placement before = standing(pose);
        PoseDrag drag = drag(before.x(swing.foot()), before.z(swing.foot()), 0.06, 0.04);
        Placement after = standing(drag.pose());
        assertEquals(before.x(swing.foot()) + 0.06, after.x(swing.foot()), METRES);
        assertEquals(before.z(swing.foot()) + 0.04, after.z(swing.foot()), METRES);
        assertEquals(before.angle(swing.foot()), after.angle(swing.foot()), METRES);
        assertEquals(pose[body.slot("stance-knee")], drag.pose()[body.slot("stance-knee")], "the other leg stays");
    }

    @Test
    void aFootThatStandsFollowsTheHandWhileTheBodyIsHeld() {
        PlanarBody.Leg stance = body.leg(0);
        Placement before = standing(pose);
        PoseDrag drag = drag(before.x(stance.foot()), before.z(stance.foot()), 0.05, 0.08);
        assertTrue(drag.holdsRoot());
        assertEquals(before.x(stance.foot()) + 0.05, drag.place().x(stance.foot()), METRES);
        assertEquals(before.hipsZ(), drag.place().hipsZ(), METRES);
        assertEquals(before.hipsZ() - 0.08, standing(drag.pose()).hipsZ(), METRES, "let go, the body comes down");
    }

    @Test
    void hipsGoWhereTheyAreCarriedOverTheFootThatStands() {
        Placement before = standing(pose);
        PoseDrag drag = drag(before.hipsX(), before.hipsZ(), 0.07, -0.05);
        assertEquals(Kind.HIPS, drag.grip().kind());
        Placement after = standing(drag.pose());
        assertEquals(before.hipsX() + 0.07, after.hipsX(), METRES);
        assertEquals(before.hipsZ() - 0.05, after.hipsZ(), METRES);
        assertEquals(before.angle(body.leg(0).foot()), after.angle(body.leg(0).foot()), METRES);
    }

    @Test
    void aKneeTurnsTheThighAndTheShinKeepsItsTurn() {
        PlanarBody.Leg swing = body.leg(1);
        Placement before = standing(pose);
        double x = before.x(swing.shank()), z = before.z(swing.shank());
        PoseDrag drag = drag(x, z, 0.05, 0.03);
        Placement after = standing(drag.pose());
        double hand = Math.atan2(x + 0.05 - after.x(swing.thigh()), z + 0.03 - after.z(swing.thigh()));
        double thigh = Math.atan2(
                after.x(swing.shank()) - after.x(swing.thigh()), after.z(swing.shank()) - after.z(swing.thigh()));
        assertEquals(hand, thigh, METRES);
        assertEquals(before.angle(swing.shank()), after.angle(swing.shank()), METRES);
    }

    @Test
    void aToeTurnsTheAnkleAloneUntilItsLimit() {
        Placement before = standing(pose);
        double[] down =
                drag(before.toeX(Side.RIGHT), before.toeZ(Side.RIGHT), 0, -0.03).pose();
        int ankle = body.slot("swing-ankle");
        assertTrue(down[ankle] > pose[ankle], "toes down is positive");
        PoseDrag far = drag(before.toeX(Side.RIGHT), before.toeZ(Side.RIGHT), 0, 2);
        assertEquals(body.lower(ankle), far.pose()[ankle]);
        assertEquals("swing-ankle \u221233.0° (limit)", far.words());
        double[] others = far.pose().clone();
        others[ankle] = pose[ankle];
        assertArrayEquals(pose, others);
    }

    @Test
    void theTrunkLeansAndTheLegsStay() {
        Placement before = standing(pose);
        double x = before.hipsX(), z = before.hipsZ() + 0.17;
        PoseDrag drag = drag(x, z, 0.17 * Math.tan(0.2), 0);
        assertEquals(Kind.LEAN, drag.grip().kind());
        Placement after = standing(drag.pose());
        assertEquals(0.2, drag.pose()[PlanarBody.TORSO], METRES);
        for (int leg = 0; leg < 2; leg++) {
            assertEquals(
                    before.angle(body.leg(leg).thigh()),
                    after.angle(body.leg(leg).thigh()),
                    METRES);
            assertEquals(before.x(body.leg(leg).foot()), after.x(body.leg(leg).foot()), METRES);
        }
    }

    @Test
    void otherLinksTurnAtTheirOwnJoint() {
        PlanarBody whole = Bodies.body("human-16");
        int link = whole.link(whole.slot("swing-shoulder"));
        assertEquals(new Grip(Kind.TURN, whole.slot("swing-shoulder"), -1), GripFinder.of(whole, link));
        double[] zero = new double[whole.count()];
        Placement at = Placement.standing(whole, zero, Side.LEFT);
        Grip grip = GripFinder.of(whole, link);
        PoseDrag drag = new PoseDrag(whole, zero, at, grip, at.x(link), at.z(link) - 0.2);
        double[] ahead = drag.to(at.x(link) + 0.2, at.z(link));
        assertEquals(
                -Math.PI / 2, ahead[whole.slot("swing-shoulder")], METRES, "an arm that goes ahead turns against y");
    }

    @Test
    void nothingIsTakenBesideTheFigure() {
        assertEquals(Optional.empty(), GripFinder.at(standing(pose), 0.8, 0.5, 0.02));
        assertNotEquals(
                Optional.empty(),
                GripFinder.at(
                        standing(pose), standing(pose).hipsX(), standing(pose).hipsZ(), 0.02));
    }
}
