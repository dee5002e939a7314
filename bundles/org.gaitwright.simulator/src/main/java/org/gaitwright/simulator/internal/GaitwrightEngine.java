// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.osgi.service.component.annotations.Component;

/** The engine that ships with the studio. */
@Component(service = Engine.class)
public final class GaitwrightEngine implements Engine {
    @Override
    public String id() {
        return "gaitwright";
    }

    @Override
    public String name() {
        return "Gaitwright";
    }

    @Override
    public String description() {
        return "Reduced coordinates, soft convex contact, implicit PD; the same bits on every machine";
    }

    @Override
    public Simulation create(World world) {
        return new TreeSimulation(world);
    }
}
