// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.figure;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.character.StanceJoint;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlacementTest {
    private static final double ROUNDING = 1e-9;

    @Test
    void anglesAreSaidOfStanceAndSwing() {
        PlanarBody body = Bodies.body("human-16");
        List<String> names =
                StanceJoint.of(body.character()).stream().map(StanceJoint::name).toList();
        assertEquals(
                List.of("torso", "lower-back", "upper-back", "neck", "stance-shoulder", "swing-shoulder"),
                names.subList(0, 6));
        assertEquals(body.slot("swing-knee"), body.other(body.slot("stance-knee")));
        assertEquals(body.slot("neck"), body.other(body.slot("neck")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"human-7", "human-16", "mechbot", "thesis-legs"})
    void linksAreWhereTheDynamicsHaveThem(String name) {
        PlanarBody body = Bodies.body(name);
        CharacterModel c = body.character();
        Random random = new Random(3);
        for (int i = 0; i < 20; i++) {
            double[] pose = Bodies.pose(body, random);
            Placement at = Placement.free(body, pose, Side.LEFT);
            TreeModel tree = TreeModel.of(c);
            TreeState state = new TreeState(tree);
            for (int s = 0; s < pose.length; s++) {
                state.q[c.positionOffset(StanceJoint.joint(c, body.link(s)))] = pose[s];
            }
            Kinematics.positions(tree, state);
            for (int l = 0; l < c.links().size(); l++) {
                double pitch = 2 * Math.atan2(state.quaternion[4 * l + 2], state.quaternion[4 * l]);
                assertEquals(
                        0,
                        LegReach.wrapped(pitch - at.angle(l)),
                        ROUNDING,
                        c.links().get(l).name());
                int joint = StanceJoint.joint(c, l);
                boolean atOrigin = joint < 0 || c.joints().get(joint).anchor().norm() == 0;
                if (atOrigin) {
                    assertEquals(state.position[3 * l], at.x(l), ROUNDING);
                    assertEquals(state.position[3 * l + 2], at.z(l), ROUNDING);
                }
            }
        }
    }

    @Test
    void theOtherHalfIsTheMirrorImage() {
        PlanarBody body = Bodies.body("human-16");
        double[] pose = Bodies.pose(body, new Random(5));
        Placement left = Placement.standing(body, pose, Side.LEFT);
        Placement right = Placement.standing(body, pose, Side.RIGHT);
        assertEquals(left.toeX(Side.RIGHT), right.toeX(Side.LEFT), ROUNDING);
        assertEquals(left.hipsZ(), right.hipsZ(), ROUNDING);
        assertArrayEquals(pose, body.mirrored(body.mirrored(pose)));
    }

    @Test
    void whoStandsHasTheLowerEndOfItsFootOnTheGround() {
        PlanarBody body = Bodies.body("human-7");
        double[] pose = Bodies.pose(body, new Random(7));
        Placement at = Placement.standing(body, pose, Side.LEFT);
        assertEquals(0, Math.min(at.heelZ(Side.LEFT), at.toeZ(Side.LEFT)), ROUNDING);
        assertEquals(0, at.soleX(Side.LEFT), ROUNDING);
        double[] zero = at.zero(3, at.pointX(3, 0.1, 0.4), at.pointZ(3, 0.1, 0.4));
        assertArrayEquals(new double[] {0.1, 0.4}, zero, ROUNDING);
    }
}
