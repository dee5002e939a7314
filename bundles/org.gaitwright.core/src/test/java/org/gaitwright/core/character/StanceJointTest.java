// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.junit.jupiter.api.Test;

class StanceJointTest {
    private final List<Link> links = new ArrayList<>();
    private final List<Joint> joints = new ArrayList<>();

    private void link(String name, int parent, Role role, Side side, String joint) {
        joints.add(new Joint(joint, links.size(), JointType.HINGE, Vec3.ZERO, Vec3.Y, null, 100, 0, 0, 0, 0));
        Inertia inertia = Inertia.diagonal(1, Vec3.ZERO, 1, 1, 1);
        links.add(new Link(name, parent, Pose.IDENTITY, inertia, List.of(), role, side));
    }

    private List<String> names() {
        CharacterModel c = new CharacterModel("body", links, joints, List.of(), Set.of(), Map.of());
        return StanceJoint.of(c).stream().map(StanceJoint::name).toList();
    }

    @Test
    void jointsOfLegsAreCalledAlikeWhateverTheirNames() {
        link("torso", -1, Role.TRUNK, Side.CENTRE, "root");
        link("right_thigh", 0, Role.THIGH, Side.RIGHT, "right_hip_to_right_thigh");
        link("right_shin", 1, Role.SHANK, Side.RIGHT, "right_knee_to_right_shin");
        link("left_thigh", 0, Role.THIGH, Side.LEFT, "left_hip_to_left_thigh");
        link("left_shin", 3, Role.SHANK, Side.LEFT, "left_thigh_to_left_shin");
        assertEquals(List.of("torso", "stance-hip", "swing-hip", "stance-knee", "swing-knee"), names());
    }

    @Test
    void otherJointsKeepTheirNamesWithoutASide() {
        link("pelvis", -1, Role.PELVIS, Side.CENTRE, "root");
        link("Head", 0, Role.HEAD, Side.CENTRE, "Upper_Neck");
        link("arm_l", 0, Role.UPPER_ARM, Side.LEFT, "shoulder_l");
        link("arm_r", 0, Role.UPPER_ARM, Side.RIGHT, "shoulder_r");
        assertEquals(List.of("torso", "upper-neck", "stance-shoulder", "swing-shoulder"), names());
    }

    @Test
    void twoOfAKindGetNamesOfTheirOwn() {
        link("pelvis", -1, Role.PELVIS, Side.CENTRE, "root");
        link("left-shin", 0, Role.SHANK, Side.LEFT, "left-knee");
        link("right-shin", 0, Role.SHANK, Side.RIGHT, "right-knee");
        link("left-shin-b", 1, Role.SHANK, Side.LEFT, "left-knee-b");
        link("right-shin-b", 2, Role.SHANK, Side.RIGHT, "right-knee-b");
        assertEquals(List.of("torso", "stance-knee", "swing-knee", "stance-knee-2", "swing-knee-2"), names());
    }
}
