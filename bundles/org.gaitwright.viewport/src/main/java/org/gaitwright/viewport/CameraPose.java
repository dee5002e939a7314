// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import java.util.Objects;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.scene.SceneLook;

/**
 * Where a camera is, for keeping and coming back to.
 *
 * @param mode how it moves by itself
 * @param target what it looks at, in the world; from its subject if it follows, so that a kept view still shows a character
 *     that has walked on
 * @param yawRad from the target to the eye, counter-clockwise from x
 * @param pitchRad of the eye above the horizon
 * @param distance from the target to the eye, m
 */
public record CameraPose(CameraMode mode, Vec3 target, double yawRad, double pitchRad, double distance) {
    private static final double PER_METRE = 1e3;
    private static final double PER_DEGREE = 10;

    public CameraPose {
        Objects.requireNonNull(mode, "mode");
        if (!target.isFinite() || !Double.isFinite(yawRad + pitchRad) || !(distance > 0)) {
            throw new IllegalArgumentException("camera at " + target + ", yaw " + yawRad + ", pitch " + pitchRad
                    + ", distance " + distance + "; expected finite numbers and a positive distance");
        }
    }

    /** Where a scene says that it is looked at from. */
    public static CameraPose of(SceneLook.Camera c) {
        return new CameraPose(CameraMode.valueOf(c.mode().name()), c.target(), c.yaw(), c.pitch(), c.distance());
    }

    /** For a scene to keep: finer than anybody sees, to millimetres and tenths of a degree, and short in a file. */
    public SceneLook.Camera inScene() {
        return new SceneLook.Camera(
                SceneLook.Mode.valueOf(mode.name()),
                new Vec3(
                        shortly(target.x(), PER_METRE), shortly(target.y(), PER_METRE), shortly(target.z(), PER_METRE)),
                Math.toRadians(shortly(Math.toDegrees(yawRad), PER_DEGREE)),
                Math.toRadians(shortly(Math.toDegrees(pitchRad), PER_DEGREE)),
                Math.max(1 / PER_METRE, shortly(distance, PER_METRE)));
    }

    private static double shortly(double value, double grain) {
        // a negative zero would be written as such
        return Math.rint(value * grain) / grain + 0.0;
    }

    CameraPose withDirection(double newYaw, double newPitch) {
        return new CameraPose(mode, target, newYaw, newPitch, distance);
    }
}
