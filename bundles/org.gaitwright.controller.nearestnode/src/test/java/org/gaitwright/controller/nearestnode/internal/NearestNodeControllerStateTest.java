// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.nearestnode.internal;

import java.util.Map;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.testkit.ControllerContract;
import org.gaitwright.testkit.Slope;

class NearestNodeControllerStateTest extends ControllerContract {
    private final Walks walks = new Walks();

    NearestNodeControllerStateTest() {
        walks.biped.ground = new Slope(0);
    }

    @Override
    protected Controller create() {
        return new NearestNodeController(walks.settings, walks.values(Map.of("feedback.d", 0.5, "feedback.v", 0.2)));
    }

    @Override
    protected Observation body() {
        return walks.biped;
    }

    @Override
    protected void move(int tick) {
        walks.biped.shake(tick % 7);
        walks.biped.load[tick / 20 % 2] = tick % 20 > 15 ? 500 : 0;
    }
}
