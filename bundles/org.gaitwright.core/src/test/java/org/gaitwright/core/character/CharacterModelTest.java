// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.junit.jupiter.api.Test;

class CharacterModelTest {
    private static final Inertia UNIT = Inertia.diagonal(1, Vec3.ZERO, 1, 1, 1);

    private static Link link(String name, int parent) {
        return new Link(name, parent, Pose.at(0, 0, 1), UNIT, List.of(), Role.OTHER, SideNames.side(name));
    }

    private static Joint joint(String name, int link, JointType type) {
        return new Joint(name, link, type, Vec3.ZERO, Vec3.Y, null, 10, 0, 0, 0, 0);
    }

    private static CharacterModel model(List<Link> links, List<Joint> joints) {
        return new CharacterModel("test", links, joints, List.of(), Set.of(), Map.of());
    }

    private static CharacterModel biped() {
        return model(
                List.of(link("pelvis", -1), link("left-thigh", 0), link("right-thigh", 0)),
                List.of(
                        joint("root", 0, JointType.FREE),
                        joint("left-hip", 1, JointType.BALL),
                        joint("right-hip", 2, JointType.HINGE)));
    }

    @Test
    void coordinatesFollowTheJoints() {
        CharacterModel m = biped();
        assertEquals(12, m.positions());
        assertEquals(10, m.velocities());
        assertEquals(7, m.positionOffset(1));
        assertEquals(9, m.velocityOffset(2));
    }

    @Test
    void zeroPoseHasUnitQuaternionsAndTheRootInPlace() {
        assertArrayEquals(new double[] {0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0}, biped().zeroPose());
    }

    @Test
    void sidesArePaired() {
        CharacterModel m = biped();
        assertEquals(2, m.mirrorLink(1));
        assertEquals(1, m.mirrorLink(2));
        assertEquals(0, m.mirrorLink(0));
        assertEquals(2, m.mirrorJoint(1));
    }

    @Test
    void namesAreMirroredAsPeopleWriteThem() {
        assertEquals("r_knee", SideNames.mirror("l_knee"));
        assertEquals("foot-left", SideNames.mirror("foot-right"));
        assertEquals("RightArm", SideNames.mirror("LeftArm"));
        assertEquals("shell", SideNames.mirror("shell"));
        assertEquals(Side.CENTRE, SideNames.side("shell"));
        assertEquals(Side.RIGHT, SideNames.side("thigh_r"));
    }

    @Test
    void parentsMustComeFirst() {
        IllegalArgumentException e = assertThrows(
                IllegalArgumentException.class, () -> model(List.of(link("a", 1), link("b", -1)), List.of()));
        assertTrue(e.getMessage().contains("'a'"), e::getMessage);
    }

    @Test
    void onlyARootIsFree() {
        assertThrows(
                IllegalArgumentException.class,
                () -> model(List.of(link("a", -1), link("b", 0)), List.of(joint("j", 1, JointType.FREE))));
    }

    @Test
    void impossibleInertiaIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Inertia.diagonal(1, Vec3.ZERO, 1, 1, 3));
        assertThrows(IllegalArgumentException.class, () -> Inertia.diagonal(-1, Vec3.ZERO, 1, 1, 1));
        assertThrows(IllegalArgumentException.class, () -> Inertia.diagonal(1, Vec3.ZERO, 0, 0, 0));
    }
}
