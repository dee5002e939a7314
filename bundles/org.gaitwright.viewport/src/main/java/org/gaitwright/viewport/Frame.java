// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import java.util.Objects;

/**
 * Where all bodies are at one time.
 *
 * @param timeSeconds simulated time
 * @param poses seven numbers per body, in the order of the world's bodies: position x, y, z and quaternion w, x, y, z of
 *     the body's frame in the world. The array is not copied; whoever hands it over must not write to it afterwards.
 */
public record Frame(double timeSeconds, double[] poses) {
    public Frame {
        Objects.requireNonNull(poses, "poses");
        if (poses.length % 7 != 0) {
            throw new IllegalArgumentException(
                    "frame has " + poses.length + " numbers; expected seven per body: px, py, pz, qw, qx, qy, qz");
        }
    }

    /** Number of bodies. */
    public int bodies() {
        return poses.length / 7;
    }
}
