// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.run;

import java.util.Objects;
import org.gaitwright.core.simulation.World;

/**
 * Where every body was after one tick.
 *
 * @param world whose bodies they are; a new world means a new run
 * @param timeSeconds simulated time
 * @param poses x, y, z and quaternion w, x, y, z for each body in the order of the world; nobody writes it any more
 */
public record Snapshot(World world, double timeSeconds, double[] poses) {
    public Snapshot {
        Objects.requireNonNull(world, "world");
        Objects.requireNonNull(poses, "poses");
    }
}
