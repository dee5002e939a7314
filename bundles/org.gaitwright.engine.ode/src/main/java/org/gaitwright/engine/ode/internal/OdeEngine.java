// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.ode4j.ode.OdeHelper;
import org.ode4j.ode.internal.DxQuickStep;
import org.osgi.service.component.annotations.Component;

/** The Open Dynamics Engine, as ode4j has it, behind the contract of engines. */
@Component(service = Engine.class)
public final class OdeEngine implements Engine {
    static {
        OdeHelper.initODE2(0);
        // the order of rows is shuffled by one random number for all threads: a run would depend on its neighbours
        DxQuickStep.RANDOM_CONSTRAINTS_REORDERING_FREQUENCY = Integer.MAX_VALUE;
    }

    @Override
    public String id() {
        return "ode";
    }

    @Override
    public String name() {
        return "ODE";
    }

    @Override
    public String description() {
        return "Open Dynamics Engine (ode4j): maximal coordinates, motors as soft constraints, friction pyramid";
    }

    @Override
    public Simulation create(World world) {
        return new OdeSimulation(world);
    }
}
