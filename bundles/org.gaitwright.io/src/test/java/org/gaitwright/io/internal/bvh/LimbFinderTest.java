// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.testkit.CapturedFigure;
import org.junit.jupiter.api.Test;

final class LimbFinderTest {
    private static final List<String> BIOVISION = List.of(
            "Hips",
            "Chest",
            "Chest2",
            "Neck",
            "Head",
            "LeftShoulder",
            "LeftElbow",
            "LeftWrist",
            "RightShoulder",
            "RightElbow",
            "RightWrist",
            "LeftHip",
            "LeftKnee",
            "LeftAnkle",
            "LeftToe",
            "RightHip",
            "RightKnee",
            "RightAnkle",
            "RightToe");
    private static final List<String> BIPED = List.of(
            "Bip01",
            "Bip01 Spine",
            "Bip01 Spine1",
            "Bip01 Neck",
            "Bip01 Head",
            "Bip01 L UpperArm",
            "Bip01 L Forearm",
            "Bip01 L Hand",
            "Bip01 R UpperArm",
            "Bip01 R Forearm",
            "Bip01 R Hand",
            "Bip01 L Thigh",
            "Bip01 L Calf",
            "Bip01 L Foot",
            "Bip01 L Toe0",
            "Bip01 R Thigh",
            "Bip01 R Calf",
            "Bip01 R Foot",
            "Bip01 R Toe0");
    private static final List<String> POSER = List.of(
            "hip",
            "abdomen",
            "chest",
            "neck",
            "head",
            "lShldr",
            "lForeArm",
            "lHand",
            "rShldr",
            "rForeArm",
            "rHand",
            "lThigh",
            "lShin",
            "lFoot",
            "lToe",
            "rThigh",
            "rShin",
            "rFoot",
            "rToe");
    private static final List<String> GLUED = List.of(
            "root",
            "lowerback",
            "thorax",
            "lowerneck",
            "head",
            "lhumerus",
            "lradius",
            "lhand",
            "rhumerus",
            "rradius",
            "rhand",
            "lfemur",
            "ltibia",
            "lfoot",
            "ltoes",
            "rfemur",
            "rtibia",
            "rfoot",
            "rtoes");
    private static final List<String> BEHIND = List.of(
            "pelvis",
            "spine_01",
            "spine_02",
            "neck_01",
            "head",
            "upperarm_l",
            "lowerarm_l",
            "hand_l",
            "upperarm_r",
            "lowerarm_r",
            "hand_r",
            "thigh_l",
            "calf_l",
            "foot_l",
            "ball_l",
            "thigh_r",
            "calf_r",
            "foot_r",
            "ball_r");

