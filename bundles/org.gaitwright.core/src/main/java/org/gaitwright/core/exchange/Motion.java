// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.exchange;

import org.gaitwright.core.simulation.World;

/** A recorded run: the world, and the pose of every body at every recorded tick. */
public interface Motion {
    World world();

    /** Number of frames. */
    int frames();

    /** Time of a frame, s. */
    double timeSeconds(int frame);

    /** Position x, y, z and quaternion w, x, y, z of a body's frame in the world. */
    void bodyPose(int frame, int body, double[] out7);
}
