// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import org.gaitwright.core.registry.NamedContribution;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.ode4j.ode.DWorld;
import org.ode4j.ode.OdeHelper;
import org.osgi.service.component.annotations.Component;

/** The Open Dynamics Engine, as ode4j has it, behind the contract of engines. */
@Component(service = Engine.class)
public final class OdeEngine extends NamedContribution implements Engine {
    static {
        OdeHelper.initODE2(0);
        keepOrder();
    }

    /**
     * The quick stepper shuffles its rows by one random number for all threads, so that a run would depend on its neighbours. It
     * has a public switch for that, in a package that ode4j keeps to itself.
     */
    private static void keepOrder() {
        try {
            Class.forName("org.ode4j.ode.internal.DxQuickStep", true, DWorld.class.getClassLoader())
                    .getField("RANDOM_CONSTRAINTS_REORDERING_FREQUENCY")
                    .setInt(null, Integer.MAX_VALUE);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("this version of ode4j orders constraints differently; use 0.5.3", e);
        }
    }

    public OdeEngine() {
        super(
                "ode",
                "ODE",
                "Open Dynamics Engine (ode4j): maximal coordinates, motors as soft constraints, friction pyramid");
    }

    @Override
    public Simulation create(World world) {
        return new OdeSimulation(world);
    }
}