    private static Bvh figure(List<String> names) throws IOException {
        String text = new CapturedFigure(Map.of("keys", 1.0, "key.0.seconds", 0.5))
                .names(names)
                .frames(1, 0.01)
                .bvh();
        return BvhReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "a.bvh");
    }

    /** Each end stands behind its joint. */
    private static int index(Bvh bvh, String name) {
        return bvh.joints().stream().map(BvhJoint::name).toList().indexOf(name);
    }

    @Test
    void namesOfAllSchemesAreUnderstood() throws IOException {
        List<String> mixamo =
                CapturedFigure.CMU.stream().map(n -> "mixamorig:" + n).toList();
        for (List<String> names : List.of(CapturedFigure.CMU, mixamo, BIOVISION, BIPED, POSER, GLUED, BEHIND)) {
            Bvh bvh = figure(names);
            Limbs limbs = LimbFinder.find(bvh);
            assertTrue(limbs.named(), () -> names + "");
            for (int side = 0; side < 2; side++) {
                for (int j = 0; j < 4; j++) {
                    assertEquals(
                            index(bvh, names.get(11 + 4 * side + j)), limbs.leg(side, j), names + " " + side + " " + j);
                }
                for (int j = 0; j < 3; j++) {
                    assertEquals(
                            index(bvh, names.get(5 + 3 * side + j)),
                            limbs.arms()[side][j],
                            names + " " + side + " " + j);
                }
            }
            assertEquals(
                    index(bvh, names.get(3)), limbs.trunk().get(limbs.trunk().size() - 1), names + "");
        }
    }

    @Test
    void aSideIsToldFromTheRestOfAName() {
        assertEquals(new JointName(Side.LEFT, "upleg"), JointName.of("mixamorig:LeftUpLeg"));
        assertEquals(new JointName(Side.LEFT, "upleg"), JointName.of("Character1_LeftUpLeg"));
        assertEquals(new JointName(Side.LEFT, "shin"), JointName.of("shin_left"));
        assertEquals(new JointName(Side.RIGHT, "knee"), JointName.of("rKnee"));
        assertEquals(new JointName(Side.LEFT, "hip"), JointName.of("lhip"));
        assertEquals(new JointName(Side.RIGHT, "thigh"), JointName.of("thigh.R"));
        assertEquals(new JointName(Side.CENTRE, "lowerback"), JointName.of("LowerBack"));
        assertEquals(new JointName(Side.CENTRE, "root"), JointName.of("root"));
    }

    @Test
    void legsWithoutNamesAreFoundByShape() throws IOException {
        Bvh bvh = figure(CapturedFigure.DUMB);
        Limbs limbs = LimbFinder.find(bvh);
        assertTrue(!limbs.named());
        assertArrayEquals(
                new int[] {index(bvh, "j11"), index(bvh, "j12"), index(bvh, "j13"), index(bvh, "j14")},
                limbs.legs()[0]);
        assertArrayEquals(
                new int[] {index(bvh, "j15"), index(bvh, "j16"), index(bvh, "j17"), index(bvh, "j18")},
                limbs.legs()[1]);
        assertEquals(-1, limbs.arms()[0][0]);
        assertEquals(3, limbs.trunk().size());
    }

    @Test
    void aFigureWithoutLegsIsRefusedWithItsJoints() {
        String snake =
                """
                HIERARCHY
                ROOT tail {
                OFFSET 0 0 0
                CHANNELS 0
                JOINT nose { OFFSET 1 0 0 CHANNELS 1 Xrotation } }
                MOTION
                Frames: 1
                Frame Time: 0.01
                0
                """;
        String message = assertThrows(
                        InvalidInput.class,
                        () -> LimbFinder.find(BvhReader.read(
                                new ByteArrayInputStream(snake.getBytes(StandardCharsets.UTF_8)), "a.bvh")))
                .getMessage();
        assertTrue(message.contains("a.bvh:2: ") && message.contains("tail, nose"), message);
    }

    @Test
    void armsAreNotTakenForLegs() {
        StringBuilder bust = new StringBuilder(
                "HIERARCHY\nROOT Hips {\nOFFSET 0 0 0\nCHANNELS 1 Xrotation\nJOINT Spine {\nOFFSET 0 5 0\nCHANNELS 0\n");
        for (String side : new String[] {"Left", "Right"}) {
            bust.append("JOINT ").append(side).append("Arm { OFFSET 0 0 1 CHANNELS 0\n");
            bust.append("JOINT ").append(side).append("ForeArm { OFFSET 0 -3 0 CHANNELS 0\n");
            bust.append("JOINT ").append(side).append("Hand { OFFSET 0 -3 0 CHANNELS 0\n");
            bust.append("End Site { OFFSET 0 -1 0 } } } }\n");
        }
        bust.append("} }\nMOTION\nFrames: 1\nFrame Time: 0.01\n0\n");
        String message = assertThrows(
                        InvalidInput.class,
                        () -> LimbFinder.find(BvhReader.read(
                                new ByteArrayInputStream(bust.toString().getBytes(StandardCharsets.UTF_8)), "a.bvh")))
                .getMessage();
        assertTrue(message.contains("Hips, Spine, LeftArm"), message);
    }
}
