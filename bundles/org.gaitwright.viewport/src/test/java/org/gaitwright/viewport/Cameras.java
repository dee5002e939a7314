// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import org.gaitwright.core.math.Vec3;

/** Cameras for tests of other packages. */
public final class Cameras {
    private Cameras() {}

    public static Camera at(Vec3 target, double yawRad, double pitchRad, double distance) {
        Camera camera = new Camera();
        camera.place(target, yawRad, pitchRad, distance);
        return camera;
    }

    /** Lets it fly to where it is going. */
    public static void settle(Camera camera) {
        for (int i = 0; i < 100 && camera.advance(0.05); i++) {
            // on the way
        }
    }
}
