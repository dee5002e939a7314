// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import java.util.Objects;
import org.gaitwright.core.math.Vec3;

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
    public CameraPose {
        Objects.requireNonNull(mode, "mode");
        if (!target.isFinite() || !Double.isFinite(yawRad + pitchRad) || !(distance > 0)) {
            throw new IllegalArgumentException("camera at " + target + ", yaw " + yawRad + ", pitch " + pitchRad
                    + ", distance " + distance + "; expected finite numbers and a positive distance");
        }
    }

    CameraPose withDirection(double newYaw, double newPitch) {
        return new CameraPose(mode, target, newYaw, newPitch, distance);
    }
}
