// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.List;
import java.util.Objects;
import org.gaitwright.core.simulation.World;

/**
 * A moment of a run as it is watched.
 *
 * @param world whose bodies they are; a new world means a new run, branches of a run share one
 * @param timeSeconds simulated time
 * @param poses x, y, z and quaternion w, x, y, z for each body in the order of the world; nobody writes it any more
 * @param contacts forces between bodies, and between bodies and the ground
 * @param externals pushes, and what holds a planar root in its plane
 * @param signals values in the order of {@link Recording#signals}
 * @param drawing what controllers had in mind
 */
public record Snapshot(
        World world,
        double timeSeconds,
        double[] poses,
        List<Force> contacts,
        List<Force> externals,
        float[] signals,
        Drawing drawing) {
    public Snapshot {
        Objects.requireNonNull(world, "world");
        Objects.requireNonNull(poses, "poses");
        Objects.requireNonNull(signals, "signals");
        Objects.requireNonNull(drawing, "drawing");
        contacts = List.copyOf(contacts);
        externals = List.copyOf(externals);
    }
}
