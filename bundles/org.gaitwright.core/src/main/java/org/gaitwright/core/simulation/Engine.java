// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.simulation;

import org.gaitwright.core.registry.Contribution;

/** A physics engine. Stateless; may be used from any thread. */
public interface Engine extends Contribution {
    /**
     * A simulation of this world, at time zero.
     *
     * @throws org.gaitwright.core.registry.InvalidInput if the world has something that this engine can't do
     */
    Simulation create(World world);
}
