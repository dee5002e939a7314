// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.scene.SceneLook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CameraPoseTest {
    @ParameterizedTest
    @EnumSource(CameraMode.class)
    void whatASceneKeepsComesBack(CameraMode mode) {
        CameraPose pose = new CameraPose(mode, new Vec3(1.5, -2, 0.9), Math.toRadians(-40), Math.toRadians(9.5), 3.25);
        assertEquals(pose, CameraPose.of(pose.inScene()));
    }

    @Test
    void itIsKeptToMillimetresAndTenthsOfADegree() {
        SceneLook.Camera kept = new CameraPose(
                        CameraMode.ORBIT,
                        new Vec3(1.23456, 0, -0.00049),
                        Math.toRadians(12.345),
                        Math.toRadians(-1.26),
                        2.71828)
                .inScene();
        assertEquals(1.235, kept.target().x());
        assertEquals(0.0, kept.target().z());
        assertEquals(Math.toRadians(12.3), kept.yaw());
        assertEquals(Math.toRadians(-1.3), kept.pitch());
        assertEquals(2.718, kept.distance());
    }

    @Test
    void howeverNearItStaysApart() {
        CameraPose near = new CameraPose(CameraMode.ORBIT, Vec3.ZERO, 0, 0, 1e-5);
        assertEquals(1e-3, near.inScene().distance());
    }
}
