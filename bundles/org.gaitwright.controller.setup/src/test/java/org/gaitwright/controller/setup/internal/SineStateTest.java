// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.setup.internal;

import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.testkit.ControllerContract;

/** The controller that swings a joint about where it was at the start, and holds the others there. */
class SineStateTest extends ControllerContract {
    private final ControllerFactory factory = new SineController();
    private final PosedTailedBody puppet = new PosedTailedBody(50);

    @Override
    protected Controller create() {
        return factory.create(
                puppet.character, factory.parameters(puppet.character).initialValues());
    }

    @Override
    protected Observation body() {
        return puppet;
    }

    @Override
    protected void move(int tick) {
        puppet.time = tick / 64.0;
        puppet.q[2] = 1 + 0.01 * (tick % 11);
        puppet.q[puppet.character.positionOffset(PosedTailedBody.HIP)] = 0.1 * (tick % 5);
    }
}
