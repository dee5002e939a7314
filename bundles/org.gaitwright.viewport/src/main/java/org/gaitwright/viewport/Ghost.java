// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import java.util.Objects;
import org.gaitwright.core.simulation.World;

/**
 * The bodies of a world in one pose, drawn translucent and without shadows: another run, another time.
 *
 * @param world what the bodies look like; need not be the world that is shown
 * @param poses seven numbers per body, as in a {@link Frame}; not copied
 * @param ink the one colour of all of it
 */
public record Ghost(World world, double[] poses, Ink ink) {
    public Ghost {
        Objects.requireNonNull(ink, "ink");
        if (poses.length != 7 * world.bodies()) {
            throw new IllegalArgumentException("ghost has " + poses.length + " numbers; expected seven for each of the "
                    + world.bodies() + " bodies of its world");
        }
    }
}
