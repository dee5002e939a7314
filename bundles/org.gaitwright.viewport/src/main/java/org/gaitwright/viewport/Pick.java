// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import org.gaitwright.core.math.Vec3;

/**
 * What is under a point of the picture.
 *
 * @param body number of the body in its world, or {@link #NONE} for the ground
 * @param actor number of the actor that the body belongs to, or {@link #NONE} for a crate or the ground
 * @param point where it was hit, in the world
 * @param pointInBody the same in the frame of the body; in the world for the ground
 */
public record Pick(int body, int actor, Vec3 point, Vec3 pointInBody) {
    public static final int NONE = -1;

    public boolean ground() {
        return body == NONE;
    }
}
